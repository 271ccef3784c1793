import type { TableHead } from '@castellan/room';
import { sql } from 'kysely';
import type { Db } from './task.ts';
import { GATHER_MS } from './turns.ts';

// When a round of a tournament begins, those who have a table there are told, as they are told that it is their turn.

/** Everyone at a new table of a round is to be told of it. */
export async function callToRound(db: Db, head: TableHead, round: number): Promise<void> {
  const { id: table_id, updated: since } = head;
  const guests = [...new Set(head.guests)];
  if (guests.length > 0)
    await db
      .insertInto('round_calls')
      .values(guests.map(guest => ({ guest, table_id, round, since, call_at: since + GATHER_MS })))
      .execute();
}

/** This board is over: nobody need come any more. */
export async function endRoundCalls(
  db: Db,
  tournament: string,
  round: number,
  board: number,
): Promise<void> {
  await db
    .deleteFrom('round_calls')
    .where('table_id', 'in', query =>
      query
        .selectFrom('rounds')
        .select(sql<string>`table_id`.as('table_id'))
        .where('tournament', '=', tournament)
        .where('round', '=', round)
        .where('board', '=', board)
        .where('table_id', 'is not', null),
    )
    .execute();
}
