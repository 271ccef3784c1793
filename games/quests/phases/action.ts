// The Action Phase [QV 3.2–3.6]: two actions out of four, the same twice if one likes.
import { choose } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { DRAW, PASS } from '../actions/codes.ts';
import { drawCards } from '../actions/draw.ts';
import { beginHire, hireFace, isHire, offerHires } from '../actions/hire.ts';
import { beginQuest, offerQuests, questFace } from '../actions/quest.ts';
import { noCitizens } from '../actions/reasons.ts';
import {
  beginReserve,
  isReserve,
  offerRenewal,
  offerReserves,
  reserveFace,
} from '../actions/reserve.ts';
import type { State } from '../state.ts';
import { inAction } from '../state.ts';
import { canDraw } from '../tavern.ts';

export const action: Choose<State> = choose({
  // Not to be asked would tell the others something about the hand.
  alwaysAsk: true,
  fits: (t, seat, _, below) =>
    inAction(t, seat, below) && below.length === 1 && t.state.actions > 0,
  options({ state }, seat, offer) {
    if (canDraw(state)) offer.add(DRAW);
    else offer.block(DRAW, noCitizens);
    offerHires(state, seat, offer);
    offerReserves(state, offer);
    offerRenewal(state, seat, offer);
    offerQuests(state, seat, offer);
    // Nothing at all can be done: the action is lost (QV R4).
    if (offer.count === 0) offer.add(PASS);
  },
  prompt: ({ state }) => ({ say: 'ask-action', left: state.actions }),
  face({ state }, _, code) {
    if (code === DRAW) return { id: 'draw', note: { say: 'draw' }, ref: 'deck:citizens' };
    if (code === PASS) return { id: 'forfeit', note: { say: 'forfeit' } };
    if (isHire(code)) return hireFace(state, code);
    return isReserve(code) ? reserveFace(code) : questFace(code);
  },
  resolve(t, seat, code) {
    // What is pushed last comes first: the second action waits for all that the first one brings.
    if (--t.state.actions > 0) t.push('action', seat);
    if (code === PASS) {
      if (t.events !== null) t.tell({ say: 'forfeited', seat });
    } else if (code === DRAW) drawCards(t, seat, 1);
    else if (isHire(code)) beginHire(t, seat, code);
    else if (isReserve(code)) beginReserve(t, seat, code);
    else beginQuest(t, seat, code);
  },
});
