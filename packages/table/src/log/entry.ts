import type { Phrase, Said } from '@castellan/kernel';
import type { LitTable } from '../context.tsx';

export interface LogEntry {
  readonly key: string | number;
  readonly parts: Said;
  /** Whose doing it was. */
  readonly seat?: number | undefined;
  /** A new turn begins: a line above it. */
  readonly turn?: boolean | undefined;
  /** It happened while the reader waited. */
  readonly fresh?: boolean | undefined;
}

/** An event as a line of the log. */
export function logEntry(
  table: Pick<LitTable, 'ui' | 'locale' | 'who'>,
  event: Phrase,
  key: string | number,
): LogEntry {
  const { ui, locale, who } = table;
  const seat = typeof event['seat'] === 'number' ? event['seat'] : undefined;
  const words = ui.words(locale);
  const parts = words.parts?.(event, who) ?? [words.say(event, who)];
  return { key, seat, parts: parts.map(boundPart) };
}

const boundPart = (part: Said[number]): Said[number] =>
  typeof part === 'string' ? bound(part) : { ...part, text: bound(part.text) };

/** A line does not end between a number and what it counts ("2 gold"), and does not begin with a dot ("End turn · draw 2"). */
export const bound = (text: string): string =>
  text.replaceAll(/(\d) (?=\p{L})| (?=·)/gu, '$1\u00a0');
