import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The fact that a copy into this database is not finished; its value is the id of what is copied. */
export const COPYING = 'copying';

/** Refuses a database that is only a part of another. */
export async function checkWhole(db: Kysely<Schema>): Promise<void> {
  const mark = await db.selectFrom('facts').select('value').where('name', '=', COPYING).execute();
  if (mark.length > 0)
    throw new Error(
      'This is only part of a copy that was interrupted. Run the same copy again, and it continues where it stopped.',
    );
}
