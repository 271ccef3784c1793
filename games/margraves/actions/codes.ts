/** Declining, in every question that can be declined. */
export const PASS = -1;
export const passFace = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };
export const doneFace = { id: 'done', note: { say: 'done' }, ref: 'turn' };
/** No gain of one power has more. */
export const MOST_LEFT = 40;
