import type { Page } from '@playwright/test';

type Watching = Window & { frames?: number[] };

/** Has the page note how long frames take, as long as there is such an element, or as long as there is none. */
export function watchFrames(page: Page, selector: string, isThere: boolean): Promise<void> {
  return page.evaluate(
    ([wanted, there]) => {
      const frames: number[] = [];
      Object.assign(window, { frames });
      let last = 0;
      const onFrame = (now: number): void => {
        const counts = (document.querySelector(wanted) !== null) === there;
        if (counts && last > 0) frames.push(now - last);
        last = counts ? now : 0;
        requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    },
    [selector, isThere] as const,
  );
}

/** The lengths of these frames, in milliseconds. */
export const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watching).frames ?? []);
