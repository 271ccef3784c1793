// The numbers by which the options of the action phase go. The same number means the same play in every world.
import { QUEST } from '../state.ts';

export const END = 0;
export const CYCLE = 1;
/** Plus the quest face. */
export const CHOOSE = 2;
/** Plus the adventure card. */
export const ITEM = 24;
/** Plus 64 times the adventure card, plus what it goes to. */
export const RESOURCE = 128;
export const ASSIGN = RESOURCE + 64 * 50;

/** Beside the open commitments (a card, or `QUEST`): resources may go to nothing yet [SG 5.6]. */
export const LOOSE = QUEST + 1;

export const cardIn = (code: number, base: number): number => (code - base) >> 6;
export const targetIn = (code: number, base: number): number => (code - base) & 63;
