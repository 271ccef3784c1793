// One action [MD 3]: buy a ware, draw one, or pass.
import { choose } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { canPay } from '../actions/buy.ts';
import { drawInto } from '../actions/draw.ts';
import { WARES } from '../cards/wares.ts';
import { inTurn } from '../state.ts';
import type { State } from '../state.ts';

// The codes of the action phase [MD 3]. A code means the same in every world. Lower codes are wares to buy.
export const DRAW = 100;
export const PASS = 101;

const TOO_DEAR = { say: 'too-dear' };
const NO_DECK = { say: 'no-deck' };

export const action: Choose<State> = choose({
  fits: (t, seat, _, below) => inTurn(t, seat, below),
  options({ state }, seat, offer) {
    for (const card of state.market) {
      if (canPay(state.players[seat]!, card)) offer.add(card);
      else offer.block(card, TOO_DEAR);
    }
    if (state.deck.length > 0) offer.add(DRAW);
    else offer.block(DRAW, NO_DECK);
    offer.add(PASS);
  },
  prompt: () => ({ say: 'ask-action' }),
  face(_, __, code) {
    if (code === DRAW) return { id: 'draw', note: { say: 'draw' }, ref: 'deck' };
    if (code === PASS) return { id: 'pass', note: { say: 'pass' } };
    const { id, worth } = WARES[code]!;
    return { id: `buy:${id}`, note: { say: 'buy', ware: id }, ref: `ware:${id}`, cost: worth };
  },
  // Someone who does not answer passes.
  fallback: () => [PASS],
  resolve(t, seat, code) {
    const player = t.state.players[seat]!;
    if (code === PASS) {
      player.gems++;
      t.tell({ say: 'passed', seat });
    } else if (code === DRAW) {
      const { id } = WARES[t.state.deck.at(-1)!]!;
      t.tell({ say: 'drew', seat, secret: { seat, ware: id } });
      drawInto(t, player.hand);
    } else t.push('pay', seat, { card: code });
  },
});
