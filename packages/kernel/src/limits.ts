import { isPlainText } from './plain-text.ts';

/**
 * How much a saved game may hold. Anyone may have written it, so nothing in it is used before it is known to be
 * within these limits. Of 14,000 random games of the first two games, the longest has 656 answers, 1,229 events,
 * 10,530 values and 137,000 letters; people play shorter ones.
 */
export const MOST_LETTERS = 2_000_000;
export const MOST_VALUES = 150_000;
export const DEEPEST = 20;
export const MOST_ANSWERS = 5_000;
/**
 * After this many answers a game is stopped, and nobody has won. No game that people play comes near it; one in which
 * everyone only gives the fallback may never end on its own.
 */
export const MOST_MOVES = 4_000;
export const MOST_SEATS = 12;
export const MOST_SETTINGS = 50;

/** Ids, message keys and arguments: words of the game, never text by a person. */
const LONGEST_TEXT = 200;
export const LARGEST_NUMBER = 1_000_000_000;

/** Which limit a value breaks, in words; null if none. Accepts any value. */
export function excess(value: unknown): string | null {
  let left = MOST_VALUES;
  const look = (one: unknown, depth: number): string | null => {
    if (--left < 0) return `it holds more than ${MOST_VALUES} values`;
    if (typeof one === 'string') return excessOfText(one);
    if (typeof one === 'number')
      return Math.abs(one) <= LARGEST_NUMBER ? null : `a number is beyond ${LARGEST_NUMBER}`;
    if (one === null || typeof one === 'boolean') return null;
    if (typeof one !== 'object') return 'something in it is not plain data';
    if (depth === DEEPEST) return `it is nested more than ${DEEPEST} deep`;
    if (Array.isArray(one)) return firstOf(one, part => look(part, depth + 1));
    return firstOf(
      Object.keys(one),
      name =>
        excessOfText(name) ?? look((one as Readonly<Record<string, unknown>>)[name], depth + 1),
    );
  };
  return look(value, 0);
}

function excessOfText(text: string): string | null {
  if (text.length > LONGEST_TEXT) return `a text in it is longer than ${LONGEST_TEXT} letters`;
  return isPlainText(text) ? null : 'a text in it has control characters';
}

/** The first complaint about any of them. */
function firstOf<T>(list: readonly T[], look: (one: T) => string | null): string | null {
  for (const one of list) {
    const found = look(one);
    if (found !== null) return found;
  }
  return null;
}
