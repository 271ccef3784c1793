import type { Worker } from '@playwright/test';
import type { FromWorker } from '../../src/worker/messages.ts';

type Watched = typeof globalThis & { thoughts?: number[] };

/**
 * From now on, how long each decision takes in the worker of a table where only bots play: by the clock, from the timer on which it begins until
 * its answer is sent to be stored.
 */
export const watchThoughts = (worker: Worker): Promise<void> => worker.evaluate(watch);

/** In milliseconds. */
export const thoughtsOf = (worker: Worker): Promise<readonly number[]> =>
  worker.evaluate(() => (globalThis as Watched).thoughts ?? []);

function watch(): void {
  /** One that thinks for a while goes on from timer to timer. Those that are further apart are of different thoughts. */
  const APART = 50;
  const thoughts: number[] = [];
  let began = 0;
  let ended = 0;
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', () => (ended = performance.now()));
  channel.port1.start();
  const realTimeout = setTimeout;
  const realPost = postMessage;
  Object.assign(globalThis, {
    thoughts,
    setTimeout: (action: () => void, ms: number) =>
      realTimeout(() => {
        const now = performance.now();
        if (now - ended > APART) began = now;
        action();
        // This comes once all is done that goes on from there without a timer.
        channel.port2.postMessage(null);
      }, ms),
    postMessage: (message: FromWorker) => {
      const isAnswer =
        message.type === 'store' &&
        message.task.type === 'append' &&
        message.task.entries.some(({ type }) => type === 'answered');
      if (isAnswer) {
        const now = performance.now();
        thoughts.push(now - began);
        began = now;
      }
      realPost(message);
    },
  });
}
