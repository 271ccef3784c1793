// Winning [SG 11, R14]; with equal turns several may [SG 12.2].
import { isOver, ranking } from '@castellan/kernel';
import type { Outcome, Phrase, Score } from '@castellan/kernel';
import { levels, points } from './cards/types.ts';
import { soloOutcome } from './solo.ts';
import type { Player, State } from './state.ts';
import { TARGET, victoryPoints } from './state.ts';

export const standing = ({ players }: State): number[] => players.map(victoryPoints);

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const totals = standing(state);
  const { ranks, winners: first } = ranking(totals);
  const winners = first.filter(seat => totals[seat]! >= TARGET);
  const ranked = { winners, ranks, scores: state.players.map(scoreOf) };
  return soloOutcome(state, ranked) ?? { ending: ending(winners, totals), ...ranked };
}

function ending(winners: readonly number[], totals: readonly number[]): Phrase {
  const points = totals[winners[0]!]!;
  return winners.length === 1
    ? { say: 'ending-won', seat: winners[0]!, points }
    : { say: 'ending-shared', seats: winners, points };
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
