type Wish = 'weigh' | 'keep-all';

/** Asks the service worker, which may be there only a moment later. Never resolves where there is none. */
async function ask(wish: Wish): Promise<number | null> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active!.postMessage(wish, [port2]);
  return new Promise(resolve => {
    port1.addEventListener('message', ({ data }: MessageEvent<number | null>) => resolve(data));
    port1.start();
  });
}

/** Keeping all of Castellan for offline use. */
export const keeping = {
  isPossible: (): boolean => 'serviceWorker' in navigator,
  /** How much still has to be downloaded for that, in bytes; null if the worker does not say. */
  left: (): Promise<number | null> => ask('weigh'),
  /** Fetches all that is missing; whether that worked. */
  all: async (): Promise<boolean> => (await ask('keep-all')) !== null,
};
