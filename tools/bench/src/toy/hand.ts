/**
 * Mini Kingdoms written by hand: plain objects, changed in place, without an engine. This is the speed of an engine
 * that costs nothing.
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

/** Changes the table in place: `clone` it first to keep the old one. */
export function apply(table: ToyTable, chosen: Move): ToyTable {
  answer(table, chosen);
  if (table.agenda.length > 0) return table;
  endTurn(table);
  if (!table.over) beginTurn(table);
  return table;
}

export const hand: Engine<ToyTable> = { start, apply, table: table => table };
