import {
  Counter,
  Emblem,
  seatColour,
  SeatShield,
  Thing,
  Token,
  useField,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { cardLabel } from '@castellan/table';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { TYPES } from '../cards/language.ts';
import { QUESTS } from '../cards/quests.ts';
import { standing } from '../scoring.ts';
import { questPoints } from '../scoring.ts';
import { LAST_QUEST, NONE } from '../state.ts';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** One's own: points, the Guild Master, finished Quests and the Reserved one. */
export function Purse({ scene }: { readonly scene: Scene }) {
  const { say, near, who, view } = scene;
  const { mode } = usePlan();
  const { reserved } = view.players[near]!;
  return (
    <Zone id="purse" label={who(near)} ground="wood" tint={seatColour(near)} className="qv-purse">
      {mode !== 'phone' && mode !== 'lying' && (
        <header>
          <SeatShield seat={near} />
          <strong>{who(near)}</strong>
          <Points scene={scene} seat={near} />
        </header>
      )}
      <Master scene={scene} seat={near} />
      <div className="qv-purse__part">
        <h4>{say.finished}</h4>
        <Finished scene={scene} seat={near} />
      </div>
      <div className="qv-purse__part qv-purse__reserved" data-ref={`reserved-of:${near}`}>
        <h4>{say.reserved}</h4>
        {reserved === NONE ? (
          <span className="qv-hollow">{say.nothingReserved}</span>
        ) : (
          <QuestThing scene={scene} quest={reserved} />
        )}
      </div>
    </Zone>
  );
}

/** Points in sight; what only oneself can see stands beside. */
function Points({ scene: { view, say, me }, seat }: SeatProps) {
  const player = view.players[seat]!;
  const points = questPoints(player);
  const more = seat === me ? standing(view)[seat]! - points : 0;
  return (
    <span className="qv-points" title={say.points(points)}>
      <Counter icon="vp" n={points} place={`vp:${seat}`} label={say.points(points)} />
      {more > 0 && <small>+{more}</small>}
    </span>
  );
}

/** The Guild Master, as far as it can be seen. */
function Master({ scene: { view, say }, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const { guildMaster } = view.players[seat]!;
  const face = guildMaster < 0 ? null : faceOf(`guild-master:${GUILD_MASTERS[guildMaster]!.id}`)!;
  const picture = useField(face?.field ?? 'duke');
  if (face === null) return <p className="qv-master">{say.hidden}</p>;
  return (
    <div className="qv-master">
      <Thing of={face.ref} label={cardLabel(face)} className="qv-master__bust">
        <span style={{ backgroundImage: `url(${picture})` }}>
          <Emblem name={face.emblem} className="qv-emblem" />
        </span>
      </Thing>
      <span className="qv-master__name">{face.name}</span>
      <span className="qv-master__likes">
        {TYPES.map(type =>
          JSON.stringify(GUILD_MASTERS[guildMaster]!.score).includes(`"${type}"`) ? (
            <span key={type}>
              <Token icon={`type:${type}`} label={say.label(`type:${type}`)} />
              <b>+1</b>
            </span>
          ) : null,
        )}
        {view.players.length > 1 && !view.isOver && <em>{say.secret}</em>}
      </span>
    </div>
  );
}

/** Finished Quests: five places, and more if it comes to that. */
export function Finished({ scene: { view, say }, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const { completed } = view.players[seat]!;
  const empty = Math.max(0, LAST_QUEST - completed.length);
  return (
    <span className="qv-finished" title={say.finishedOf(completed.length)}>
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
