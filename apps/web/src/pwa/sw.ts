// The service worker: fetches the whole build once and serves it without a network from then on. It is a plain script
// without imports or exports.

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLike extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** A page of ours that is open. */
interface Page {
  postMessage(message: string, transfer: readonly MessagePort[]): void;
}
/** The parts of a service worker's scope that are needed here; the page's types only know a window. */
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchLike) => void): void;
  addEventListener(
    type: 'message',
    hear: (event: Extendable & MessageEvent<unknown>) => void,
  ): void;
}

const scope = globalThis as unknown as Scope;
const { version, files } = JSON.parse('__CASTELLAN_FILES__') as {
  version: string;
  files: string[];
};
const SHELVES = 'castellan-';
const shelf = SHELVES + version;
/** A page that is open says at once which build it is of; one that sleeps does not. */
const ANSWER_MS = 3000;

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim().then(tidy)));
scope.addEventListener('message', event => {
  // A person asked for the new version.
  if (event.data === 'take-over') void scope.skipWaiting();
  // A page has begun: the last one of an older build may be gone.
  if (event.data === 'begun') event.waitUntil(tidy());
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(shelf);
  // Bypasses the browser's own cache, so that an old page is never stored as part of a new build.
  await cache.addAll(files.map(name => new Request(name, { cache: 'reload' })));
}

/**
 * Throws away the builds that no open page is of. A page of an older one goes on with it until it is reloaded, and may
 * still want parts that it has not loaded.
 */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(SHELVES) && name !== shelf);
  if (old.length === 0) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptOf));
  // Of which build it is, only the page can tell: as long as one does not, it may be of any.
  const others = scripts.filter(script => script === null || !files.includes(script));
  for (const name of old) {
    const cache = await caches.open(name);
    const isUsed = await Promise.all(others.map(one => one === null || cache.match(one)));
    if (!isUsed.some(Boolean)) await caches.delete(name);
  }
}

/** The script that a page runs: its name is that of its build. Null: it did not say. */
function scriptOf(page: Page): Promise<string | null> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(null), ANSWER_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    page.postMessage('which-script', [port2]);
  });
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const how = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(shelf);
  // What is not of this build is of the older one that a page still runs, or of no build at all.
  const kept = (await cache.match(request, how)) ?? (await caches.match(request, how));
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  // Older rules and puzzles are not fetched in advance: once they were needed, they are needed again.
  if (fetched.ok && /^\/assets\/(?:editions|puzzles)\//.test(new URL(request.url).pathname))
    await cache.put(request, fetched.clone());
  return fetched;
}
