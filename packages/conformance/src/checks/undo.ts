import { Refusal, Table } from '@castellan/kernel';
import type { Position, Seat, View } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const undo: Check = {
  name: 'undo',
  promise:
    'an answer can be taken back, exactly, by who gave it, until someone moves or learns something',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const table = new Table(game, variant.settings, seed);
      // The seats whose answers can be taken back, the most recent last.
      const way: Seat[] = [];
      walk(game, variant, seed, budget, ({ state, asked, next, close }) => {
        const before = bytes(state);
        if (bytes(table.state) !== before) {
          expectSame(
            table.state,
            state,
            'after undo and the same answer again, the state is another',
          );
        }
        for (const seat of state.core.answered.keys()) {
          const own = way.at(-1) === seat;
          if (table.canUndo(seat) !== own)
            throw new Fault(`seat ${seat} ${own ? "can't" : 'can'} undo`);
          if (!own && close) expectRefused(table, seat);
        }
        if (next === null || asked === null) return;
        const events = table.answer(next);
        if (table.state.core.learned !== state.core.learned) {
          way.length = 0;
          return;
        }
        const after = bytes(table.state);
        table.undo(asked.seat);
        if (bytes(table.state) !== before)
          expectSame(table.state, state, 'undo does not restore the state');
        if (table.answers.length !== table.events.length)
          throw new Fault('undo leaves half an answer in the record');
        expectSame(table.answer(next), events, 'after undo, the same answer tells other events');
        if (bytes(table.state) !== after) {
          expectSame(
            table.state,
            JSON.parse(after),
            'after undo, the same answer gives another state',
          );
        }
        way.push(asked.seat);
      });
      const save = table.save();
      expectSame(
        Table.replay(game, save).save(),
        save,
        'after undo, the record is of another game',
      );
    }
  },
};

function expectRefused<S extends Position, V extends View>(table: Table<S, V>, seat: Seat): void {
  const before = bytes([table.state, table.answers]);
  try {
    table.undo(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (bytes([table.state, table.answers]) !== before)
      throw new Fault('an undo that is refused changes something');
    return;
  }
  throw new Fault(`seat ${seat} took back what was not its own to take back`);
}
