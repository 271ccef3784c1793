import type { Position } from '../../core.ts';
import type { Game, View } from '../../game.ts';
import { copy } from '../../json.ts';
import { quote } from '../../refusal.ts';
import type { Check } from '../check.ts';
import type { Spot } from '../corrupt.ts';
import { corruptions } from '../corrupt.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { bytes } from '../same.ts';
import { walk } from '../walk.ts';

/** How many corruptions are tried at one position. */
const TRIES = 120;

export const problems: Check = {
  name: 'problems',
  promise: 'problems() finds nothing wrong with a position, and something with whatever is none',

  run(game, variant, budget) {
    for (const nothing of [undefined, null, 7, 'state', true, [], {}, { core: null }, { core: {} }]) {
      if (problemsOf(game, nothing).length === 0) throw new Fault(`problems() sees nothing wrong with ${quote(nothing)}`);
    }
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, chance, close }) => {
        const before = bytes(state);
        const found = problemsOf(game, state);
        if (found.length > 0) throw new Fault(`problems() objects to a real position: ${quote(found)}`);
        if (bytes(state) !== before) throw new Fault('problems() changes the state');
        if (!close) return;
        const target = copy(state);
        const all = corruptions(target);
        const step = Math.max(1, all.length / TRIES);
        for (let i = chance.below(Math.ceil(step)); i < all.length; i += step) expectNoticed(game, target, all[Math.floor(i)]!);
        for (const spot of copiesOf(game, target)) expectNoticed(game, target, spot);
      });
    }
  },
};

function problemsOf<S extends Position, V extends View>(game: Game<S, V>, value: unknown): readonly string[] {
  try {
    return game.problems(value);
  } catch (error) {
    throw new Fault(`problems() fails instead of saying what is wrong: ${messageOf(error)}`, { cause: rootOf(error) });
  }
}

function expectNoticed<S extends Position, V extends View>(game: Game<S, V>, state: S, spot: Spot): void {
  spot.corrupt();
  try {
    if (problemsOf(game, state).length === 0) throw new Fault(`problems() does not notice ${spot.what}`);
  } finally {
    spot.restore();
  }
}

/** A card laid down twice: wherever a list holds cards. */
function copiesOf<S extends Position, V extends View>(game: Game<S, V>, state: S): Spot[] {
  const count = game.cards(state).length;
  return piles(state, '').flatMap(({ pile, path }) => {
    const spot: Spot = {
      what: `that a card of ${path} is there twice`,
      corrupt: () => void pile.push(pile[0]!),
      restore: () => void pile.pop(),
    };
    spot.corrupt();
    const doubled = cardCount(game, state) === count + 1;
    spot.restore();
    return doubled ? [spot] : [];
  });
}

function cardCount<S extends Position, V extends View>(game: Game<S, V>, state: S): number {
  try {
    return game.cards(state).length;
  } catch {
    // Not a pile, then, but a list whose length has a meaning.
    return -1;
  }
}

/** The lists of numbers in a state. */
function piles(value: unknown, path: string): { pile: number[]; path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'number')) {
    return [{ pile: value as number[], path }];
  }
  return Object.entries(value).flatMap(([name, inner]) => piles(inner, path === '' ? name : `${path}.${name}`));
}
