// A press as a hand would give it, and a tap as a finger would.
import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What it takes to play on a page: to see what it shows, and to press a place on it. Every engine can do that. */
export interface Pane extends Pick<Page, 'evaluate' | 'waitForTimeout'> {
  readonly mouse: Pick<Page['mouse'], 'click'>;
  readonly touchscreen: Pick<Page['touchscreen'], 'tap'>;
}

/** Does something to what is found by a selector: a press of the mouse, a tap of a finger. */
export type Touch = (page: Pane, selector: string) => Promise<void>;

export const press: Touch = async (page, selector) => {
  const { x, y } = await freeSpot(page, selector);
  await page.mouse.click(x, y);
};

const lastTaps = new WeakMap<Pane, Point & { readonly at: number }>();
/** Two taps at one place are a double tap if they come sooner, and the second is not taken for an answer. */
const DOUBLE_MS = 600;
/** What a browser takes for one place of a finger, in pixels. */
const NEAR = 120;

export const tap: Touch = async (page, selector) => {
  const { x, y } = await freeSpot(page, selector);
  const last = lastTaps.get(page);
  if (last !== undefined && Math.hypot(x - last.x, y - last.y) < NEAR)
    await page.waitForTimeout(Math.max(0, last.at + DOUBLE_MS - performance.now()));
  await page.touchscreen.tap(x, y);
  lastTaps.set(page, { x, y, at: performance.now() });
};

/**
 * Where to press something, as soon as a hand could: it is there, not disabled, and nothing lies over the place that is
 * pressed. Asks the page once, where a locator's click asks it many times and waits for frames between.
 */
async function freeSpot(page: Pane, selector: string): Promise<Point> {
  const spot = await page.evaluate(async (wanted): Promise<Point | string> => {
    // The middle; of a card that others lie over, what is left at an edge.
    const places = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.1],
      [0.5, 0.9],
    ] as const;
    const spotOn = (one: HTMLElement): Point | undefined => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return places
        .map(([across, down]) => ({ x: left + width * across, y: top + height * down }))
        .find(({ x, y }) => one.contains(document.elementFromPoint(x, y)));
    };
    const canPress = (one: HTMLElement): boolean =>
      one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled');
    const until = performance.now() + 60_000;
    let found: HTMLElement | undefined;
    while (performance.now() < until) {
      found = [...document.querySelectorAll<HTMLElement>(wanted)].find(canPress);
      if (found !== undefined) {
        if (spotOn(found) === undefined)
          found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const free = spotOn(found);
        if (free !== undefined) return free;
      }
      await new Promise(resolve => setTimeout(resolve, 4));
    }
    if (found === undefined) return 'is not there, or disabled';
    const { left, top, width, height } = found.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over === null ? 'is out of sight' : `lies under ${over.outerHTML.slice(0, 200)}`;
  }, selector);
  if (typeof spot === 'string') throw new Error(`${selector} can't be pressed: it ${spot}.`);
  return spot;
}

/** Waits until this is there, whether it can be seen or not, or until it is not. */
export async function there(page: Pane, selector: string, wanted = true): Promise<void> {
  const came = await page.evaluate(
    async ([what, isWanted]) => {
      const until = performance.now() + 60_000;
      while ((document.querySelector(what) !== null) !== isWanted) {
        if (performance.now() > until) return false;
        await new Promise(resolve => setTimeout(resolve, 4));
      }
      return true;
    },
    [selector, wanted] as const,
  );
  if (!came) throw new Error(`${selector} ${wanted ? 'did not come' : 'did not go'}.`);
}
