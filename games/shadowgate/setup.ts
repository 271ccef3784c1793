// From the box to the first turn [SG 2, 12.3, R1, R2].
import { newCore } from '@castellan/kernel';
import type { Draft, Settings } from '@castellan/kernel';
import { nextQuest } from './actions/cycle.ts';
import { ADVENTURES, CHARACTERS, FACES } from './figures.ts';
import { settings } from './settings.ts';
import { drawCards } from './phases/draw.ts';
import type { Player, State } from './state.ts';
import { ACTIONS, NONE, PLACES, START_HAND } from './state.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function unpack(given: Settings, seed: string): State {
  const { players: seats, equalTurns, characters } = settings.of(given);
  return {
    core: newCore(seats, seed),
    // A solo game has no other players.
    equalTurns: equalTurns && seats > 1,
    eitherSide: characters === 'either',
    first: 0,
    turn: {
      number: 0,
      seat: 0,
      actions: ACTIONS,
      quest: NONE,
      open: [],
      loose: [],
      spent: [],
      used: [],
    },
    players: range(seats).map(newPlayer),
    deck: range(ADVENTURES),
    discard: [],
    shuffles: 0,
    since: range(ADVENTURES).map(() => 0),
    quests: range(PLACES).map(() => NONE),
    // The first side of every card is up (SG R1).
    questDeck: range(FACES).filter(face => face % 2 === 0),
    questDiscard: [],
    spare: range(CHARACTERS),
  };
}

function newPlayer(): Player {
  return { character: NONE, side: NONE, hand: [], items: [], levels: [0, 0, 0, 0] };
}

export function deal(t: Draft<State>): void {
  const { state } = t;
  const { players, spare, eitherSide } = state;
  t.shuffle(state.deck);
  t.shuffle(spare);
  t.shuffle(state.questDeck);
  players.forEach((player, seat) => {
    drawCards(t, seat, START_HAND);
    player.character = spare.pop()!;
    if (!eitherSide) player.side = 0;
  });
  for (let place = 0; place < PLACES; place++) state.quests[place] = nextQuest(t);
  state.first = t.below(players.length);
  state.turn.seat = state.first;
  t.push('start', state.first);
  if (eitherSide) players.forEach((_, seat) => t.together('side', seat));
}
