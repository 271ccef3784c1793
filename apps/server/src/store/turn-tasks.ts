import type { TableHead } from '@castellan/room';
import { inTurn, skippingLocked } from './dialects.ts';
import type { Db, TasksOf } from './task.ts';
import { awaitedAt, COLUMNS, headOf } from './tables.ts';
import type { StoredPush, Turn, TurnStore } from './turns.ts';
import { GATHER_MS } from './turns.ts';

/** Writes down who is waited for at a table by turns; those who already were still are. */
export async function noteTurns(db: Db, head: TableHead): Promise<void> {
  const awaited = awaitedAt(head);
  const { id: table_id, updated: since } = head;
  await db
    .deleteFrom('turns')
    .where('table_id', '=', table_id)
    .$if(awaited.length > 0, query => query.where('guest', 'not in', awaited))
    .execute();
  if (awaited.length > 0)
    await db
      .insertInto('turns')
      .values(awaited.map(guest => ({ guest, table_id, since, call_at: since + GATHER_MS })))
      .onConflict(on => on.doNothing())
      .execute();
}

const PUSH = ['endpoint', 'guest', 'key', 'p256dh', 'auth', 'since'] as const;
const MAIL = ['guest', 'address', 'since', 'confirmed'] as const;
const VACATION = ['guest', 'since', 'until'] as const;

/** PostgreSQL says large numbers as text. */
const vacationOf = (row: { guest: string; since: number; until: number }) => ({
  guest: row.guest,
  since: Number(row.since),
  until: Number(row.until),
});

/** Where it is noted that a table waits for someone: for their move, or for them to come to a tournament's round. */
const KINDS = ['turns', 'round_calls'] as const;

