// What several questions share.
import type { Face, Phrase } from '@castellan/kernel';

/** The code of declining, in every question. */
export const PASS = -1;
export const passFace: Face = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };
export const doneFace: Face = { id: 'done', note: { say: 'done' }, ref: 'turn' };
/** No power gives more than this. */
export const MOST_LEFT = 40;
export const TOO_DEAR: Phrase = { say: 'too-dear' };
