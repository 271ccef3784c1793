// How it feels to play: from a press to what it changes, how smoothly things fly, how long bots think.
import { policies } from '../test/browser/policy.ts';
import type { GameId } from '../test/browser/table.ts';
import { against, play, sitDown } from '../test/browser/table.ts';
import type { Place } from './visit.ts';
import { visit } from './visit.ts';

const SEATS = 4;

/** From a press on an option until the changed table is painted, for each decision. */
export async function measureDecisions(
  place: Place,
  game: GameId,
  decisions: number,
): Promise<number[]> {
  const all: number[] = [];
  // A game may be over before there were enough of them.
  for (let n = 1; all.length < decisions && n < 10; n++) {
    all.push(...(await decisionsOfOneGame(place, game, decisions - all.length, `bench ${n}`)));
  }
  return all;
}

function decisionsOfOneGame(
  place: Place,
  game: GameId,
  most: number,
  seed: string,
): Promise<number[]> {
  return visit(place, {}, async page => {
    // Alone: no bot's move comes between the press and what it changes.
    await sitDown(page, against(game, 1, seed));
    await page.evaluate(watchDecisions);
    await play(page, { policy: policies[game], most });
    return page.evaluate(() => (window as Window & { painted?: number[] }).painted ?? []);
  });
}

function watchDecisions(): void {
  const log: number[] = [];
  Object.assign(window, { painted: log });
  let pressed = 0;
  let asked: string | undefined;
  const panel = (): HTMLElement | null => document.querySelector('.ct-decision');
  document.addEventListener(
    'click',
    event => {
      if (!(event.target as Element).closest('.ct-option, .ct-button--main')) return;
      pressed = event.timeStamp;
      asked = panel()?.dataset['decision'];
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === 0 || panel()?.dataset['decision'] === asked) return;
    const since = pressed;
    pressed = 0;
    // The task after the next frame: by then it has been painted.
    requestAnimationFrame(() => setTimeout(() => log.push(performance.now() - since)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** The lengths of the frames in which something was in the air. */
export function measureFlights(place: Place, game: GameId): Promise<number[]> {
  return visit(place, { motion: 'on', pace: 'quick' }, async page => {
    await sitDown(page, against(game, 2, 'bench'));
    await page.evaluate(() => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      let last = 0;
      const onFrame = (now: number): void => {
        const flies = document.querySelector('.ct-sky > *') !== null;
        if (flies && last > 0) frames.push(now - last);
        last = flies ? now : 0;
        requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    });
    await play(page, {
      policy: policies[game],
      most: 15,
      // A press ends what flies: look at it first.
      look: () => page.waitForTimeout(700),
    });
    return page.evaluate(() => (window as Window & { frames?: number[] }).frames ?? []);
  });
}

export interface Bots {
  /** How long each bot's move took in the worker: to think, to apply, to tell. */
  readonly moves: readonly number[];
  /** What kept the page itself busy for longer than 50 ms meanwhile. */
  readonly longTasks: readonly number[];
}

export function measureBots(place: Place, game: GameId, decisions: number): Promise<Bots> {
  return visit(place, {}, async page => {
    const worker = page.waitForEvent('worker');
    await page.addInitScript(watchLongTasks);
    await sitDown(page, against(game, SEATS, 'bench'));
    const table = await worker;
    await table.evaluate(timeTimers);
    await page.evaluate(() => void (window as Watched).longTasks?.splice(0));
    await play(page, { policy: policies[game], most: decisions });
    const moves = await table.evaluate(() => (globalThis as { timed?: number[] }).timed ?? []);
    const longTasks = await page.evaluate(() => (window as Watched).longTasks ?? []);
    return { moves, longTasks };
  });
}

type Watched = Window & { longTasks?: number[] };

function watchLongTasks(): void {
  const longTasks: number[] = [];
  Object.assign(window, { longTasks });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** In the worker: a bot moves when its timer strikes, so the time that timers take is theirs. */
function timeTimers(): void {
  const timed: number[] = [];
  Object.assign(globalThis, { timed });
  const real = setTimeout;
  Object.assign(globalThis, {
    setTimeout: (deed: () => void, ms: number) =>
      real(() => {
        const began = performance.now();
        deed();
        timed.push(performance.now() - began);
      }, ms),
  });
}
