import type { Outcome } from '@castellan/kernel';

/** What the end of a game is called at this screen. */
export function verdict(
  { winners, scores }: Outcome,
  people: readonly number[],
): 'youWon' | 'won' | 'drawn' | 'lost' {
  if (winners.length === 1 && people.length === 1 && winners[0] === people[0]) return 'youWon';
  if (winners.length > 0) return 'won';
  // Neither side has won against the other; or someone alone has missed the aim.
  return scores.some(({ seat }) => seat < 0) ? 'drawn' : 'lost';
}
