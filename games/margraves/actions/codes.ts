// What several questions share: their codes and faces, and what is gained by declining [MV R20].
import type { Draft, Face, Phrase, Seat } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import { insteadOf } from '../printed.ts';
import type { State } from '../state.ts';
import { gainable } from '../storage.ts';

/** The code of declining, in every question. */
export const PASS = -1;
export const passFace: Face = { id: 'pass', note: { say: 'pass' }, ref: 'turn' };
export const doneFace: Face = { id: 'done', note: { say: 'done' }, ref: 'turn' };
/** No power gives more than this. */
export const MOST_LEFT = 40;
export const TOO_DEAR: Phrase = { say: 'too-dear' };

/** What declining is called: "no, thanks", or what is gained instead. */
export function declineFace(t: Draft<State>, seat: Seat, source: number): Face {
  const instead = insteadOf(source);
  if (instead === null || !gainable(t, seat, instead.amounts, 1)) return passFace;
  const effect = asJson(instead.effect);
  return { id: 'pass', note: { say: 'instead', effect }, ref: 'turn', effect };
}

/** Of an action that was chosen where something else stood beside it, that is gained: at Locations and with Citizens alike. */
export function decline(t: Draft<State>, seat: Seat, source: number): void {
  const instead = insteadOf(source);
  if (instead !== null) t.push('power', seat, instead.told);
}
