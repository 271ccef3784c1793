// The names of cards, for the words of every language.
import { cardNames, saidText } from '@castellan/kernel';
import type { Json, Part } from '@castellan/kernel';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { CASTLES } from '../cards/castles.ts';

/** A card by its id, with its printed name. */
export const nameOf: (id: Json | undefined) => Part = cardNames({
  building: BUILDINGS,
  adventurer: ADVENTURERS,
  castle: CASTLES,
});
export const number = (value: Json | undefined): number => Number(value);

/** What is missing: of what, how many are needed, how many there are. */
export function lacks<T>(
  list: Json | undefined,
  each: (what: string, n: number, have: number) => T,
): T[] {
  const rows = (list ?? []) as readonly Readonly<Record<string, Json>>[];
  return rows.map(row => each(String(row['what']), number(row['n']), number(row['have'])));
}

/** The name printed on a card. */
export const printedName = (id: string): string => saidText([nameOf(id)]);
