import type { BoardPart, SeatPart, Size } from '@castellan/table';
import {
  cardLabel,
  Hollow,
  Medal,
  MedalThing,
  OwnPlate,
  Thing,
  TileRow,
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
import { isActive, questId } from './scene.ts';
import { icon, speech } from './speech.ts';

interface PurseProps extends BoardPart<Scene> {
  onOpen(): void;
}

/** One's own: points, the Guild Master, finished Quests and the Reserved one. A line where there is little room. */
export function Purse({ scene, onOpen }: PurseProps) {
  const { say, near, who, view, me } = scene;
  const { mode, boxes, scale } = usePlan();
  const standing = standingOf(view, near);
  const { points } = standing;
  // What only oneself can see stands beside.
  const more = near === me ? standing.more : 0;
  const master = masterOf(scene, near);
  const box = boxes.get('purse');
  if (box === undefined) return null;
  const isLine = mode !== 'wide';
  // Where no Quest is reserved there is room for the Guild Master, who says what they like.
  const isMaster = !isLine && master !== undefined && view.players[near]!.reserved === NONE;
  const size = {
    width: Math.round(box.width - 28 * scale),
    height: Math.round(box.height - (isMaster ? 162 : 232) * scale),
  };
  const parts = (
    <>
      {!isMaster && <Likes scene={scene} />}
      {!isLine && <h4>{say('finished')}</h4>}
      <Finished scene={scene} seat={near} />
      {!isLine && <h4>{isMaster ? say('nothing-reserved') : say('reserved-quest')}</h4>}
      <span className="qv-reserved" data-ref={`reserved-of:${near}`}>
        {isMaster ? (
          <TileThing card={master.ref} size={size} />
        ) : (
          <OwnReserved scene={scene} size={isLine ? null : size} />
        )}
      </span>
    </>
  );
  if (isLine)
    return (
      <Zone id="purse" label={who(near)} seat={near} className="qv-purse">
        {master !== undefined && (
          <MedalThing of={master.ref} card={master.ref} round label={master.name} />
        )}
        {parts}
      </Zone>
    );
  return (
    <OwnPlate
      label={who(near)}
      seat={near}
      card={master?.ref}
      isActive={isActive(scene, near)}
      points={{ icon: 'vp', n: points, place: `vp:${near}`, label: say('points', { n: points }) }}
      means={[]}
      signs={more > 0 && <small>+{more}</small>}
      onOpen={onOpen}
      className="qv-own"
    >
      {parts}
    </OwnPlate>
  );
}

/** The same in a tray: the Guild Master and what was finished at the left, the Reserved Quest beside. */
export function OwnQuests({ scene, box }: BoardPart<Scene> & { readonly box: Size }) {
  const { near } = scene;
  const { pad } = usePlan();
  const master = masterOf(scene, near);
  const size = { width: 124, height: box.height - 2 * pad - TAG };
  return (
    <div className="qv-own-quests">
      <div>
        {master !== undefined && (
          <MedalThing of={master.ref} card={master.ref} round label={master.name} />
        )}
        <Likes scene={scene} />
        <Finished scene={scene} seat={near} />
      </div>
      <span className="qv-reserved" data-ref={`reserved-of:${near}`}>
        <OwnReserved scene={scene} size={size} />
      </span>
    </div>
  );
}

/** Below a Quest: what it lacks. */
const TAG = 20;

/** The Guild Master, as far as it can be seen. */
function masterOf(
  { view, locale }: Scene,
  seat: number,
): { ref: string; name: string } | undefined {
  const master = GUILD_MASTERS[view.players[seat]!.guildMaster];
  return master && { ref: `guild-master:${master.id}`, name: speech(locale).called(master.id) };
}

/** The types of Quests that one's Guild Master likes. */
function Likes({ scene: { view, say, near, others, locale } }: BoardPart<Scene>) {
  const master = GUILD_MASTERS[view.players[near]!.guildMaster];
  if (master === undefined) return <p>{say('hidden')}</p>;
  const liked = TYPES.filter(type => favourOf(view, near, type) > 0);
  return (
    <p className="qv-likes" title={speech(locale).called(master.id)}>
      {liked.map(type => (
        <span key={type}>
          <Token icon={`type:${type}`} label={icon(`type:${type}`, locale).label} />
          <b>+{favourOf(view, near, type)}</b>
        </span>
      ))}
      {others.length > 0 && !view.isOver && <em>{say('secret')}</em>}
    </p>
  );
}

/** The Quest one has reserved: as a tile where there is a size for it, else as a line. */
function OwnReserved({ scene, size }: BoardPart<Scene> & { readonly size: Size | null }) {
  const { faceOf } = useLooks();
  const { view, say, near } = scene;
  const { reserved } = view.players[near]!;
  if (reserved === NONE)
    return <Hollow label={say('nothing-reserved')}>{say('nothing-reserved')}</Hollow>;
  if (size !== null)
    return (
      <TileRow size={size}>
        <li>
          <QuestThing scene={scene} quest={reserved} size={size} />
        </li>
      </TileRow>
    );
  const of = `quest:${questId(reserved)}`;
  return (
    <Thing of={of} label={cardLabel(faceOf(of)!)} className="qv-reserved__line">
      <Medal card={of} />
      <b>{faceOf(of)!.name}</b>
      <Token icon="vp" text={`${QUESTS[reserved]!.vp}`} />
    </Thing>
  );
}

/** Finished Quests: five places, and more if it comes to that. */
export function Finished({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const { completed } = view.players[seat]!;
  const empty = Math.max(0, LAST_QUEST - completed.length);
  return (
    <span className="qv-finished ct-fan" title={say('finished-of', { n: completed.length })}>
      {completed.map(quest => {
        const of = `tableau:${seat}:quest:${questId(quest)}`;
        const { type, vp } = QUESTS[quest]!;
        return (
          <Thing key={quest} of={of} label={cardLabel(faceOf(of)!)} className="qv-done">
            <Token icon={`type:${type}`} />
            <b>{vp}</b>
          </Thing>
        );
      })}
      {Array.from({ length: empty }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}
