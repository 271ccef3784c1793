import { DEEPEST, MOST_LETTERS, MOST_VALUES } from './limits.ts';
import { Refusal } from './refusal.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads JSON from an untrusted source. Text that is too long, too deep or has too many values is refused before it is
 * parsed: a few megabytes of brackets would take a gigabyte of memory. Throws a `SyntaxError` for text that is not
 * JSON.
 */
export function readJson(text: string): unknown {
  const why = excessOfJson(text);
  if (why !== null) throw new Refusal('malformed', `This is too big for a game: ${why}.`);
  return JSON.parse(text);
}

function excessOfJson(text: string): string | null {
  if (text.length > MOST_LETTERS) return `it has more than ${MOST_LETTERS} letters`;
  let depth = 0;
  let values = 1;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case QUOTE:
        i = endOfText(text, i + 1);
        break;
      case 0x5b: // [
      case 0x7b: // {
        values++;
        if (++depth > DEEPEST) return `it is nested more than ${DEEPEST} deep`;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case 0x2c: // ,
        values++;
        break;
    }
    if (values > MOST_VALUES) return `it holds more than ${MOST_VALUES} values`;
  }
  return null;
}

/** The end of the string that began before `i`. */
function endOfText(text: string, i: number): number {
  while (i < text.length && text.charCodeAt(i) !== QUOTE)
    i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
