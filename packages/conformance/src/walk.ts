import { quote, randomAnswer, over, playRandomly } from '@castellan/kernel';
import type {
  Answer,
  Chance,
  Decision,
  Event,
  Game,
  Position,
  Variant,
  View,
} from '@castellan/kernel';
import { chanceFrom } from './chance-from.ts';
import type { Budget } from './check.ts';
import { Fault, messageOf, rootOf } from './fault.ts';

/** A position on the way through a game, before its next answer. */
export interface Moment<S> {
  /** The current position. Read only. */
  readonly state: S;
  readonly decisions: readonly Decision[];
  /** How many answers have been given. */
  readonly count: number;
  /** The events of the last answer. */
  readonly events: readonly Event[];
  /** The decision that will be answered next, and its answer; null when the game is over. */
  readonly asked: Decision | null;
  readonly next: Answer | null;
  /** Whether the budget allows a close look here. */
  readonly close: boolean;
  /** For the checker's own draws: they do not change the course of the walk. */
  readonly chance: Chance;
}

/** Plays a random game and calls `look` at every moment: at the start, after each answer, and at the end. */
export function walk<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
  budget: Budget,
  look: (moment: Moment<S>) => void,
): void {
  const way = chanceFrom(`way ${seed}`);
  const chance = chanceFrom(`look ${seed}`);
  const state = game.setup(variant.settings, seed);
  const met = new Set<string>();
  let events: readonly Event[] = [];
  let asked: Decision | null = null;
  let next: Answer | null = null;
  for (let count = 0; ; count++) {
    try {
      const decisions = game.pending(state);
      asked = decisions.length > 0 ? decisions[way.below(decisions.length)]! : null;
      next = asked === null ? null : randomAnswer(asked, way);
      const close = isNew(decisions, met) || count % budget.every === 0;
      look({ state, decisions, count, events, asked, next, close, chance });
      if (next === null) return;
      if (count >= budget.limit) throw new Fault(`the game is not over after ${count} answers`);
      events = game.apply(state, next);
    } catch (error) {
      const at =
        asked === null
          ? 'at the end'
          : `at decision ${asked.id} (${asked.step}), answer ${quote(next)}`;
      throw new Fault(`seed ${quote(seed)}, after ${count} answers, ${at}: ${messageOf(error)}`, {
        cause: rootOf(error),
      });
    }
  }
}

/**
 * Whether a step asks for the first time in this game, or asks several seats at once for the first time, or the game
 * is over.
 */
function isNew(decisions: readonly Decision[], met: Set<string>): boolean {
  const before = met.size;
  for (const { step } of decisions) met.add(decisions.length > 1 ? `${step} together` : step);
  return decisions.length === 0 || met.size > before;
}

/** One position of a random game, each equally likely, from the first to the last. */
export function somewhere<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
): S {
  const chance = chanceFrom(`somewhere ${seed}`);
  const t = game.draft(game.setup(variant.settings, seed));
  const picks: number[] = [];
  let kept = game.clone(t.state);
  for (let met = 2; !over(t); met++) {
    playRandomly(t, chance, picks);
    if (chance.below(met) === 0) kept = game.clone(t.state);
  }
  return kept;
}