export const turnTasks: TasksOf<keyof TurnStore> = {
  turnsOf: async (db, guest) => {
    const turns = await db
      .selectFrom('turns')
      .innerJoin('tables', 'tables.id', 'turns.table_id')
      .select(COLUMNS)
      .select('turns.since')
      .where('guest', '=', guest)
      .execute();
    const rounds = await db
      .selectFrom('round_calls')
      .innerJoin('tables', 'tables.id', 'round_calls.table_id')
      .select(COLUMNS)
      .select(['round_calls.since', 'round'])
      .where('guest', '=', guest)
      .where('phase', '<>', 'over')
      .execute();
    const roundAt = new Map(rounds.map(({ id, round }) => [id, round]));
    const moves = new Set(turns.map(({ id }) => id));
    return [...turns, ...rounds.filter(({ id }) => !moves.has(id))]
      .map(({ since, ...row }) => ({
        ...headOf(row),
        since: Number(since),
        round: roundAt.get(row.id) ?? null,
        isMove: moves.has(row.id),
      }))
      .sort((a, b) => a.since - b.since);
  },

  sawTurn: async (db, guest, table) => {
    await db
      .updateTable('turns')
      .set({ call_at: null })
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .execute();
    await db
      .deleteFrom('round_calls')
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .execute();
  },

  takeCalls: async (db, now, until, most) => {
    await inTurn(db, 'calls');
    const due: { guest: string; call_at: number | null }[] = [];
    for (const kind of KINDS)
      due.push(
        ...(await db
          .selectFrom(kind)
          .select(['guest', 'call_at'])
          .where('call_at', '<=', now)
          .orderBy('call_at')
          .limit(most)
          .execute()),
      );
    due.sort((a, b) => Number(a.call_at) - Number(b.call_at));
    const guests = [...new Set(due.slice(0, most).map(({ guest }) => guest))];
    if (guests.length === 0) return [];
    const taken: (Turn & { guest: string })[] = [];
    for (const kind of KINDS) {
      // What is just being written comes next time: nobody who moves waits for this.
      const rows = await skippingLocked(
        db,
        db
          .selectFrom(kind)
          .select(['guest', 'table_id', 'since'])
          .where('guest', 'in', guests)
          .where('call_at', 'is not', null),
      ).execute();
      for (const { guest, table_id: table, since } of rows) {
        await db
          .updateTable(kind)
          .set({ call_at: until })
          .where('guest', '=', guest)
          .where('table_id', '=', table)
          .execute();
        taken.push({ guest, table, since: Number(since) });
      }
    }
    taken.sort((a, b) => a.since - b.since);
    return guests
      .map(guest => ({
        guest,
        turns: taken
          .filter(one => one.guest === guest)
          .map(({ table, since }): Turn => ({ table, since })),
      }))
      .filter(({ turns }) => turns.length > 0);
  },

  toldOf: async (db, { guest, turns }, at) => {
    for (const { table, since } of turns)
      for (const kind of KINDS)
        await db
          .updateTable(kind)
          .set({ call_at: null })
          .where('guest', '=', guest)
          .where('table_id', '=', table)
          .where('since', '=', since)
          .execute();
    await db.updateTable('callings').set({ told: at }).where('guest', '=', guest).execute();
  },

  tellLater: async (db, guest, at) => {
    for (const kind of KINDS)
      await db
        .updateTable(kind)
        .set({ call_at: at })
        .where('guest', '=', guest)
        .where('call_at', 'is not', null)
        .execute();
  },

  calling: async (db, guest) => {
    const found = await db
      .selectFrom('callings')
      .select(['wishes', 'told'])
      .where('guest', '=', guest)
      .executeTakeFirst();
    return found === undefined ? null : { wishes: found.wishes, told: Number(found.told) };
  },

  setCalling: async (db, guest, wishes) => {
    await db
      .insertInto('callings')
      .values({ guest, wishes, told: 0 })
      .onConflict(on => on.column('guest').doUpdateSet({ wishes }))
      .execute();
  },

  addPush: async (db, { endpoint, ...rest }, most) => {
    await inTurn(db, `pushes ${rest.guest}`);
    await db
      .insertInto('pushes')
      .values({ endpoint, ...rest })
      .onConflict(on => on.column('endpoint').doUpdateSet(rest))
      .execute();
    const all = await db
      .selectFrom('pushes')
      .select('endpoint')
      .where('guest', '=', rest.guest)
      .orderBy('since', 'desc')
      .execute();
    const old = all.slice(most).map(one => one.endpoint);
    if (old.length > 0) await db.deleteFrom('pushes').where('endpoint', 'in', old).execute();
  },

  pushesOf: async (db, guest) => {
    const rows = await db.selectFrom('pushes').select(PUSH).where('guest', '=', guest).execute();
    return rows.map((row): StoredPush => ({ ...row, since: Number(row.since) }));
  },

  removePush: async (db, endpoint) => {
    await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  },

  endPushes: async (db, key) => {
    await db.deleteFrom('pushes').where('key', '=', key).execute();
  },

  setFeed: async (db, guest, feed, at) => {
    await db.deleteFrom('feeds').where('guest', '=', guest).execute();
    if (feed !== null) await db.insertInto('feeds').values({ guest, feed, since: at }).execute();
  },

  hasFeed: async (db, guest) => {
    const found = await db
      .selectFrom('feeds')
      .select('guest')
      .where('guest', '=', guest)
      .executeTakeFirst();
    return found !== undefined;
  },

  feedOf: async (db, feed) =>
    (await db.selectFrom('feeds').select('guest').where('feed', '=', feed).executeTakeFirst())
      ?.guest ?? null,

  mailOf: async (db, guest) => {
    const found = await db
      .selectFrom('mails')
      .select(MAIL)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (found === undefined) return null;
    const { since, confirmed } = found;
    return {
      ...found,
      since: Number(since),
      confirmed: confirmed === null ? null : Number(confirmed),
    };
  },

  setMail: async (db, { guest, address }, code, at, until) => {
    const mail = { address, since: at, confirmed: null, code, until };
    await db
      .insertInto('mails')
      .values({ guest, ...mail })
      .onConflict(on => on.column('guest').doUpdateSet(mail))
      .execute();
  },

  confirmMail: async (db, code, now) => {
    const { numUpdatedRows } = await db
      .updateTable('mails')
      .set({ confirmed: now, code: null, until: 0 })
      .where('code', '=', code)
      .where('until', '>=', now)
      .where('confirmed', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  removeMail: async (db, guest) => {
    await db.deleteFrom('mails').where('guest', '=', guest).execute();
  },

  setMailCode: async (db, guest, code, fresh, until) => {
    const { numUpdatedRows } = await db
      .updateTable('mails')
      .set({ code, until })
      .where('guest', '=', guest)
      .where('confirmed', 'is not', null)
      .where('until', '<=', fresh)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  takeMailCode: async (db, code, now) => {
    const found = await db
      .updateTable('mails')
      .set({ code: null })
      .where('code', '=', code)
      .where('until', '>=', now)
      .where('confirmed', 'is not', null)
      .returning('guest')
      .executeTakeFirst();
    return found?.guest ?? null;
  },

  vacationsOf: async (db, guest, from) => {
    const rows = await db
      .selectFrom('vacations')
      .select(VACATION)
      .where('guest', '=', guest)
      .where('until', '>', from)
      .orderBy('since')
      .execute();
    return rows.map(vacationOf);
  },

  onVacation: async (db, now, most) => {
    const rows = await db
      .selectFrom('vacations')
      .select(VACATION)
      .where('until', '>', now)
      .where('since', '<=', now)
      .orderBy('until')
      .limit(most)
      .execute();
    return rows.map(vacationOf);
  },

  takeVacation: async (db, vacation, from, most) => {
    const { guest, since, until } = vacation;
    await inTurn(db, `vacation ${guest}`);
    const rows = await db
      .selectFrom('vacations')
      .select(VACATION)
      .where('guest', '=', guest)
      .where('until', '>', from)
      .execute();
    const taken = rows.map(vacationOf);
    const spent = taken.reduce((sum, one) => sum + one.until - Math.max(from, one.since), 0);
    if (taken.some(one => one.until > since) || spent + (until - since) > most) return false;
    await db.insertInto('vacations').values({ guest, since, until }).execute();
    return true;
  },

  endVacation: async (db, guest, now) => {
    await db.deleteFrom('vacations').where('guest', '=', guest).where('since', '>=', now).execute();
    await db
      .updateTable('vacations')
      .set({ until: now })
      .where('guest', '=', guest)
      .where('until', '>', now)
      .execute();
  },
};
