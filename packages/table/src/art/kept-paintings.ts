// Paintings that were made on an earlier visit, in the browser's own store: a phone paints each card once.

/** Only what this version of the painter has painted: its file gets another name whenever its code changes. */
const shelfOf = (painter: string): string => `paintings ${painter}`;

/** What keeps paintings; null where a browser keeps nothing (a page without https). */
export async function openKept(painter: string): Promise<KeptPaintings | null> {
  if (typeof caches === 'undefined') return null;
  try {
    const name = shelfOf(painter);
    const kept = new KeptPaintings(await caches.open(name));
    const old = (await caches.keys()).filter(one => one.startsWith(shelfOf('')) && one !== name);
    await Promise.all(old.map(one => caches.delete(one)));
    return kept;
  } catch {
    // A browser may refuse, or have no room left. Then everything is painted again.
    return null;
  }
}

export class KeptPaintings {
  readonly #shelf: Cache;

  constructor(shelf: Cache) {
    this.#shelf = shelf;
  }

  async find(key: string): Promise<Blob | null> {
    const kept = await this.#shelf.match(addressOf(key)).catch(() => undefined);
    return (await kept?.blob()) ?? null;
  }

  /** Nobody waits for it, and it may fail. */
  keep(key: string, painting: Blob): void {
    this.#shelf.put(addressOf(key), new Response(painting)).catch(() => {});
  }
}

const addressOf = (key: string): string => `/painting/${encodeURIComponent(key)}`;
