import type { Known } from './show.ts';

/** How a cell in a table of cards is read. Throws an error that says what was expected. */
export type Column<T> = (cell: string) => T;

const unreadable = (cell: string, expected: string): Error =>
  new Error(`Expected ${expected}, not "${cell}"`);

export const text: Column<string> = cell => cell;

export const number: Column<number> = cell => {
  if (!/^\d+$/.test(cell)) throw unreadable(cell, 'a number');
  return Number(cell);
};

/** One of these words. */
export function oneOf<const T extends string>(words: readonly T[]): Column<T> {
  return cell => {
    if (!words.includes(cell as T)) throw unreadable(cell, words.join(', '));
    return cell as T;
  };
}

/** How we know a card. */
export const source: Column<Known['source']> = oneOf([
  'rulebook',
  'public-data',
  'two-sources',
  'reconstructed',
]);

/** A dash for nothing. */
export function orNull<T>(column: Column<T>): Column<T | null> {
  return cell => (cell === '-' ? null : column(cell));
}

/** A word, or a dash where this is not so. */
export function flag(word: string): Column<boolean> {
  const isSo = orNull(oneOf([word]));
  return cell => isSo(cell) !== null;
}

/** Several in one cell, a dash for none. */
export function list<T>(column: Column<T>, between = ' '): Column<readonly T[]> {
  return cell => (cell === '-' ? [] : cell.split(between).map(column));
}

/** One for each of these columns, with blanks between them. */
export function tuple<const T extends readonly unknown[]>(
  ...columns: { readonly [K in keyof T]: Column<T[K]> }
): Column<T> {
  return cell => {
    const parts = cell.split(' ');
    if (parts.length !== columns.length) throw unreadable(cell, `${columns.length} values`);
    return columns.map((column, at) => column(parts[at]!)) as unknown as T;
  };
}

/** A number, or this word instead. */
export function numberOr<const W extends string>(word: W): Column<number | W> {
  return cell => (cell === word ? word : number(cell));
}

/** How much of what: `2wood 1stone`, by names or by marks; a dash for nothing. */
export function amounts<K extends string, T>(
  names: readonly K[] | Readonly<Record<K, string>>,
  amount: Column<T>,
): Column<Readonly<Partial<Record<K, T>>>> {
  const marks = Array.isArray(names) ? names : Object.values(names);
  const keys = Array.isArray(names) ? names : Object.keys(names);
  const pairs = list(cell => {
    const [, n, mark] = /^(\d+|\W)(.*)$/.exec(cell) ?? [];
    if (!marks.includes(mark)) throw unreadable(cell, `an amount of ${marks.join(', ')}`);
    return [keys[marks.indexOf(mark)], amount(n!)];
  });
  return cell => Object.fromEntries(pairs(cell)) as Partial<Record<K, T>>;
}
