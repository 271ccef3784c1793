// Everyone keeps one of two Dukes, all at the same time and in secret [CK 2.10]. Then the first turn begins.
import { auto, choose, MAIN } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import { DUKES } from '../cards/dukes.ts';
import { tell } from '../events.ts';
import { NONE } from '../state.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../order.ts';
import { crownDarkLord } from '../solo.ts';

export const dukeSteps: Steps<State> = {
  duke: choose({
    fits: ({ lane, state }, seat, _, below) =>
      lane !== MAIN && below.length === 0 && state.players[seat]!.duke === NONE,
    options(t, seat, offer) {
      for (const duke of t.state.players[seat]!.dukesOffered) offer.add(duke);
    },
    prompt: () => ({ say: 'keep-duke' }),
    face: (_, seat, duke) => ({
      id: DUKES[duke]!.id,
      note: { say: 'keep', duke: DUKES[duke]!.id },
      ref: `tableau:${seat}:duke:${DUKES[duke]!.id}`,
      effect: asJson(DUKES[duke]!.score),
    }),
    resolve(t, seat, duke) {
      const player = t.state.players[seat]!;
      player.duke = duke;
      player.dukesOffered = player.dukesOffered.filter(other => other !== duke);
      tell(t, 'duke-kept', { seat, duke: DUKES[duke]!.id });
    },
  }),

  /** All Dukes are kept: the first turn begins. Solo, there is a Dark Lord from now on. */
  begin: auto({
    fits: ({ lane, state }, seat, _, below) =>
      lane === MAIN && below.length === 0 && seat === state.first && state.turn === 0,
    run(t, seat) {
      crownDarkLord(t);
      beginTurn(t, seat);
    },
  }),
};
