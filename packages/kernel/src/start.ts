import type { Edition } from './edition.ts';

/** How often the first player wins among equal players, as it was measured. */
export interface Start {
  readonly players: number;
  /** The settings that it holds for, where they make a difference. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  readonly games: number;
  /** The share of games, and its 95 % interval. */
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

/**
 * What it means to start at a table with these settings; null where it is not certain that it means anything, and where
 * the cards are others than those it was measured with.
 */
export function startAt(
  { starts = [], deck }: Pick<Edition, 'starts' | 'deck'>,
  settings: Readonly<Record<string, string | number | boolean>>,
): Start | null {
  if (deck !== undefined) return null;
  const start = starts.find(
    one =>
      one.players === settings['players'] &&
      Object.entries(one.settings ?? {}).every(([id, value]) => settings[id] === value),
  );
  if (start === undefined) return null;
  const even = 1 / start.players;
  return start.low > even || start.high < even ? start : null;
}
