import { inTurn } from './dialects.ts';
import type { TasksOf } from './task.ts';

export const guestTasks: TasksOf<
  | 'addGuest'
  | 'guestByKey'
  | 'rename'
  | 'portray'
  | 'seen'
  | 'devices'
  | 'removeKey'
  | 'addCode'
  | 'takeCode'
  | 'lookAtCode'
  | 'knownKeys'
> = {
  addGuest: async (db, guest, key, at, device = '') => {
    const { id } = guest;
    await db
      .insertInto('guests')
      .values({ ...guest, since: at, seen: at })
      .execute();
    await db.insertInto('keys').values({ key, guest: id, since: at, seen: at, device }).execute();
  },

  guestByKey: async (db, key) =>
    (await db
      .selectFrom('keys')
      .innerJoin('guests', 'guests.id', 'keys.guest')
      .select(['guests.id', 'guests.name', 'guests.portrait'])
      .where('key', '=', key)
      .executeTakeFirst()) ?? null,

  rename: async (db, guest, name) => {
    await db.updateTable('guests').set({ name }).where('id', '=', guest).execute();
  },

  portray: async (db, guest, portrait) => {
    await db.updateTable('guests').set({ portrait }).where('id', '=', guest).execute();
  },

  seen: async (db, key, at) => {
    await db.updateTable('keys').set({ seen: at }).where('key', '=', key).execute();
    await db
      .updateTable('guests')
      .set({ seen: at })
      .where('id', '=', eb => eb.selectFrom('keys').select('guest').where('key', '=', key))
      .execute();
  },

  devices: async (db, guest) => {
    const rows = await db
      .selectFrom('keys')
      .select(['key', 'since', 'seen', 'device'])
      .where('guest', '=', guest)
      .orderBy('since')
      .orderBy('key')
      .execute();
    return rows.map(({ key, since, seen, device }) => ({
      key,
      since,
      seen: seen ?? since,
      device: device ?? '',
    }));
  },

  removeKey: async (db, guest, key) => {
    await inTurn(db, guest);
    const { numDeletedRows } = await db
      .deleteFrom('keys')
      .where('key', '=', key)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    await db.deleteFrom('pushes').where('key', '=', key).execute();
    return true;
  },

  addCode: async (db, code, guest, until, key) => {
    await inTurn(db, guest);
    const device = await db
      .selectFrom('keys')
      .select('key')
      .where('key', '=', key)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (device === undefined) return false;
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    await db.insertInto('codes').values({ code, guest, until }).execute();
    return true;
  },

  takeCode: async (db, code, now, key, device = '') => {
    const found = await db
      .deleteFrom('codes')
      .where('code', '=', code)
      .where('until', '>=', now)
      .returning('guest')
      .executeTakeFirst();
    if (found === undefined) return null;
    const guest = await db
      .selectFrom('guests')
      .select(['id', 'name', 'portrait'])
      .where('id', '=', found.guest)
      .executeTakeFirst();
    if (guest === undefined) return null;
    await db
      .insertInto('keys')
      .values({ key, guest: guest.id, since: now, seen: now, device })
      .execute();
    return guest;
  },

  lookAtCode: async (db, code, now) =>
    (await db
      .selectFrom('codes')
      .innerJoin('guests', 'guests.id', 'codes.guest')
      .select(['guests.id', 'guests.name', 'guests.portrait'])
      .where('code', '=', code)
      .where('until', '>=', now)
      .executeTakeFirst()) ?? null,

  knownKeys: async (db, keys) => {
    const rows = await db
      .selectFrom('keys')
      .select('key')
      .where('key', 'in', [...keys])
      .execute();
    return rows.map(({ key }) => key);
  },
};
