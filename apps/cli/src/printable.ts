import { withoutSteering } from '@castellan/kernel';
import type { Io } from './io.ts';
import { inks } from './pen.ts';

/** What our own pen writes; the group makes `split` keep it. */
const INK = new RegExp(`(\\u001B\\[(?:${inks.join('|')})m)`);

/** A text as it may reach a terminal: what would steer it is shown as a mark instead. Lines stay lines. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map(line => withoutSteering(line, '\uFFFD'))
    .join('\n');
}

/** The same of a text in which our pen may have written. */
function printableInk(text: string): string {
  return text
    .split(INK)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');
}

/** An output through which no text from outside can steer the terminal, wherever it came from. */
export function printingOnly(io: Io): Io {
  const clean = io.colour ? printableInk : printable;
  return { ...io, out: text => io.out(clean(text)) };
}
