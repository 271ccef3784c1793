import { digest } from './book.ts';

/** Draws this many of the names at random, in drawing order, or takes all. The same seed draws the same names. */
export function drawLot(
  names: readonly string[],
  count: number | null,
  seed: string,
): ReadonlySet<string> {
  if (count === null) return new Set(names);
  const drawn = names.map(name => ({ name, lot: digest(`${seed} ${name}`) }));
  drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return new Set(drawn.slice(0, count).map(({ name }) => name));
}
