/** The script that this page runs: the service worker knows by it which build the page is of. */
const script = new URL(import.meta.url).pathname;

/** What the first screen needs comes first: until then nothing is fetched in advance, in milliseconds. */
const FIRST_MS = 3000;

const isPlace = (data: unknown): data is { readonly at: string } =>
  typeof (data as { at?: unknown } | null)?.at === 'string';

/** Tells the service worker that a page has begun, and what it has loaded, so that this is kept. */
function tellBegun(controller: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  controller?.postMessage({ begun: loaded });
}

/** Registers the service worker. Calls back when there is a newer build, with a function that switches to it. */
export function registerServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isChanging = false;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'which-script') ports[0]?.postMessage(script);
    // A message about someone's turn was pressed.
    else if (isPlace(data)) location.hash = data.at;
  });
  tellBegun(serviceWorker.controller);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isChanging) location.reload();
    // Another tab has switched: this one goes on with its own build until its user wants the new one. The first worker
    // only takes over a page that had none.
    else if (isControlled) onUpdate(() => location.reload());
    else tellBegun(serviceWorker.controller);
    isControlled = true;
  });
  const offer = (waiting: ServiceWorker): void =>
    onUpdate(() => {
      // Another tab may have been quicker.
      if (waiting.state !== 'installed') location.reload();
      isChanging = true;
      waiting.postMessage('take-over');
    });
  const watch = (registration: ServiceWorkerRegistration): void => {
    if (registration.waiting !== null && serviceWorker.controller !== null)
      offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      // The first one is no update. Safari's takes the page over before it says that it is installed.
      if (!isControlled) return;
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && serviceWorker.controller !== null) offer(fresh);
      });
    });
  };
  // A browser that refuses (a private window, no secure address) works without it.
  const register = (): void => void serviceWorker.register('/sw.js').then(watch, () => {});
  if (isControlled) register();
  else setTimeout(register, FIRST_MS);
}
