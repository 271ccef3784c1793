import {
  cardLabel,
  Counter,
  seatColour,
  SeatShield,
  Thing,
  useLooks,
  usePlan,
  useTable,
  Zone,
} from '@castellan/table';
import type { CSSProperties } from 'react';
import { QUESTS } from '../cards/quests.ts';
import { RANKS, standing } from '../scoring.ts';
import { NONE } from '../state.ts';
import { Medallion } from './citizen.tsx';
import { Finished, Points } from './purse.tsx';
import type { Scene } from './scene.ts';
import { citizenId, isActive, kindsIn, questId } from './scene.ts';

interface RivalsProps {
  readonly scene: Scene;
  readonly seats: readonly number[];
  onOpen(seat: number): void;
}

/** The others, a plate each; a press opens one large. On a phone one's own points come first. */
export function Rivals({ scene, seats, onOpen }: RivalsProps) {
  const { mode } = usePlan();
  const plates = mode === 'phone' || mode === 'lying' ? [scene.near, ...seats] : seats;
  return (
    <Zone
      id="rivals"
      label={scene.say.players}
      ground="none"
      className={`qv-rivals ${seats.length > 2 ? 'qv-rivals--many' : ''}`}
    >
      {seats.length === 0 && mode !== 'phone' && <Audit scene={scene} />}
      {(seats.length > 0 || mode === 'phone') &&
        plates.map(seat => (
          <Plate key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
        ))}
    </Zone>
  );
}

interface PlateProps {
  readonly scene: Scene;
  readonly seat: number;
  onOpen(): void;
}

function Plate({ scene, seat, onOpen }: PlateProps) {
  const { view, say, who, near } = scene;
  const { lit } = useTable();
  const { mode } = usePlan();
  const { hand } = view.players[seat]!;
  const isOwn = seat === near;
  const name = isOwn ? say.you : who(seat);
  const isSmall = mode === 'phone' || mode === 'lying';
  return (
    <article
      className="qv-plate"
      data-active={isActive(scene, seat) ? '' : undefined}
      data-spot={isOwn ? 'own' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <SeatShield seat={seat} />
        {lit.of(`seat:${seat}`).length > 0 ? (
          <Thing of={`seat:${seat}`} zoom={null} label={name} className="qv-plate__aim">
            <strong>{name}</strong>
          </Thing>
        ) : (
          <button type="button" onClick={onOpen} title={say.openPlate(name)}>
            {name}
          </button>
        )}
        <Points scene={scene} seat={seat} />
      </header>
      <div className="qv-plate__line">
        <Finished scene={scene} seat={seat} />
        {!isOwn && (
          <span className="qv-plate__hand" title={say.cards(hand.length)}>
            <Counter
              icon="place:hand"
              n={hand.length}
              place={`hand-of:${seat}`}
              label={say.cards(hand.length)}
            />
          </span>
        )}
      </div>
      {!isSmall && <Company scene={scene} seat={seat} />}
      {!isSmall && <Reserved scene={scene} seat={seat} />}
    </article>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** Someone's Guild as small pictures. */
function Company({ scene: { view, say }, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const kinds = kindsIn(view.players[seat]!.guild);
  return (
    <ul className="qv-company" aria-label={say.guild} data-ref={`guild-of:${seat}`}>
      {kinds.map(([card, n]) => {
        const of = `tableau:${seat}:citizen:${citizenId(card)}`;
        return (
          <li key={card}>
            <Thing of={of} label={cardLabel(faceOf(of)!)} className="qv-company__one">
              <Medallion of={`citizen:${citizenId(card)}`} n={n} />
            </Thing>
          </li>
        );
      })}
      {kinds.length === 0 && <li className="qv-company__none">{say.emptyGuild}</li>}
    </ul>
  );
}

function Reserved({ scene: { view, say }, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const { reserved } = view.players[seat]!;
  const of = reserved === NONE ? '' : `quest:${questId(reserved)}`;
  return (
    <p className="qv-plate__reserved" data-ref={`reserved-of:${seat}`}>
      {reserved === NONE ? (
        <em>{say.nothingReserved}</em>
      ) : (
        <Thing of={of} label={`${say.reserved}: ${cardLabel(faceOf(of)!)}`} className="qv-reserved">
          <Medallion of={of} />
          <span>{QUESTS[reserved]!.name}</span>
        </Thing>
      )}
    </p>
  );
}

/** Alone: what the auditor will say. */
function Audit({ scene: { view, say } }: { readonly scene: Scene }) {
  const points = standing(view)[0]!;
  const rank = RANKS.findIndex(({ least }) => points >= least);
  return (
    <aside className="qv-plate qv-audit">
      <h3>{say.audit}</h3>
      <ol>
        {RANKS.map(({ least }, i) => (
          <li key={least} data-now={i === rank ? '' : undefined}>
            <b>{least}</b> {say.ranks[i]}
          </li>
        ))}
      </ol>
    </aside>
  );
}
