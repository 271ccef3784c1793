/**
 * The words of a game's icon language, each with its mark in notation: `gold: 'G'`. A `#` in a mark is the place of
 * its number. A card that uses a term that is not here does not compile.
 */
export interface Terms {
  /** What is gained, paid and taken, in printed order. */
  readonly resources: Marks;
  /** What "per" may count, and what a condition may ask for. */
  readonly counts: Marks;
  /** When a power works. */
  readonly timings: Marks;
  /** What a permanent power changes. */
  readonly modifiers: Marks;
  /** Where cards can be had. */
  readonly supplies: Marks;
  /** What such a card must be: a number (`'≤ #'`), or one of some words. */
  readonly filters: Readonly<Record<string, string | Marks>>;
  /** Where cards lie that can be lost: the player's own, or those of the player aimed at. */
  readonly places: Marks;
  /** The actions of the game that a power may grant. */
  readonly actions: Marks;
  /** What the language can't express. */
  readonly verbs: Marks;
  /** Other things that have an icon and a name on cards and boards: `role:holy`. */
  readonly signs: readonly string[];
}

/** A mark for each term. */
export type Marks = Readonly<Record<string, string>>;

/** The terms of one sort. */
export type Term<
  T extends Terms,
  K extends Exclude<keyof Terms, 'filters' | 'signs'>,
> = keyof T[K] & string;

/** An amount of each resource. */
export type AmountsOf<T extends Terms> = Readonly<Record<Term<T, 'resources'>, number>>;

/** The number that a mark needs: one if it has a `#`, otherwise none. */
export type NumberIn<Mark> = string extends Mark
  ? [n?: number]
  : Mark extends `${string}#${string}`
    ? [n: number]
    : [];

type Filters<T extends Terms> = T['filters'];

/** A condition of an `acquire` on a card: a number, or a word of this filter. */
export type Filter<T extends Terms = Terms> = string extends keyof Filters<T>
  ? Readonly<Record<string, string | number>>
  : {
      readonly [K in keyof Filters<T>]?: Filters<T>[K] extends string
        ? number
        : keyof Filters<T>[K] & string;
    };

/** The icons of a vocabulary's filters. */
export type FilterIcon<F> = {
  [K in keyof F & string]: F[K] extends string
    ? `filter:${K}`
    : `filter:${K}:${keyof F[K] & string}`;
}[keyof F & string];

/** All icons that the vocabulary needs: the icon table and every language have a row for each. */
export type IconName<T extends Terms> =
  | Term<T, 'resources'>
  | `count:${Term<T, 'counts'>}`
  | `at:${Term<T, 'timings'>}`
  | `modify:${Term<T, 'modifiers'>}`
  | `card:${Term<T, 'supplies'>}`
  | FilterIcon<Filters<T>>
  | `place:${Term<T, 'places'>}`
  | `action:${Term<T, 'actions'>}`
  | `verb:${Term<T, 'verbs'>}`
  | T['signs'][number]
  | CommonIcon;

/** The icons that the language itself needs, for any game. */
export type CommonIcon = (typeof COMMON_ICONS)[number];

export const COMMON_ICONS = ['opponent', 'owner', 'each-player', 'each-opponent'] as const;

/** Declares a game's terms, so that their names become types. */
export function defineTerms<const T extends Terms>(terms: T): T {
  return terms;
}

/** The names of all icons of a vocabulary. */
export function iconNames(terms: Terms): string[] {
  const named = (sort: string, marks: Marks): string[] =>
    Object.keys(marks).map(term => `${sort}:${term}`);
  return [
    ...Object.keys(terms.resources),
    ...named('count', terms.counts),
    ...named('at', terms.timings),
    ...named('modify', terms.modifiers),
    ...named('card', terms.supplies),
    ...Object.entries(terms.filters).flatMap(([filter, marks]) =>
      typeof marks === 'string' ? [`filter:${filter}`] : named(`filter:${filter}`, marks),
    ),
    ...named('place', terms.places),
    ...named('action', terms.actions),
    ...named('verb', terms.verbs),
    ...terms.signs,
    ...COMMON_ICONS,
  ];
}
