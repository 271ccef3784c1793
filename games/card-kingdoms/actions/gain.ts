// Gain a Resource [CK 8]: one gold, strength or magic. This is always possible.
import type { Draft, Face, Offer, Seat } from '@castellan/kernel';
import { RESOURCES } from '../cards/language.ts';
import { tell } from '../events.ts';
import type { State } from '../state.ts';

export function offerGaining(offer: Offer, base: number): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) offer.add(base + resource);
}

export function gainFace(resource: number): Face {
  const name = RESOURCES[resource]!;
  return {
    id: `gain:${name}`,
    note: { say: 'gain-resource', resource: name },
    ref: `token:${name}`,
  };
}

export function gainOne(t: Draft<State>, seat: Seat, resource: number): void {
  const name = RESOURCES[resource]!;
  t.state.players[seat]![name]++;
  if (t.events !== null) tell(t, 'gained-one', { seat, resource: name });
}
