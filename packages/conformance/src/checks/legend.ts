import { named } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

export const legend: Check = {
  name: 'legend',
  promise:
    'every card has a number, and every number that the legend speaks of stands for something',

  run(game, variant, budget) {
    const names = new Set(
      Object.values(game.legend.numbers).flatMap(list => list.flatMap(name => name.split('/'))),
    );
    for (const { id } of game.ledger())
      if (!names.has(id)) throw new Fault(`the card "${id}" has no number`);
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, close }) => {
        named(game.legend, state);
        if (!close) return;
        for (const viewer of viewersOf(state)) named(game.legend, game.view(state, viewer));
      });
    }
  },
};
