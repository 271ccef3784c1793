/** Registers the service worker. Calls back when a newer build waits, with a function that switches to it. */
export function registerServiceWorker(onUpdate: (takeOver: () => void) => void): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  // The first worker takes over a page that had none; only a change of workers needs a reload.
  let isChanging = false;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isChanging) location.reload();
  });
  const offer = (waiting: ServiceWorker): void =>
    onUpdate(() => {
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
