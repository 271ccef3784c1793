import type { NearEnd, Wire } from '@castellan/client';
import type { FromTable } from '@castellan/protocol';
import { Conflict } from '@castellan/room';
import type { Begun } from './ahead/plan.ts';
import type { KeptLog } from './store/kept-log.ts';
import type { SavedGame } from './store/saved-game.ts';
import type { FromWorker, StoreTask, ToWorker } from './worker/messages.ts';

let spare: Worker | null = null;
// The page's head may have started one already.
const { castellanWorker: begun } = globalThis as Begun;
if (begun) hold(begun);

/** Has a worker ready in advance, for a table of this game or of any: it fetches the rules of those that are likely. */
export function readyLink(game = ''): void {
  if (spare === null) hold(startWorker(game));
  else if (game !== '') spare.postMessage({ type: 'expect', game } satisfies ToWorker);
}

function hold(worker: Worker): void {
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

/** Whatever runs a table for this page: a worker, or in tests the host itself. */
export interface HostLink {
  post(message: ToWorker): void;
  listen(hear: (message: FromWorker) => void): void;
  close(): void;
}

/** A table of this page's own, in a worker. `close` ends everything. */
export function workerLink(game: string): HostLink {
  const worker = spare ?? startWorker(game);
  spare = null;
  return {
    post: message => worker.postMessage(message),
    listen: hear => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
      const refuse = (code: 'fault' | 'unfetched', message: string): void =>
        hear({ type: 'hear', message: { type: 'refused', code, message } });
      worker.addEventListener('error', event => {
        event.preventDefault();
        // An error in the program says what it is; a program that could not be fetched says nothing.
        if (event.message) refuse('fault', event.message);
        else refuse('unfetched', 'The table could not be fetched.');
      });
    },
    close: () => worker.terminate(),
  };
}

/** A line to a game that is shown again. */
export function replayWire({ game, log }: SavedGame): Wire {
  return new OwnWire(workerLink(game), { type: 'replay', log });
}

/** A line to a table of this page's own. The page keeps its log, so that what was seen can't be lost with the worker. */
export class OwnWire implements Wire {
  readonly #link: HostLink;
  readonly #first: ToWorker;
  readonly #log: KeptLog | null;

  /** `first` says what to do there; `log`: where what is played is kept. */
  constructor(link: HostLink, first: ToWorker, log: KeptLog | null = null) {
    this.#link = link;
    this.#first = first;
    this.#log = log;
  }

  open(end: NearEnd): void {
    this.#link.listen(message => {
      if (message.type === 'hear') end.hear(message.message satisfies FromTable);
      else void this.#store(message.n, message.task);
    });
    this.#link.post(this.#first);
  }

  send(message: Parameters<Wire['send']>[0]): boolean {
    this.#link.post({ type: 'take', message });
    return true;
  }

  /** Another tab has written to the table. */
  changed(): void {
    this.#link.post({ type: 'changed' });
  }

  close(): void {
    this.#link.close();
  }

  async #store(n: number, task: StoreTask): Promise<void> {
    const log = this.#log!;
    try {
      if (task.type === 'append') await log.append(task.seq, task.entries);
      const entries = task.type === 'read' ? await log.read() : undefined;
      this.#link.post({ type: 'stored', n, ...(entries === undefined ? {} : { entries }) });
    } catch (error) {
      const isConflict = error instanceof Conflict;
      this.#link.post({ type: 'unstored', n, isConflict, why: (error as Error).message });
    }
  }
}
