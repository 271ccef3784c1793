// The powers on the cards of this table: alone, most Building cards stay in the box.
import { adventurerPower, buildingPower } from './printed.ts';
import type { Villages } from './state.ts';
import { table } from './state.ts';
import { KINDS } from './figures.ts';

export function inPlay(state: Villages): number[] {
  const cards = new Set(table.cards({ ...state, unused: [] }));
  const power = (card: number): number =>
    card < KINDS ? buildingPower[card]! : adventurerPower[card - KINDS]!;
  return [...cards].map(power).filter(number => number >= 0);
}
