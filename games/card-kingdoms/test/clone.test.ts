import { positionsOf, sharedParts } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test.each([1, 3])(
  '%i players: a copy equals the state, and shares nothing that may change',
  players => {
    for (const state of positionsOf(cardKingdoms, { players, setup: 'random', mixed: true }, 4)) {
      const copied = cardKingdoms.clone(state);
      expect(copied).toEqual(state);
      // Settled before the game.
      expect(sharedParts(state, copied)).toEqual(['state.options']);
    }
  },
);
