// The service worker: fetches the whole build once and serves it without a network from then on. It is a plain script
// without imports or exports.

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLike extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** The parts of a service worker's scope that are needed here; the page's types only know a window. */
interface Scope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchLike) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as Scope;
const { version, files } = JSON.parse('__CASTELLAN_FILES__') as {
  version: string;
  files: string[];
};
const shelf = `castellan-${version}`;

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event =>
  event.waitUntil(tidy().then(() => scope.clients.claim())),
);
scope.addEventListener('message', ({ data }) => {
  // A person asked for the new version.
  if (data === 'take-over') void scope.skipWaiting();
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

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(name => name.startsWith('castellan-') && name !== shelf);
  await Promise.all(old.map(name => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
