import { Conflict, StoreFailure } from '@castellan/room';
import { migrate } from './migrate.ts';
import { PostgresAppender } from './postgres-appender.ts';
import { shownPlace } from './place.ts';
import { openPool, queriesTo, whyOf } from './postgres-pool.ts';
import type { Store } from './store.ts';
import type { TaskName } from './tasks.ts';
import { tasks } from './tasks.ts';
import { checkWhole } from './whole.ts';

/** Those that only read, or are a single statement, need no transaction. */
const SIMPLE: readonly TaskName[] = [
  'log',
  'openTables',
  'tablesOf',
  'dueTables',
  'rest',
  'guestByKey',
  'rename',
  'portray',
  'devices',
  'lookAtCode',
  'lines',
  'expired',
  'marks',
  'claim',
  'knownKeys',
  'clock',
  'finishedTables',
  'passOver',
  'ratingsOf',
  'allRatingsOf',
  'playsOf',
  'playedBy',
  'against',
  'countMet',
  'havePlayed',
  'cardsOf',
  'cardsIn',
  'leaders',
  'neighbours',
  'countRanked',
  'ratingLines',
  'lookOf',
  'setLook',
  'guestById',
  'addDaily',
  'dailyBoard',
  'dailyFile',
  'beaten',
  'company',
  'waiting',
  'waits',
  'freeTables',
  'companions',
  'haveMet',
  'people',
  'unfavour',
  'invite',
  'invitations',
  'uninvite',
  'unblock',
  'blockedBy',
  'apartFrom',
  'hearingOf',
  'setHearing',
  'allowWords',
  'openReports',
  'report',
  'deedsOf',
  'deeds',
  'readDeeds',
  'isModerator',
  'moderators',
  'setModerator',
  'noteOrigins',
  'sharing',
  'peopleNamed',
  'person',
  'oneSided',
  'tidyOrigins',
];

/** Opens a database, which several servers may use at once, and brings it to the newest form. */
export async function openPostgres(url: string): Promise<Store> {
  await renewDatabase(url);
  const pool = openPool(url);
  const db = queriesTo(pool);
  const appender = new PostgresAppender(pool);

  const run = async (name: TaskName, args: readonly unknown[]): Promise<unknown> => {
    const task = tasks[name] as (on: typeof db, ...args: readonly unknown[]) => Promise<unknown>;
    if (SIMPLE.includes(name)) return task(db, ...args);
    return db.transaction().execute(trx => task(trx, ...args));
  };
  const failing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw error instanceof Conflict ? error : new StoreFailure(whyOf(error, url));
    }
  };
  const names = Object.keys(tasks) as TaskName[];
  const asked = Object.fromEntries(
    names.map(name => [name, (...args: unknown[]) => failing(run(name, args))]),
  ) as unknown as Omit<Store, 'close'>;
  return {
    ...asked,
    append: (head, seq, entries) => failing(appender.append({ head, seq, entries })),
    close: () => db.destroy(),
  };
}

async function renewDatabase(url: string): Promise<void> {
  const db = queriesTo(openPool(url, { isPatient: true }));
  await migrate(db)
    .then(() => checkWhole(db))
    .catch((error: unknown) => {
      // Without the error itself, which may hold more than may be shown.
      throw new Error(`${shownPlace(url)} can’t be used: ${whyOf(error, url)}`);
    })
    .finally(() => db.destroy());
}
