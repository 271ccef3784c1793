import type { Chance, Game, Position, Style } from '@castellan/kernel';
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
  /** The rollouts it makes in any case, so that a slow or busy machine does not turn it into a lower level. */
  readonly least: number;
  readonly rollouts: number;
}

const STEWARD: Manner & Effort = {
  width: 8,
  nodes: 80,
  plans: 10,
  turns: 1,
  margin: 0.7,
  trust: 0.25,
  // A pause of the machine and a last step come on top: together they stay within 15 where the machine is not slow.
  ms: 9,
  least: 40,
  rollouts: 60,
};

export const CASTELLAN: Manner & Effort = {
  width: 12,
  nodes: 400,
  plans: 24,
  margin: 0.7,
  trust: 0.25,
  ms: 1000,
  least: 200,
  rollouts: 400,
};

/** For advice: by the chance to win alone, so that what is told is true. */
export const TEACHER: Manner = { ...CASTELLAN, margin: 0, trust: 0, isTold: true };

/** From the weakest to the strongest. */
export const levels: readonly Level[] = [
  { name: 'page', sit: page, isQuick: true },
  { name: 'squire', sit: renamed('squire', greedy), isQuick: true },
  { name: 'steward', sit: thinking('steward', STEWARD), isQuick: true },
  { name: 'castellan', sit: thinking('castellan', CASTELLAN), isQuick: false },
];

function renamed(name: string, sit: ChairMaker): ChairMaker {
  return (game, chance, lent, style) => ({ ...sit(game, chance, lent, style), name });
}

function thinking(name: string, { ms, least, rollouts, ...manner }: Manner & Effort): ChairMaker {
  return (
    game: Game,
    chance: Chance,
    lent: Lent | null = null,
    style: Style<Position> | null = null,
  ): QuickChair => {
    const budget = (): Budget =>
      lent === null ? rolloutBudget(rollouts) : timeBudget(ms, lent, least);
    return searcher(name, game, chance, { ...manner, style }, budget, lent);
  };
}

/** Without the instinct of the game. */
function plain(sit: ChairMaker): ChairMaker {
  return ({ instinct: _, ...game }, ...rest) => sit(game, ...rest);
}

/** How long: `100` (rollouts) or `50ms`. */
const EFFORT = /^(\d{1,6})(ms)?$/;
/** How, for experiments: `turns=5`. */
const HABIT = /^(width|nodes|plans|turns|margin|trust)=(\d{1,4}(?:\.\d{1,4})?)$/;
const MANNERS: Readonly<Record<string, Manner & Effort>> = {
  steward: STEWARD,
  castellan: CASTELLAN,
};

/**
 * A level that thinks for another time or in another way; null if there is none: `castellan@50ms`,
 * `castellan/turns=5@100`. With `/hand` it values by hand, whatever was learned, and with `/plain` it plays by the appraisal, not by
 * instinct: `castellan/hand@100`.
 */
export function levelWith(name: string): ChairMaker | null {
  const [how, effort] = name.split('@');
  const [level, ...habits] = how!.split('/');
  const found = EFFORT.exec(effort ?? '');
  const manner = MANNERS[level!];
  if (found === null || manner === undefined) return null;
  const amount = Math.max(1, Number(found[1]));
  const least = Math.round((manner.least * amount) / manner.ms);
  let isPlain = false;
  const other: Record<string, unknown> = { ms: amount, least, rollouts: amount };
  for (const habit of habits) {
    const read = HABIT.exec(habit);
    if (habit === 'hand') other['learned'] = null;
    else if (habit === 'plain') isPlain = true;
    else if (read === null) return null;
    else other[read[1]!] = Number(read[2]);
  }
  const thinks = thinking(name, { ...manner, ...other });
  const sit = isPlain ? plain(thinks) : thinks;
  return found[2] === 'ms' ? sit : (game, chance, _, style) => sit(game, chance, null, style);
}
