/** The database of this browser, its object stores, and the version of their structure. */
const NAME = 'castellan';
const VERSION = 2;

export type Shelf = 'games' | 'revisions' | 'settings';

/** What a task may do with the stores of games. */
export interface Records {
  get(shelf: Shelf, key: string): Promise<unknown>;
  put(shelf: Shelf, key: string, value: unknown): void;
  remove(shelf: Shelf, key: string): void;
}

/** What every database can do. A write resolves only when the browser has stored it. */
export interface Database {
  all(shelf: Shelf): Promise<unknown[]>;
  get(shelf: Shelf, key: string): Promise<unknown>;
  put(shelf: Shelf, key: string, value: unknown): Promise<void>;
  /**
   * Runs a whole task on games and their revisions: no other tab writes in between, and if it fails, nothing is
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
  /** So long the browser may take before it is told of, in milliseconds. */
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
      if (oldVersion < 2) {
        const revisions = request.result.createObjectStore('revisions');
        const keys = request.transaction!.objectStore('games').getAllKeys();
        keys.addEventListener('success', () => {
          for (const key of keys.result) revisions.put(1, key);
        });
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
    all: shelf => within<unknown[]>(shelf, 'readonly', store => store.getAll()),
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
    const transaction = database.transaction(['games', 'revisions'], mode, {
      durability: 'relaxed',
    });
    const records: Records = {
      get: (shelf, key) => answered(transaction.objectStore(shelf).get(key)),
      put: (shelf, key, value) => void transaction.objectStore(shelf).put(value, key),
      remove: (shelf, key) => void transaction.objectStore(shelf).delete(key),
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

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/** A database that lasts as long as the page. */
export function fleetingDatabase(notKept: NotKept = 'none'): Database {
  const shelves: Record<Shelf, Map<string, unknown>> = {
    games: new Map(),
    revisions: new Map(),
    settings: new Map(),
  };
  /** One task after another. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    notKept,
    closed: new Promise(() => {}),
    all: async shelf => [...shelves[shelf].values()],
    get: async (shelf, key) => shelves[shelf].get(key),
    put: async (shelf, key, value) => void shelves[shelf].set(key, structuredClone(value)),
    atOnce: (_mode, task) => {
      const done = last.then(() =>
        task({
          get: async (shelf, key) => shelves[shelf].get(key),
          put: (shelf, key, value) => void shelves[shelf].set(key, structuredClone(value)),
          remove: (shelf, key) => void shelves[shelf].delete(key),
        }),
      );
      last = done.catch(() => {});
      return done;
    },
  };
}
