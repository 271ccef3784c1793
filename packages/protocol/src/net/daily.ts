import { sha256 } from '@castellan/kernel';

const DAY_MS = 24 * 3600 * 1000;

/** The day of a time, the same for everyone in the world: `2026-11-18`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The day before. */
export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** The seed of the game of a day: everyone gets the same cards. */
export const dailySeed = (day: string, game: string): string =>
  sha256(`castellan daily ${day} ${game}`);
