import { logFromOld } from './saved-game.ts';

/** The database of this browser, its object stores, and the version of their structure. */
const NAME = 'castellan';
const VERSION = 3;

/** `games` holds what could not be read when logs took its place: it is not lost, and not played. */
export type Shelf = 'entries' | 'games' | 'settings';

/** What a task may do with the logs of tables: rows of a table have keys that begin with its id and a space. */
export interface Records {
  /** How many rows a table has. */
  count(table: string): Promise<number>;
  /** Its rows, from one on. */
  rows(table: string, from?: number): Promise<unknown[]>;
  put(table: string, n: number, row: unknown): void;
  remove(table: string): void;
}

/** Rows lie in the order of their numbers. */
const keyOf = (table: string, n: number): string => `${table} ${String(n).padStart(6, '0')}`;
/** The table that a row belongs to. */
export const tableOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

/** What every database can do. A write resolves only when the browser has stored it. */
export interface Database {
  /** In the order of its keys. */
  all(shelf: Shelf): Promise<ReadonlyMap<string, unknown>>;
  get(shelf: Shelf, key: string): Promise<unknown>;
  put(shelf: Shelf, key: string, value: unknown): Promise<void>;
  /**
   * Runs a whole task on logs: no other tab writes in between, and if it fails, nothing is
   * written. It may only await its own reads.
   */
  atOnce<T>(mode: 'readonly' | 'readwrite', task: (records: Records) => Promise<T>): Promise<T>;
  /** Why it lasts only as long as the page; null if the browser keeps it. */
  readonly notKept: NotKept | null;
  /** Comes when nothing more can be stored: another tab has changed the structure, or the browser has closed it. */
  readonly closed: Promise<void>;
}

/** Why an open database is still waited for: the browser does not answer, or another tab holds an older one. */
export type Held = 'silent' | 'blocked';

/** None: the browser stores nothing (a private window, storage switched off). Newer: a newer version of ours stored it. */
export type NotKept = 'none' | 'newer' | Held;

interface Circumstances {
  readonly factory?: IDBFactory;
  /** How long the browser may take before we say so, in milliseconds. */
  readonly patience?: number;
}

/** Far more than a slow disk needs. */
export const PATIENCE_MS = 4000;

/**
 * Opens the browser's database, or, if there is none, one that lasts as long as the page. `onHeld` is told when that takes
 * too long; it may still come.
 */
export async function openDatabase(
  onHeld: (why: Held) => void,
  circumstances: Circumstances = {},
): Promise<Database> {
  const { patience = PATIENCE_MS } = circumstances;
  const timer = setTimeout(() => onHeld('silent'), patience);
  const onBlocked = (): void => {
    clearTimeout(timer);
    onHeld('blocked');
  };
  try {
    const factory = 'factory' in circumstances ? circumstances.factory : indexedDB;
    return keeping(await opened(factory!, onBlocked));
  } catch (error) {
    return fleetingDatabase((error as Error).name === 'VersionError' ? 'newer' : 'none');
  } finally {
    clearTimeout(timer);
  }
}

function opened(factory: IDBFactory, onBlocked: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      // Each version adds its own step; none removes what an older one wrote.
      if (oldVersion < 1) {
        request.result.createObjectStore('games');
        request.result.createObjectStore('settings');
      }
      if (oldVersion < 3) {
        request.result.createObjectStore('entries');
        if (request.result.objectStoreNames.contains('revisions'))
          request.result.deleteObjectStore('revisions');
        if (oldVersion > 0) toLogs(request.transaction!);
      }
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not open.')),
    );
    // It goes on by itself when that tab is gone.
    request.addEventListener('blocked', onBlocked);
  });
}

/** What was stored as a whole becomes a log; what can't be read stays as it is. */
function toLogs(upgrade: IDBTransaction): void {
  const [games, entries] = [upgrade.objectStore('games'), upgrade.objectStore('entries')];
  const cursor = games.openCursor();
  cursor.addEventListener('success', () => {
    const at = cursor.result;
    if (at === null) return;
    try {
      const log = logFromOld(at.value);
      log.forEach((entry, n) => entries.put(entry, keyOf(String(at.key), n)));
      at.delete();
    } catch {
      // It is counted as unreadable.
    }
    at.continue();
  });
}

