import type { Page } from '@playwright/test';

/** By then a change has been drawn. */
const DRAWN_MS = 250;

/** The lengths of frames, in milliseconds. */
export interface Frames {
  readonly all: readonly number[];
  /** Those before which nothing on the page had changed for a while: nothing was being drawn. */
  readonly still: readonly number[];
}

type Watching = Window & { lengths?: Frames };

/** Has the page note how long frames take, as long as there is such an element, or as long as there is none. */
export function watchFrames(page: Page, selector: string, isThere: boolean): Promise<void> {
  return page.evaluate(
    ([wanted, there, drawn]) => {
      const all: number[] = [];
      const still: number[] = [];
      Object.assign(window, { lengths: { all, still } });
      let last = 0;
      let changed = 0;
      new MutationObserver(() => {
        changed = performance.now();
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const onFrame = (now: number): void => {
        const counts = (document.querySelector(wanted) !== null) === there;
        if (counts && last > 0) {
          all.push(now - last);
          if (changed < last - drawn) still.push(now - last);
        }
        last = counts ? now : 0;
        requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    },
    [selector, isThere, DRAWN_MS] as const,
  );
}

export const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(() => (window as Watching).lengths ?? { all: [], still: [] });
