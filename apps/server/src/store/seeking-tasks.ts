import { sql } from 'kysely';
import { inTurn } from './dialects.ts';
import { pairsAmong } from './fair-tasks.ts';
import { HAS_SEATS } from './schema.ts';
import type { Seeker, SeekingStore } from './seeking.ts';
import type { Db, TasksOf } from './task.ts';
import { COLUMNS, headOf, newTable } from './tables.ts';

// Who waits for a seat is written in one order, whatever the process: nobody is seated twice.
const SEEKING = 'seeking';

/** More people may wait for one kind of table where some of them are apart. */
const ROOM_FOR_BLOCKS = 4;

/** How long it is kept how long people waited. */
const KEPT_MS = 7 * 24 * 3_600_000;

const seekerIn = (db: Db, guest: string) =>
  db
    .selectFrom('seekers')
    .select(['guest', 'name', 'wish', 'since', 'until', 'table_id as table'])
    .where('guest', '=', guest)
    .executeTakeFirst();

async function forgetSeeker(db: Db, guest: string): Promise<void> {
  await db.deleteFrom('seekers').where('guest', '=', guest).execute();
  await db.deleteFrom('wants').where('guest', '=', guest).execute();
}

/** Of those who wait, the ones who would sit down with someone and with each other: the first to come is kept. */
function gettingOn<Person extends { readonly guest: string }>(
  people: readonly Person[],
  guest: string,
  apart: readonly (readonly [string, string])[],
): Person[] {
  const kept = new Set([guest]);
  for (const { guest: one } of people)
    if (
      !apart.some(
        pair => pair.includes(one) && pair.some(other => kept.has(other) && other !== one),
      )
    )
      kept.add(one);
  return people.filter(one => kept.has(one.guest));
}

