// Our solo challenge [SG 12.1]: the target, within a limited number of turns. All that differs from a game of several.
import type { Outcome, Phrase } from '@castellan/kernel';
import { points } from './cards/types.ts';
import type { State } from './state.ts';
import { TARGET, victoryPoints } from './state.ts';

export const SOLO_TURNS = 8;

/** The grades, by the turn in which the target was reached. */
const GRADES = [
  { grade: 'legend', within: 5 },
  { grade: 'champion', within: 6 },
  { grade: 'hero', within: 7 },
  { grade: 'adventurer', within: SOLO_TURNS },
] as const;

/** A lost challenge was close if only one epic quest was missing. This is our own rule. */
const NEAR = TARGET - points[3];

export const isSolo = ({ players }: Pick<State, 'players'>): boolean => players.length === 1;

/** Whether no turn is left. If several play, there is no end of turns. */
export const isTimeUp = (state: State): boolean => isSolo(state) && state.turn.number >= SOLO_TURNS;

/** How a challenge ended, and what the grade above would have taken. Null if several play. */
export function soloOutcome(state: State, ranked: Omit<Outcome, 'ending'>): Outcome | null {
  if (!isSolo(state)) return null;
  const total = victoryPoints(state.players[0]!);
  const { number } = state.turn;
  return { ending: ending(total, number), ...ranked, ...nextGrade(total, number) };
}

function ending(total: number, turns: number): Phrase {
  if (total < TARGET) {
    const say = total >= NEAR ? 'ending-solo-near' : 'ending-solo-lost';
    return { say, points: total, needed: TARGET };
  }
  const { grade } = GRADES.find(({ within }) => turns <= within)!;
  return { say: `ending-solo-${grade}`, points: total, turns };
}

/** The grade above, and what it lacked: points, or turns. */
function nextGrade(total: number, turns: number): Pick<Outcome, 'next'> {
  if (total < TARGET) {
    const { grade } = GRADES.at(-1)!;
    return { next: { say: 'next-target', grade, points: TARGET, missing: TARGET - total } };
  }
  const next = GRADES.findLast(({ within }) => within < turns);
  if (next === undefined) return {};
  const { grade, within } = next;
  return { next: { say: 'next-grade', grade, turns: within } };
}
