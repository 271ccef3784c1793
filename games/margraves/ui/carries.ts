import type { Decision, Option } from '@castellan/kernel';
import { carry, onto } from '@castellan/table';
import type { Carry, CarryTable } from '@castellan/table';
import { LOCATIONS } from '../cards/locations.ts';
import type { Seen } from '../state.ts';
import { standingOf } from '../view.ts';
import { citizenId, locationId } from './scene.ts';

const toSupply = onto('supply');
const toMap = onto('zone:map');

/** Where the viewer's margrave stands. */
const here = ({ players }: Seen, seat: number): string => locationId(players[seat]!.margrave);

/** A card that is carried onto "Build" is the one that is played face down. */
function cardsFor(option: Option, { seat }: Decision, view: Seen): Carry[] {
  return standingOf(view, seat).hand.map(kind => ({
    thing: `hand:${seat}:${citizenId(kind)}`,
    onto: option.ref!,
    option: option.id,
    next: [citizenId(kind)],
  }));
}

/** Which knight is asked first, then where to. */
function sent(option: Option): Carry[] {
  return LOCATIONS.filter(({ id }) => option.id !== `from:${id}`).map(({ id }) => ({
    thing: option.ref!,
    onto: `location:${id}`,
    option: option.id,
    next: [`to:${id}`],
  }));
}

/** Margraves and knights go to places of the map, cards from the hand to their use, tokens between storage and supply. */
export const carries: CarryTable<Seen> = {
  'play-pennant': toMap,
  'play-power': toMap,
  build: cardsFor,
  'move-to': (option, { seat }) => carry(option, [option.ref!], `margrave:${seat}`),
  'deploy-on': (option, { seat }, view) =>
    carry(option, [option.ref!], `knight:${here(view, seat)}`),
  'deploy-from-storage': option => carry(option, [option.ref!], 'storage:knight'),
  'knight-from': (option, { step, seat }, view) =>
    step === 'rally' ? carry(option, [`location:${here(view, seat)}`]) : sent(option),
  'knight-to': (option, { prompt: { from } }) =>
    carry(option, [option.ref!], `knight:${String(from)}`),
  hire: onto('zone:hand'),
  'take-token': onto('zone:board'),
  'ship-token': (option, { seat }) => carry(option, [`ship:${seat}`, 'supply']),
  'pay-token': toSupply,
  throw: toSupply,
};
