// Winning [SG 11, R14], and our solo challenge and equal turns [SG 12.1, 12.2].
import { isOver, ranking } from '@castellan/kernel';
import type { Outcome, Phrase, Score } from '@castellan/kernel';
import { levels, points } from './cards/types.ts';
import type { Player, State } from './state.ts';
import { SOLO_TURNS, TARGET, victoryPoints } from './state.ts';

/** The grades of our solo challenge, by the turn in which the target was reached. */
const soloGrades = [
  { grade: 'legend', within: 5 },
  { grade: 'champion', within: 6 },
  { grade: 'hero', within: 7 },
  { grade: 'adventurer', within: SOLO_TURNS },
] as const;

/** A lost challenge was close if only one epic quest was missing. This is our own rule. */
const NEAR = TARGET - points[3];

export const standing = ({ players }: State): number[] => players.map(victoryPoints);

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const totals = standing(state);
  const { ranks, winners: first } = ranking(totals);
  const solo = totals.length === 1;
  const winners = first.filter(seat => totals[seat]! >= TARGET);
  return {
    ending: solo ? soloEnding(totals[0]!, state.turn.number) : ending(winners, totals),
    winners,
    ranks,
    scores: state.players.map(scoreOf),
    ...(solo ? nextGrade(totals[0]!, state.turn.number) : {}),
  };
}

/** The grade above, and what it lacked: points, or turns. */
function nextGrade(total: number, turns: number): Pick<Outcome, 'next'> {
  if (total < TARGET) {
    const { grade } = soloGrades.at(-1)!;
    return { next: { say: 'next-target', grade, points: TARGET, missing: TARGET - total } };
  }
  const next = soloGrades.findLast(({ within }) => within < turns);
  if (next === undefined) return {};
  const { grade, within } = next;
  return { next: { say: 'next-grade', grade, turns: within } };
}

function ending(winners: readonly number[], totals: readonly number[]): Phrase {
  const points = totals[winners[0]!]!;
  return winners.length === 1
    ? { say: 'ending-won', seat: winners[0]!, points }
    : { say: 'ending-shared', seats: winners, points };
}

function soloEnding(total: number, turns: number): Phrase {
  if (total < TARGET) {
    const say = total >= NEAR ? 'ending-solo-near' : 'ending-solo-lost';
    return { say, points: total, needed: TARGET };
  }
  const { grade } = soloGrades.find(({ within }) => turns <= within)!;
  return { say: `ending-solo-${grade}`, points: total, turns };
}

function scoreOf(player: Player, seat: number): Score {
  return {
    seat,
    total: victoryPoints(player),
    parts: levels.map((level, i) => ({
      say: 'score-quests',
      row: { say: 'score-level', level },
      level,
      count: player.levels[i]!,
      points: player.levels[i]! * points[i]!,
    })),
  };
}
