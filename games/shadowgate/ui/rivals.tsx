import { Counter, seatColour, SeatShield, Token, useLooks, usePlan, Zone } from '@castellan/table';
import type { CSSProperties } from 'react';
import { SOLO_TURNS, TARGET, victoryPoints } from '../state.ts';
import { QuestDeck } from './piles.tsx';
import { Bust, Points, Stats } from './purse.tsx';
import './rivals.css';
import type { Scene } from './scene.ts';
import { characterOf, isActive, ITEM_PLACES, itemIn, lastDeed, signOf } from './scene.ts';

interface RivalsProps {
  readonly scene: Scene;
  /** Whose place is large: on a phone a chip beside the others. */
  readonly near: number;
  readonly seats: readonly number[];
  onOpen(seat: number): void;
}

/** The way to 25 and the others, a plate each; a press opens one large. */
export function Rivals({ scene, near, seats, onOpen }: RivalsProps) {
  const { mode } = usePlan();
  const plates = mode === 'phone' ? [near, ...seats] : seats;
  return (
    <Zone
      id="rivals"
      label={scene.say.board.players}
      place="track"
      ground="none"
      className="sg-rivals"
    >
      {mode === 'wide' && <Track scene={scene} />}
      {seats.length === 0 && mode !== 'phone' && <Challenge scene={scene} />}
      {plates.map(seat => (
        <Plate
          key={seat}
          scene={scene}
          seat={seat}
          isOwn={seat === near}
          onOpen={() => onOpen(seat)}
        />
      ))}
      {(mode === 'tablet' || mode === 'phone') && <QuestDeck scene={scene} />}
    </Zone>
  );
}

/** The way to 25: each seat's shield stands where its points are. */
function Track({ scene: { view, say, who } }: { readonly scene: Scene }) {
  const places = view.players.map(player => victoryPoints(player));
  return (
    <ol className="sg-track" title={say.board.goal(TARGET)}>
      {[0, 5, 10, 15, 20].map(at => (
        <li
          key={`at ${at}`}
          className="sg-track__mark"
          style={{ '--at': at / TARGET } as CSSProperties}
        >
          {at}
        </li>
      ))}
      <li className="sg-track__end">
        <Token icon="vp" text={`${TARGET}`} />
      </li>
      {places.map((points, seat) => {
        const below = places.slice(0, seat).filter(other => other === points).length;
        const style = { '--at': Math.min(points, TARGET) / TARGET, '--below': below };
        return (
          <li key={seat} className="sg-track__seat" style={style as CSSProperties}>
            <SeatShield seat={seat} />
            <span className="ct-hidden">
              {who(seat)}: {say.board.ofTarget(points, TARGET)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface PlateProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly isOwn: boolean;
  onOpen(): void;
}

function Plate({ scene, seat, isOwn, onOpen }: PlateProps) {
  const { view, who, say } = scene;
  const { mode } = usePlan();
  const player = view.players[seat]!;
  const face = characterOf(player);
  return (
    <article
      className="sg-plate"
      data-active={isActive(scene, seat) ? '' : undefined}
      data-own={isOwn ? '' : undefined}
      data-spot={isOwn ? 'own' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      {mode !== 'phone' && mode !== 'lying' && <Bust scene={scene} seat={seat} />}
      <header>
        <SeatShield seat={seat} />
        <button type="button" onClick={onOpen} title={say.board.open(who(seat))}>
          {isOwn ? say.board.you : who(seat)}
        </button>
        <em>{face?.name}</em>
      </header>
      <Points scene={scene} seat={seat} />
      {face !== null && <Stats scene={scene} face={face} />}
      {!isOwn && (
        <span className="sg-plate__hand" title={say.board.handOf(player.hand.length)}>
          <Counter
            icon="hand"
            n={player.hand.length}
            place={`hand-of:${seat}`}
            label={say.board.handOf(player.hand.length)}
          />
        </span>
      )}
      {mode !== 'phone' && mode !== 'lying' && <Signs scene={scene} seat={seat} />}
      {mode === 'wide' && view.players.length === 2 && <LastTurn scene={scene} seat={seat} />}
    </article>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** Someone's items as the twelve signs, in the order of one's own. */
function Signs({ scene: { view, say }, seat }: SeatProps) {
  const { items } = view.players[seat]!;
  const base: readonly string[] = characterOf(view.players[seat]!)?.baseTypes ?? [];
  return (
    <ul className="sg-signs" aria-label={say.board.items}>
      {ITEM_PLACES.map(place => {
        const has = itemIn(items, place) !== undefined;
        const kind = place === 'wild' ? say.wild : say.type(place);
        return (
          <li
            key={place}
            data-has={has ? '' : undefined}
            data-base={base.includes(place) ? '' : undefined}
            title={kind}
          >
            <Token icon={signOf(place)} label={has ? kind : undefined} />
          </li>
        );
      })}
    </ul>
  );
}

/** What someone's last turn brought. */
export function LastTurn({ scene, seat }: SeatProps) {
  const { say } = scene;
  const { faceOf } = useLooks();
  const deed = lastDeed(scene, seat);
  const name = deed?.card === null ? say.board.swept : faceOf(deed?.card ?? '')?.name;
  return (
    <p className="sg-plate__last">
      <span>{name === undefined ? say.board.nothingYet : say.board.lastTurn(name)}</span>
      {deed !== null && deed.points > 0 && (
        <Token icon="vp" text={`${deed.points}`} label={say.points(deed.points)} />
      )}
    </p>
  );
}

/** Played alone, there are no rivals to watch, only the gate: what is wanted, and how much time is left for it. */
function Challenge({ scene: { view, say, isOver } }: { readonly scene: Scene }) {
  const missing = Math.max(0, TARGET - victoryPoints(view.players[0]!));
  const left = SOLO_TURNS - view.turn.number + 1;
  return (
    <aside className="sg-plate sg-challenge">
      <h3>{say.board.challenge}</h3>
      <p>{say.board.challengeGoal(TARGET, SOLO_TURNS)}</p>
      {!isOver && missing > 0 && <p>{say.board.challengeLeft(missing, left)}</p>}
    </aside>
  );
}
