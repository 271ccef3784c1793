/** A place at the table, counted from 0 in turn order. Who sits there is not the rules' business. */
export type Seat = number;

/** Who looks: one of the seats, or someone who has none and sees only what is public. */
export type Viewer = Seat | 'spectator';

/** No seat: the bank, the box, nobody. */
export const NOBODY: Seat = -1;
