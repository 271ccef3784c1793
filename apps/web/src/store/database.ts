/** The database of this browser, its shelves, and the version in which they were last rearranged. */
const NAME = 'castellan';
const VERSION = 1;

export type Shelf = 'games' | 'settings';

/** What every shelf can do. A write resolves when the browser has it, not before. */
export interface Database {
  all(shelf: Shelf): Promise<unknown[]>;
  get(shelf: Shelf, key: string): Promise<unknown>;
  put(shelf: Shelf, key: string, value: unknown): Promise<void>;
  remove(shelf: Shelf, key: string): Promise<void>;
  /** False where the browser keeps nothing: a private window, storage switched off. */
  readonly keeps: boolean;
}

/** Opens the browser's database; where there is none, one that lasts as long as the page. */
export async function openDatabase(): Promise<Database> {
  try {
    return keeping(await opened());
  } catch {
    return fleeting();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      // Each version adds its own step; none takes away what an older one wrote.
      if (oldVersion < 1) {
        request.result.createObjectStore('games');
        request.result.createObjectStore('settings');
      }
    });
    request.addEventListener('success', () => {
      // Another tab wants to rearrange the shelves: let it; this page is then told to load anew.
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
      // Nothing more comes: said at once, so that a page that goes away in this moment loses nothing.
      transaction.commit();
      const fail = (): void =>
        reject(transaction.error ?? new Error('The browser could not store this.'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  }
  return {
    keeps: true,
    all: shelf => within<unknown[]>(shelf, 'readonly', store => store.getAll()),
    get: (shelf, key) => within<unknown>(shelf, 'readonly', store => store.get(key)),
    put: async (shelf, key, value) =>
      void (await within(shelf, 'readwrite', store => store.put(value, key))),
    remove: (shelf, key) => within<undefined>(shelf, 'readwrite', store => store.delete(key)),
  };
}

function fleeting(): Database {
  const shelves: Record<Shelf, Map<string, unknown>> = { games: new Map(), settings: new Map() };
  return {
    keeps: false,
    all: async shelf => [...shelves[shelf].values()],
    get: async (shelf, key) => shelves[shelf].get(key),
    put: async (shelf, key, value) => void shelves[shelf].set(key, structuredClone(value)),
    remove: async (shelf, key) => void shelves[shelf].delete(key),
  };
}
