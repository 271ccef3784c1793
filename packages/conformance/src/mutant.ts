import { quote, randomAnswer } from '@castellan/kernel';
import type { Chance, Game, Position, Variant, View } from '@castellan/kernel';
import { chanceFrom } from './chance-from.ts';
import { Fault, messageOf, rootOf } from './fault.ts';
import { mutate } from './mutate.ts';
import { bytes } from './same.ts';
import { somewhere } from './walk.ts';
import { viewersOf } from './viewers.ts';

/** What happened to a spoiled state: `problems` refuses it, or it is played to its end. */
export type StateFate = 'refused' | 'played';

/**
 * Spoils one position of this seed's game and returns what happened to it; throws a fault if it was neither refused
 * nor played.
 */
export function mutantOf<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
  limit: number,
): StateFate {
  const chance = chanceFrom(`mutant ${seed}`);
  const donor = donorFor(game, seed, chance);
  return fateOf(game, somewhere(game, variant, seed), donor, chance, limit);
}

/** A position from any variant of the game. */
export function donorFor<S extends Position, V extends View>(
  game: Game<S, V>,
  seed: string,
  chance: Chance,
): S {
  const variant = game.variants[chance.below(game.variants.length)]!;
  return somewhere(game, variant, `donor ${seed}`);
}

/** Spoils a copy of this state and returns what happened to it. */
export function fateOf<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  donor: S,
  chance: Chance,
  limit: number,
): StateFate {
  const mutant = mutate(state, donor, Object.keys(game.steps), chance);
  const before = bytes(mutant);
  try {
    if (game.problems(mutant).length > 0) return 'refused';
    playOut(game, mutant, chance, limit);
    return 'played';
  } catch (error) {
    throw new Fault(
      `a state with ${difference(state, JSON.parse(before))} is neither refused nor can it be played: ${messageOf(error)}`,
      { cause: rootOf(error) },
    );
  }
}

/** Plays it like people and bots do: with views, samples and answers in words. */
function playOut<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  chance: Chance,
  limit: number,
): void {
  const cards = sorted(game.cards(state));
  for (const viewer of viewersOf(state)) game.sample(game.view(state, viewer), chance);
  for (let count = 0; ; count++) {
    const decisions = game.pending(state);
    if (decisions.length === 0) break;
    if (count === limit) throw new Fault(`it is not over after ${limit} answers`);
    const decision = decisions[chance.below(decisions.length)]!;
    game.apply(state, randomAnswer(decision, chance));
  }
  if (game.outcome(state) === null) throw new Fault('it ends without an outcome');
  if (sorted(game.cards(state)) !== cards) throw new Fault('it loses or doubles a card');
}

const sorted = (cards: readonly number[]): string => cards.toSorted((a, b) => a - b).join();

/** The first few places where a state and its mutant differ. */
function difference(state: unknown, mutant: unknown): string {
  const found: string[] = [];
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (found.length === MENTIONED || bytes(one) === bytes(other)) return;
    if (isRecord(one) && isRecord(other))
      for (const name of Object.keys(one)) compare(one[name], other[name], `${path}.${name}`);
    else found.push(`${path} ${quote(other)}`);
  };
  compare(state, mutant, '');
  return found.join(', ');
}

const MENTIONED = 4;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
