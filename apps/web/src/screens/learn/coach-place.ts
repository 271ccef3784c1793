/** In a rail that is a column: where the steward stands. */
export const COACH = 'coach';
