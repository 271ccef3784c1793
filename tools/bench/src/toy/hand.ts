/**
 * Mini Kingdoms by hand: plain objects, changed in place, and no engine at all.
 * This is the speed that an engine would have if it cost nothing.
 */
import type { Move } from './move.ts';
import type { Engine } from './playout.ts';
import { clone, newTable, type ToyTable } from './table.ts';
import { answer, beginTurn, endTurn, legal } from './turn.ts';

export { clone, legal };

export function start(seed: number): ToyTable {
  const table = newTable(seed);
  beginTurn(table);
  return table;
}

/** Changes the table in place: whoever wants to keep the old one takes a `clone` first. */
export function apply(table: ToyTable, chosen: Move): ToyTable {
  answer(table, chosen);
  if (table.agenda.length > 0) return table;
  endTurn(table);
  if (!table.over) beginTurn(table);
  return table;
}

export const hand: Engine<ToyTable> = { start, apply, table: table => table };
