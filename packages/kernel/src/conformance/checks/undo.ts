import type { Position } from '../../core.ts';
import type { View } from '../../game.ts';
import { Refusal } from '../../refusal.ts';
import type { Seat } from '../../seat.ts';
import { Table } from '../../table.ts';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';
import { bytes, expectSame } from '../same.ts';
import { walk } from '../walk.ts';

export const undo: Check = {
  name: 'undo',
  promise: 'an answer can be taken back, exactly, by who gave it, until someone moves or learns something',

  run(game, variant, budget) {
    for (const seed of budget.seeds) {
      const table = new Table(game, variant.options, seed);
      // The seats whose answers can be taken back, the last one last.
      const way: Seat[] = [];
      walk(game, variant, seed, budget, ({ state, asked, next }) => {
        expectSame(table.state, state, 'after undo and the same answer again, the state is another');
        for (const seat of state.core.answered.keys()) expectRefused(table, seat, way.at(-1) !== seat);
        if (next === null || asked === null) return;
        const before = bytes(state);
        const { learned } = state.core;
        const events = bytes(table.answer(next));
        if (table.state.core.learned !== learned) {
          way.length = 0;
          return;
        }
        const after = bytes(table.state);
        const record = bytes(table.save());
        table.undo(asked.seat);
        expectSame(table.state, JSON.parse(before), 'undo does not restore the state');
        if (bytes(table.answer(next)) !== events) throw new Fault('after undo, the same answer tells other events');
        expectSame(table.state, JSON.parse(after), 'after undo, the same answer gives another state');
        expectSame(table.save(), JSON.parse(record), 'after undo, the same answer gives another save');
        way.push(asked.seat);
      });
    }
  },
};

function expectRefused<S extends Position, V extends View>(table: Table<S, V>, seat: Seat, refused: boolean): void {
  if (table.canUndo(seat) === refused) throw new Fault(`seat ${seat} ${refused ? 'can' : "can't"} take back an answer`);
  if (!refused) return;
  const before = bytes(table.state);
  try {
    table.undo(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (bytes(table.state) !== before) throw new Fault('an undo that is refused changes the state');
    return;
  }
  throw new Fault(`seat ${seat} took back what was not its own to take back`);
}
