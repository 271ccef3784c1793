/** A place at the table, counted from 0 in turn order. Rules don't care who sits there. */
export type Seat = number;

/** Who looks: a seat, or a spectator who sees only what is public. */
export type Viewer = Seat | 'spectator';

/** No seat: the bank, the box, nobody. */
export const NOBODY: Seat = -1;
