import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import { PILES } from '../state.ts';
import { purseOf, SITE, TRASH } from './flights.ts';

const VILLAGE = 'zone:village';
const toHand = onto('zone:holding');

const isOfHand = ({ ref }: Option): boolean => ref?.startsWith('hand:') === true;

/** Which card goes is asked first, then on which pile. */
function onPiles(option: Option): Carry[] {
  return Array.from({ length: PILES }).flatMap((_, pile) =>
    carry(option, [`pile:${pile}`], option.ref, { next: [`pile:${pile + 1}`] }),
  );
}

/** A coin of the one who pays goes onto what it pays for. */
const withCoin = (option: Option, { seat }: Decision): Carry[] =>
  carry(option, [option.ref!], purseOf(seat));

/** Cards of the hand go to the village, the Resources or a pile; drawn ones to the hand; coins onto what they pay. */
export const carries: CarryTable = {
  'option-build': onto(VILLAGE, 'action:build'),
  'option-recruit': onto(VILLAGE, 'action:recruit'),
  'option-draw-deck': toHand,
  'option-draw-pile': toHand,
  'option-develop': option => (isOfHand(option) ? carry(option, [VILLAGE]) : []),
  'option-discard': onPiles,
  'option-pile': (option, { prompt: { card } }) =>
    carry(option, [option.ref!], `hand:building:${String(card)}`),
  'option-trash': onto(TRASH),
  'option-own': withCoin,
  'option-others': withCoin,
  'option-castle': withCoin,
  'option-provide': onto(SITE),
};
