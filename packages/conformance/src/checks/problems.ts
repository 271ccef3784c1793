import { copy, quote } from '@castellan/kernel';
import type { Chance, Game, Position, View } from '@castellan/kernel';
import type { Check } from '../check.ts';
import type { Corruption } from '../corrupt.ts';
import { corruptions } from '../corrupt.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { bytes } from '../same.ts';
import { walk } from '../walk.ts';

/** How many corruptions are tried at one position. */
const TRIES = 40;
/** In how many lists a card is duplicated. */
const PILES = 8;

export const problems: Check = {
  name: 'problems',
  promise: 'problems() finds nothing wrong with a position, and something with whatever is none',

  run(game, variant, budget) {
    for (const nothing of [
      undefined,
      null,
      7,
      'state',
      true,
      [],
      {},
      { core: null },
      { core: {} },
    ]) {
      if (problemsOf(game, nothing).length === 0)
        throw new Fault(`problems() sees nothing wrong with ${quote(nothing)}`);
    }
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, chance, close }) => {
        const before = bytes(state);
        const found = problemsOf(game, state);
        if (found.length > 0)
          throw new Fault(`problems() objects to a real position: ${quote(found)}`);
        if (bytes(state) !== before) throw new Fault('problems() changes the state');
        if (!close) return;
        const target = copy(state);
        for (const spot of spread(corruptions(target), TRIES, chance))
          expectNoticed(game, target, spot);
        for (const { pile, path } of spread(piles(target, ''), PILES, chance)) {
          expectDoubleNoticed(game, target, pile, path);
        }
      });
    }
  },
};

function problemsOf<S extends Position, V extends View>(
  game: Game<S, V>,
  value: unknown,
): readonly string[] {
  try {
    return game.problems(value);
  } catch (error) {
    throw new Fault(`problems() fails instead of saying what is wrong: ${messageOf(error)}`, {
      cause: rootOf(error),
    });
  }
}

function expectNoticed<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  spot: Corruption,
): void {
  spot.corrupt();
  try {
    if (problemsOf(game, state).length === 0)
      throw new Fault(`problems() does not notice ${spot.what}`);
  } finally {
    spot.restore();
  }
}

/** Duplicates a card, if it is a list of cards. */
function expectDoubleNoticed<S extends Position, V extends View>(
  game: Game<S, V>,
  state: S,
  pile: number[],
  path: string,
): void {
  const spot: Corruption = {
    what: `that a card of ${path} is there twice`,
    corrupt: () => void pile.push(pile[0]!),
    restore: () => void pile.pop(),
  };
  const count = cardCount(game, state);
  spot.corrupt();
  const doubled = cardCount(game, state) === count + 1;
  spot.restore();
  if (doubled) expectNoticed(game, state, spot);
}

/** This many of them, evenly spread from a random start: over a game, every part gets its turn. */
function spread<T>(all: readonly T[], wanted: number, chance: Chance): T[] {
  const step = Math.max(1, all.length / wanted);
  const some: T[] = [];
  for (let i = chance.below(Math.ceil(step)); i < all.length; i += step)
    some.push(all[Math.floor(i)]!);
  return some;
}

function cardCount<S extends Position, V extends View>(game: Game<S, V>, state: S): number {
  try {
    return game.cards(state).length;
  } catch {
    // Then it is not a pile but a list with a fixed length.
    return -1;
  }
}

/** The lists of numbers in a state. */
function piles(value: unknown, path: string): { pile: number[]; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'number')) {
    return [{ pile: value as number[], path }];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    piles(inner, path === '' ? name : `${path}.${name}`),
  );
}
