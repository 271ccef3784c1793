// From the box to the first turn [QV 2, 10.1–10.3].
import { allOf, newCore } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { drawCards } from './actions/draw.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';
import { ACTIONS, box, LINE, NONE, questPlaces, START_HAND } from './state.ts';
import { fillLine, fillQuests, layQuestsAlone } from './tavern.ts';

export function unpack({ players }: Settings, seed: string): State {
  return {
    core: newCore(players, seed),
    first: 0,
    active: 0,
    turn: 0,
    actions: ACTIONS,
    isOver: false,
    line: Array.from({ length: LINE }, () => NONE),
    deck: allOf(box.citizen, players),
    discard: [],
    quests: Array.from({ length: questPlaces(players) }, () => NONE),
    questDeck: allOf(box.quest, players),
    questDiscard: [],
    sent: [],
    spare: allOf(box['guild-master'], players),
    players: Array.from({ length: players }, newPlayer),
  };
}

function newPlayer(): Player {
  return { guildMaster: NONE, hand: [], known: [], guild: [], reserved: NONE, completed: [] };
}

export function deal(t: Draft<State>): void {
  const { state } = t;
  const { players, spare } = state;
  t.shuffle(spare);
  t.shuffle(state.deck);
  t.shuffle(state.questDeck);
  for (const player of players) player.guildMaster = spare.pop()!;
  for (let seat = 0; seat < players.length; seat++) drawCards(t, seat, START_HAND);
  fillLine(t);
  if (rulesOf(state).linesMove) layQuestsAlone(t);
  else fillQuests(t, 0);
  state.first = t.below(players.length);
  t.push('turn', state.first);
}
