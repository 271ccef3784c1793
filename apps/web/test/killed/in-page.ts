// What runs in the page itself: each function stands alone.
import type { Entry } from '@castellan/room';
import type { FromTable, ToTable } from '@castellan/protocol';
import type { FromWorker } from '../../src/worker/messages.ts';

/** What a page has for a trial: who hears what its table says, and the worker in which that is. */
export interface TappedWindow {
  heardAtTable(message: FromTable): Promise<void>;
  tappedWorker?: Worker;
}

/** From now on what a worker says to this page is told outside as well. */
export function tapWorkers(): void {
  const tapped = globalThis as unknown as TappedWindow;
  globalThis.Worker = class extends Worker {
    constructor(...from: ConstructorParameters<typeof Worker>) {
      super(...from);
      this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type !== 'hear') return;
        tapped.tappedWorker = this;
        void tapped.heardAtTable(data.message);
      });
    }
  };
}

/** Says something to the table, as the page does. */
export function sayToTable(message: ToTable): void {
  const { tappedWorker } = globalThis as unknown as TappedWindow;
  tappedWorker?.postMessage({ type: 'take', message });
}

/** What is to be put into the browser's database. */
export interface Rows {
  readonly store: string;
  readonly rows: readonly (readonly [key: string, value: unknown])[];
}

/** Puts rows into the browser's database; they come as JSON. */
export function putRows(json: string): Promise<void> {
  const { store, rows } = JSON.parse(json) as Rows;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('castellan');
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(store, 'readwrite');
      for (const [key, value] of rows) writing.objectStore(store).put(value, key);
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

/** The rows of a table's log in the browser's database, in their order. */
export function rowsOf(table: string): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('castellan');
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('success', () => {
      const entries = opening.result.transaction('entries').objectStore('entries');
      const found = entries.getAll(IDBKeyRange.bound(`${table} `, `${table}!`));
      found.addEventListener('success', () => {
        opening.result.close();
        resolve(found.result as Entry[]);
      });
    });
  });
}
