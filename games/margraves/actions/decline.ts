// Declining an action that was chosen where something else stood beside it [MV R20]: at Locations and with Citizens alike, that is gained instead.
import type { Draft, Face, Seat } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import { insteadOf } from '../printed.ts';
import type { State } from '../state.ts';
import { gainable } from '../storage.ts';
import { passFace } from './codes.ts';

/** What declining is called: "no, thanks", or what is gained instead. */
export function declineFace(t: Draft<State>, seat: Seat, source: number): Face {
  const instead = insteadOf(source);
  if (instead === null || !gainable(t, seat, instead.amounts, 1)) return passFace;
  const effect = asJson(instead.effect);
  return { id: 'pass', note: { say: 'instead', effect }, ref: 'turn', effect };
}

export function decline(t: Draft<State>, seat: Seat, source: number): void {
  const instead = insteadOf(source);
  if (instead !== null) t.push('power', seat, instead.told);
}
