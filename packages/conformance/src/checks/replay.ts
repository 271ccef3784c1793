import { copy, readSave, Table } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const replay: Check = {
  name: 'replay',
  promise: 'a saved game, played again, is the same game',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const table = new Table(game, variant.settings, seed);
      walk(game, variant, seed, budget, ({ state, events, next }) => {
        expectSame(table.state, state, 'the table has another state');
        expectSame(table.events.at(-1) ?? [], events, 'the table tells other events');
        if (next !== null) table.answer(next);
      });
      const save = table.save();
      const half = Math.floor(save.answers.length / 2);
      const [again, read, begun] = [
        Table.replay(game, save),
        Table.replay(game, readSave(copy(save))),
        Table.replay(game, save, half),
      ];
      for (const answer of save.answers.slice(half)) begun.answer(answer);
      for (const other of [again, read, begun]) {
        expectSame(other.state, table.state, 'played again, the state is another');
        expectSame(other.events, table.events, 'played again, other events are told');
        expectSame(other.outcome(), table.outcome(), 'played again, the outcome is another');
        expectSame(other.save(), save, 'played again, the save is another');
      }
    }
  },
};
