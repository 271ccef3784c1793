import type { Phrase } from '@castellan/kernel';
import type { Locale } from '../contract.ts';
import type { Table, TableUi } from '../context.tsx';

/** A piece of a line: words, or the name of a card that shows it. */
export type LogPart = string | { readonly text: string; readonly card: string };

export interface LogEntry {
  readonly key: string | number;
  readonly parts: readonly LogPart[];
  /** Whose doing it was. */
  readonly seat?: number | undefined;
  /** A new turn begins: a line above it. */
  readonly turn?: boolean | undefined;
  /** It happened while the reader waited. */
  readonly fresh?: boolean | undefined;
}

type Names = ReadonlyMap<string, string>;
const known = new WeakMap<TableUi['card'], Map<Locale, { names: Names; pattern: RegExp | null }>>();

/** The names of all cards, longest first, so that "Goblin King" isn't taken for "Goblin". */
function namesOf(ui: TableUi, locale: Locale): { names: Names; pattern: RegExp | null } {
  const byLocale =
    known.get(ui.card) ?? new Map<Locale, { names: Names; pattern: RegExp | null }>();
  known.set(ui.card, byLocale);
  let found = byLocale.get(locale);
  if (!found) {
    const names = new Map<string, string>();
    for (const ref of ui.cards) {
      const name = ui.card(ref, locale)?.name;
      if (name !== undefined && !names.has(name)) names.set(name, ref);
    }
    found = { names, pattern: patternOf([...names.keys()]) };
    byLocale.set(locale, found);
  }
  return found;
}

function patternOf(names: string[]): RegExp | null {
  const escaped = names
    .filter(name => name !== '')
    .sort((a, b) => b.length - a.length)
    .map(name => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return escaped.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** A sentence with the cards in it marked. */
export function linkCards(
  sentence: string,
  names: Names,
  pattern: RegExp | null = patternOf([...names.keys()]),
): LogPart[] {
  if (!pattern) return [sentence];
  return sentence.split(pattern).flatMap((text, i): LogPart[] => {
    if (text === '') return [];
    const card = i % 2 === 1 ? names.get(text) : undefined;
    return [card === undefined ? text : { text, card }];
  });
}

/** An event as a line of the log. */
export function logEntry(
  table: Pick<Table, 'ui' | 'locale' | 'who'>,
  event: Phrase,
  key: string | number,
): LogEntry {
  const { ui, locale, who } = table;
  const { names, pattern } = namesOf(ui, locale);
  const seat = typeof event['seat'] === 'number' ? event['seat'] : undefined;
  return { key, seat, parts: linkCards(ui.words(locale).say(event, who), names, pattern) };
}
