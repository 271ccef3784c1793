// The names of cards, for the words of every language.
import { cardNames } from '@castellan/kernel';
import type { Json, Part } from '@castellan/kernel';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';

/** A card by its id. Its printed name is the same in every language. */
export const nameOf: (id: Json | undefined) => Part = cardNames({
  building: BUILDINGS,
  adventurer: ADVENTURERS,
});
export const number = (value: Json | undefined): number => Number(value);
