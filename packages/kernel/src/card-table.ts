import type { Column } from './column.ts';

/** What a card has: a column of the table, or a value that all its cards have. */
type Columns = Readonly<Record<string, unknown>>;

/** A card of such a table. */
type CardIn<C extends Columns> = { readonly id: string } & {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : C[K];
};

/**
 * The cards of a table with a line for each, below a line with the names of the columns. Bars stand between the
 * columns. The first is the `id`, or a name that it is made of. A tilde marks a value that is a stand-in; a
 * reconstructed card without any has the `standIns` of the table.
 */
export function cardTable<const C extends Columns>(columns: C, table: string): CardIn<C>[] {
  const [head, ...lines] = table.trim().split('\n').map(cellsOf);
  const names = Object.keys(columns).filter(name => typeof columns[name] === 'function');
  if (`${head}` !== `${names}`)
    throw new Error(`A table of cards has the columns ${head} instead of ${names}`);
  const ids = new Set<string>();
  return lines.map(cells => {
    const fault = (what: string): Error => new Error(`Card "${cells[0]}", ${what}`);
    if (cells.length !== names.length)
      throw fault(`${cells.length} columns instead of ${names.length}`);
    const card: Record<string, unknown> = { id: '', ...columns };
    const marked: string[] = [];
    for (const [at, name] of names.entries()) {
      const isMarked = cells[at]!.startsWith('~');
      if (isMarked) marked.push(name);
      try {
        card[name] = (columns[name] as Column<unknown>)(cells[at]!.slice(isMarked ? 1 : 0));
      } catch (error) {
        throw fault(`column "${name}": ${(error as Error).message}`);
      }
    }
    const isKnown = card['source'] !== 'reconstructed' && !names.includes('standIns');
    if (marked.length > 0 || (names.includes('source') && isKnown)) card['standIns'] = marked;
    const id = String(card['id'] || idOf(String(card['name'])));
    if (ids.has(id)) throw fault('there is another one');
    ids.add(id);
    card['id'] = id;
    return card as CardIn<C>;
  });
}

const cellsOf = (line: string): string[] => line.split('|').map(cell => cell.trim());

/** `The Wraith's Crypt` → `the-wraiths-crypt`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Cards with two faces, from a table of all faces: each and the next. */
export function inPairs<T>(faces: readonly T[]): (readonly [T, T])[] {
  return faces.flatMap((face, i) => (i % 2 === 0 ? [[face, faces[i + 1]!] as const] : []));
}
