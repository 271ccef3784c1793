import type { Deck, Difference, Sheets } from '@castellan/decks';
import { differences, isPlayed, newDeck, sheetNamed, valueIn } from '@castellan/decks';
import { useMemo } from 'preact/hooks';
import { columnName, tableName, useTell } from './text.ts';

interface DeckDifferencesProps {
  readonly deck: Deck;
  readonly sheets: Sheets;
  /** Whether all of it is shown at first. */
  readonly isOpen?: boolean;
}

/** How a deck differs from the printed one: in how many cards, and which. */
export function DeckDifferences({ deck, sheets, isOpen = false }: DeckDifferencesProps) {
  const tell = useTell();
  const cards = useMemo(() => {
    const all = differences(newDeck(sheets, deck.name), deck, sheets).filter(isPlayed);
    return Map.groupBy(all, ({ table, row }) => `${table} ${row}`);
  }, [deck, sheets]);
  return (
    <details className="cw-more cw-deck-differs" open={isOpen}>
      <summary>{tell('differs', { n: cards.size })}</summary>
      <ul>
        {[...cards.values()].map(parts => {
          const { table, row } = parts[0]!;
          return (
            <li key={`${table} ${row}`}>
              <strong>{nameOf(sheets, deck, table, row)}</strong>{' '}
              <small className="cw-quiet">{tableName(tell, table)}</small>
              <ul>
                {parts.map(({ part, before, after }: Difference) => (
                  <li key={part}>
                    {columnName(tell, part)}: {before !== null && <del>{valueIn(before)}</del>}{' '}
                    {after !== null && <ins>{valueIn(after)}</ins>}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function nameOf(sheets: Sheets, deck: Deck, table: string, id: string): string {
  const own = deck.tables[table]?.find(row => row.id === id)?.cells['name'];
  const printed = sheetNamed(sheets, table)?.rows.find(row => row.id === id)?.cells['name'];
  return valueIn(own ?? printed ?? id);
}
