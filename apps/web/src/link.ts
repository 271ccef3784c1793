import type { FromTable, Link } from '@castellan/protocol';

let spare: Worker | null = null;

/** Starts a worker in advance, for a table of this game. */
export function readyLink(game: string): void {
  spare ??= startWorker(game);
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
    tell({
      type: 'refused',
      code: 'fault',
      message: event.message || 'The table could not be set up.',
    });
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
