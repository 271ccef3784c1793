import type { Opened } from '@castellan/table';
import { opened } from '@castellan/table';

/** The mark on the entry of the history that stands for all that lies open: the way back leads off it, and nowhere else. */
const OPEN = { lies: 'open' };

const isMark = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'lies' in state && state.lies === OPEN.lies;

/** Whether the page is at that entry. Going elsewhere then replaces it. */
export const isAtMark = (): boolean => isMark(history.state);

/** What is needed of a window. */
export interface Page {
  readonly history: Pick<History, 'state' | 'pushState' | 'back'>;
  readonly location: Pick<Location, 'href'>;
  addEventListener(type: 'popstate', hear: () => void): void;
  removeEventListener(type: 'popstate', hear: () => void): void;
}

/** A browser may refuse to step back where there is too much of it. */
const PATIENCE_MS = 500;

/**
 * Back closes what lies on top before it leaves the screen. As long as anything lies open, there is one entry more in the
 * history; when nothing does, that entry is left again. So it is after a reload, too.
 */
export function watchWayBack(page: Page = window, open: Opened = opened): () => void {
  const { history, location } = page;
  let isStepping = false;
  let isDue = false;
  let at = location.href;

  const settle = (): void => {
    isDue = false;
    if (isStepping || open.isAny() === isMark(history.state)) return;
    if (open.isAny()) {
      at = location.href;
      history.pushState(OPEN, '');
    } else {
      isStepping = true;
      history.back();
      setTimeout(() => {
        isStepping = false;
      }, PATIENCE_MS);
    }
  };
  // Soon: where one thing closes and another opens at once, nothing has changed.
  const settleSoon = (): void => {
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  };
  const onPop = (): void => {
    const isOurs = isStepping;
    isStepping = false;
    if (!isMark(history.state)) {
      // Another address is another screen, which closes what was open by itself; until then nothing is to be settled.
      if (location.href !== at) {
        at = location.href;
        return;
      }
      if (!isOurs) open.closeTop();
    }
    settleSoon();
  };
  page.addEventListener('popstate', onPop);
  const unsubscribe = open.subscribe(settleSoon);
  settleSoon();
  return () => {
    page.removeEventListener('popstate', onPop);
    unsubscribe();
  };
}
