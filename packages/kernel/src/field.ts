import type { Position } from './core.ts';
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
export interface Eyes {
  readonly state: Position;
  readonly viewer: Viewer;
  owner: Seat;
}

/** Fills what can't be seen with cards that could be there. */
export interface Dealer {
  /** Takes one of the unseen cards of a family that fits. */
  draw(family: Family, fits: ((card: number) => boolean) | null): number;
  shuffle(cards: readonly number[]): number[];
}

/**
 * A part of a state, described once. From the description come its type, its check, its copy, the list of its
 * cards, what a viewer sees of it and a guess at what they can't see.
 */
export interface Field<T> {
  shape(seats: number): Shape<T>;
  clone(value: T): T;
  /** Meets every object in it that copies share; absent where there is none. */
  readonly shares?: (value: T, meet: (object: object) => void) => void;
  /** Meets every card in it; absent where there is none. */
  readonly cards?: (value: T, meet: (family: Family, card: number, n: number) => void) => void;
  /** What is seen of it; absent where everyone sees all. */
  readonly show?: (value: T, eyes: Eyes) => T;
  /** Says where its cards are, for those who read states without our tables: `players[].hand[]`. */
  readonly where?: (path: string, tell: (path: string, family: Family) => void) => void;
  /** Deals anew what is hidden in it: first to the places that take only some cards. */
  readonly deal?: (value: T, dealer: Dealer, choosy: boolean) => T;
}

export type ValueOf<F> = F extends Field<infer T> ? T : never;
export type Values<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

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
  return shared({ shape: () => shape, clone: same });
}

/**
 * What hardly ever changes once the cards are dealt: copies share it, which makes them small and quick. Steps never change
 * it in place; where it must change, they put another in its place.
 */
export function shared<T>(of: Field<T>): Field<T> {
  return { ...of, clone: same, shares: meetAll };
}

function meetAll(value: unknown, meet: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  meet(value);
  for (const inner of Object.values(value)) meetAll(inner, meet);
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
    shares(value, meet) {
      for (const [name, field] of entries)
        field.shares?.((value as Record<string, unknown>)[name], meet);
    },
    cards(value, meet) {
      for (const [name, field] of entries)
        field.cards?.((value as Record<string, unknown>)[name], meet);
    },
    where(path, tell) {
      for (const [name, field] of entries) field.where?.(`${path}${path && '.'}${name}`, tell);
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
    shares: (value, meet) => value.forEach(one => of.shares?.(one, meet)),
    cards: (value, meet) => value.forEach(one => of.cards?.(one, meet)),
    where: (path, tell) => of.where?.(`${path}[]`, tell),
    show: (value, eyes) => value.map(one => of.show?.(one, eyes) ?? of.clone(one)),
    deal: (value, dealer, choosy) => value.map(one => of.deal?.(one, dealer, choosy) ?? one),
  };
}

/** A list whose places differ: one field for each. */
export function places<T>(fields: readonly Field<T>[]): Field<T[]> {
  const each = list(fields[0]!);
  return {
    ...each,
    shape(seats) {
      const shapes = fields.map(field => field.shape(seats));
      const all = each.shape(seats);
      return (value, path, problems) => {
        if (Array.isArray(value) && value.length === shapes.length)
          shapes.forEach((shape, i) => shape(value[i], `${path}[${i}]`, problems));
        else if (Array.isArray(value)) problems.push(`${path} must have ${shapes.length} entries`);
        else all(value, path, problems);
      };
    },
    show: (value, eyes) =>
      value.map((one, i) => fields[i]!.show?.(one, eyes) ?? fields[i]!.clone(one)),
    deal: (value, dealer, choosy) =>
      value.map((one, i) => fields[i]!.deal?.(one, dealer, choosy) ?? one),
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
    shares: (value, meet) => void (value === null || of.shares?.(value, meet)),
    cards: (value, meet) => void (value === null || of.cards?.(value, meet)),
    ...(of.where === undefined ? {} : { where: of.where }),
    show: (value, eyes) => (value === null ? null : (of.show?.(value, eyes) ?? of.clone(value))),
    deal: (value, dealer, choosy) =>
      value === null ? null : (of.deal?.(value, dealer, choosy) ?? value),
  };
}

/** Who sees a card: everyone, its owner, nobody; which cards there are but not their order; or as the game says of a viewer, an owner and a place in the pile. */
export type Sees<S extends Position = Position> =
  | 'all'
  | 'owner'
  | 'nobody'
  | 'unordered'
  | ((state: S, viewer: Viewer, owner: Seat, at: number, of: number) => boolean);

interface Lying<S extends Position> {
  readonly seen?: Sees<S>;
  /** Which cards can lie here at all, as far as everyone knows. */
  readonly fits?: (card: number) => boolean;
}

function isSeen(sees: Sees<never>, eyes: Eyes, at: number, of: number): boolean {
  if (sees === 'all') return true;
  if (sees === 'nobody' || sees === 'unordered') return false;
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
    where: (path, tell) => tell(`${path}[]`, family),
    ...(seen === 'unordered' ? unordered : {}),
    ...(seen === 'all' || seen === 'unordered'
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

/** Everyone knows which cards, nobody in which order. */
const unordered: Pick<Field<number[]>, 'show' | 'deal'> = {
  show: value => value.toSorted((a, b) => a - b),
  deal: (value, dealer, choosy) => (choosy ? value : dealer.shuffle(value)),
};

/** Something that is no card, hidden from some: they see what is given here in its place. */
export function hidden<T, S extends Position = Position>(
  of: Field<T>,
  instead: T,
  seen: (state: S, viewer: Viewer, owner: Seat) => boolean,
): Field<T> {
  return {
    ...of,
    show: (value, eyes) =>
      seen(eyes.state as S, eyes.viewer, eyes.owner) ? of.clone(value) : instead,
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
    where: (path, tell) => tell(path, family),
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
    where: (path, tell) => tell(`${path}[#]`, family),
  };
}
