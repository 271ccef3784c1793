import type { BoardPart, CounterProps, PlatePart, PlatesPart, SeatPart } from '@castellan/table';
import {
  Placard,
  Plate,
  Plates,
  SeatShield,
  Token,
  useLooks,
  usePlan,
  useShownLog,
} from '@castellan/table';
import type { CSSProperties } from 'preact';
import { TARGET } from '../state.ts';
import { challengeOf } from '../view.ts';
import { QuestDeck } from './piles.tsx';
import { usePlate } from './plate.ts';
import './rivals.css';
import type { Scene } from './scene.ts';
import { ITEM_PLACES, itemIn, lastMove, signOf } from './scene.ts';

/** The way to 25 and the others, a plate each; a press opens one large. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { near, others, say } = scene;
  const { mode, isSmall, isLow } = usePlan();
  // Where one's own points lie elsewhere, only the others.
  const seats = isSmall && !isLow ? [near, ...others] : others;
  return (
    <Plates label={say.text('players')} place="track" className="sg-rivals">
      {mode === 'wide' && <Track scene={scene} />}
      {(!isSmall || isLow) && <Challenge scene={scene} />}
      {seats.map(seat => (
        <Rival key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
      {mode !== 'wide' && <QuestDeck scene={scene} />}
    </Plates>
  );
}

/** The way to 25: each seat's shield stands where its points are. */
function Track({ scene: { standings, say, who } }: BoardPart<Scene>) {
  const places = standings.map(({ points }) => points);
  return (
    <ol className="sg-track" title={say.text('goal', { target: TARGET })}>
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
              {who(seat)}: {say.text('of-target', { n: points, target: TARGET })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Rival({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, say, near } = scene;
  const { mode, isSmall } = usePlan();
  const plate = usePlate(scene, seat);
  const isOwn = seat === near;
  const cards = view.players[seat]!.hand.length;
  const hand: CounterProps = {
    icon: 'hand',
    n: cards,
    place: `hand-of:${seat}`,
    label: say.text('hand-of', { n: cards }),
  };
  return (
    <Plate
      {...plate}
      isOwn={isOwn}
      means={isOwn ? plate.means : [hand, ...plate.means]}
      onOpen={onOpen}
    >
      {!isSmall && <Signs scene={scene} seat={seat} />}
      {mode === 'wide' && view.players.length === 2 && <LastTurn scene={scene} seat={seat} />}
    </Plate>
  );
}

/** Someone's items as the twelve signs, in the order of one's own. */
export function Signs({ scene: { view, say, standings }, seat }: SeatPart<Scene>) {
  const { items } = view.players[seat]!;
  const base: readonly string[] = standings[seat]!.character?.baseTypes ?? [];
  return (
    <ul className="sg-signs" aria-label={say.text('items')}>
      {ITEM_PLACES.map(place => {
        const has = itemIn(items, place) !== undefined;
        const kind = place === 'wild' ? say.sign('wild') : say.type(place);
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
export function LastTurn({ scene, seat }: SeatPart<Scene>) {
  const { say } = scene;
  const { faceOf } = useLooks();
  const action = lastMove(useShownLog(scene.log), seat);
  const name = action?.card === null ? say.text('quests-cycled') : faceOf(action?.card ?? '')?.name;
  return (
    <p className="sg-last">
      <span>
        {name === undefined ? say.text('nothing-yet') : say.text('last-turn', { what: name })}
      </span>
      {action !== null && action.points > 0 && (
        <Token
          icon="vp"
          text={`${action.points}`}
          label={say.text('points', { n: action.points })}
        />
      )}
    </p>
  );
}

/** Played alone, there are no rivals to watch, only the gate: what is wanted, and how much time is left for it. */
function Challenge({ scene: { view, say, isOver, standings } }: BoardPart<Scene>) {
  const challenge = challengeOf(view);
  if (challenge === null) return null;
  const { turns, left, missing } = challenge;
  const still =
    isOver || missing === 0 ? null : say.text('challenge-left', { points: missing, turns: left });
  return (
    <Placard
      title={say.text('challenge')}
      now={still ?? say.text('of-target', { n: standings[0]!.points, target: TARGET })}
    >
      <p>{say.text('challenge-goal', { points: TARGET, turns })}</p>
      {still !== null && <p>{still}</p>}
    </Placard>
  );
}
