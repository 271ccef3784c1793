// The decks of this browser. They are in a database of their own, which is only opened for people with their own cards.
import type { Deck } from '@castellan/decks';

const NAME = 'castellan-decks';
const STORE = 'decks';

/** A deck as it is kept. */
export interface KeptDeck {
  readonly id: string;
  readonly deck: Deck;
  /** When it was last changed, in milliseconds since 1970. */
  readonly updated: number;
}

type Task<T> = (store: IDBObjectStore) => IDBRequest<T>;

class DeckShelf {
  /** Null: this browser keeps nothing, so decks last as long as the page. */
  readonly #database: Promise<IDBDatabase | null> = opened();
  readonly #fleeting = new Map<string, KeptDeck>();
  readonly #bell = new BroadcastChannel(NAME);
  readonly #here = new EventTarget();

  /** The decks of a game, the last changed first. */
  async list(game: string): Promise<readonly KeptDeck[]> {
    const all = (await this.#asked(
      'readonly',
      store => store.getAll() as IDBRequest<KeptDeck[]>,
    )) ?? [...this.#fleeting.values()];
    return all.filter(({ deck }) => deck.game === game).sort((a, b) => b.updated - a.updated);
  }

  async get(id: string): Promise<KeptDeck | null> {
    const found = await this.#asked(
      'readonly',
      store => store.get(id) as IDBRequest<KeptDeck | undefined>,
    );
    return found ?? this.#fleeting.get(id) ?? null;
  }

  async put(kept: KeptDeck): Promise<void> {
    if ((await this.#asked('readwrite', store => store.put(kept, kept.id))) === null)
      this.#fleeting.set(kept.id, kept);
    this.#ring(kept.id);
  }

  async remove(id: string): Promise<void> {
    await this.#asked('readwrite', store => store.delete(id));
    this.#fleeting.delete(id);
    this.#ring(id);
  }

  /** Whether the browser keeps them after the page is closed. */
  async isKept(): Promise<boolean> {
    return (await this.#database) !== null;
  }

  /** Reports the id of a deck that was changed, here or in another tab. The returned function stops it. */
  listen(hear: (id: string, isHere: boolean) => void): () => void {
    const onBell = ({ data }: MessageEvent<string>): void => hear(data, false);
    const onHere = (event: Event): void => hear((event as CustomEvent<string>).detail, true);
    this.#bell.addEventListener('message', onBell);
    this.#here.addEventListener(STORE, onHere);
    return () => {
      this.#bell.removeEventListener('message', onBell);
      this.#here.removeEventListener(STORE, onHere);
    };
  }

  #ring(id: string): void {
    this.#bell.postMessage(id);
    this.#here.dispatchEvent(new CustomEvent(STORE, { detail: id }));
  }

  /** Done when the browser says that it is complete; null where it keeps nothing. */
  async #asked<T>(mode: IDBTransactionMode, task: Task<T>): Promise<T | null> {
    const database = await this.#database;
    if (database === null) return null;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = task(transaction.objectStore(STORE));
      const fail = (): void =>
        reject(transaction.error ?? new Error('The browser could not store this.'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', fail);
      transaction.addEventListener('abort', fail);
    });
  }
}

function opened(): Promise<IDBDatabase | null> {
  return new Promise(resolve => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

export const deckShelf = new DeckShelf();
