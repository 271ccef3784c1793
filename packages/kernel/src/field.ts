import type { Position } from './core.ts';
import type { Family } from './family.ts';
import { LARGEST_NUMBER } from './limits.ts';
import { NOBODY } from './seat.ts';
import type { Seat, Viewer } from './seat.ts';
import { flag as flagShape, listOf, nullOr, oneOf, record as recordShape, whole } from './shape.ts';
import type { Shape } from './shape.ts';

/** No card. In a pile that is shown, also a card that the viewer can't see. */
export const NONE = -1;
/** There is a card here, but this viewer can't see which. */
export const HIDDEN = -2;

/** Someone who looks at a state, and the seat whose things they are looking at. */
export interface Eyes {
  readonly state: Position;
  readonly viewer: Viewer;
  owner: Seat;
}

/** Fills in hidden cards with cards that could be there. */
export interface Dealer {
  /** Takes one of the unseen cards of a family that fits. */
  draw(family: Family, fits: ((card: number) => boolean) | null): number;
  shuffle(cards: readonly number[]): number[];
}

/**
 * A part of a state, described once. The description gives its type, its check, its copy, the list of its cards, what
 * a viewer sees of it, and a guess at the rest.
 */
export interface Field<T> {
  shape(seats: number): Shape<T>;
  clone(value: T): T;
  /** Visits every object in it that copies share; absent if there is none. */
  readonly shares?: (value: T, meet: (object: object) => void) => void;
  /** Visits every card in it; absent if there is none. */
  readonly cards?: (value: T, meet: (family: Family, card: number, n: number) => void) => void;
  /** What a viewer sees of it; absent if everyone sees everything. */
  readonly show?: (value: T, eyes: Eyes) => T;
  /** Says where its cards lie, for programs that read states without our tables: `players[].hand[]`. */
  readonly where?: (path: string, tell: (path: string, family: Family) => void) => void;
  /**
   * Deals the hidden cards in a fresh copy of it again, and returns it; absent if nothing in it is ever hidden. Places
   * that take only some cards come first.
   */
  readonly deal?: Deal<T>;
}

type Deal<T> = (value: T, dealer: Dealer, choosy: boolean) => T;

export type ValueOf<F> = F extends Field<infer T> ? T : never;
export type Values<F> = { -readonly [K in keyof F]: ValueOf<F[K]> };

const same = <T>(value: T): T => value;

/** A whole number. */
export function number(min = 0, max = LARGEST_NUMBER): Field<number> {
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

/** Never changes during a game, so copies share it. */
export function fixed<T>(shape: Shape<T>): Field<T> {
  return shared({ shape: () => shape, clone: same });
}

/**
 * Hardly ever changes after the deal, so copies share it, which keeps them small and fast. Steps never change it in
 * place; they replace it.
 */
export function shared<T>(of: Field<T>): Field<T> {
  const { deal } = of;
  return {
    ...of,
    clone: same,
    shares: meetAll,
    ...(deal === undefined
      ? {}
      : { deal: (value, dealer, choosy) => deal(of.clone(value), dealer, choosy) }),
  };
}

function meetAll(value: unknown, meet: (object: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  meet(value);
  for (const inner of Object.values(value)) meetAll(inner, meet);
}

/** A list of numbers that are not cards. */
export function numbers(min = 0, max = LARGEST_NUMBER, length?: number): Field<number[]> {
  const shape = listOf(whole(min, max), length, length) as Shape<number[]>;
  return { shape: () => shape, clone: value => value.slice() };
}

/** Fields by name. */
export function record<const F extends Readonly<Record<string, unknown>>>(
  fields: F & { readonly [K in keyof F]: Field<ValueOf<F[K]>> },
): Field<Values<F>> {
  type T = Values<F>;
  const entries = Object.entries(fields) as unknown as [string, Field<unknown>][];
  const dealt = entries.filter(([, { deal }]) => deal !== undefined);
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
    ...(dealt.length === 0
      ? {}
      : {
          deal(value: T, dealer: Dealer, choosy: boolean): T {
            const parts = value as Record<string, unknown>;
            for (const [name, { deal }] of dealt) parts[name] = deal!(parts[name], dealer, choosy);
            return value;
          },
        }),
  };
}

/** A list of one kind of field. */
export function list<T>(of: Field<T>, min = 0, max = Number.MAX_SAFE_INTEGER): Field<T[]> {
  return {
    shape: seats => listOf(of.shape(seats), min, max) as Shape<T[]>,
    clone: value => value.map(of.clone),
    shares: (value, meet) => value.forEach(one => of.shares?.(one, meet)),
    cards: (value, meet) => value.forEach(one => of.cards?.(one, meet)),
    where: (path, tell) => of.where?.(`${path}[]`, tell),
    show: (value, eyes) => value.map(one => of.show?.(one, eyes) ?? of.clone(one)),
    ...dealEach(of.deal === undefined ? [] : [of.deal]),
  };
}

/** Deals each entry of a list in its own way, or all in the only way there is. */
function dealEach<T>(ways: readonly (Deal<T> | undefined)[]): Pick<Field<T[]>, 'deal'> {
  if (ways.every(way => way === undefined)) return {};
  return {
    deal(value, dealer, choosy) {
      for (let i = 0; i < value.length; i++) {
        const way = ways[ways.length === 1 ? 0 : i];
        if (way !== undefined) value[i] = way(value[i]!, dealer, choosy);
      }
      return value;
    },
  };
}

/** A list in which each place has its own field. */
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
    ...dealEach(fields.map(field => field.deal)),
  };
}

