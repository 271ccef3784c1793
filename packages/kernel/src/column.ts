import type { Known } from './show.ts';

/** How a cell in a table of cards is read. Throws an error that says what was expected. */
export interface Column<T> {
  (cell: string): T;
  /** What may stand in it, for those who fill it in. */
  readonly takes?: Takes;
}

/** What a column takes, as data. What is `said` in a language of its own is described there. */
export type Takes =
  | { readonly a: 'text' | 'number' }
  | { readonly a: 'word'; readonly words: readonly string[] }
  | { readonly a: 'number-or'; readonly word: string }
  | { readonly a: 'or-null' | 'list'; readonly of: Takes; readonly between: string }
  | { readonly a: 'tuple'; readonly parts: readonly Takes[] }
  | { readonly a: 'amounts'; readonly marks: readonly string[]; readonly amount: Takes }
  | { readonly a: 'effect' | 'power'; readonly terms: object };

const TEXT: Takes = { a: 'text' };

const takesOf = (column: Column<unknown>): Takes => column.takes ?? TEXT;

function taking<T>(read: (cell: string) => T, takes: Takes): Column<T> {
  return Object.assign(read, { takes });
}

const unreadable = (cell: string, expected: string): Error =>
  new Error(`Expected ${expected}, not "${cell}"`);

export const text: Column<string> = /* @__PURE__ */ taking(cell => cell, TEXT);

/** No card says a higher number. */
const HIGHEST = 999;

export const number: Column<number> = /* @__PURE__ */ taking(
  cell => {
    if (!/^\d{1,3}$/.test(cell)) throw unreadable(cell, `a number up to ${HIGHEST}`);
    return Number(cell);
  },
  { a: 'number' },
);

/** One of these words. */
export function oneOf<const T extends string>(words: readonly T[]): Column<T> {
  return taking(
    cell => {
      if (!words.includes(cell as T)) throw unreadable(cell, words.join(', '));
      return cell as T;
    },
    { a: 'word', words },
  );
}

/** How we know a card. */
export const source: Column<Known['source']> = /* @__PURE__ */ oneOf([
  'rulebook',
  'public-data',
  'two-sources',
  'reconstructed',
]);

/** A dash for nothing. */
export function orNull<T>(column: Column<T>): Column<T | null> {
  return taking(cell => (cell === '-' ? null : column(cell)), {
    a: 'or-null',
    of: takesOf(column),
    between: '',
  });
}

/** A word, or a dash where this is not so. */
export function flag(word: string): Column<boolean> {
  const isSo = orNull(oneOf([word]));
  return taking(cell => isSo(cell) !== null, takesOf(isSo));
}

/** Several in one cell, a dash for none. */
export function list<T>(column: Column<T>, between = ' '): Column<readonly T[]> {
  return taking(cell => (cell === '-' ? [] : cell.split(between).map(one => column(one))), {
    a: 'list',
    of: takesOf(column),
    between,
  });
}

/** One for each of these columns, with blanks between them. */
export function tuple<const T extends readonly unknown[]>(
  ...columns: { readonly [K in keyof T]: Column<T[K]> }
): Column<T> {
  return taking(
    cell => {
      const parts = cell.split(' ');
      if (parts.length !== columns.length) throw unreadable(cell, `${columns.length} values`);
      return columns.map((column, at) => column(parts[at]!)) as unknown as T;
    },
    { a: 'tuple', parts: columns.map(takesOf) },
  );
}

/** A number, or this word instead. */
export function numberOr<const W extends string>(word: W): Column<number | W> {
  return taking(cell => (cell === word ? word : number(cell)), { a: 'number-or', word });
}

/** How much of what: `2wood 1stone`, by names or by marks; a dash for nothing. */
export function amounts<K extends string, T>(
  names: readonly K[] | Readonly<Record<K, string>>,
  amount: Column<T>,
): Column<Readonly<Partial<Record<K, T>>>> {
  const marks: readonly string[] = Array.isArray(names) ? names : Object.values(names);
  const keys: readonly string[] = Array.isArray(names) ? names : Object.keys(names);
  const pairs = list(cell => {
    const [, n, mark] = /^(\d+|\W)(.*)$/.exec(cell) ?? [];
    if (mark === undefined || !marks.includes(mark))
      throw unreadable(cell, `an amount of ${marks.join(', ')}`);
    return [keys[marks.indexOf(mark)]!, amount(n!)] as const;
  });
  return taking(
    cell => {
      const all = pairs(cell);
      const found = Object.fromEntries(all) as Partial<Record<K, T>>;
      if (Object.keys(found).length < all.length) throw unreadable(cell, 'each of them once');
      return found;
    },
    { a: 'amounts', marks, amount: takesOf(amount) },
  );
}
