import type { DeckStore } from './decks.ts';
import type { TasksOf } from './task.ts';

export const deckTasks: TasksOf<keyof DeckStore> = {
  keepDeck: async (db, game, { digest, text }, at) => {
    await db
      .insertInto('decks')
      .values({ digest, game, text, at })
      .onConflict(on => on.column('digest').doUpdateSet({ at }))
      .execute();
  },

  deck: async (db, digest) => {
    const found = await db
      .selectFrom('decks')
      .select('text')
      .where('digest', '=', digest)
      .executeTakeFirst();
    return found?.text ?? null;
  },

  removeDecks: async (db, before, most) => {
    const unused = db
      .selectFrom('decks')
      .select('digest')
      .where('at', '<', before)
      .where(eb =>
        eb.not(
          eb.exists(
            eb.selectFrom('tables').select('id').whereRef('tables.deck', '=', 'decks.digest'),
          ),
        ),
      )
      .orderBy('at')
      .limit(most);
    const { numDeletedRows } = await db
      .deleteFrom('decks')
      .where('digest', 'in', unused)
      .executeTakeFirst();
    return Number(numDeletedRows) === most;
  },
};
