import type { Entry, TableHead } from '@castellan/room';
import type { PoolClient } from 'pg';
import { awaitedAt, isByTurns, rowOf } from './tables.ts';
import { GATHER_MS } from './turns.ts';

/** What is to be appended to one table, and how many entries it must have. */
export interface Append {
  readonly head: TableHead;
  readonly seq: number;
  readonly entries: readonly Entry[];
}

/**
 * Appends to many tables in one statement, each on its own condition: a table that has another number of entries is
 * left out, whatever else is written at the same time. Who sits where changes only before a game and at its end; who is
 * waited for is written down where people play by turns.
 */
const APPEND = `
with asked as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::bigint[],
    $8::bigint[], $9::text[]) as asked (id, seq, more, game, phase, is_open, updated, due, head)
), written as (
  update tables set seq = asked.seq + asked.more, game = asked.game, phase = asked.phase,
    is_open = asked.is_open, updated = asked.updated, due = asked.due, head = asked.head
  from asked where tables.id = asked.id and tables.seq = asked.seq
  returning tables.id, tables.phase, tables.updated
), logged as (
  insert into entries (table_id, seq, entry)
  select table_id, seq, entry from unnest($10::text[], $11::int[], $12::text[]) as new (table_id, seq, entry)
  join written on written.id = table_id
), guests as (
  select guest, id, updated, case when phase = 'over' then 1 else 0 end as is_over
  from unnest($13::text[], $14::text[]) as new (guest, table_id) join written on written.id = table_id
), risen as (
  delete from sitting using written
  where table_id = written.id and written.phase in ('gathering', 'over')
    and not exists (select from guests where guests.id = table_id and guests.guest = sitting.guest)
), sat as (
  insert into sitting (guest, table_id, is_over, at) select guest, id, is_over, updated from guests
  on conflict (guest, table_id) do update set is_over = excluded.is_over, at = excluded.at
), ended as (
  insert into finished (table_id) select id from written where phase = 'over'
  on conflict do nothing
), passed as (
  delete from turns using written
  where table_id = written.id and written.id = any($15::text[])
    and not exists (select from unnest($16::text[], $17::text[]) as new (guest, table_id)
      where new.table_id = turns.table_id and new.guest = turns.guest)
), awaited as (
  insert into turns (guest, table_id, since, call_at)
  select guest, id, updated, updated + ${GATHER_MS} from unnest($16::text[], $17::text[]) as new (guest, table_id)
  join written on written.id = table_id
  on conflict do nothing
)
select id from written`;

/** Appends to tables, none of them twice; returns those to which it could. */
export async function appendTo(
  connection: PoolClient,
  appends: readonly Append[],
): Promise<ReadonlySet<string>> {
  // Always in the same order, so that no two wait for each other.
  const all = appends
    .map(({ head, seq, entries }) => ({
      ...rowOf(head),
      of: head,
      seq,
      entries,
      guests: guestsOf(head),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const lines = all.flatMap(({ id, seq, entries }) =>
    entries.map((entry, i) => ({ id, seq: seq + i, entry: JSON.stringify(entry) })),
  );
  const seats = all.flatMap(({ id, guests }) => guests.map(guest => ({ id, guest })));
  const byTurns = all.map(({ of }) => of).filter(isByTurns);
  const turns = byTurns.flatMap(of => awaitedAt(of).map(guest => ({ id: of.id, guest })));
  const { rows } = await connection.query<{ id: string }>({
    name: 'append',
    text: APPEND,
    values: [
      all.map(({ id }) => id),
      all.map(({ seq }) => seq),
      all.map(({ entries }) => entries.length),
      all.map(({ game }) => game),
      all.map(({ phase }) => phase),
      all.map(({ is_open }) => is_open),
      all.map(({ updated }) => updated),
      all.map(({ due }) => due),
      all.map(({ head }) => head),
      lines.map(({ id }) => id),
      lines.map(({ seq }) => seq),
      lines.map(({ entry }) => entry),
      seats.map(({ guest }) => guest),
      seats.map(({ id }) => id),
      byTurns.map(({ id }) => id),
      turns.map(({ guest }) => guest),
      turns.map(({ id }) => id),
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

function guestsOf({ phase, guests }: TableHead): string[] {
  return phase === 'gathering' || phase === 'over' ? [...new Set(guests)] : [];
}

/** Whether exactly this is what the table has at that place. */
export async function isWritten(connection: PoolClient, append: Append): Promise<boolean> {
  const { head, seq, entries } = append;
  const { rows } = await connection.query<{ entry: string }>(
    'select entry from entries where table_id = $1 and seq >= $2 and seq < $3 order by seq',
    [head.id, seq, seq + entries.length],
  );
  return (
    rows.length === entries.length &&
    rows.every(({ entry }, i) => entry === JSON.stringify(entries[i]))
  );
}
