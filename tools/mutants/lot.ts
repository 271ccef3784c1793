import { digest } from './book.ts';

/** So many of these names by lot, in the order drawn, or all of them. The same seed draws the same lot in every run. */
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
