// The service worker: keeps the page, and each game that was opened, and serves them without a network from then on. It is
// a plain script without imports or exports.

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchLike extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** A page of ours that is open. */
interface Page {
  focus(): Promise<unknown>;
  postMessage(message: string | Pick<Call, 'at'>, transfer?: readonly MessagePort[]): void;
}
/** What the server says to someone who is not looking. */
interface Call {
  readonly title: string;
  readonly body: string;
  /** Where the page opens. */
  readonly at: string;
  /** How many tables wait. */
  readonly count: number;
}
interface PushLike extends Extendable {
  readonly data: { json(): Call } | null;
}
interface NoticeClick extends Extendable {
  readonly notification: { readonly data: Pick<Call, 'at'>; close(): void };
}
/** The parts of a service worker's scope that are needed here; the page's types only know a window. */
interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', hear: (event: FetchLike) => void): void;
  addEventListener(type: 'push', hear: (event: PushLike) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: NoticeClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', hear: (event: Extendable) => void): void;
  addEventListener(
    type: 'message',
    hear: (event: Extendable & MessageEvent<unknown>) => void,
  ): void;
}

const scope = globalThis as unknown as Scope;
/** The page itself, or what one game adds. */
interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly bytes: number;
}
const { version, parts } = JSON.parse('__CASTELLAN_FILES__') as {
  version: string;
  parts: readonly Part[];
};
const [page] = parts as readonly [Part];
const partOf = new Map(parts.flatMap(part => part.files.map(file => [file, part] as const)));
const SHELVES = 'castellan-';
const shelf = SHELVES + version;
/** Where a shelf says that it has all of a part. */
const MARKS = '/kept/';
/** How long after a file of a game was opened the rest of that game is fetched, in milliseconds. */
const REST_MS = 4000;
/** Fetching in advance leaves most of the connection to what someone is waiting for. */
const AT_ONCE = 2;
/** A page that is open says at once which build it is of; one that sleeps does not. */
const ANSWER_MS = 3000;

scope.addEventListener('install', event => event.waitUntil(fill()));
scope.addEventListener('activate', event => event.waitUntil(scope.clients.claim().then(tidy)));
scope.addEventListener('message', event => {
  const { data, ports } = event as MessageEvent<ToWorker>;
  // A person asked for the new version.
  if (data === 'take-over') void scope.skipWaiting();
  else if (data === 'weigh') event.waitUntil(missing().then(left => answer(ports, weightOf(left))));
  else if (data === 'keep-all')
    event.waitUntil(
      missing()
        .then(left => keepAll(left))
        .then(
          () => answer(ports, 0),
          () => answer(ports, null),
        ),
    );
  // A page has begun: the last one of an older build may be gone.
  else event.waitUntil(Promise.all([tidy(), keepWhatIsUsed(data === 'begun' ? [] : data.begun)]));
});
scope.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? home(request) : file(request, event));
});
scope.addEventListener('push', event => {
  if (event.data !== null) event.waitUntil(tellTurn(event.data.json()));
});
scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
scope.addEventListener('pushsubscriptionchange', event => event.waitUntil(subscribeAgain()));

/** What a page may ask; `begun` names the files that it has loaded, which a page of an older build leaves out. */
type ToWorker =
  | 'take-over'
  | 'weigh'
  | 'keep-all'
  | 'begun'
  | { readonly begun: readonly string[] };

const answer = (ports: readonly MessagePort[], what: number | null): void =>
  ports[0]?.postMessage(what);

/** Whether the browser asks us to send no more than is needed. */
const savesData = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** The page itself, and the games that the build before had. */
async function fill(): Promise<void> {
  const had = await keptBefore();
  const cache = await caches.open(shelf);
  await cache.put(MARKS, new Response());
  await fetchInto(cache, ['/']);
  const wanted = parts.filter(one => had.has(one.name) || (one === page && !savesData()));
  await keepAll(wanted);
}

/** The parts that other builds have kept. */
async function keptBefore(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter(name => name.startsWith(SHELVES) && name !== shelf);
  const shelves = await Promise.all(names.map(name => caches.open(name)));
  const marks = await Promise.all(shelves.map(marksOn));
  // One without a mark is of a time when all was kept.
  const all = parts.map(({ name }) => name);
  return new Set(marks.flatMap(found => (found.length === 0 ? all : found)));
}

