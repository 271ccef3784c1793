import type { Lent, SeenMove } from '@castellan/bots';
import {
  adviceFrom,
  adviceSearch,
  chanceFor,
  Motive,
  Review,
  timeBudget,
  Why,
} from '@castellan/bots';
import type {
  Advice,
  Answer,
  Decision,
  Game,
  MoveTold,
  Position,
  Save,
  Seat,
  TurnTold,
  View,
} from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Reviewed } from '@castellan/protocol';

type IsGone = () => boolean;

/** For how long it thinks about a hint, and works before it listens. */
const THINKS = 1200;
const SLICE = 12;
/** How often it tells what it has found so far. */
const TELLS = 400;

/** What a seat could do, from what it sees and no more; null if nobody waits for it any longer. */
export async function adviseSeat(
  game: Game,
  view: View,
  { id, seat }: Decision,
  lent: Lent,
  isGone: IsGone,
): Promise<Advice | null> {
  const chance = chanceFor(id, seat);
  const search = adviceSearch(game, view, seat, chance, timeBudget(THINKS, lent));
  if (!(await thought(search, lent, isGone))) return null;
  return adviceFrom(game, view, seat, chance, search);
}

/** Why a bot moved so, by what somebody saw of it; null if nobody waits for it any longer. */
export async function explainMove(
  game: Game,
  move: SeenMove,
  lent: Lent,
  isGone: IsGone,
): Promise<MoveTold | null> {
  const { seat, before } = move;
  const motive = new Motive(game, move, chanceFor(`why ${before.core.answered.join()}`, seat));
  return (await thought(motive, lent, isGone)) ? motive.told() : null;
}

/** Why a turn of a finished game was played; null if nobody waits for it any longer. */
export async function explainTurn(
  game: Game,
  start: Position,
  answers: readonly Answer[],
  at: number,
  lent: Lent,
  isGone: IsGone,
): Promise<TurnTold | null> {
  const why = new Why(game, start, answers, at);
  return (await thought(why, lent, isGone)) ? why.told() : null;
}

/** Thinks to the end, and lets others work in between; false if nobody waits for it any longer. */
async function thought(
  thinker: { readonly isDone: boolean; step(): void },
  lent: Lent,
  isGone: IsGone,
): Promise<boolean> {
  for (let since = lent.clock(); !thinker.isDone;) {
    thinker.step();
    if (lent.clock() - since < SLICE) continue;
    await lent.pause();
    if (isGone()) return false;
    since = lent.clock();
  }
  return true;
}

/** Where a finished game was won and lost. Tells in parts, each with all that is known so far. */
export async function reviewGame(
  game: Game,
  save: Save,
  seats: readonly Seat[],
  lent: Lent,
  tell: (reviewed: Reviewed) => void,
  isGone: IsGone,
): Promise<void> {
  const review = new Review(game, Table.replay(game, save, 0).state, save.answers, seats);
  const tellAll = (): void => {
    const { chances, turns, points, done } = review;
    tell({ type: 'reviewed', chances, turns, points: [...points], done });
  };
  // The graph is there at once, the rest follows.
  tellAll();
  for (let more = true, told = lent.clock(); more;) {
    await lent.pause();
    if (isGone()) return;
    more = review.step();
    if (more && lent.clock() - told < TELLS) continue;
    tellAll();
    told = lent.clock();
  }
}
