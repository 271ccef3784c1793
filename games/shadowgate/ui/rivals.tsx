import type { BoardPart, SeatPart } from '@castellan/table';
import {
  Placard,
  rivalsOf,
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
import { usePlate } from './plate.tsx';
import './rivals.css';
import type { Scene } from './scene.ts';
import { isBaseOf, ITEM_PLACES, itemIn, lastMove, signOf } from './scene.ts';

/** The way to 25 and the others. */
export const Rivals = rivalsOf<Scene>({
  place: 'track',
  className: 'sg-rivals',
  // Where the viewer's own points are elsewhere, only the others.
  seats: ({ near, others }, { isSmall, isLow }) => (isSmall && !isLow ? [near, ...others] : others),
  usePlate: (scene, seat) => {
    const { view, say, near } = scene;
    const { mode, isSmall } = usePlan();
    const plate = usePlate(scene, seat);
    const n = view.players[seat]!.hand.length;
    const hand = { icon: 'hand', n, place: `hand-of:${seat}`, label: say('hand-of', { n }) };
    return {
      ...plate,
      means: seat === near ? plate.means : [hand, ...plate.means],
      children: (
        <>
          {!isSmall && <Signs scene={scene} seat={seat} />}
          {mode === 'wide' && view.players.length === 2 && <LastTurn scene={scene} seat={seat} />}
        </>
      ),
    };
  },
  before: (scene, { mode, isSmall, isLow }) => [
    mode === 'wide' && <Track key="track" scene={scene} />,
    (!isSmall || isLow) && <Challenge key="challenge" scene={scene} />,
  ],
  behind: (scene, { mode }) => mode !== 'wide' && <QuestDeck scene={scene} />,
});

const placed = (at: number, below = 0): CSSProperties => ({
  '--at': at / TARGET,
  '--below': below,
});

/** The way to 25: each seat's shield stands where its points are. */
function Track({ scene: { standings, say, who } }: BoardPart<Scene>) {
  return (
    <ol className="sg-track" title={say('goal', { target: TARGET })}>
      {[0, 5, 10, 15, 20].map(at => (
        <li key={`at ${at}`} className="sg-track__mark" style={placed(at)}>
          {at}
        </li>
      ))}
      <li className="sg-track__end">
        <Token icon="vp" text={`${TARGET}`} />
      </li>
      {standings.map(({ points }, seat) => {
        const below = standings.slice(0, seat).filter(other => other.points === points).length;
        const style = placed(Math.min(points, TARGET), below);
        return (
          <li key={seat} className="sg-track__seat" style={style}>
            <SeatShield seat={seat} />
            <span className="ct-hidden">
              {who(seat)}: {say('of-target', { n: points, target: TARGET })}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Someone's items as the twelve signs, in the same order as the viewer's own. */
export function Signs({ scene: { view, say, label, standings }, seat }: SeatPart<Scene>) {
  const { items } = view.players[seat]!;
  return (
    <ul className="sg-signs" aria-label={say('items')}>
      {ITEM_PLACES.map(place => {
        const has = itemIn(items, place) !== undefined;
        const kind = label(signOf(place));
        return (
          <li
            key={place}
            data-has={has ? '' : undefined}
            data-base={isBaseOf(standings[seat]!, place) ? '' : undefined}
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
export function LastTurn({ scene: { say, log }, seat }: SeatPart<Scene>) {
  const { faceOf } = useLooks();
  const { card = '', points = 0 } = lastMove(useShownLog(log), seat) ?? {};
  const what = card === null ? say('quests-cycled') : faceOf(card)?.name;
  return (
    <p className="sg-last ct-line">
      <span>{what === undefined ? say('nothing-yet') : say('last-turn', { what })}</span>
      {points > 0 && <Token icon="vp" text={`${points}`} label={say('points', { n: points })} />}
    </p>
  );
}

/** Played alone, there are no rivals to watch, only the gate: what is wanted, and how much time is left for it. */
function Challenge({ scene: { view, say, isOver, standings } }: BoardPart<Scene>) {
  const challenge = challengeOf(view);
  if (challenge === null) return null;
  const { turns, left, missing } = challenge;
  const still =
    isOver || missing === 0 ? null : say('challenge-left', { points: missing, turns: left });
  const now = still ?? say('of-target', { n: standings[0]!.points, target: TARGET });
  return (
    <Placard title={say('challenge')} now={now}>
      <p>{say('challenge-goal', { points: TARGET, turns })}</p>
      {still !== null && <p>{still}</p>}
    </Placard>
  );
}
