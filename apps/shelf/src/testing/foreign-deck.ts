// A deck that shares no card with ours, for those who play with decks of strangers.
import type { Deck, DeckRow, Sheet, Sheets } from '@castellan/decks';
import { canonical, faultsIn, newDeck } from '@castellan/decks';
import { QuickChance } from '@castellan/kernel';
import { sheetsOf } from '../decks.ts';

/**
 * The text of a deck of new cards for a game: every printed card stays in the box, and for each there is one with another
 * id and another name, with all their values dealt again. What the rules don't allow stays as it was.
 */
export async function foreignDeck(game: string, seed = 1): Promise<string> {
  const sheets = (await sheetsOf(game))!;
  const chance = new QuickChance(seed);
  let deck = newDeck(sheets, 'Foreign');
  const tries = (next: Deck): void => {
    if (faultsIn(next, sheets).length === 0) deck = next;
  };
  for (const sheet of sheets.tables) {
    tries(withTable(deck, sheet, asNew(sheet)));
    for (const { name } of sheet.columns) tries(withColumn(deck, sheet, name, chance));
  }
  return canonical(deck);
}

const asPrinted = (sheet: Sheet): DeckRow[] =>
  sheet.rows.map(({ id, cells }) => ({ id, cells: cells as DeckRow['cells'] }));

/** The printed cards stay in the box; the same values are on new ones. */
function asNew(sheet: Sheet): DeckRow[] {
  const named = (cells: DeckRow['cells'], at: number): DeckRow['cells'] =>
    'name' in cells ? { ...cells, name: `New ${sheet.name} ${at + 1}` } : cells;
  return [
    ...sheet.rows.map(({ id }): DeckRow => ({ id, cells: {}, off: true })),
    ...asPrinted(sheet).map(({ cells }, at) => ({
      id: `new-${sheet.name}-${`${at}`.padStart(3, '0')}`,
      cells: named(cells, at),
    })),
  ];
}

const withTable = (
  deck: Deck,
  { name }: Pick<Sheets['tables'][number], 'name'>,
  rows: DeckRow[],
) => ({
  ...deck,
  tables: { ...deck.tables, [name]: rows },
});

/** The values of a column, dealt again among the cards that are played. */
function withColumn(deck: Deck, sheet: Sheet, column: string, chance: QuickChance): Deck {
  const rows = [...(deck.tables[sheet.name] ?? asPrinted(sheet))];
  const played = rows.flatMap((row, at) => (row.off === true ? [] : [at]));
  for (let i = played.length - 1; i > 0; i--) {
    const [a, b] = [played[i]!, played[chance.below(i + 1)]!];
    const [one, other] = [rows[a]!, rows[b]!];
    rows[a] = { ...one, cells: { ...one.cells, [column]: other.cells[column]! } };
    rows[b] = { ...other, cells: { ...other.cells, [column]: one.cells[column]! } };
  }
  return withTable(deck, sheet, rows);
}
