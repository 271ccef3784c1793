import type { Phrase, Viewer } from '@castellan/kernel';

/** What others than the one who looks have done since a place in the log. That a turn began is no deed. */
export function othersSince(
  log: readonly (readonly Phrase[])[],
  since: number,
  viewer: Viewer,
): Phrase[] {
  return log
    .slice(since)
    .flat()
    .filter(({ say, seat }) => say !== 'turn' && typeof seat === 'number' && seat !== viewer);
}
