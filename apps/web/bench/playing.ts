// How the app feels: the time from a press to its effect, how long bots think.
import { byThings } from '../test/browser/by-things.ts';
import { policies } from '../test/browser/policy.ts';
import type { GameId } from '../test/browser/table.ts';
import { against, play, setUp } from '../test/browser/table.ts';
import type { FromWorker } from '../src/worker/messages.ts';
import type { StandingReply } from '../src/worker/standings.ts';
import type { BenchBrowser } from './visit.ts';
import { visit } from './visit.ts';

const SEATS = 4;
/** Nobody presses the next thing while the last is still being painted. */
const HAND_MS = 300;

/**
 * For each decision, the time from pressing a thing until anything is painted for it, and until the changed table
 * is.
 */
export interface PaintTimes {
  readonly first: readonly number[];
  readonly whole: readonly number[];
}

export async function measureDecisions(
  place: BenchBrowser,
  game: GameId,
  decisions: number,
  slower: number,
): Promise<PaintTimes> {
  const first: number[] = [];
  const whole: number[] = [];
  // The game may be over before there were enough decisions.
  for (let n = 1; whole.length < decisions && n < 10; n++) {
    const most = decisions - whole.length;
    const more = await decisionsOfOneGame(place, game, { most, seed: `bench ${n}`, slower });
    first.push(...more.first);
    whole.push(...more.whole);
  }
  return { first, whole };
}

type Watching = Window & { painted?: PaintTimes };

function decisionsOfOneGame(
  place: BenchBrowser,
  game: GameId,
  { most, seed, slower }: { readonly most: number; readonly seed: string; readonly slower: number },
): Promise<PaintTimes> {
  return visit(place, { slower }, async page => {
    // With one player, so that no bot moves between the press and its effect.
    await setUp(page, against(game, 1, seed));
    await page.evaluate(watchDecisions);
    await play(page, {
      policy: policies[game],
      most,
      way: byThings,
      look: () => page.waitForTimeout(HAND_MS),
    });
    // The browser reports a little later what it painted.
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as Watching).painted ?? { first: [], whole: [] });
  });
}

function watchDecisions(): void {
  const first: number[] = [];
  const whole: number[] = [];
  Object.assign(window, { painted: { first, whole } });
  let pressed = 0;
  let asked: string | undefined;
  const panel = (): HTMLElement | null => document.querySelector('.ct-decision');
  document.addEventListener(
    'click',
    event => {
      if (!(event.target as Element).closest('.ct-thing, .ct-option, .ct-button')) return;
      pressed = event.timeStamp;
      asked = panel()?.dataset['decision'];
    },
    true,
  );
  // The browser's own measure: from the click to the next frame, in steps of 8 ms, from 16 ms on.
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') first.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    if (pressed === 0 || panel()?.dataset['decision'] === asked) return;
    const since = pressed;
    pressed = 0;
    // The task after the next frame: it has been painted by then.
    requestAnimationFrame(() => setTimeout(() => whole.push(performance.now() - since)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

export interface Bots {
  /** How long each bot's move took in the worker: thinking, applying, sending it to be stored. */
  readonly moves: readonly number[];
  /** What blocked the page itself for more than 50 ms meanwhile. */
  readonly longTasks: readonly number[];
}

export function measureBots(place: BenchBrowser, game: GameId, decisions: number): Promise<Bots> {
  return visit(place, {}, async page => {
    const worker = page.waitForEvent('worker', one => !one.url().includes('painter'));
    await page.addInitScript(watchLongTasks);
    await setUp(page, against(game, SEATS, 'bench'));
    const table = await worker;
    await table.evaluate(timeTimers);
    await page.evaluate(() => void (window as Watched).longTasks?.splice(0));
    await play(page, { policy: policies[game], most: decisions });
    const moves = await table.evaluate(() => (globalThis as { timed?: number[] }).timed ?? []);
    const longTasks = await page.evaluate(() => (window as Watched).longTasks ?? []);
    return { moves, longTasks };
  });
}

/** How much the worker sends to the page, in letters of JSON, by the type of the message. */
export type Messages = Readonly<Record<string, number>>;

export function measureMessages(
  place: BenchBrowser,
  game: GameId,
  decisions: number,
): Promise<Messages> {
  return visit(place, {}, async page => {
    await page.addInitScript(countMessages);
    await setUp(page, against(game, 2, 'bench'));
    await play(page, { policy: policies[game], most: decisions });
    return page.evaluate(() => (window as Window & { sent?: Messages }).sent ?? {});
  });
}

function countMessages(): void {
  const sent: Record<string, number> = {};
  const Real = Worker;
  Object.assign(window, {
    sent,
    Worker: class extends Real {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', ({ data }: MessageEvent<FromWorker | StandingReply>) => {
          if (!('type' in data)) return;
          const type = data.type === 'hear' ? data.message.type : data.type;
          sent[type] = (sent[type] ?? 0) + JSON.stringify(data).length;
        });
      }
    },
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

/** In the worker: bots move on timers, so the time spent in timers is theirs. */
function timeTimers(): void {
  const timed: number[] = [];
  Object.assign(globalThis, { timed });
  const real = setTimeout;
  Object.assign(globalThis, {
    setTimeout: (action: () => void, ms: number) =>
      real(() => {
        const began = performance.now();
        action();
        timed.push(performance.now() - began);
      }, ms),
  });
}
