import type { OwnDeck } from '@castellan/kernel';
import { sha256 } from '@castellan/kernel';
import { canonical } from './canonical.ts';
import type { Deck, DeckRow } from './deck.ts';
import { valueIn } from './deck.ts';
import { newDeck } from './fresh.ts';
import type { Sheets } from './sheet.ts';

/** A cell, or another part of a card, that is not the same in two decks. */
export interface Difference {
  readonly table: string;
  readonly row: string;
  /** A column, `off`, `emblem`, or `name de`. */
  readonly part: string;
  /** As the first deck has it, and the second; null where a card or a part is not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two decks of a game. What a deck does not say is as printed. */
export function differences(before: Deck, after: Deck, sheets: Sheets): Difference[] {
  return sheets.tables.flatMap(({ name: table, rows }) => {
    const printed = new Map(rows.map(row => [row.id, row.cells]));
    const [a, b] = [before, after].map(
      deck => new Map((deck.tables[table] ?? []).map(row => [row.id, row])),
    ) as [Map<string, DeckRow>, Map<string, DeckRow>];
    const ids = new Set([...printed.keys(), ...a.keys(), ...b.keys()]);
    return [...ids].flatMap(id => {
      const [was, is] = [a, b].map(deck => partsOf(printed.get(id), deck.get(id))) as [
        Map<string, string>,
        Map<string, string>,
      ];
      return [...new Set([...was.keys(), ...is.keys()])]
        .filter(part => was.get(part) !== is.get(part))
        .map(part => ({
          table,
          row: id,
          part,
          before: was.get(part) ?? null,
          after: is.get(part) ?? null,
        }));
    });
  });
}

function partsOf(
  printed: Readonly<Record<string, string>> | undefined,
  row: DeckRow | undefined,
): Map<string, string> {
  const parts = new Map(Object.entries({ ...printed, ...row?.cells }));
  if (row?.off === true) parts.set('off', 'off');
  if (row?.emblem !== undefined) parts.set('emblem', row.emblem);
  for (const [language, name] of Object.entries(row?.names ?? {}))
    parts.set(`name ${language}`, name);
  return parts;
}

/** Whether it shows at the table: that a stand-in has turned out to be right does not. */
export const isPlayed = ({ before, after }: Difference): boolean =>
  before === null || after === null || valueIn(before) !== valueIn(after);

/** What a table says of its deck. */
export function ownDeck(deck: Deck, sheets: Sheets): OwnDeck {
  const text = canonical(deck);
  const changed = differences(newDeck(sheets, ''), deck, sheets).filter(isPlayed);
  const cards = new Set(changed.map(({ table, row }) => `${table} ${row}`)).size;
  return { digest: sha256(text), name: deck.name, cards, text };
}

/** The first deck with all that the second says; where both say something, the second is right. */
export function merged(first: Deck, second: Deck): Deck {
  const tables: Record<string, readonly DeckRow[]> = { ...first.tables };
  for (const [table, rows] of Object.entries(second.tables)) {
    const all = new Map((first.tables[table] ?? []).map(row => [row.id, row]));
    for (const row of rows) all.set(row.id, mergedRow(all.get(row.id), row));
    tables[table] = [...all.values()];
  }
  return { ...first, tables };
}

function mergedRow(first: DeckRow | undefined, second: DeckRow): DeckRow {
  if (first === undefined) return second;
  const names = { ...first.names, ...second.names };
  return {
    ...first,
    ...second,
    cells: { ...first.cells, ...second.cells },
    ...(Object.keys(names).length === 0 ? {} : { names }),
  };
}
