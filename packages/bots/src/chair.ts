import type { Answer, Chance, Decision, Game, Position, Run, View } from '@castellan/kernel';
import { laneOf, offerOf, answerFrom } from '@castellan/kernel';

/** A player: a person at a screen, a bot, a terminal, a socket. Gets exactly what a person in that seat gets. */
export interface Chair {
  readonly name: string;
  decide(view: View, decision: Decision): Promise<Answer>;
}

/**
 * Answers the decision on a stack of the agenda: writes codes into `picks`, or the counts of a split. The draft is
 * made from the seat's view, or, in the arena, it is the table itself; either way it reads only what its seat can
 * see.
 */
export type Pick = (t: Run<Position>, lane: number, picks: number[]) => void;

/** A chair that answers at once and without words, for the arena and the simulator. */
export interface QuickChair extends Chair {
  choose(view: View, decision: Decision): Answer;
  readonly pick: Pick;
}

/** Makes a chair for a game; all its randomness comes from `chance`. */
export type ChairMaker = (game: Game, chance: Chance) => QuickChair;

/** Makes a full chair from a function that picks: its options are worked out from the seat's view. */
export function quickChair(name: string, game: Game, pick: Pick): QuickChair {
  const picks: number[] = [];
  const choose = (view: View, decision: Decision): Answer => {
    const t = game.draft(view);
    const lane = laneOf(view, decision.seat);
    pick(t, lane, picks);
    return answerFrom(decision, offerOf(t, lane).codes, picks);
  };
  return { name, choose, pick, decide: async (view, decision) => choose(view, decision) };
}
