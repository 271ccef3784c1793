import type { Chance, Game } from '@castellan/kernel';
import type { ChairMaker, Lent, QuickChair } from './chair.ts';
import { greedy } from './greedy.ts';
import { page } from './page.ts';
import type { Budget } from './searcher/budget.ts';
import { rolloutBudget, timeBudget } from './searcher/budget.ts';
import type { Manner } from './searcher/search.ts';
import { searcher } from './searcher/searcher.ts';

/** A chair with a name that people know it by. */
export interface Level {
  readonly name: string;
  readonly sit: ChairMaker;
  /** Answers within a frame or so: a server may seat it without giving it a thread. */
  readonly isQuick: boolean;
}

/** How much a level thinks at each turn of its own: by the clock, or, without one, by rollouts. */
interface Effort {
  readonly ms: number;
  readonly rollouts: number;
}

const STEWARD: Manner & Effort = {
  width: 6,
  nodes: 48,
  plans: 8,
  worlds: 4,
  turns: 1,
  ms: 15,
  rollouts: 32,
};

export const CASTELLAN: Manner & Effort = {
  width: 12,
  nodes: 400,
  plans: 24,
  worlds: 32,
  turns: 3,
  ms: 1000,
  rollouts: 400,
};

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  { name: 'page', sit: page, isQuick: true },
  { name: 'squire', sit: renamed('squire', greedy), isQuick: true },
  { name: 'steward', sit: thinking('steward', STEWARD), isQuick: true },
  { name: 'castellan', sit: thinking('castellan', CASTELLAN), isQuick: false },
];

function renamed(name: string, sit: ChairMaker): ChairMaker {
  return (game, chance, lent) => ({ ...sit(game, chance, lent), name });
}

function thinking(name: string, { ms, rollouts, ...manner }: Manner & Effort): ChairMaker {
  return (game: Game, chance: Chance, lent: Lent | null = null): QuickChair => {
    const budget = (): Budget =>
      lent === null ? rolloutBudget(rollouts) : timeBudget(ms, lent.clock);
    return searcher(name, game, chance, manner, budget, lent);
  };
}

/**
 * Such as `100` (rollouts) or `50ms`, after the name of a level that searches: `castellan@50ms`. With `/hand` before it,
 * the level values by hand, whatever was learned: `castellan/hand@100`.
 */
const EFFORT = /^(\d{1,6})(ms)?$/;
const MANNERS: Readonly<Record<string, Manner & Effort>> = {
  steward: STEWARD,
  castellan: CASTELLAN,
};

/** A level that thinks for another time, or for a number of rollouts; null if there is none. */
export function levelWith(name: string): ChairMaker | null {
  const [value, effort] = name.split('@');
  const [level, hand] = value!.split('/');
  const found = EFFORT.exec(effort ?? '');
  const manner = MANNERS[level!];
  if (found === null || manner === undefined || (hand ?? 'hand') !== 'hand') return null;
  const amount = Math.max(1, Number(found[1]));
  const byHand = hand === undefined ? {} : { learned: null };
  const sit = thinking(name, { ...manner, ...byHand, ms: amount, rollouts: amount });
  return found[2] === 'ms' ? sit : (game, chance) => sit(game, chance, null);
}
