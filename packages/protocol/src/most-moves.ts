/** No game that people play comes near it; one that only fallbacks play may never end by itself. */
export const MOST_MOVES = 4000;
