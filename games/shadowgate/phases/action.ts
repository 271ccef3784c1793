// The action phase [SG 4.1, 4.2, 4.4, 4.5, R4, R15]: up to five actions in any order, until the player stops.
import { choose } from '@castellan/kernel';
import type { Choose, Phrase } from '@castellan/kernel';
import {
  ASSIGN,
  cardIn,
  CHOOSE,
  CYCLE,
  END,
  ITEM,
  LOOSE,
  RESOURCE,
  targetIn,
} from '../actions/codes.ts';
import { cycle, cycleFace, offerCycle } from '../actions/cycle.ts';
import { itemFace, offerItems, playItem } from '../actions/item.ts';
import { chooseQuest, offerQuests, questFace } from '../actions/quest.ts';
import {
  assignFace,
  assignResource,
  closeIfMet,
  offerAssignments,
  offerResources,
  playResource,
  resourceFace,
} from '../actions/resource.ts';
import { targetId } from '../events.ts';
import { bill, emptyFunds, fillFunds, TOO_DEAR, TOO_DEAR_NOW, tooDear } from '../payment.ts';
import type { State } from '../state.ts';
import { liesOn, QUEST } from '../state.ts';

const UNPAID: Phrase = { say: 'unpaid' };

/** Filled at the start of `options`. Not valid after it. */
const funds = emptyFunds();

export const action: Choose<State> = choose({
  // If a player were not asked, the others would learn something about the hand (SG R15).
  alwaysAsk: true,
  fits: (t, seat, _, below) => liesOn('draw', t, seat, below),
  options({ state }, _, offer) {
    fillFunds(funds, state);
    offerAssignments(state, funds, offer);
    offerQuests(state, funds, offer);
    offerItems(state, funds, offer);
    offerResources(state, funds, offer);
    offerCycle(funds, offer);
    if (funds.open === 0) offer.add(END);
    else offer.block(END, UNPAID);
  },
  prompt({ state }) {
    const { turn } = state;
    const open = turn.open.map(({ what }) => targetId(state, what)!);
    const owed = turn.open.map(commitment => [...bill(state, commitment).owed]);
    return { say: open.length === 0 ? 'ask-action' : 'ask-pay', actions: turn.actions, open, owed };
  },
  face({ state }, _, code) {
    if (code >= ASSIGN) return assignFace(state, cardIn(code, ASSIGN), targetIn(code, ASSIGN));
    if (code >= RESOURCE) {
      return resourceFace(state, cardIn(code, RESOURCE), targetIn(code, RESOURCE));
    }
    if (code >= ITEM) return itemFace(code - ITEM);
    if (code >= CHOOSE) return questFace(code - CHOOSE);
    if (code === CYCLE) return cycleFace();
    return { id: 'end', note: { say: 'option-end', draws: 1 + state.turn.actions }, ref: 'turn' };
  },
  why: ({ state }, _, code, reason) =>
    reason === TOO_DEAR || reason === TOO_DEAR_NOW ? tooDear(state, code, reason) : reason,
  /** A player who is out of time stops, or first pays for what they began. */
  fallback: (_, __, { codes }) => [
    codes.find(code => code === END) ?? codes.find(pays) ?? codes[0]!,
  ],
  resolve(t, seat, code) {
    if (code === END) return;
    // What follows from this play (the level of a quest) comes first. Then the player goes on.
    t.push('action', seat);
    if (code >= ASSIGN) assignResource(t, cardIn(code, ASSIGN), targetIn(code, ASSIGN));
    else if (code >= RESOURCE) playResource(t, cardIn(code, RESOURCE), targetIn(code, RESOURCE));
    else if (code >= ITEM) {
      playItem(t, code - ITEM);
      closeIfMet(t, code - ITEM);
    } else if (code >= CHOOSE) {
      chooseQuest(t, code - CHOOSE);
      closeIfMet(t, QUEST);
    } else cycle(t);
  },
});

function pays(code: number): boolean {
  if (code >= ASSIGN) return true;
  return code >= RESOURCE && targetIn(code, RESOURCE) !== LOOSE;
}
