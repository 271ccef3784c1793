// An action is one of the two of a turn, or a bonus that a card gives: those may be declined [QV 3.5].
import type { Face, Phrase } from '@castellan/kernel';

/** Beyond the number of any card and any place. */
export const PASS = 63;

/** To decline is done where a turn is ended. */
export const passFace: Face = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };

/** What the step of an action is told: made once, since frames may share it. */
export const MAIN_ACTION = { bonus: false };
export const BONUS_ACTION = { bonus: true };

/** Who is out of time declines a bonus. */
export const declined = (codes: readonly number[]): number[] => [
  codes.includes(PASS) ? PASS : codes[0]!,
];

/** The question of an action, which tells whether it may be declined. */
export const asking = (say: string, bonus: boolean): Phrase => ({ say, bonus });
