import type { Answer, Chance, Decision, Game, Position, Run, View } from '@castellan/kernel';
import { laneOf, offerOf, answerFrom } from '@castellan/kernel';

/** A player: a person at a screen, a bot, a terminal, a socket. Gets exactly what a person in that seat gets. */
export interface Chair {
  readonly name: string;
  decide(view: View, decision: Decision): Promise<Answer>;
}

/**
 * Answers the decision that waits on a stack of the agenda: writes codes into `picks`, or the counts of a split. The draft
 * is that of the seat's view, or, in the arena, of the table itself: it looks only at what its seat can see.
 */
export type Pick = (t: Run<Position>, lane: number, picks: number[]) => void;

/** A chair that needs no waiting, and no words: the arena and the simulator let it pick. */
export interface QuickChair extends Chair {
  choose(view: View, decision: Decision): Answer;
  readonly pick: Pick;
}

/** Seats a chair at a table of this game; all its randomness comes from `chance`. */
export type ChairMaker = (game: Game, chance: Chance) => QuickChair;

/** A chair that picks, for those who ask in words too: what it is offered follows from its view. */
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
