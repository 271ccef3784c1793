// What several questions have in common.
import type { Face, Phrase } from '@castellan/kernel';

/** Declining, in every question that can be declined. */
export const PASS = -1;
export const passFace: Face = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };
export const doneFace: Face = { id: 'done', note: { say: 'done' }, ref: 'turn' };
/** No gain of one power has more. */
export const MOST_LEFT = 40;
export const TOO_DEAR: Phrase = { say: 'too-dear' };
