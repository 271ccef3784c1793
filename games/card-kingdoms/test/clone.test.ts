import { positionsOf, sharedParts } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test.each([1, 3])(
  '%i players: a copy equals the state, and shares only what steps never change in place',
  players => {
    for (const state of positionsOf(cardKingdoms, { players, setup: 'random', mixed: true }, 4)) {
      const copied = cardKingdoms.clone(state);
      expect(copied).toEqual(state);
      expect(sharedParts(state, copied)).toEqual([
        'state.settings',
        ...state.players.map((_, seat) => `state.players.${seat}.dukesOffered`),
        'state.areas',
        ...['monsters', 'citizens', 'domains', 'domainsRemoved', 'dukes'].map(
          pile => `state.box.${pile}`,
        ),
      ]);
    }
  },
);
