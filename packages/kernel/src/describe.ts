import type { Chance } from './chance.ts';
import { guessSeed } from './chance.ts';
import { cloneCore, viewCore } from './core.ts';
import type { Core, Position } from './core.ts';
import { Deck, Unseen } from './deck.ts';
import type { Family } from './family.ts';
import { record } from './field.ts';
import type { Eyes, Field, ValueOf, Values } from './field.ts';
import { NOBODY } from './seat.ts';
import type { Viewer } from './seat.ts';
import { record as recordShape } from './shape.ts';
import type { Shape } from './shape.ts';

/** A whole state: the kernel's part and the game's own, as described. */
export interface Description<S extends Position> {
  /** Checks the game's own part; the check of the core also needs the game's steps. */
  shape(seats: number, core: Shape): Shape<S>;
  clone(state: S): S;
  /** The objects that a copy may share with this state, because steps never change them in place. */
  shared(state: S): Set<object>;
  /** All cards, wherever they lie, numbered across all families, in ascending order. */
  cards(state: S): number[];
  /** What a viewer sees: a state of the same form, without what is hidden from them. */
  show(state: S, viewer: Viewer): S & { readonly viewer: Viewer };
  /** A random state that this viewer can't tell from the real one. `clone` is a quicker way to copy a state, if there is one. */
  guess(view: S, chance: Chance, clone?: (state: S) => S): S;
  /** Where the cards of each family lie: the `where` of a legend. */
  readonly where: Readonly<Record<string, string>>;
  /** What is wrong with the cards, if every card of these families must be there. */
  missing(state: S, families: readonly Family[]): string[];
}

/** The type of state that a description describes. */
export type StateOf<D> = D extends Description<infer S> ? S : never;

/** Describes a state once; see ADR 0014. */
export function describe<const F extends Readonly<Record<string, unknown>>>(
  fields: F & { readonly [K in keyof F]: Field<ValueOf<F[K]>> },
): Description<Values<F> & Position> {
  type S = Values<F> & Position;
  const own = record(fields as never) as unknown as Field<Record<string, unknown>>;
  const withCore = (core: Core, rest: Record<string, unknown>): S => ({ core, ...rest }) as S;
  const counted = (state: S): Map<Family, number[]> => {
    const found = new Map<Family, number[]>();
    own.cards!(state as Record<string, unknown>, (family, card, n) => {
      const counts = found.get(family) ?? new Array<number>(family.kinds / family.faces).fill(0);
      counts[Math.floor(card / family.faces)]! += n;
      found.set(family, counts);
    });
    return found;
  };
  const copy = (state: S): S =>
    withCore(cloneCore(state.core), own.clone(state as Record<string, unknown>));
  // Many worlds are guessed from one view, which never changes.
  const unseen = new WeakMap<S, Unseen>();
  const unseenBy = (view: S): Unseen => {
    let found = unseen.get(view);
    if (found === undefined) {
      found = new Unseen(counted(view), view.core.answered.length);
      unseen.set(view, found);
    }
    return found;
  };
  return {
    shape: (seats, core) => {
      const shapes = Object.fromEntries(
        Object.entries(fields as Readonly<Record<string, Field<unknown>>>).map(([name, field]) => [
          name,
          field.shape(seats),
        ]),
      );
      return recordShape({ core, ...shapes }) as Shape<S>;
    },
    clone: copy,
    shared(state) {
      const found = new Set<object>();
      own.shares!(state as Record<string, unknown>, object => void found.add(object));
      return found;
    },
    cards(state) {
      const all: number[] = [];
      for (const [family, counts] of counted(state))
        counts.forEach((n, card) => {
          for (let i = 0; i < n; i++) all.push(family.first + card);
        });
      return all.sort((a, b) => a - b);
    },
    show(state, viewer) {
      const eyes: Eyes = { state, viewer, owner: NOBODY };
      const shown = own.show!(state as Record<string, unknown>, eyes);
      return { ...withCore(viewCore(state.core), shown), viewer };
    },
    guess(view, chance, clone = copy) {
      const state = clone(view);
      const dealer = new Deck(unseenBy(view), chance);
      state.core.rng = { seed: guessSeed(chance), drawn: 0 };
      if (own.deal === undefined) return state;
      own.deal(state as Record<string, unknown>, dealer, true);
      return own.deal(state as Record<string, unknown>, dealer, false) as S;
    },
    where: whereabouts(own),
    missing(state, families) {
      const found = counted(state);
      const seats = state.core.answered.length;
      return families.flatMap(family =>
        Array.from({ length: family.kinds / family.faces }, (_, card) => card).flatMap(card => {
          const [wanted, there] = [family.copies(card, seats), found.get(family)?.[card] ?? 0];
          return wanted === there
            ? []
            : [`there must be ${wanted} of ${family.name} ${card}, not ${there}`];
        }),
      );
    },
  };
}

function whereabouts(field: Field<Record<string, unknown>>): Record<string, string> {
  const found: Record<string, string> = {};
  field.where!('', (path, { name }) => void (found[path] = name));
  return found;
}
