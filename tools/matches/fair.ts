/** Games of which only fair variants are played for ratings and for learning: here everyone has the same number of turns. */
export const FAIR: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  shadowgate: { equalTurns: true },
};
