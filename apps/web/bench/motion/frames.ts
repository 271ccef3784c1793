import type { Page } from '@playwright/test';

/** By then a change has been drawn. */
const DRAWN_MS = 250;

/** The lengths of frames, in milliseconds, by what was going on. */
export interface Frames {
  /** Something moved at both ends of the frame: it would be seen to falter. */
  readonly moving: readonly number[];
  /** Nothing moved, but the page had just changed: a move was being drawn. */
  readonly drawn: readonly number[];
  /** Nothing moved, and nothing was being drawn. */
  readonly still: readonly number[];
}

type Watching = Window & { lengths?: Frames };

/** Has the page note how long frames take; where an element is named, as long as there is none. */
export function watchFrames(page: Page, unless: string | null = null): Promise<void> {
  return page.evaluate(
    ([selector, drawnMs]) => {
      const lengths = { moving: [] as number[], drawn: [] as number[], still: [] as number[] };
      Object.assign(window, { lengths });
      let changed = 0;
      new MutationObserver(() => {
        changed = performance.now();
      }).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      // One that waits for its turn, or stays where it ended, does not move.
      const moves = ({ playState, pending, effect, currentTime }: Animation): boolean => {
        const { progress, delay = 0 } = effect?.getComputedTiming() ?? {};
        const isOnItsWay = progress !== null && Number(currentTime) >= delay;
        return playState === 'running' && !pending && isOnItsWay;
      };
      let last = 0;
      let moved = false;
      const onFrame = (now: number): void => {
        const isMoving = document.getAnimations().some(moves);
        const counts = selector === null || document.querySelector(selector) === null;
        if (counts && last > 0) {
          const isStill = changed < last - drawnMs;
          const kind = moved && isMoving ? 'moving' : isStill ? 'still' : 'drawn';
          lengths[kind].push(now - last);
        }
        last = counts ? now : 0;
        moved = isMoving;
        requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    },
    [unless, DRAWN_MS] as const,
  );
}

export const framesOf = (page: Page): Promise<Frames> =>
  page.evaluate(() => (window as Watching).lengths ?? { moving: [], drawn: [], still: [] });
