import { copy, quote, seedFrom } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { expectSame } from '../same.ts';

export const setup: Check = {
  name: 'setup',
  promise: 'settings and seed alone say how a game begins; every number of players has a variant',

  run(game, variant, { seeds }) {
    const [players] = game.settings;
    if (players?.id !== 'players') throw new Fault('the first setting must be "players"');
    const [first] = players.values;
    for (const value of players.values) {
      if (!game.variants.some(({ settings }) => (settings['players'] ?? first) === value)) {
        throw new Fault(`no variant has ${quote(value)} players`);
      }
    }
    for (const seed of seeds) {
      const given = copy(variant.settings);
      const state = game.setup(given, seed);
      expectSame(given, variant.settings, 'setup changes the settings that it is given');
      expectSame(game.setup(variant.settings, seed), state, `seed ${quote(seed)} gives two games`);
      expectSame(
        game.setup(variant.settings, seedFrom(seed)),
        state,
        `seed ${quote(seed)} in full gives another game`,
      );
      const seats = Number(variant.settings['players'] ?? first);
      if (state.core.answered.length !== seats) {
        throw new Fault(`a table for ${seats} has ${state.core.answered.length} seats`);
      }
    }
  },
};
