import type { BoardPart, PlatePart, PlatesPart, SeatPart } from '@castellan/table';
import {
  cardLabel,
  Counter,
  Medal,
  MedalThing,
  Placard,
  Plate,
  Plates,
  Thing,
  useLooks,
  usePlan,
} from '@castellan/table';
import { NONE } from '../state.ts';
import { auditOf, standingOf } from '../view.ts';
import { Finished } from './purse.tsx';
import type { Scene } from './scene.ts';
import { citizenId, isActive, kindsIn, questId } from './scene.ts';

/** The others, a plate each; a press opens one large. On a small screen one's own points come first. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { near, others, say } = scene;
  const { isSmall } = usePlan();
  const isAlone = others.length === 0 && !isSmall;
  const seats = isSmall ? [near, ...others] : others;
  return (
    <Plates label={say('players')}>
      {isAlone ? (
        <Audit scene={scene} />
      ) : (
        seats.map(seat => (
          <Rival key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
        ))
      )}
    </Plates>
  );
}

function Rival({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, say, who, near } = scene;
  const { isSmall } = usePlan();
  const player = view.players[seat]!;
  const isOwn = seat === near;
  const { points } = standingOf(view, seat);
  const cards = player.hand.length;
  return (
    <Plate
      seat={seat}
      isOwn={isOwn}
      isActive={isActive(scene, seat)}
      points={{ icon: 'vp', n: points, place: `vp:${seat}`, label: say('points', { n: points }) }}
      means={[]}
      signs={
        !isOwn && (
          <Counter
            icon="place:hand"
            n={cards}
            place={`hand-of:${seat}`}
            label={say('in-hand', { n: cards })}
          />
        )
      }
      openLabel={say('open-plate', { name: who(seat) })}
      onOpen={onOpen}
    >
      <div className="qv-plate__row">
        <Finished scene={scene} seat={seat} />
        {!isSmall && <Company scene={scene} seat={seat} />}
      </div>
      {!isSmall && <Reserved scene={scene} seat={seat} />}
    </Plate>
  );
}

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
