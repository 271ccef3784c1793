import type { Answer, Chance, Decision, Game, View } from '@castellan/kernel';

/** A player: a person at a screen, a bot, a terminal, a socket. Gets exactly what a person in that seat gets. */
export interface Chair {
  readonly name: string;
  decide(view: View, decision: Decision): Promise<Answer>;
}

/** A chair that needs no waiting: the arena and the simulator ask it directly. */
export interface QuickChair extends Chair {
  choose(view: View, decision: Decision): Answer;
}

/** Seats a chair at a table of this game; all its randomness comes from `chance`. */
export type ChairMaker = (game: Game, chance: Chance) => QuickChair;

export function quickChair(name: string, choose: QuickChair['choose']): QuickChair {
  return { name, choose, decide: async (view, decision) => choose(view, decision) };
}