function keeping(database: IDBDatabase): Database {
  /** One transaction for each task; done when the browser says that it is complete. */
  function within<T>(
    shelf: Shelf,
    mode: IDBTransactionMode,
    task: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(shelf, mode, { durability: 'relaxed' });
      const request = task(transaction.objectStore(shelf));
      // Commits at once, so that a page that is closed at this moment loses nothing.
      transaction.commit();
      const fail = (): void =>
        reject(transaction.error ?? new Error('The browser could not store this.'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  }
  const closed = new Promise<void>(resolve => {
    database.addEventListener('close', () => resolve());
    // Another tab wants to change the structure: allow it.
    database.addEventListener('versionchange', () => {
      database.close();
      resolve();
    });
  });
  return {
    notKept: null,
    closed,
    all: shelf => everything(database, shelf),
    get: (shelf, key) => within<unknown>(shelf, 'readonly', store => store.get(key)),
    put: async (shelf, key, value) =>
      void (await within(shelf, 'readwrite', store => store.put(value, key))),
    atOnce: (mode, task) => atOnce(database, mode, task),
  };
}

/** A whole task in one transaction: if it fails, nothing is written. */
function atOnce<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  task: (records: Records) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('entries', mode, { durability: 'relaxed' });
    const entries = transaction.objectStore('entries');
    const of = (table: string, from = 0): IDBKeyRange =>
      IDBKeyRange.bound(keyOf(table, from), `${table}!`);
    const records: Records = {
      count: table => answered(entries.count(of(table))),
      rows: (table, from) => answered(entries.getAll(of(table, from))),
      put: (table, n, row) => void entries.put(row, keyOf(table, n)),
      remove: table => void entries.delete(of(table)),
    };
    let failure: unknown = null;
    const fail = (): void =>
      reject(failure ?? transaction.error ?? new Error('The browser could not store this.'));
    transaction.addEventListener('abort', fail);
    task(records)
      .then(
        result => {
          transaction.addEventListener('complete', () => resolve(result));
          transaction.commit();
        },
        (error: unknown) => {
          failure = error;
          transaction.abort();
        },
      )
      .catch(reject);
  });
}

async function everything(
  database: IDBDatabase,
  shelf: Shelf,
): Promise<ReadonlyMap<string, unknown>> {
  const store = database.transaction(shelf, 'readonly').objectStore(shelf);
  const [keys, values] = await Promise.all([
    answered(store.getAllKeys()),
    answered(store.getAll()),
  ]);
  return new Map(keys.map((key, i) => [String(key), values[i] as unknown]));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/** A database that lasts as long as the page. */
export function fleetingDatabase(notKept: NotKept = 'none'): Database {
  const shelves: Record<Shelf, Map<string, unknown>> = {
    entries: new Map(),
    games: new Map(),
    settings: new Map(),
  };
  const { entries } = shelves;
  const keysOf = (table: string, from = 0): string[] =>
    [...entries.keys()].filter(key => tableOf(key) === table && key >= keyOf(table, from)).sort();
  const records: Records = {
    count: async table => keysOf(table).length,
    rows: async (table, from) => keysOf(table, from).map(key => entries.get(key)),
    put: (table, n, row) => void entries.set(keyOf(table, n), structuredClone(row)),
    remove: table => {
      for (const key of keysOf(table)) entries.delete(key);
    },
  };
  /** One task after another. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    notKept,
    closed: new Promise(() => {}),
    all: async shelf => new Map([...shelves[shelf]].sort(([a], [b]) => (a < b ? -1 : 1))),
    get: async (shelf, key) => shelves[shelf].get(key),
    put: async (shelf, key, value) => void shelves[shelf].set(key, structuredClone(value)),
    atOnce: (_mode, task) => {
      const done = last.then(() => task(records));
      last = done.catch(() => {});
      return done;
    },
  };
}
