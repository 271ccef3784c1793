import type { Entry, TableHead } from '@castellan/room';
import type { Phase } from '@castellan/protocol';
import type { Schema } from './schema.ts';
import type { Db } from './task.ts';

// How a table lies in the database: its head, its log, and who sits there.

export const rowOf = ({ id, game, phase, isOpen, updated, due, ...rest }: TableHead) => ({
  id,
  game,
  phase,
  is_open: isOpen ? 1 : 0,
  updated,
  due,
  head: JSON.stringify(rest),
});

export type Row = Omit<Schema['tables'], 'seq' | 'deck'>;

export function headOf({ is_open, head, ...row }: Row): TableHead {
  const rest = JSON.parse(head) as Omit<TableHead, keyof Row | 'isOpen'>;
  // What was written before there was such a thing lacks `held`.
  const { held = [] } = rest as Partial<TableHead>;
  return { ...row, phase: row.phase as Phase, isOpen: is_open === 1, ...rest, held };
}

export const COLUMNS = ['id', 'game', 'phase', 'is_open', 'updated', 'due', 'head'] as const;

/** Whether nobody has to stay there: whose turn it is, is told. */
export const isByTurns = ({ clock }: TableHead): boolean => clock.includes('"kind":"days"');

/** Those who are waited for at a table by turns; each once. */
export const awaitedAt = (head: TableHead): string[] =>
  head.phase === 'playing' ? [...new Set(head.waiting)] : [];

export async function write(
  db: Db,
  table: string,
  seq: number,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('entries')
    .values(
      entries.map((entry, i) => ({ table_id: table, seq: seq + i, entry: JSON.stringify(entry) })),
    )
    .execute();
}

export async function seat(db: Db, { id, phase, guests, updated }: TableHead): Promise<void> {
  await db.deleteFrom('sitting').where('table_id', '=', id).execute();
  const is_over = phase === 'over' ? 1 : 0;
  if (guests.length > 0)
    await db
      .insertInto('sitting')
      .values([...new Set(guests)].map(guest => ({ guest, table_id: id, is_over, at: updated })))
      .execute();
}

/** A table that was not there before. */
export async function newTable(db: Db, head: TableHead, entries: readonly Entry[]): Promise<void> {
  await db
    .insertInto('tables')
    .values({ ...rowOf(head), seq: entries.length, deck: head.deck?.digest ?? null })
    .execute();
  await write(db, head.id, 0, entries);
  await seat(db, head);
}
