import { sql } from 'kysely';
import { tidyGuesses } from './account-tasks.ts';
import { leaveNothing } from './person-tasks.ts';
import type { Mark } from './store.ts';
import type { TasksOf } from './task.ts';

/** Only what comes after a place in a list. */
const isAfter = (at: 'updated' | 'seen', mark: Mark | null) =>
  mark === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(at)}, id) > (${mark.at}, ${mark.id})`;

export const expiryTasks: TasksOf<'expired' | 'remove' | 'tidy' | 'forget'> = {
  expired: async (db, phase, before, after, most) =>
    db
      .selectFrom('tables')
      .select(['id', 'updated as at'])
      .where('phase', '=', phase)
      .where('updated', '<', before)
      .where(isAfter('updated', after))
      .orderBy('updated')
      .orderBy('id')
      .limit(most)
      .execute(),

  remove: async (db, tables) => {
    for (const { id, at } of tables) {
      const { numDeletedRows } = await db
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('updated', '=', at)
        .executeTakeFirst();
      if (numDeletedRows === 0n) continue;
      await db.deleteFrom('sitting').where('table_id', '=', id).execute();
      await db.deleteFrom('invitations').where('table_id', '=', id).execute();
      await db.deleteFrom('turns').where('table_id', '=', id).execute();
      await db.deleteFrom('round_calls').where('table_id', '=', id).execute();
      await db.deleteFrom('table_words').where('table_id', '=', id).execute();
      await db
        .insertInto('removed')
        .values({ table_id: id })
        .onConflict(on => on.doNothing())
        .execute();
    }
  },

  tidy: async (db, now, most) => {
    await db.deleteFrom('claims').where('until', '<', now).execute();
    await tidyGuesses(db, now);
    const { numDeletedRows: codes } = await db
      .deleteFrom('codes')
      .where(
        'code',
        'in',
        db.selectFrom('codes').select('code').where('until', '<', now).limit(most),
      )
      .executeTakeFirst();
    const one = await db.selectFrom('removed').select('table_id').limit(1).executeTakeFirst();
    if (one === undefined) return Number(codes) === most;
    const { table_id } = one;
    const { numDeletedRows: entries } = await db
      .deleteFrom('entries')
      .where('table_id', '=', table_id)
      .where(
        'seq',
        'in',
        db
          .selectFrom('entries')
          .select('seq')
          .where('table_id', '=', table_id)
          .orderBy('seq')
          .limit(most),
      )
      .executeTakeFirst();
    if (Number(entries) < most) {
      await db.deleteFrom('chat').where('table_id', '=', table_id).execute();
      await db.deleteFrom('removed').where('table_id', '=', table_id).execute();
    }
    return true;
  },

  forget: async (db, before, after, most) => {
    const looked = await db
      .selectFrom('guests')
      .select(['id', 'seen as at'])
      .where('seen', '<', before)
      .where(isAfter('seen', after))
      .orderBy('seen')
      .orderBy('id')
      .limit(most)
      .execute();
    for (const { id } of looked) {
      const sits = await db
        .selectFrom('sitting')
        .select('table_id')
        .where('guest', '=', id)
        .limit(1)
        .execute();
      const kept = await db
        .selectFrom('accounts')
        .select('guest')
        .where('guest', '=', id)
        .execute();
      if (sits.length + kept.length > 0) continue;
      const { numDeletedRows } = await db
        .deleteFrom('guests')
        .where('id', '=', id)
        .where('seen', '<', before)
        .executeTakeFirst();
      // They have just come back.
      if (numDeletedRows > 0n) await leaveNothing(db, id);
    }
    return looked.length < most ? null : looked.at(-1)!;
  },
};
