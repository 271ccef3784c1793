import type { Chance } from './chance.ts';
import { guessSeed, shuffled } from './chance.ts';
import { cloneCore, viewCore } from './core.ts';
import type { Core, Position } from './core.ts';
import type { Family } from './family.ts';
import { record } from './field.ts';
import type { Dealer, Eyes, Field, ValueOf, Values } from './field.ts';
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
  /** A random state that this viewer can't tell from the real one. */
  guess(view: S, chance: Chance): S;
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
    clone: state => withCore(cloneCore(state.core), own.clone(state as Record<string, unknown>)),
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
    guess(view, chance) {
      const { viewer: _, ...state } = own.clone(view as Record<string, unknown>);
      const seats = view.core.answered.length;
      const pools = new Map<Family, number[]>();
      const seen = counted(view);
      const poolOf = (family: Family): number[] => {
        let pool = pools.get(family);
        if (pool === undefined) {
          pool = shuffled(unseen(family, seen.get(family), seats), chance);
          pools.set(family, pool);
        }
        return pool;
      };
      const dealer: Dealer = {
        shuffle: cards => shuffled(cards, chance),
        draw(family, fits) {
          const pool = poolOf(family);
          const at = fits === null ? pool.length - 1 : pool.findLastIndex(fits);
          if (at < 0)
            throw new Error(
              `no ${family.name} is left for a place that holds one: this is no view of a game`,
            );
          return pool.splice(at, 1)[0]!;
        },
      };
      const core = cloneCore(view.core);
      core.rng = { seed: guessSeed(chance), drawn: 0 };
      return withCore(core, own.deal!(own.deal!(state, dealer, true), dealer, false));
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

/** The cards of a family that the view does not show. */
function unseen(family: Family, seen: readonly number[] | undefined, seats: number): number[] {
  return Array.from({ length: family.kinds }, (_, card) => card).flatMap(card => {
    const left = family.copies(card, seats) - (seen?.[card] ?? 0);
    return Array.from({ length: Math.max(0, left) }, () => card);
  });
}
