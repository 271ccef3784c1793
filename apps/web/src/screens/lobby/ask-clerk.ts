import type { Save } from '@castellan/kernel';
import { startWorker } from '../../link.ts';
import type { FromClerk, ToClerk } from '../../worker/clerk.ts';
import { CLERK } from '../../worker/clerk.ts';
import type { GameStanding } from '../../worker/standing.ts';

type Hear = (standing: GameStanding | null) => void;

const waiting = new Map<number, Hear>();
let clerk: Worker | null = null;
let asked = 0;

/** How a saved game stands, worked out in a worker, which ends with its last answer. Null where it can't be said. */
export function askStanding(save: Save): Promise<GameStanding | null> {
  clerk ??= hired();
  const question: ToClerk = { n: asked++, save };
  clerk.postMessage(question);
  return new Promise(hear => waiting.set(question.n, hear));
}

function hired(): Worker {
  const worker = startWorker(CLERK);
  worker.addEventListener('message', ({ data: { n, standing } }: MessageEvent<FromClerk>) => {
    waiting.get(n)?.(standing);
    waiting.delete(n);
    if (waiting.size === 0) dismiss();
  });
  worker.addEventListener('error', event => {
    event.preventDefault();
    for (const hear of waiting.values()) hear(null);
    waiting.clear();
    dismiss();
  });
  return worker;
}

function dismiss(): void {
  clerk?.terminate();
  clerk = null;
}
