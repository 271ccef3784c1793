import { MAIN, quote } from '@castellan/kernel';
import type { Chance, Game, Position, Seat, Variant, View } from '@castellan/kernel';
import { Fault, walk } from '@castellan/conformance/checks';
import type { Budget, Check } from '@castellan/conformance/checks';
import type { Effect } from '../effect.ts';
import { note } from '../note.ts';
import type { World } from '../world.ts';
import { isPrintedOrder } from './performed.ts';
import { randomPayment, randomSequence } from './generate.ts';
import type { Range } from './generate.ts';
import { resolve } from './resolve.ts';

/** How many effects are tried in each position. */
const TRIES = 4;

/** "Wild, then move, then deploy" does not end with wild. */
export function printedOrder<S>(world: World<S>): Check {
  return tried(
    world,
    'printed-order',
    'an effect does things in the printed order: what asks is answered before what comes after it',
    randomSequence,
  );
}

/** "Discard one, then draw two" does not draw first. */
export function priceFirst<S>(world: World<S>): Check {
  return tried(
    world,
    'price-first',
    'a price is paid, all of it, before what it is paid for',
    randomPayment,
  );
}

/**
 * A check that makes random effects in the game's own terms, and resolves them in its positions with random answers.
 */
function tried<S>(
  world: World<S>,
  name: string,
  promise: string,
  effectOf: (range: Range, chance: Chance) => Effect,
): Check {
  const range: Range = {
    terms: world.terms,
    depth: 2,
    canDraw: place => world.places[place]!.removeRandom !== undefined,
    canRob: place => world.places[place]!.given !== undefined,
    aimless: false,
  };
  return {
    name,
    promise,
    run(given, variant: Variant, budget: Budget): void {
      const game = given as unknown as Game<S & Position, View>;
      for (const seed of budget.seeds) {
        walk(game, variant, seed, budget, ({ state, decisions, close, chance }) => {
          // An effect that may ask others can't run in a simultaneous round.
          const alone = state.core.agenda.every(
            (stack, lane) => lane === MAIN || stack.length === 0,
          );
          if (!close || !alone || decisions.length === 0) return;
          for (let i = 0; i < TRIES; i++) {
            const effect = effectOf(range, chance);
            const fault = faultOf(
              game,
              world,
              game.clone(state),
              decisions[0]!.seat,
              effect,
              chance,
            );
            if (fault !== null) throw new Fault(`${quote(note(effect, world.terms))}: ${fault}`);
          }
        });
      }
    },
  };
}

function faultOf<S>(
  game: Game<S & Position, View>,
  world: World<S>,
  state: S & Position,
  seat: Seat,
  effect: Effect,
  chance: Chance,
): string | null {
  const cards = sorted(game.cards(state));
  const rivals = new Map(seatsOf(state).map(one => [one, world.rivals(game.draft(state), one)]));
  const resolved = resolve(game.steps, world as World<S & Position>, state, seat, effect, chance);
  const { performed, early, finished } = resolved;
  if (early.length > 0) return early[0]!;
  if (finished) return null;
  if (sorted(game.cards(state)) !== cards) return 'a card was lost or doubled';
  const order = {
    performed,
    rivals: (one: Seat) => rivals.get(one)!,
    endless: world.gainable === undefined,
  };
  if (isPrintedOrder(effect, seat, order)) return null;
  const done = performed.map(one => `seat ${one.seat}: ${one.what}`).join('; ');
  return `it came out as ${quote(done)}`;
}

function seatsOf({ core }: Position): Seat[] {
  return core.answered.map((_, seat) => seat);
}

function sorted(cards: readonly number[]): string {
  return cards.toSorted((a, b) => a - b).join();
}