export const seekingTasks: TasksOf<keyof SeekingStore> = {
  seek: async (db, seeker, slots) => {
    const { guest, name, wish, since, until } = seeker;
    await inTurn(db, SEEKING);
    const before = await seekerIn(db, guest);
    if (before !== undefined && before.table !== null && before.until >= since) return before;
    await forgetSeeker(db, guest);
    await db.insertInto('seekers').values({ guest, name, wish, since, until }).execute();
    await db
      .insertInto('wants')
      .values(slots.map(slot => ({ guest, slot, since, until })))
      .execute();
    return { ...seeker, table: null } satisfies Seeker;
  },

  stay: async (db, guest, now, until) => {
    await inTurn(db, SEEKING);
    const found = await seekerIn(db, guest);
    if (found === undefined || found.until < now) return null;
    const later = Math.max(found.until, until);
    await db.updateTable('seekers').set({ until: later }).where('guest', '=', guest).execute();
    await db.updateTable('wants').set({ until: later }).where('guest', '=', guest).execute();
    return { ...found, until: later };
  },

  unseek: async (db, guest) => {
    await inTurn(db, SEEKING);
    await forgetSeeker(db, guest);
  },

  company: async (db, guest, now, most) => {
    const own = await db.selectFrom('wants').select('slot').where('guest', '=', guest).execute();
    if (own.length === 0) return [];
    const slots = own.map(({ slot }) => slot);
    const people = await db
      .selectFrom('wants')
      .innerJoin('seekers', 'seekers.guest', 'wants.guest')
      .leftJoin('guests', 'guests.id', 'wants.guest')
      .select(['slot', 'wants.guest', 'seekers.name', 'guests.portrait', 'wants.since'])
      .where('slot', 'in', slots)
      .where('wants.until', '>=', now)
      .limit(most * slots.length * ROOM_FOR_BLOCKS)
      .execute();
    const apart = await pairsAmong(
      db,
      people.map(one => one.guest),
    );
    return slots.map(slot => {
      const waiting = people
        .filter(one => one.slot === slot)
        .map(one => ({
          guest: one.guest,
          name: one.name,
          portrait: one.portrait ?? 0,
          since: Number(one.since),
        }))
        .sort((a, b) => a.since - b.since);
      return { slot, people: gettingOn(waiting, guest, apart).slice(0, most) };
    });
  },

  seatTogether: async (db, head, entries, guests, slot, now) => {
    await inTurn(db, SEEKING);
    const waiting = await db
      .selectFrom('seekers')
      .select(['guest', 'since'])
      .where('guest', 'in', guests)
      .where('table_id', 'is', null)
      .where('until', '>=', now)
      .execute();
    if (waiting.length < guests.length || (await pairsAmong(db, guests)).length > 0) return false;
    await newTable(db, head, entries);
    await db
      .updateTable('seekers')
      .set({ table_id: head.id })
      .where('guest', 'in', guests)
      .execute();
    await db.deleteFrom('wants').where('guest', 'in', guests).execute();
    const waited = Math.max(...waiting.map(({ since }) => now - since), 0);
    // Alone with bots nobody was waited for.
    if (guests.length > 1)
      await db
        .insertInto('seatings')
        .values({ slot, at: now, table_id: head.id, waited })
        .execute();
    return true;
  },

  waiting: async (db, now) => {
    const rows = await db
      .selectFrom('wants')
      .select(['slot', sql<number | string>`count(*)`.as('count')])
      .where('until', '>=', now)
      .groupBy('slot')
      .execute();
    return rows.map(({ slot, count }) => ({ slot, count: Number(count) }));
  },

  waits: async (db, slots, since, most) => {
    const found = [];
    for (const slot of slots)
      found.push(
        ...(await db
          .selectFrom('seatings')
          .select(['at', 'waited'])
          .where('slot', '=', slot)
          .where('at', '>=', since)
          .orderBy('at', 'desc')
          .limit(most)
          .execute()),
      );
    return found
      .sort((a, b) => b.at - a.at)
      .slice(0, most)
      .map(({ waited }) => waited);
  },

  tidySeeking: async (db, now) => {
    await inTurn(db, SEEKING);
    const gone = await db.selectFrom('seekers').select('guest').where('until', '<', now).execute();
    for (const { guest } of gone) await forgetSeeker(db, guest);
    await db
      .deleteFrom('seatings')
      .where('at', '<', now - KEPT_MS)
      .execute();
  },

  freeTables: async (db, game, most) => {
    const rows = await db
      .selectFrom('tables')
      .select(COLUMNS)
      .where(HAS_SEATS)
      .where('game', '=', game)
      .orderBy('updated', 'desc')
      .limit(most)
      .execute();
    return rows.map(headOf);
  },

  companions: async (db, guest, most) => {
    const rows = await db
      .selectFrom('sitting as own')
      .innerJoin('sitting as theirs', 'theirs.table_id', 'own.table_id')
      .innerJoin('guests', 'guests.id', 'theirs.guest')
      .select([
        'guests.id as guest',
        'guests.name',
        'guests.portrait',
        sql<number>`max(own.at)`.as('at'),
      ])
      .where('own.guest', '=', guest)
      .where('theirs.guest', '<>', guest)
      .groupBy(['guests.id', 'guests.name', 'guests.portrait'])
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    const liked = await db
      .selectFrom('favourites')
      .innerJoin('guests', 'guests.id', 'favourites.friend')
      .select(['guests.id as guest', 'guests.name', 'guests.portrait', 'favourites.since as at'])
      .where('favourites.guest', '=', guest)
      .orderBy('at', 'desc')
      .execute();
    const isFavourite = new Set(liked.map(one => one.guest));
    const others = rows.filter(one => !isFavourite.has(one.guest));
    return [...liked, ...others].map(one => ({
      ...one,
      at: Number(one.at),
      isFavourite: isFavourite.has(one.guest),
    }));
  },

  haveMet: async (db, guest, other) => {
    const met = await db
      .selectFrom('sitting as own')
      .innerJoin('sitting as theirs', 'theirs.table_id', 'own.table_id')
      .select('own.table_id')
      .where('own.guest', '=', guest)
      .where('theirs.guest', '=', other)
      .limit(1)
      .execute();
    return met.length > 0;
  },

  people: async (db, ids) =>
    ids.length === 0
      ? []
      : db.selectFrom('guests').select(['id', 'name']).where('id', 'in', ids).execute(),

  favour: async (db, guest, friend, at, most) => {
    await inTurn(db, `favourites ${guest}`);
    const own = await db
      .selectFrom('favourites')
      .select('friend')
      .where('guest', '=', guest)
      .limit(most)
      .execute();
    if (own.some(one => one.friend === friend)) return true;
    if (own.length >= most) return false;
    await db.insertInto('favourites').values({ guest, friend, since: at }).execute();
    return true;
  },

  unfavour: async (db, guest, friend) => {
    await db
      .deleteFrom('favourites')
      .where('guest', '=', guest)
      .where('friend', '=', friend)
      .execute();
  },

  invite: async (db, guests, table, at) => {
    if (guests.length === 0) return;
    await db
      .insertInto('invitations')
      .values(guests.map(guest => ({ guest, table_id: table, at })))
      .onConflict(on => on.doNothing())
      .execute();
  },

  invitations: async (db, guest, most) => {
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .select(COLUMNS)
      .where('guest', '=', guest)
      .where('phase', '=', 'gathering')
      .limit(most)
      .execute();
    // The host may have given the seat to someone else.
    return rows.map(headOf).filter(({ invited = [] }) => invited.includes(guest));
  },

  uninvite: async (db, guest, table) => {
    await db
      .deleteFrom('invitations')
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .execute();
  },
};
