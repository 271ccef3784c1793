// The test world as a game that can be played: turn after turn, one of its powers.
import { auto, choose, defineSettings, newCore, whole } from '@castellan/kernel';
import type { Steps } from '@castellan/kernel';
import { gameOf } from './power-table.ts';
import { arrange, interpreter, POWERS, steps, world } from './world.ts';
import type { Purses } from './world.ts';

const TURNS = 12;

const turns: Steps<Purses> = {
  turn: auto({
    args: { turn: whole(0, TURNS) },
    run(t, seat, { turn }) {
      if (turn === TURNS) return;
      t.push('turn', (seat + 1) % t.state.purses.length, { turn: turn + 1 });
      t.push('power-of-turn', seat);
    },
  }),
  'power-of-turn': choose({
    options: (_, __, offer) => POWERS.forEach((___, power) => offer.add(power)),
    prompt: () => ({ say: 'power-of-turn' }),
    face: (_, __, power) => ({ id: `power:${power}`, note: { say: 'power', power } }),
    resolve: (t, seat, power) => interpreter.perform(t, seat, world.effect(power), power),
  }),
};

export const purses = gameOf<Purses>(
  { ...steps, ...turns },
  {
    id: 'purses',
    settings: defineSettings({ players: { values: [3, 1] } }).specs,
    variants: [
      { name: 'three', settings: { players: 3 } },
      { name: 'alone', settings: { players: 1 } },
    ],
    unpack: ({ players }, seed) => ({
      ...arrange(players, {
        piles: [[], []],
        shelf: [1, 2, 3, 4],
        deck: [5, 6, 7, 8, 9, 10, 11, 12],
      }),
      core: newCore(players, seed),
    }),
    deal(t) {
      for (const hand of t.state.hands) hand.push(...t.state.deck.splice(-2));
      t.state.soldiers.fill(1);
      t.push('turn', 0, { turn: 0 });
    },
    cards: ({ hands, owned, shelf, deck, piles }) => [hands, owned, piles, shelf, deck].flat(2),
  },
);
