import type { CSSProperties } from 'preact';
import type { BoardPart, PlatePart, SeatPart, Size } from '@castellan/table';
import {
  cardLabel,
  Hollow,
  Medal,
  MedalThing,
  OwnPlate,
  Thing,
  TileThing,
  Token,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { TYPES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import { LAST_QUEST, NONE } from '../state.ts';
import { favourOf, standingOf } from '../view.ts';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';
import { icon, speech } from './speech.ts';

/** The viewer's own: points, the Guild Master, finished Quests and the Reserved one. A line where room is short. */
export function Purse({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who, view, me } = scene;
  const { mode, boxes, scale } = usePlan();
  const box = boxes.get('purse');
  if (box === undefined) return null;
  if (mode !== 'wide')
    return (
      <Zone id="purse" label={who(seat)} seat={seat} className="qv-purse ct-line">
        <Kept scene={scene} seat={seat} />
        <Reserved scene={scene} seat={seat} />
      </Zone>
    );
  // Where no Quest is reserved there is room for the Guild Master, who says what they like.
  const master = masterOf(scene, seat)?.ref;
  const isMaster = master !== undefined && view.players[seat]!.reserved === NONE;
  const size = {
    width: Math.round(box.width - 28 * scale),
    height: Math.round(box.height - (isMaster ? 162 : 232) * scale),
  };
  const { more, ...plate } = plateOf(scene, seat);
  return (
    <OwnPlate
      {...plate}
      label={who(seat)}
      card={master}
      // What only oneself can see stands beside.
      signs={
        seat === me &&
        more > 0 && <small title={say('favour-short', { n: more })}>{`+${more}`}</small>
      }
      onOpen={onOpen}
      className="qv-own"
    >
      {!isMaster && likes(scene, seat)}
      <h4>{say('finished')}</h4>
      <Finished scene={scene} seat={seat} />
      <h4>{isMaster ? say('nothing-reserved') : say('reserved-quest')}</h4>
      <Reserved scene={scene} seat={seat} size={size} instead={master} />
    </OwnPlate>
  );
}

/** What a plate says of anyone; `more`: points that only some can see. */
export function plateOf({ view, say, isActive }: Scene, seat: number) {
  const { points: n, more } = standingOf(view, seat);
  return {
    seat,
    isActive: isActive(seat),
    points: { icon: 'vp', n, place: `vp:${seat}`, label: say('points', { n }) },
    means: [],
    more,
  };
}

/** Below a Quest: what it lacks. */
const TAG = 20;

/** The same in a tray: the Guild Master and what was finished at the left, the Reserved Quest beside. */
export function OwnQuests({ scene, box }: BoardPart<Scene> & { readonly box: Size }) {
  const size = { width: 124, height: box.height - 2 * usePlan().pad - TAG };
  return (
    <div className="qv-own-quests">
      <div className="ct-row ct-line">
        <Kept scene={scene} seat={scene.near} />
      </div>
      <Reserved scene={scene} seat={scene.near} size={size} />
    </div>
  );
}

/** The Guild Master, what they like, and what is finished. */
function Kept({ scene, seat }: SeatPart<Scene>) {
  const master = masterOf(scene, seat);
  return (
    <>
      {master && <MedalThing of={master.ref} card={master.ref} round label={master.name} />}
      {likes(scene, seat)}
      <Finished scene={scene} seat={seat} />
    </>
  );
}

/** The Guild Master, as far as it can be seen. */
function masterOf({ view, locale }: Scene, seat: number) {
  const master = GUILD_MASTERS[view.players[seat]!.guildMaster];
  return master && { ref: `guild-master:${master.id}`, name: speech(locale).called(master.id) };
}

/** The types of Quests that one's Guild Master likes. */
function likes(scene: Scene, seat: number) {
  const { view, say, others, locale } = scene;
  const master = masterOf(scene, seat);
  if (master === undefined) return <p>{say('hidden')}</p>;
  return (
    <p className="qv-likes ct-line" title={master.name}>
      {TYPES.filter(type => favourOf(view, seat, type) > 0).map(type => (
        <span key={type} className="ct-line">
          <Token icon={`type:${type}`} label={icon(`type:${type}`, locale).label} />
          <Token icon="vp" text={`${favourOf(view, seat, type)}`} />
        </span>
      ))}
      {others.length > 0 && !view.isOver && <em>{say('secret')}</em>}
    </p>
  );
}

interface ReservedProps extends SeatPart<Scene> {
  readonly size?: Size;
  /** The card that has its place while there is none. */
  readonly instead?: string | undefined;
}

/** The Quest the player has reserved: as a tile where there is a size for it, else as a line. */
export function Reserved({ scene, seat, size, instead }: ReservedProps) {
  const { faceOf } = useLooks();
  const { view, say } = scene;
  const { reserved } = view.players[seat]!;
  const none = say('nothing-reserved');
  const of = reserved === NONE ? '' : `quest:${questId(reserved)}`;
  const face = faceOf(of);
  return (
    <span className="qv-reserved" data-ref={`reserved-of:${seat}`}>
      {face === null ? (
        instead === undefined ? (
          <Hollow label={none}>{none}</Hollow>
        ) : (
          <TileThing card={instead} size={size} />
        )
      ) : size === undefined ? (
        <Thing
          of={of}
          label={`${say('reserved-quest')}: ${cardLabel(face)}`}
          className="qv-reserved__line ct-line"
        >
          <Medal card={of} />
          <b>{face.name}</b>
          <Token icon="vp" text={`${QUESTS[reserved]!.vp}`} />
        </Thing>
      ) : (
        <QuestThing scene={scene} quest={reserved} size={size} />
      )}
    </span>
  );
}

/** Finished Quests: five places, and more if it comes to that. */
export function Finished({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { completed } = view.players[seat]!;
  const empty = Math.max(0, LAST_QUEST - completed.length);
  return (
    <span className="qv-finished ct-fan" title={say('finished-of', { n: completed.length })}>
      {completed.map(quest => {
        const of = `tableau:${seat}:quest:${questId(quest)}`;
        const { type, vp } = QUESTS[quest]!;
        return (
          <Thing key={quest} of={of}>
            <Token icon={`type:${type}`} />
            <b>{vp}</b>
          </Thing>
        );
      })}
      {empty > 0 && <i style={{ '--places': empty } as CSSProperties} />}
    </span>
  );
}
