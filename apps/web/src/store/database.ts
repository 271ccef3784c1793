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
  /** False if the browser stores nothing: a private window, storage switched off. */
  readonly keeps: boolean;
}

/** Opens the browser's database, or, if there is none, one that lasts as long as the page. */
export async function openDatabase(): Promise<Database> {
  try {
    return keeping(await opened());
  } catch {
    return fleetingDatabase();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
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
    request.addEventListener('success', () => {
      // Another tab wants to change the structure: allow it; this page is then told to reload.
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database did not open.')),
    );
    request.addEventListener('blocked', () =>
      reject(new Error('Another tab holds an older database open.')),
    );
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
  function atOnce<T>(mode: IDBTransactionMode, task: (records: Records) => Promise<T>): Promise<T> {
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
  return {
    keeps: true,
    all: shelf => within<unknown[]>(shelf, 'readonly', store => store.getAll()),
    get: (shelf, key) => within<unknown>(shelf, 'readonly', store => store.get(key)),
    put: async (shelf, key, value) =>
      void (await within(shelf, 'readwrite', store => store.put(value, key))),
    atOnce,
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/** A database that lasts as long as the page. */
export function fleetingDatabase(): Database {
  const shelves: Record<Shelf, Map<string, unknown>> = {
    games: new Map(),
    revisions: new Map(),
    settings: new Map(),
  };
  /** One task after another. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    keeps: false,
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
