// The codes of the options of the action phase. The same number always means the same play.
import { QUEST } from '../state.ts';

export const END = 0;
export const CYCLE = 1;
/** Plus the number of the quest face. */
export const CHOOSE = 2;
/** Plus the number of the adventure card. */
export const ITEM = 128;
/** As many bits as it takes to say what a card pays for. */
export const TARGETS = 8;
/** Plus the adventure card above those bits, plus what it pays for. */
export const RESOURCE = 512;
export const ASSIGN: number = RESOURCE + (256 << TARGETS);

/** What a card pays for is an open commitment (a card, or `QUEST`), or nothing yet [SG 5.6]. */
export const LOOSE = QUEST + 1;

export const cardIn = (code: number, base: number): number => (code - base) >> TARGETS;
export const targetIn = (code: number, base: number): number =>
  (code - base) & ((1 << TARGETS) - 1);
