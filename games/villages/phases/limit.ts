// The hand limit [VV 3.5]: at most eight cards after an action, led or followed.
import { auto, MAIN } from '@castellan/kernel';
import type { Auto, Frame } from '@castellan/kernel';
import { handSize } from '../hand.ts';
import { discardCards } from '../piles.ts';
import type { State } from '../state.ts';
import { actorAbove, framesOf, LIMIT, NONE } from '../state.ts';

export const limits: readonly Frame[] = framesOf('limit');

export const limit: Auto<State> = auto({
  fits: ({ lane, state }, seat, _, below) =>
    lane === MAIN &&
    below.length > 0 &&
    state.turn.number > 0 &&
    state.turn.action !== NONE &&
    seat === actorAbove(state, below.length) &&
    below.every(({ step }) => step === 'end' || step === 'follow'),
  run: (t, seat) => discardCards(t, seat, handSize(t.state.players[seat]!) - LIMIT),
});
