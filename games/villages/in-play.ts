// The powers on the cards of this table: alone, most Building cards stay in the box.
import { adventurerPower, buildingPower } from './printed.ts';
import type { Villages } from './state.ts';
import { description } from './state.ts';
import { BUILDING_KINDS } from './figures.ts';

export function inPlay(state: Villages): number[] {
  const cards = new Set(description.cards({ ...state, unused: [] }));
  const power = (card: number): number =>
    card < BUILDING_KINDS ? buildingPower[card]! : adventurerPower[card - BUILDING_KINDS]!;
  return [...cards].map(power).filter(number => number >= 0);
}
