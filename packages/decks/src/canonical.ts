import { sha256 } from '@castellan/kernel';
import type { Deck, DeckRow } from './deck.ts';

/** The digest of a deck: what tables, saves and servers call it. */
export const digestOf = (deck: Deck): string => sha256(canonical(deck));

/** A digest as it comes from outside. */
export const isDigest = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/**
 * The one text of a deck, of which the digest is made: JSON without spaces, names in alphabetical order, the cards by
 * their ids.
 */
export function canonical({ format, game, name, version, tables }: Deck): string {
  return JSON.stringify({
    format,
    game,
    name,
    tables: sorted(tables, rows => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(row)),
    version,
  });
}

function row({ id, cells, off, emblem, names }: DeckRow): unknown {
  return {
    cells: sorted(cells),
    ...(emblem === undefined ? {} : { emblem }),
    id,
    ...(names === undefined ? {} : { names: sorted(names) }),
    ...(off === true ? { off } : {}),
  };
}

function sorted<T>(
  record: Readonly<Record<string, T>>,
  each: (value: T) => unknown = value => value,
): Record<string, unknown> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, each(value)]));
}

/** The file of a deck: a line for each card, to be read and compared by people too. */
export function deckText({ format, game, name, version, tables }: Deck): string {
  const text = (value: unknown): string => JSON.stringify(value);
  const blocks = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map(one => `      ${text(one)}`);
    return `    ${text(table)}: [\n${lines.join(',\n')}\n    ]`;
  });
  const body = blocks.length === 0 ? '{}' : `{\n${blocks.join(',\n')}\n  }`;
  return `{
  "format": ${format},
  "game": ${text(game)},
  "name": ${text(name)},
  "version": ${text(version)},
  "tables": ${body}
}
`;
}
