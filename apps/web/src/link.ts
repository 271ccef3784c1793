import type { FromTable, Link } from '@castellan/protocol';

let spare: Worker | null = null;

/** Starts a worker in advance, for a table of this game. */
export function readyLink(game: string): void {
  if (spare !== null) return;
  const worker = startWorker(game);
  spare = worker;
  // One that did not start is no spare: the next tells why.
  worker.addEventListener('error', () => {
    if (spare === worker) spare = null;
  });
}

/** The worker's name is the game whose rules it fetches first, or what it is for. */
export function startWorker(name: string): Worker {
  return new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name });
}

/** A table of this page's own, in a worker. `close` ends everything. */
export function workerLink(game: string): Link {
  const worker = spare ?? startWorker(game);
  spare = null;
  const ears = new Set<(message: FromTable) => void>();
  const tell = (message: FromTable): void => {
    for (const hear of ears) hear(message);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromTable>) => tell(data));
  worker.addEventListener('error', event => {
    event.preventDefault();
    // An error in the program says what it is; a program that could not be fetched says nothing.
    if (event.message) tell({ type: 'refused', code: 'fault', message: event.message });
    else tell({ type: 'refused', code: 'unfetched', message: 'The table could not be fetched.' });
  });
  return {
    send: message => worker.postMessage(message),
    listen: hear => {
      ears.add(hear);
      return () => void ears.delete(hear);
    },
    close: () => {
      ears.clear();
      worker.terminate();
    },
  };
}
