import type { Column } from './column.ts';

/** What a card has: a column of the table, or a value that all its cards have. */
export type Columns = Readonly<Record<string, unknown>>;

/** A card of such a table. */
export type CardIn<C extends Columns> = { readonly id: string } & {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : C[K];
};

/** The cells of a card by their columns. A tilde before a cell marks a stand-in. */
export type CardRow = Readonly<Record<string, string>>;

/** Reads a table of cards by its name; see `cardTable`. */
export type ReadCards = <const C extends Columns>(
  name: string,
  columns: C,
  table: string,
) => CardIn<C>[];

/**
 * The cards of a table with a line for each, below a line with the names of the columns. Bars stand between the
 * columns. The first is the `id`, or a name that it is made of. A tilde marks a value that is a stand-in; a
 * reconstructed card without any has the `standIns` of the table. The table's name is what a deck of own cards calls it.
 */
export const cardTable: ReadCards = (_, columns, table) =>
  cardsOf(columns, cardRows(columns, table));

/** The columns of a table that are read from cells. */
export function columnNames(columns: Columns): string[] {
  return Object.keys(columns).filter(name => typeof columns[name] === 'function');
}

/** The lines of such a table, cell by cell. */
export function cardRows(columns: Columns, table: string): CardRow[] {
  const [head, ...lines] = table.trim().split('\n').map(cellsOf);
  const names = columnNames(columns);
  if (`${head}` !== `${names}`)
    throw new Error(`A table of cards has the columns ${head} instead of ${names}`);
  return lines.map(cells => {
    if (cells.length !== names.length)
      throw new Error(`Card "${cells[0]}", ${cells.length} columns instead of ${names.length}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at]!]));
  });
}

/** The cards of such rows. A row may say its `id` where the table has no column for it. */
export function cardsOf<const C extends Columns>(
  columns: C,
  rows: readonly CardRow[],
): CardIn<C>[] {
  const names = columnNames(columns);
  const ids = new Set<string>();
  return rows.map(row => {
    const fault = (what: string): Error => new Error(`Card "${row[names[0]!]}", ${what}`);
    const card: Record<string, unknown> = { id: row['id'] ?? '', ...columns };
    const marked: string[] = [];
    for (const name of names) {
      const cell = row[name]!;
      const isMarked = cell.startsWith('~');
      if (isMarked) marked.push(name);
      try {
        card[name] = (columns[name] as Column<unknown>)(isMarked ? cell.slice(1).trim() : cell);
      } catch (error) {
        throw fault(`column "${name}": ${(error as Error).message}`);
      }
    }
    const isKnown = card['source'] !== 'reconstructed' && !names.includes('standIns');
    if (marked.length > 0 || (names.includes('source') && isKnown)) card['standIns'] = marked;
    const id = String(card['id'] || cardId(String(card['name'])));
    if (ids.has(id)) throw fault('there is another one');
    ids.add(id);
    card['id'] = id;
    return card as CardIn<C>;
  });
}

const cellsOf = (line: string): string[] => line.split('|').map(cell => cell.trim());

/** `The Wraith's Crypt` → `the-wraiths-crypt`. */
export const cardId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Cards with two faces, from a table of all faces: each and the next. */
export function inPairs<T>(faces: readonly T[]): (readonly [T, T])[] {
  return faces.flatMap((face, i) => (i % 2 === 0 ? [[face, faces[i + 1]!] as const] : []));
}
