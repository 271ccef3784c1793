// Spoils decks: their text, their form, or their cells, so that some are refused and some are played.
import type { Deck, DeckRow, Sheets } from '@castellan/decks';
import { deckText, printedDeck, valueIn } from '@castellan/decks';
import { QuickChance } from '@castellan/kernel';

/** A deck file, and what was done to it. */
export interface Spoilt {
  readonly text: string;
  readonly how: string;
}

type Cells = Record<string, string>;
interface Row extends Omit<DeckRow, 'cells'> {
  id: string;
  cells: Cells;
  off?: true;
}
interface Draft extends Omit<Deck, 'tables'> {
  tables: Record<string, Row[]>;
}

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  '',
  '~',
  '-',
  '__proto__',
  '\u0000',
  '\u202E',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  { toString: 1 },
  'now: 99G',
  '999',
  '99 99 99',
  '=S',
];

/** What hangs together with other columns of its card, or says how often it is there. */
const BOUND: ReadonlySet<string> = new Set(
  'name copies kind type cost boss lair area numbers level minPlayers grant guilds banner'.split(
    ' ',
  ),
);

/** Whether there still is a card in each table. */
const isWhole = ({ tables }: Draft): boolean =>
  typeof tables === 'object' &&
  tables !== null &&
  Object.keys(tables).length > 0 &&
  Object.values(tables).every(
    rows =>
      Array.isArray(rows) &&
      rows.length > 0 &&
      rows.every(row => typeof row?.cells === 'object' && Object.keys(row.cells ?? {}).length > 0),
  );

/** The file with this number, always the same. */
export function spoilt(sheets: Sheets, n: number): Spoilt {
  const chance = new QuickChance(n + 1);
  const pick = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  const deck = structuredClone(printedDeck(sheets)) as Draft;
  const way = pick([
    'text',
    'form',
    'cells',
    'cells',
    'shuffle',
    'shuffle',
    'numbers',
    'powers',
    'many',
  ]);
  const times = 1 + chance.below(4);
  const rowAt = (): { table: string; row: Row } => {
    const table = pick(Object.keys(deck.tables));
    return { table, row: pick(deck.tables[table]!) };
  };
  switch (way) {
    case 'text': {
      let text = deckText(deck);
      for (let i = 0; i < times; i++) {
        const at = chance.below(text.length);
        const many = 1 + chance.below(30);
        text = pick([
          () => text.slice(0, at) + text.slice(at + many),
          () => text.slice(0, at),
          () =>
            text.slice(0, at) + pick(['"', '{', '[', '\\', ',', '~', '9', '\n']) + text.slice(at),
          () => text.slice(0, at) + text.slice(at, at + many) + text.slice(at),
        ])();
      }
      return { text, how: way };
    }
    case 'form':
      for (let i = 0; i < times; i++) {
        const { table, row } = rowAt();
        pick([
          () =>
            ((deck as unknown as Record<string, unknown>)[pick(Object.keys(deck))] = pick(JUNK)),
          () => ((deck.tables as Record<string, unknown>)[table] = pick(JUNK)),
          () => ((row as unknown as Record<string, unknown>)[pick(Object.keys(row))] = pick(JUNK)),
          () => ((row.cells as Record<string, unknown>)[pick(Object.keys(row.cells))] = pick(JUNK)),
          () => ((row as unknown as Record<string, unknown>)['names'] = { de: pick(JUNK) }),
          () => ((row as unknown as Record<string, unknown>)['emblem'] = pick(JUNK)),
        ])();
        if (!isWhole(deck)) break;
      }
      return { text: JSON.stringify(deck), how: way };
    case 'cells':
      // Switched off, doubled as new cards, or with the cells of others.
      for (let i = 0; i < times * 3; i++) {
        const { table, row } = rowAt();
        pick([
          () => void (row.off = true),
          () =>
            void deck.tables[table]!.push({
              id: `new-${i}`,
              cells: { ...row.cells, ...('name' in row.cells ? { name: `New ${i}` } : {}) },
            }),
          () => {
            const column = pick(Object.keys(row.cells));
            row.cells[column] = pick(deck.tables[table]!).cells[column]!;
          },
        ])();
      }
      return { text: deckText(deck), how: way };
    case 'many': {
      // An expansion: every card of a table again, under another name.
      const table = pick(Object.keys(deck.tables));
      for (const [i, { cells }] of deck.tables[table]!.slice().entries()) {
        const name = 'name' in cells ? { name: `More ${i}` } : {};
        deck.tables[table]!.push({ id: `more-${i}`, cells: { ...cells, ...name } });
      }
      return { text: deckText(deck), how: way };
    }
    case 'shuffle':
      // Every column dealt again: what a whole deck of new cards is like.
      for (const { name, columns } of sheets.tables)
        for (const { name: column, isFixed } of columns) {
          if (isFixed || BOUND.has(column) || chance.below(2) === 0) continue;
          const rows = deck.tables[name]!;
          const cells = rows.map(row => row.cells[column]!);
          for (let i = cells.length - 1; i > 0; i--) {
            const j = chance.below(i + 1);
            [cells[i], cells[j]] = [cells[j]!, cells[i]!];
          }
          rows.forEach((row, i) => (row.cells[column] = cells[i]!));
        }
      return { text: deckText(deck), how: way };
    case 'numbers':
      for (let i = 0; i < times * 10; i++) {
        const { row } = rowAt();
        const column = pick(Object.keys(row.cells));
        row.cells[column] = row.cells[column]!.replace(/\d+/, () => `${chance.below(9)}`);
      }
      return { text: deckText(deck), how: way };
    default: {
      // Powers joined out of those of other cards.
      for (let i = 0; i < times * 5; i++) {
        const { table, row } = rowAt();
        const { columns } = sheets.tables.find(({ name }) => name === table)!;
        const takes = columns.find(({ takes }) => JSON.stringify(takes).includes('"terms"'));
        if (takes === undefined) continue;
        const [a, b] = [row, pick(deck.tables[table]!)].map(one => valueIn(one.cells[takes.name]!));
        const [time, first] = a!.includes(': ') ? a!.split(/: (.*)/) : ['', a];
        const second = b!.replace(/^[^(]*?: /, '');
        const joint = pick([' + ', ' / ', ' → ', ' & ']);
        const whole = `(${first})${joint}(${second})`;
        row.cells[takes.name] = time === '' ? whole : `${time}: ${pick([whole, first!, second])}`;
      }
      return { text: deckText(deck), how: way };
    }
  }
}
