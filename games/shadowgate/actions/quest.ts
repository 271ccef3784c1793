// Choose a quest [SG 8.1, 8.2, R9] and, once it is paid, complete it [SG 8.3].
import type { Draft, Face, Offer } from '@castellan/kernel';
import { tellCompleted, tellQuestChosen } from '../events.ts';
import { questCostOf, questFaces } from '../figures.ts';
import type { Funds } from '../payment.ts';
import { payableWith } from '../payment.ts';
import { questPower } from '../powers.ts';
import type { Shadowgate } from '../state.ts';
import { NONE, PLACES, QUEST, statsOfPlayer } from '../state.ts';
import { CHOOSE } from './codes.ts';
import { noActions, questChosen, tooDear, tooDearNow } from './reasons.ts';
import { shields } from './shields.ts';

export function offerQuests(
  { turn, quests, players }: Shadowgate,
  funds: Funds,
  offer: Offer,
): void {
  const stats = statsOfPlayer(players[turn.seat]!);
  for (let place = 0; place < PLACES; place++) {
    const face = quests[place]!;
    if (face === NONE) continue;
    const code = CHOOSE + face;
    if (turn.quest !== NONE) offer.block(code, questChosen);
    else if (funds.actions === 0) offer.block(code, noActions);
    else if (payableWith(funds, stats, questCostOf[face]!, funds.all, funds.actions - 1)) {
      offer.add(code);
    } else offer.block(code, funds.open === 0 ? tooDear : tooDearNow);
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

export function chooseQuest(t: Draft<Shadowgate>, face: number): void {
  const { turn, quests } = t.state;
  turn.actions--;
  turn.quest = face;
  quests[quests.indexOf(face)] = NONE;
  turn.open.push({ what: QUEST, paid: [] });
  tellQuestChosen(t, turn.seat);
}

/** The cost is met and the level is settled: the Victory Points are theirs [SG 8.3]. */
export function completeQuest(t: Draft<Shadowgate>, level: number): void {
  const { turn, players } = t.state;
  players[turn.seat]!.levels[level]!++;
  t.resolved(questPower + turn.quest);
  tellCompleted(t, turn.seat, level);
}
