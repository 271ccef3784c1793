import { openingOf } from '@castellan/room';
import { startWorker } from '../../link.ts';
import type { SavedGame } from '../../store/saved-game.ts';
import type { StandingReply, StandingRequest } from '../../worker/standings.ts';
import { STANDINGS } from '../../worker/standings.ts';
import type { GameStanding } from '../../worker/standing.ts';

type Hear = (standing: GameStanding | null) => void;

const waiting = new Map<number, Hear>();
let worker: Worker | null = null;
let asked = 0;

/** How a saved game stands, worked out in a worker, which ends with its last answer. Null where it can't be said. */
export function askStanding({ save, log }: SavedGame): Promise<GameStanding | null> {
  worker ??= hired();
  const { deck } = openingOf(log);
  const question: StandingRequest = { n: asked++, save, ...(deck === undefined ? {} : { deck }) };
  worker.postMessage(question);
  return new Promise(hear => waiting.set(question.n, hear));
}

function hired(): Worker {
  const worker = startWorker(STANDINGS);
  worker.addEventListener('message', ({ data: { n, standing } }: MessageEvent<StandingReply>) => {
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
  worker?.terminate();
  worker = null;
}
