import {
  Counter,
  seatColour,
  SeatShield,
  Thing,
  Token,
  useLooks,
  usePlan,
  Picture,
  Zone,
} from '@castellan/table';
import type { CSSProperties } from 'react';
import { RESOURCES, TYPES } from '../cards/types.ts';
import { handSize } from '../hand.ts';
import { buildingsOfType } from '../powers.ts';
import { pointsOf } from '../scoring.ts';
import { isSolo, NONE, TARGET, villageSize } from '../state.ts';
import { Cell, Coin } from './coins.tsx';
import { handOf, purseOf } from './flights.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { coinsOf, isLeading, villageRefs } from './scene.ts';

interface RivalsProps {
  readonly scene: Scene;
  readonly seats: readonly number[];
  onOpen(seat: number): void;
}

/** The others, a plate each, with the Resources that coins can be laid on; a press opens one large. */
export function Rivals({ scene, seats, onOpen }: RivalsProps) {
  return (
    <Zone id="rivals" label={scene.say.rivals} place="rivals" ground="none" className="vv-rivals">
      {isSolo(scene.view) && <King scene={scene} />}
      {seats.map(seat => (
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
  const { view, who, say, locale } = scene;
  const { mode } = usePlan();
  const player = view.players[seat]!;
  const points = pointsOf(player);
  const hand = handSize(player);
  const target = TARGET[view.players.length]!;
  const isFull = mode === 'wide' || mode === 'tablet';
  return (
    <article
      className="vv-plate"
      data-active={isLeading(scene, seat) ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <Thing of={`seat:${seat}`} zoom={null} label={who(seat)} className="vv-plate__arms">
          <SeatShield seat={seat} />
        </Thing>
        <button type="button" onClick={onOpen} title={say.open(who(seat))}>
          {who(seat)}
        </button>
        {!isFull && (
          <Counter
            icon="gold"
            n={player.gold}
            place={purseOf(seat)}
            label={say.purse(player.gold)}
          />
        )}
        <Token icon="vp" text={`${points}`} label={say.points(points)} className="vv-points" />
      </header>
      {isFull && (
        <p className="vv-plate__means">
          <Counter
            icon="gold"
            n={player.gold}
            place={purseOf(seat)}
            label={say.purse(player.gold)}
          />
          <Counter icon="card" n={hand} place={handOf(seat)} label={say.hand(hand)} />
          {mode === 'wide' && <Types scene={scene} seat={seat} />}
          <span className="vv-size" title={say.places(villageSize(player), target)}>
            {villageSize(player)}/{target}
          </span>
        </p>
      )}
      {mode === 'wide' && view.players.length === 2 && <Chips scene={scene} seat={seat} />}
      <ul className="vv-cells">
        {isFull && (
          <li>
            <span className="vv-cell" data-castle="" title={say.locked}>
              {player.castle === NONE ? (
                <Token icon="locked" label={icon('locked', locale).label} />
              ) : (
                <Coin by={player.castle} />
              )}
              <Token icon="wild" />
            </span>
          </li>
        )}
        {RESOURCES.map((kind, at) => {
          const coins = coinsOf(player)[at]!;
          const free = coins.filter(coin => coin === NONE).length;
          const { label } = icon(kind, locale);
          return (
            <li key={kind}>
              <Thing
                of={`resource:${seat}:${kind}`}
                zoom={null}
                label={
                  coins.length === 0
                    ? say.noResource(label)
                    : say.resource(label, coins.length, free)
                }
                className="vv-cell-thing"
              >
                <Cell kind={kind} coins={coins} />
              </Thing>
            </li>
          );
        })}
      </ul>
    </article>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** How many Buildings of each type: what Adventurers ask for. */
function Types({ scene: { view, locale }, seat }: SeatProps) {
  const player = view.players[seat]!;
  return (
    <span className="vv-types">
      {TYPES.map((type, at) => {
        const n = buildingsOfType(player, at);
        return n === 0 ? null : (
          <span key={type}>
            <Token icon={`type:${type}`} label={icon(`type:${type}`, locale).label} />
            {n}
          </span>
        );
      })}
    </span>
  );
}

/** Someone's village as small pictures. */
function Chips({ scene, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const refs = villageRefs(scene.view.players[seat]!);
  return (
    <ul className="vv-chips">
      {refs.map(ref => {
        const { emblem, name, field } = faceOf(ref)!;
        return (
          <li key={ref} data-field={field} title={name}>
            <Picture name={emblem} />
            <span className="ct-hidden">{name}</span>
          </li>
        );
      })}
      {refs.length === 0 && <li data-none="">{scene.say.nothing}</li>}
    </ul>
  );
}

/** Alone there is nobody to watch: what the King wants, and how much time is left. */
function King({ scene: { view, say } }: { readonly scene: Scene }) {
  return (
    <aside className="vv-plate vv-king">
      <h3>{say.king}</h3>
      <p>{say.kingAsks}</p>
      <p>{say.deckLeft(view.deck.length)}</p>
    </aside>
  );
}
