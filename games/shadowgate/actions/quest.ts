// Choose a quest [SG 8.1, 8.2, R9] and complete it after it is paid [SG 8.3].
import type { Draft, Face, Offer, Phrase } from '@castellan/kernel';
import { tell, tellCompleted } from '../events.ts';
import { questCostOf, questFaces } from '../figures.ts';
import type { Funds } from '../payment.ts';
import { NO_ACTIONS, payableWith, shields, TOO_DEAR, TOO_DEAR_NOW } from '../payment.ts';
import { questPower } from '../printed.ts';
import type { State } from '../state.ts';
import { NONE, PLACES, QUEST, statsOfPlayer } from '../state.ts';
import { CHOOSE } from './codes.ts';

const QUEST_CHOSEN: Phrase = { say: 'quest-chosen-already' };

export function offerQuests({ turn, quests, players }: State, funds: Funds, offer: Offer): void {
  const stats = statsOfPlayer(players[turn.seat]!);
  for (let place = 0; place < PLACES; place++) {
    const face = quests[place]!;
    if (face === NONE) continue;
    const code = CHOOSE + face;
    if (turn.quest !== NONE) offer.block(code, QUEST_CHOSEN);
    else if (funds.actions === 0) offer.block(code, NO_ACTIONS);
    else if (payableWith(funds, stats, questCostOf[face]!, funds.all, funds.actions - 1)) {
      offer.add(code);
    } else offer.block(code, funds.open === 0 ? TOO_DEAR : TOO_DEAR_NOW);
  }
}

export function questFace(face: number): Face {
  const { id, cost } = questFaces[face]!;
  return {
    id: `quest:${id}`,
    note: { say: 'option-quest', quest: id },
    ref: `quest:${id}`,
    cost: shields(cost),
  };
}

export function chooseQuest(t: Draft<State>, face: number): void {
  const { turn, quests } = t.state;
  turn.actions--;
  turn.quest = face;
  quests[quests.indexOf(face)] = NONE;
  turn.open.push({ what: QUEST, paid: [] });
  if (t.events !== null)
    tell(t, 'quest-chosen', { seat: turn.seat, quest: questFaces[turn.quest]!.id });
}

/** The quest is paid and its level is chosen: the player gets the Victory Points [SG 8.3]. */
export function completeQuest(t: Draft<State>, level: number): void {
  const { turn, players } = t.state;
  players[turn.seat]!.levels[level]!++;
  t.resolved(questPower + turn.quest);
  tellCompleted(t, turn.seat, level);
}
