// The Necromancer: knights come back from the Hero Tombs [MV 14.20].
import { choose, whole } from '@castellan/kernel';
import type { Choose, Draft } from '@castellan/kernel';
import { EMPTY, inTurn, LIES, TOMBS } from '../state.ts';
import type { State } from '../state.ts';
import { doneFace, PASS } from './codes.ts';
import { gainOne } from './store.ts';

export function anyLies({ state: { tombs } }: Draft<State>): boolean {
  return tombs.includes(LIES);
}

/** Only knights that lie can be raised; those who fell this turn still stand. They go to the supply, and from there to storage. */
export const raise: Choose<State> = choose({
  args: { left: whole(1, 9) },
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state: { tombs } }, _, offer) {
    for (let tomb = 0; tomb < TOMBS; tomb++) if (tombs[tomb] === LIES) offer.add(tomb);
    offer.add(PASS);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-raise', left }),
  face: (_, __, tomb) =>
    tomb === PASS
      ? doneFace
      : { id: `tomb:${tomb + 1}`, note: { say: 'raise', tomb }, ref: `tomb:${tomb}` },
  fallback: () => [PASS],
  resolve(t, seat, tomb, { left }) {
    if (tomb === PASS) return;
    if (left > 1) t.push('raise', seat, { left: left - 1 });
    t.state.tombs[tomb] = EMPTY;
    t.state.supply.knight++;
    gainOne(t, seat, 'knight', -1);
  },
});
