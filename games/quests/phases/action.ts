// The Action Phase [QV 3.2–3.6]: two actions out of four. The same action twice is allowed.
import { choose } from '@castellan/kernel';
import type { Choose, Offer, Phrase } from '@castellan/kernel';
import { MAIN_ACTION } from '../actions/bonus.ts';
import { drawCards } from '../actions/draw.ts';
import { canHire, TOO_DEAR } from '../actions/hire.ts';
import { canQuest } from '../actions/quest.ts';
import { canReserve, NO_QUESTS } from '../actions/reserve.ts';
import { tell } from '../events.ts';
import type { State } from '../state.ts';
import { inAction } from '../state.ts';
import { canDraw } from '../tavern.ts';

const NO_CITIZENS: Phrase = { say: 'no-citizens' };
const NONE_MET: Phrase = { say: 'none-met' };

const DRAW = 0;
const HIRE = 1;
const RESERVE = 2;
const QUEST = 3;
const FORFEIT = 4;
export const NAMES = ['draw', 'hire', 'reserve', 'quest', 'forfeit'] as const;
/** What each option points at on the table: a deck, a token, the end of the turn. */
const REFS = ['deck:citizens', 'action:hire', 'action:reserve', 'action:quest', 'turn'] as const;

function offerOrBlock(offer: Offer, code: number, isPossible: boolean, reason: Phrase): void {
  if (isPossible) offer.add(code);
  else offer.block(code, reason);
}

export const action: Choose<State> = choose({
  // Even with only one option, the player can look at the table first.
  alwaysAsk: true,
  fits: (t, seat, _, below) =>
    inAction(t, seat, below) && below.length === 1 && t.state.actions > 0,
  options({ state }, seat, offer) {
    offerOrBlock(offer, DRAW, canDraw(state), NO_CITIZENS);
    offerOrBlock(offer, HIRE, canHire(state, seat), TOO_DEAR);
    offerOrBlock(offer, RESERVE, canReserve(state, seat), NO_QUESTS);
    offerOrBlock(offer, QUEST, canQuest(state, seat), NONE_MET);
    // If nothing is possible, the action is lost (QV R4).
    if (offer.count === 0) offer.add(FORFEIT);
  },
  prompt: ({ state }) => ({ say: 'ask-action', left: state.actions }),
  face: (_, __, code) => ({
    id: NAMES[code]!,
    note: { say: `action-${NAMES[code]!}` },
    ref: REFS[code]!,
  }),
  resolve(t, seat, code) {
    // What is pushed last comes first: the second action waits until the first one is completely done.
    if (--t.state.actions > 0) t.push('action', seat);
    if (code === DRAW) drawCards(t, seat, 1);
    else if (code !== FORFEIT) t.push(NAMES[code]!, seat, MAIN_ACTION);
    else if (t.events !== null) tell(t, 'forfeited', { seat });
  },
});
