// Cycle the quests [SG 4.3, 10.2, R3, R13]: all available quests are discarded and replaced.
import type { Draft, Face, Offer, Phrase } from '@castellan/kernel';
import { tell, tellCycle } from '../events.ts';
import type { Funds } from '../payment.ts';
import { NEEDED, NO_ACTIONS, payable } from '../payment.ts';
import type { State } from '../state.ts';
import { NONE, PLACES } from '../state.ts';
import { CYCLE } from './codes.ts';

export function offerCycle(funds: Funds, offer: Offer): void {
  if (funds.actions === 0) offer.block(CYCLE, NO_ACTIONS);
  else if (payable(funds, 0, funds.all, funds.free, funds.actions - 1)) offer.add(CYCLE);
  else offer.block(CYCLE, NEEDED);
}

export function cycleFace(): Face {
  const note: Phrase = { say: 'option-cycle' };
  return { id: 'cycle', note, ref: 'deck:quests' };
}

export function cycle(t: Draft<State>): void {
  const { turn, quests, questDiscard } = t.state;
  turn.actions--;
  for (let place = 0; place < PLACES; place++) {
    // The place of a chosen quest is empty, and stays so until the end phase (SG R3).
    if (quests[place] !== NONE) questDiscard.push(quests[place]!);
  }
  for (let place = 0; place < PLACES; place++) {
    if (quests[place] !== NONE) quests[place] = nextQuest(t);
  }
  tellCycle(t, turn.seat);
}

/** Takes the top of the quest deck. If it is empty, the discard pile is turned over and shuffled first. */
export function nextQuest(t: Draft<State>): number {
  const { questDeck, questDiscard } = t.state;
  if (questDeck.length === 0) {
    for (let i = 0; i < questDiscard.length; i++) questDeck.push(questDiscard[i]! ^ 1);
    questDiscard.length = 0;
    t.shuffle(questDeck);
    if (t.events !== null) tell(t, 'quests-turned', { count: questDeck.length });
  }
  t.learn();
  return questDeck.pop()!;
}
