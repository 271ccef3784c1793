import type { Chance } from './chance.ts';
import { guessSeed, shuffled } from './chance.ts';
import { cloneCore, viewCore } from './core.ts';
import type { Core, Position } from './core.ts';
import type { Family } from './family.ts';
import { NOBODY } from './seat.ts';
import type { Seat, Viewer } from './seat.ts';
import { flag as flagShape, listOf, nullOr, oneOf, record as recordShape, whole } from './shape.ts';
import type { Shape } from './shape.ts';

/** No card; in a pile that is seen, also a card that the viewer can't see. */
export const NONE = -1;
/** A card lies in this place, but not for these eyes. */
export const HIDDEN = -2;

/** Somebody looking at a state: who, and whose things they are looking at. */
interface Eyes {
  readonly state: Position;
  readonly viewer: Viewer;
  owner: Seat;
}

/** Fills what can't be seen with cards that could be there. */
interface Dealer {
  /** Takes one of the unseen cards of a family that fits. */
  draw(family: Family, fits: ((card: number) => boolean) | null): number;
}

/**
 * A part of a state, described once. From the description come its type, its check, its copy, the list of its
 * cards, what a viewer sees of it and a guess at what they can't see.
 */
export interface Field<T> {
  shape(seats: number): Shape<T>;
  clone(value: T): T;
  /** Meets every card in it; absent where there is none. */
  readonly cards?: (value: T, meet: (family: Family, card: number, n: number) => void) => void;
  /** What is seen of it; absent where everyone sees all. */
  readonly show?: (value: T, eyes: Eyes) => T;
  /** Deals anew what is hidden in it: first to the places that take only some cards. */
  readonly deal?: (value: T, dealer: Dealer, choosy: boolean) => T;
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;
type Fields = Readonly<Record<string, Field<never>>>;
type Values<F> = { [K in keyof F]: ValueOf<F[K]> };

const same = <T>(value: T): T => value;

/** A whole number. */
export function number(min = 0, max = Number.MAX_SAFE_INTEGER): Field<number> {
  return { shape: () => whole(min, max), clone: same };
}

/** A seat of this table. */
export function seat(): Field<Seat> {
  return { shape: seats => whole(0, seats - 1), clone: same };
}

export function flag(): Field<boolean> {
  return { shape: flagShape, clone: same };
}

/** One of some words. */
export function word<const T extends string>(...words: readonly T[]): Field<T> {
  return { shape: () => oneOf(...words), clone: same };
}

/** What never changes in a game: copies share it. */
export function fixed<T>(shape: Shape<T>): Field<T> {
  return { shape: () => shape, clone: same };
}

/** A list of numbers that are no cards. */
export function numbers(min = 0, max = Number.MAX_SAFE_INTEGER, length?: number): Field<number[]> {
  const shape = listOf(whole(min, max), length, length) as Shape<number[]>;
  return { shape: () => shape, clone: value => value.slice() };
}

/** Fields by name. */
export function record<const F extends Readonly<Record<string, unknown>>>(
  fields: F & { readonly [K in keyof F]: Field<ValueOf<F[K]>> },
): Field<Values<F>> {
  type T = Values<F>;
  const entries = Object.entries(fields) as unknown as [string, Field<unknown>][];
  const each =
    (change: (field: Field<unknown>, value: unknown) => unknown) =>
    (value: T): T => {
      const out: Record<string, unknown> = {};
      for (const [name, field] of entries)
        out[name] = change(field, (value as Record<string, unknown>)[name]);
      return out as T;
    };
  return {
    shape: seats =>
      recordShape(
        Object.fromEntries(entries.map(([name, field]) => [name, field.shape(seats)])),
      ) as Shape<T>,
    clone: each((field, value) => field.clone(value)),
    cards(value, meet) {
      for (const [name, field] of entries)
        field.cards?.((value as Record<string, unknown>)[name], meet);
    },
    show: (value, eyes) =>
      each((field, inner) => field.show?.(inner, eyes) ?? field.clone(inner))(value),
    deal: (value, dealer, choosy) =>
      each((field, inner) => field.deal?.(inner, dealer, choosy) ?? inner)(value),
  };
}

/** So many of one thing. */
export function list<T>(of: Field<T>, min = 0, max = Number.MAX_SAFE_INTEGER): Field<T[]> {
  return {
    shape: seats => listOf(of.shape(seats), min, max) as Shape<T[]>,
    clone: value => value.map(of.clone),
    cards: (value, meet) => value.forEach(one => of.cards?.(one, meet)),
    show: (value, eyes) => value.map(one => of.show?.(one, eyes) ?? of.clone(one)),
    deal: (value, dealer, choosy) => value.map(one => of.deal?.(one, dealer, choosy) ?? one),
  };
}

/** One for each seat: whoever looks at it looks at that seat's things. */
export function perSeat<T>(of: Field<T>): Field<T[]> {
  const all = list(of);
  return {
    ...all,
    shape: seats => listOf(of.shape(seats), seats, seats) as Shape<T[]>,
    show(value, eyes) {
      const shown = value.map((one, owner) => {
        eyes.owner = owner;
        return of.show?.(one, eyes) ?? of.clone(one);
      });
      eyes.owner = NOBODY;
      return shown;
    },
  };
}

/** Something that some tables don't have: null there. */
export function orNull<T>(of: Field<T>): Field<T | null> {
  return {
    shape: seats => nullOr(of.shape(seats)),
    clone: value => (value === null ? null : of.clone(value)),
    cards: (value, meet) => void (value === null || of.cards?.(value, meet)),
    show: (value, eyes) => (value === null ? null : (of.show?.(value, eyes) ?? of.clone(value))),
    deal: (value, dealer, choosy) =>
      value === null ? null : (of.deal?.(value, dealer, choosy) ?? value),
  };
}

/** Who sees a card: everyone, its owner, nobody, or as the game says of a viewer, an owner and a place in the pile. */
export type Sees<S extends Position = Position> =
  | 'all'
  | 'owner'
  | 'nobody'
  | ((state: S, viewer: Viewer, owner: Seat, at: number, of: number) => boolean);

interface Lying<S extends Position> {
  readonly seen?: Sees<S>;
  /** Which cards can lie here at all, as far as everyone knows. */
  readonly fits?: (card: number) => boolean;
}

function isSeen(sees: Sees<never>, eyes: Eyes, at: number, of: number): boolean {
  if (sees === 'all') return true;
  if (sees === 'nobody') return false;
  if (sees === 'owner') return eyes.viewer === eyes.owner;
  return sees(eyes.state as never, eyes.viewer, eyes.owner, at, of);
}

/** A pile, a hand, a row of cards. What can't be seen of it is `NONE`. */
export function pile<S extends Position = Position>(
  family: Family,
  {
    seen = 'all',
    fits,
    min = 0,
    max,
  }: Lying<S> & { readonly min?: number; readonly max?: number } = {},
): Field<number[]> {
  const sees = seen as Sees<never>;
  return {
    shape: () => listOf(whole(0, family.kinds - 1), min, max) as Shape<number[]>,
    clone: value => value.slice(),
    cards: (value, meet) => value.forEach(card => void (card >= 0 && meet(family, card, 1))),
    ...(seen === 'all'
      ? {}
      : {
          show: (value: number[], eyes: Eyes) =>
            value.map((card, at) => (isSeen(sees, eyes, at, value.length) ? card : NONE)),
          deal: (value: number[], dealer: Dealer, choosy: boolean) =>
            choosy === (fits === undefined)
              ? value
              : value.map(card => (card < 0 ? dealer.draw(family, fits ?? null) : card)),
        }),
  };
}

/** A place for one card; `NONE` where there is none, `HIDDEN` where it can't be seen. */
export function slot<S extends Position = Position>(
  family: Family,
  { seen = 'all', fits }: Lying<S> = {},
): Field<number> {
  const sees = seen as Sees<never>;
  return {
    shape: () => whole(NONE, family.kinds - 1),
    clone: same,
    cards: (value, meet) => void (value >= 0 && meet(family, value, 1)),
    ...(seen === 'all'
      ? {}
      : {
          show: (value: number, eyes: Eyes) =>
            value === NONE || isSeen(sees, eyes, 0, 1) ? value : HIDDEN,
          deal: (value: number, dealer: Dealer, choosy: boolean) =>
            value === HIDDEN && choosy === (fits !== undefined)
              ? dealer.draw(family, fits ?? null)
              : value,
        }),
  };
}

/** How many of each card, where their order says nothing. Always open. */
export function heap(family: Family): Field<number[]> {
  const shape = listOf(whole(0), family.kinds, family.kinds) as Shape<number[]>;
  return {
    shape: () => shape,
    clone: value => value.slice(),
    cards: (value, meet) => value.forEach((n, card) => void (n > 0 && meet(family, card, n))),
  };
}

/** A whole state: the kernel's part, and the game's own as described. */
export interface Description<S extends Position> {
  /** The game's own part; the core's check needs the game's steps besides. */
  shape(seats: number, core: Shape): Shape<S>;
  clone(state: S): S;
  /** Every card, wherever it lies: numbered through over all families, in ascending order. */
  cards(state: S): number[];
  /** What a viewer sees: the same form, without what is hidden from them. */
  show(state: S, viewer: Viewer): S & { readonly viewer: Viewer };
  /** A state that the viewer can't tell from the real one, drawn from all of those. */
  guess(view: S, chance: Chance): S;
  /** What is wrong with the cards, if every card of these families must be there. */
  missing(state: S, families: readonly Family[]): string[];
}

/** Describes a state once. */
export function describe<const F extends Readonly<Record<string, unknown>>>(
  fields: F & { readonly [K in keyof F]: Field<ValueOf<F[K]>> },
): Description<Values<F> & Position> {
  type S = Values<F> & Position;
  const own = record(fields as never) as unknown as Field<Record<string, unknown>>;
  const withCore = (core: Core, rest: Record<string, unknown>): S => ({ core, ...rest }) as S;
  const counted = (state: S): Map<Family, number[]> => {
    const found = new Map<Family, number[]>();
    own.cards!(state as Record<string, unknown>, (family, card, n) => {
      const counts = found.get(family) ?? new Array<number>(family.kinds).fill(0);
      counts[card]! += n;
      found.set(family, counts);
    });
    return found;
  };
  return {
    shape: (seats, core) => {
      const shapes = Object.fromEntries(
        Object.entries(fields as unknown as Fields).map(([name, field]) => [
          name,
          field.shape(seats),
        ]),
      );
      return recordShape({ core, ...shapes }) as Shape<S>;
    },
    clone: state => withCore(cloneCore(state.core), own.clone(state as Record<string, unknown>)),
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
    missing(state, families) {
      const found = counted(state);
      const seats = state.core.answered.length;
      return families.flatMap(family =>
        Array.from({ length: family.kinds }, (_, card) => card).flatMap(card => {
          const [wanted, there] = [family.copies(card, seats), found.get(family)?.[card] ?? 0];
          return wanted === there
            ? []
            : [`there must be ${wanted} of ${family.name} ${card}, not ${there}`];
        }),
      );
    },
  };
}

/** The cards of a family that are nowhere in sight. */
function unseen(family: Family, seen: readonly number[] | undefined, seats: number): number[] {
  return Array.from({ length: family.kinds }, (_, card) => card).flatMap(card => {
    const left = family.copies(card, seats) - (seen?.[card] ?? 0);
    return Array.from({ length: Math.max(0, left) }, () => card);
  });
}