/** One entry for each seat, which belongs to that seat. */
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

/** Something that only some tables have; null in the others. */
export function orNull<T>(of: Field<T>): Field<T | null> {
  const { deal } = of;
  return {
    shape: seats => nullOr(of.shape(seats)),
    clone: value => (value === null ? null : of.clone(value)),
    shares: (value, meet) => void (value === null || of.shares?.(value, meet)),
    cards: (value, meet) => void (value === null || of.cards?.(value, meet)),
    ...(of.where === undefined ? {} : { where: of.where }),
    show: (value, eyes) => (value === null ? null : (of.show?.(value, eyes) ?? of.clone(value))),
    ...(deal === undefined
      ? {}
      : {
          deal: (value, dealer, choosy) => (value === null ? null : deal(value, dealer, choosy)),
        }),
  };
}

/**
 * Who sees a card: everyone, its owner, nobody; everyone but not the order; or what the game decides for a viewer, an
 * owner and a place in the pile.
 */
export type Sees<S extends Position = Position> =
  | 'all'
  | 'owner'
  | 'nobody'
  | 'unordered'
  | ((state: S, viewer: Viewer, owner: Seat, at: number, of: number) => boolean);

interface Lying<S extends Position> {
  readonly seen?: Sees<S>;
  /** Which cards can lie here, as far as everyone knows. */
  readonly fits?: (card: number) => boolean;
}

function isSeen(sees: Sees<never>, eyes: Eyes, at: number, of: number): boolean {
  if (sees === 'all') return true;
  if (sees === 'nobody' || sees === 'unordered') return false;
  if (sees === 'owner') return eyes.viewer === eyes.owner;
  return sees(eyes.state as never, eyes.viewer, eyes.owner, at, of);
}

/** A pile, a hand or a row of cards. Cards that a viewer can't see are `NONE`. */
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

/** Everyone knows which cards are here, but nobody knows their order. */
const unordered: Pick<Field<number[]>, 'show' | 'deal'> = {
  show: value => value.toSorted((a, b) => a - b),
  deal: (value, dealer, choosy) => (choosy ? value : dealer.shuffle(value)),
};

/** A value that is not a card and is hidden from some viewers, who see this stand-in. */
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

/** A place for one card: `NONE` if it is empty, `HIDDEN` if the viewer can't see the card. */
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

/** How many copies of each card, where order does not matter. Everyone sees it. */
export function heap(family: Family): Field<number[]> {
  const shape = listOf(whole(0), family.kinds, family.kinds) as Shape<number[]>;
  return {
    shape: () => shape,
    clone: value => value.slice(),
    cards: (value, meet) => value.forEach((n, card) => void (n > 0 && meet(family, card, n))),
    where: (path, tell) => tell(`${path}[#]`, family),
  };
}
