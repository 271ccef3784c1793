// What tests must see happen: every item acquired, every card played as resources, every quest completed. Each has a number.
import { adventures } from './cards/adventures.ts';
import { ADVENTURES, EVENT, questFaces, typeOf } from './figures.ts';

const items = adventures.flatMap((_, card) => (typeOf[card] === EVENT ? [] : [card]));

/** By adventure card: the number of its power as an item; -1 for events. */
export const itemPower: readonly number[] = adventures.map((_, card) => items.indexOf(card));
export const resourcePower = items.length;
export const questPower = resourcePower + ADVENTURES;

export const powers: readonly string[] = [
  ...items.map(card => `item:${adventures[card]!.id}`),
  ...adventures.map(card => `resource:${card.id}`),
  ...questFaces.map(face => `quest:${face.id}`),
];

/** Every card is in every game. */
const all: readonly number[] = powers.map((_, place) => place);
export const inPlay = (): readonly number[] => all;
