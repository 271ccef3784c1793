import type { CommonIcon, Filter, IconName, Term, Terms } from './terms.ts';

/**
 * How a game's icon is drawn: a picture of the openly licensed set, its author, a colour, and the shape behind it.
 */
export interface Look {
  readonly picture: string;
  readonly author: string;
  readonly tone: string;
  readonly shape: string;
}

export function look(picture: string, author: string, tone: string, shape: string): Look {
  return { picture, author, tone, shape };
}

/** A row for each icon of a vocabulary. */
export type IconLooks<T extends Terms> = Readonly<Record<IconName<T>, Look>>;

/** The singular and plural of something countable. */
export type Noun = readonly [one: string, many: string];

/**
 * The words for a vocabulary's terms in one language: a row for each term. A label stands beside an icon; the other
 * words are used in sentences by the grammar of that language.
 */
export interface Rows<T extends Terms> {
  /** `2 gold`, `1 victory token`. */
  readonly resources: Readonly<Record<Term<T, 'resources'>, Noun>>;
  /**
   * What is counted, as it stands after "for" ("each Soldier you own"), and in a condition ("at least 2 Soldiers").
   */
  readonly counts: Readonly<
    Record<
      Term<T, 'counts'>,
      { readonly label: string; readonly each: string; readonly many?: string }
    >
  >;
  /** The time: on a card, and in a sentence ("when you build it"). */
  readonly timings: Readonly<
    Record<Term<T, 'timings'>, { readonly label: string; readonly when: string }>
  >;
  readonly modifiers: Readonly<
    Record<Term<T, 'modifiers'>, { readonly label: string; readonly say: (by: number) => string }>
  >;
  /** The card that is taken, with its conditions: "a Holy Citizen from the Center". */
  readonly supplies: Readonly<
    Record<
      Term<T, 'supplies'>,
      { readonly label: string; readonly say: (filter: Filter<T>) => string }
    >
  >;
  /** For a number, one label ("base price at most"); otherwise one for each word. */
  readonly filters: {
    readonly [K in keyof T['filters']]: T['filters'][K] extends string
      ? string
      : Readonly<Record<keyof T['filters'][K] & string, string>>;
  };
  /**
   * What happens to such cards: to the player's own ("put a Monster you have slain back on its stack"), and to an
   * opponent's.
   */
  readonly places: Readonly<
    Record<
      Term<T, 'places'>,
      {
        readonly label: string;
        readonly lose: (n: number, random: boolean) => string;
        readonly rob: (n: number, random: boolean, keep: boolean) => string;
      }
    >
  >;
  readonly actions: Readonly<
    Record<Term<T, 'actions'>, { readonly label: string; readonly say: string }>
  >;
  readonly verbs: Readonly<
    Record<Term<T, 'verbs'>, { readonly label: string; readonly say: (n: number) => string }>
  >;
  readonly signs: Readonly<Record<T['signs'][number] | CommonIcon, string>>;
}

/** An entry of a record itself, not of what it inherits. */
export const own = <V>(record: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The label of an icon. Every icon has one, because every term has a row. */
export function labelOf<T extends Terms>(vocabulary: Rows<T>, icon: string): string | undefined {
  const rows = vocabulary as unknown as Rows<Terms>;
  const cut = icon.indexOf(':');
  const [sort, term] = [icon.slice(0, Math.max(cut, 0)), icon.slice(cut + 1)];
  return own(SORTS, sort)?.(rows, term) ?? own(rows.resources, icon)?.[1] ?? own(rows.signs, icon);
}

const SORTS: Readonly<Record<string, (rows: Rows<Terms>, term: string) => string | undefined>> = {
  count: (rows, term) => own(rows.counts, term)?.label,
  at: (rows, term) => own(rows.timings, term)?.label,
  modify: (rows, term) => own(rows.modifiers, term)?.label,
  card: (rows, term) => own(rows.supplies, term)?.label,
  place: (rows, term) => own(rows.places, term)?.label,
  action: (rows, term) => own(rows.actions, term)?.label,
  verb: (rows, term) => own(rows.verbs, term)?.label,
  filter(rows, term) {
    const cut = term.indexOf(':');
    const found = own(rows.filters, cut < 0 ? term : term.slice(0, cut));
    return typeof found === 'object' ? own(found, term.slice(cut + 1)) : found;
  },
};
