/** Declining, in every question that can be declined. */
export const PASS = -1;
export const passFace = { id: 'pass', note: { say: 'pass' } };
export const doneFace = { id: 'done', note: { say: 'done' } };
/** No gain of one power has more. */
export const MOST_LEFT = 40;
