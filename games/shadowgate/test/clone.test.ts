import { positionsOf, sharedParts } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

test.each([1, 3])(
  '%i players: a copy equals the state, and shares only what steps never change in place',
  players => {
    for (const state of positionsOf(shadowgate, { players }, 4)) {
      const copied = shadowgate.clone(state);
      expect(copied).toEqual(state);
      expect(sharedParts(state, copied)).toEqual(['state.since', 'state.spare']);
    }
  },
);
