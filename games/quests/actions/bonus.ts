// An action is one of the two of a turn, or a bonus from a card. A bonus can be declined [QV 3.5].
import type { Face, Phrase } from '@castellan/kernel';

/** Larger than the number of any card or place. */
export const PASS = 1023;

/** Declining is shown where a turn is ended. */
export const passFace: Face = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };

/** The arguments of the step of an action. Frames can share them, so they are made once. */
export const MAIN_ACTION = { bonus: false };
export const BONUS_ACTION = { bonus: true };

/** A player who is out of time declines a bonus. */
export const declined = (codes: readonly number[]): number[] => [
  codes.includes(PASS) ? PASS : codes[0]!,
];

/** The question of an action. `bonus`: it can be declined. */
export const asking = (say: string, bonus: boolean): Phrase => ({ say, bonus });
