/** The script that this page runs: the service worker knows by it which build the page is of. */
const script = new URL(import.meta.url).pathname;

/** Registers the service worker. Calls back when there is a newer build, with a function that switches to it. */
export function registerServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  let isControlled = serviceWorker.controller !== null;
  let isChanging = false;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === 'which-script') ports[0]?.postMessage(script);
  });
  serviceWorker.controller?.postMessage('begun');
  serviceWorker.addEventListener('controllerchange', () => {
    if (isChanging) location.reload();
    // Another tab has switched: this one goes on with its own build until its person wants the new one. The first worker
    // only takes over a page that had none.
    else if (isControlled) onUpdate(() => location.reload());
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
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && serviceWorker.controller !== null) offer(fresh);
      });
    });
  };
  // A browser that refuses (a private window, no secure address) works without it.
  serviceWorker.register('/sw.js').then(watch, () => {});
}
