import type { Course } from '@castellan/protocol';
import type { ScoreSeries } from '@castellan/table';

/** The scores at the end of each turn, by seat; null if nothing was played. */
export function scoreSeries({ turns, scores }: Course): ScoreSeries[] | null {
  if (scores.length === 0) return null;
  // What comes before the first turn (dealing, choosing a side) is not a turn.
  const ends = turns.flatMap((turn, i) => (turn > 0 && turns[i + 1] !== turn ? [i] : []));
  const shown = ends.length > 1 ? ends : [0, turns.length - 1];
  return scores[0]!.map((_, seat) => ({ seat, points: shown.map(i => scores[i]![seat]!) }));
}
