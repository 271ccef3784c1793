import type { BoardPart, SeatPart } from '@castellan/table';
import {
  cardLabel,
  Counter,
  Medal,
  MedalThing,
  Placard,
  rivalsOf,
  Thing,
  useLooks,
  usePlan,
} from '@castellan/table';
import { NONE } from '../state.ts';
import { auditOf, standingOf } from '../view.ts';
import { Finished } from './purse.tsx';
import type { Scene } from './scene.ts';
import { citizenId, isActive, kindsIn, questId } from './scene.ts';

/** The others. On a small screen one's own points come first. */
export const Rivals = rivalsOf<Scene>({
  seats: ({ near, others }, { isSmall }) => (isSmall ? [near, ...others] : others),
  before: (scene, { isSmall }) => scene.others.length === 0 && !isSmall && <Audit scene={scene} />,
  usePlate: (scene, seat) => {
    const { view, say, near } = scene;
    const { isSmall } = usePlan();
    const { points } = standingOf(view, seat);
    const n = view.players[seat]!.hand.length;
    return {
      isActive: isActive(scene, seat),
      points: { icon: 'vp', n: points, place: `vp:${seat}`, label: say('points', { n: points }) },
      means: [],
      signs: seat !== near && (
        <Counter icon="place:hand" n={n} place={`hand-of:${seat}`} label={say('in-hand', { n })} />
      ),
      children: (
        <>
          <div className="qv-plate__row">
            <Finished scene={scene} seat={seat} />
            {!isSmall && <Company scene={scene} seat={seat} />}
          </div>
          {!isSmall && <Reserved scene={scene} seat={seat} />}
        </>
      ),
    };
  },
});

/** Someone's Guild as small pictures. */
function Company({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const kinds = kindsIn(view.players[seat]!.guild);
  return (
    <ul className="qv-company" aria-label={say('guild')} data-ref={`guild-of:${seat}`}>
      {kinds.map(([card, n]) => {
        const ref = `citizen:${citizenId(card)}`;
        return (
          <li key={card}>
            <MedalThing
              of={`tableau:${seat}:${ref}`}
              card={ref}
              n={n}
              label={cardLabel(faceOf(ref)!)}
            />
          </li>
        );
      })}
      {kinds.length === 0 && <li>{say('empty-guild')}</li>}
    </ul>
  );
}

function Reserved({ scene: { view, say }, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const { reserved } = view.players[seat]!;
  const of = reserved === NONE ? '' : `quest:${questId(reserved)}`;
  return (
    <p className="qv-plate__reserved" data-ref={`reserved-of:${seat}`}>
      {reserved === NONE ? (
        <em>{say('nothing-reserved')}</em>
      ) : (
        <Thing
          of={of}
          label={`${say('reserved-quest')}: ${cardLabel(faceOf(of)!)}`}
          className="qv-reserved"
        >
          <Medal card={of} />
          <span>{faceOf(of)!.name}</span>
        </Thing>
      )}
    </p>
  );
}

/** Alone: what the auditor will say. */
function Audit({ scene: { view, say } }: BoardPart<Scene>) {
  const { points, ranks, reached } = auditOf(view);
  return (
    <Placard title={say('audit')} now={`${points} · ${say(`rank-${ranks[reached]!.rank}`)}`}>
      <ol className="qv-audit">
        {ranks.map(({ rank, least }, i) => (
          <li key={least} data-now={i === reached ? '' : undefined}>
            <b>{least}</b> {say(`rank-${rank}`)}
          </li>
        ))}
      </ol>
    </Placard>
  );
}