async function marksOn(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter(path => path.startsWith(MARKS)).map(path => path.slice(MARKS.length));
}

/** The parts that are not here, or not whole. */
async function missing(): Promise<readonly Part[]> {
  const kept = new Set(await marksOn(await caches.open(shelf)));
  return parts.filter(({ name }) => !kept.has(name));
}

const weightOf = (some: readonly Part[]): number => some.reduce((sum, { bytes }) => sum + bytes, 0);

/** One part after the other. */
async function keepAll(some: readonly Part[]): Promise<void> {
  for (const part of some) await keep(part);
}

async function keep({ name, files }: Part): Promise<void> {
  const cache = await caches.open(shelf);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await fetchInto(
    cache,
    files.filter(path => !there.has(path)),
  );
  await cache.put(MARKS + name, new Response());
}

async function fetchInto(cache: Cache, paths: readonly string[]): Promise<void> {
  const left = [...paths];
  const fetchOn = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      // A name with a hash in it always means the same: the browser may have it already. The rest is fetched again, so
      // that an old page is never stored as part of a new build.
      const how: RequestCache = path.startsWith('/assets/') ? 'default' : 'reload';
      await cache.add(new Request(path, { cache: how, priority: 'low' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
}

/** The parts that these files belong to; where data is saved, only the files. */
async function keepWhatIsUsed(paths: readonly string[]): Promise<void> {
  const known = paths.filter(path => partOf.has(path));
  if (savesData()) {
    const cache = await caches.open(shelf);
    const isKept = await Promise.all(known.map(path => cache.match(path)));
    await fetchInto(
      cache,
      known.filter((_, at) => isKept[at] === undefined),
    );
    return;
  }
  const used = new Set(known.map(path => partOf.get(path)));
  await keepAll((await missing()).filter(part => used.has(part)));
}

/**
 * Deletes the builds that no open page uses. A page of an older one goes on with it until it is reloaded, and may
 * still want parts that it has not loaded.
 */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter(name => name.startsWith(SHELVES) && name !== shelf);
  if (old.length === 0) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const scripts = await Promise.all(pages.map(scriptOf));
  // Only a page can tell which build it is of: as long as one doesn't, it may be any.
  const others = scripts.filter(script => script === null || !partOf.has(script));
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

/** It is someone's turn: one message, in the place of the one before, and a number on the app's icon. */
async function tellTurn({ title, body, at, count }: Call): Promise<void> {
  const { setAppBadge } = navigator as Partial<Navigator>;
  if (count > 0) await setAppBadge?.call(navigator, count).catch(() => {});
  await scope.registration.showNotification(title, {
    body,
    tag: 'castellan-turn',
    renotify: true,
    icon: '/icons/castellan-192.png',
    data: { at },
  } as NotificationOptions);
}

/** Goes there in a page that is open, or opens one. */
async function goTo({ at }: Pick<Call, 'at'>): Promise<void> {
  const [first] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (first === undefined) await scope.clients.openWindow(`/${at}`);
  else {
    first.postMessage({ at });
    await first.focus();
  }
}

/** The browser has taken this device's address away: the server is told the new one, by the device's own cookie. */
async function subscribeAgain(): Promise<void> {
  const { key } = (await (await fetch('/api/calls/key')).json()) as { key: string };
  const subscribed = await scope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscribed.toJSON();
  await fetch('/api/calls/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys!['p256dh'], auth: keys!['auth'] }),
  });
}

async function home(request: Request): Promise<Response> {
  const cache = await caches.open(shelf);
  return (await cache.match('/')) ?? fetch(request);
}

async function file(request: Request, event: Extendable): Promise<Response> {
  const how = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(shelf);
  // What is not of this build is of the older one that a page still runs, or of no build at all.
  const kept = (await cache.match(request, how)) ?? (await caches.match(request, how));
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  const { pathname } = new URL(request.url);
  // What was needed once is needed again; older rules and puzzles are in no part.
  const isOurs = partOf.has(pathname) || /^\/assets\/(?:editions|puzzles)\//.test(pathname);
  if (!fetched.ok || !isOurs) return fetched;
  await cache.put(request, fetched.clone());
  // A game was opened: the rest of it follows, when what is waited for has come.
  if (!savesData())
    event.waitUntil(
      later()
        .then(() => keepWhatIsUsed([pathname]))
        .catch(() => {}),
    );
  return fetched;
}

const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve, REST_MS));
