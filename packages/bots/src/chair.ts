import type { Answer, Chance, Decision, Game, Position, Run, Style, View } from '@castellan/kernel';
import { laneOf, offerOf, answerFrom } from '@castellan/kernel';

/** A player: a person at a screen, a bot, a terminal, a socket. Gets exactly what a person in that seat gets. */
export interface Chair {
  readonly name: string;
  /** A chair that thinks for long looks at `isStopped` now and then: when it is, it answers with what it has. */
  decide(view: View, decision: Decision, isStopped?: () => boolean): Promise<Answer>;
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

/** What a chair that thinks for a while is given by the code that seats it: chairs have no clock of their own. */
export interface Lent {
  /** The time in milliseconds. */
  clock(): number;
  /** For how many milliseconds this thread has worked, where the platform tells it: less than the time on a busy machine. */
  worked?(): number;
  /** Lets others work: comes back when they have. */
  pause(): Promise<void>;
}

/**
 * Makes a chair for a game; all its randomness comes from `chance`. Without a clock, it thinks for a number of rollouts
 * instead of a time, so that it always gives the same answer.
 */
export type ChairMaker = (
  game: Game,
  chance: Chance,
  lent?: Lent | null,
  /** How it likes to play; null: it has no preferences. */
  style?: Style<Position> | null,
) => QuickChair;

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
