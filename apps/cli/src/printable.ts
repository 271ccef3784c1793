import { withoutSteering } from '@castellan/kernel';
import type { Io } from './io.ts';
import { inks } from './pen.ts';

/** The codes that our own pen writes; the group makes `split` keep them. */
const INK = new RegExp(`(\\u001B\\[(?:${inks.join('|')})m)`);

/** A text made safe for a terminal: control characters are shown as a mark. Line breaks stay. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map(line => withoutSteering(line, '\uFFFD'))
    .join('\n');
}

/** The same for a text that our pen may have coloured. */
function printableInk(text: string): string {
  return text
    .split(INK)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');
}

/** An output through which no text from outside can control the terminal. */
export function printingOnly(io: Io): Io {
  const clean = io.colour ? printableInk : printable;
  return { ...io, out: text => io.out(clean(text)) };
}
