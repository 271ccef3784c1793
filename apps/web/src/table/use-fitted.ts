import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { Actions } from './others-since.ts';

/** How what is told lies in its box, from the most room to the least: with its heading, a line for each, all in one line, not at all. */
const WAYS = ['titled', 'lines', 'row', 'none'];

/** What hangs below the last line is no line. */
const SLACK = 2;

/** Tells so many actions of one of the others without their asides, or more than all: with them. How many there are. */
function tell(told: Element, much: number): number {
  const actions = [...told.querySelectorAll<HTMLElement>('[data-times]')];
  let left = 0;
  actions.forEach((action, i) => {
    action.hidden = i >= much;
    if (action.hidden) left += Number(action.dataset['times']);
  });
  told.toggleAttribute('data-brief', much <= actions.length);
  told.lastChild!.textContent = left === 0 ? '' : `${much > 0 ? '\u00a0' : ''}+${left}`;
  return actions.length;
}

const isOver = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth;

/** Tells in a box as much as there is room for, in whole actions; what is left out is counted. */
function fit(box: HTMLElement): void {
  if (box.clientWidth === 0) return;
  let others = [...box.querySelectorAll<HTMLElement>('.cw-told')];
  for (const one of others) tell(one, 0);
  for (const way of WAYS) {
    box.dataset['way'] = way;
    if (!isOver(box)) break;
  }
  // In turn: each says something before one says more.
  for (let much = 1; others.length > 0; much++)
    others = others.filter(one => {
      const most = tell(one, much);
      const isTooMuch = isOver(box) || isOver(one);
      if (isTooMuch) tell(one, much - 1);
      return !isTooMuch && much <= most;
    });
}

/** Keeps a box filled with whole actions, whatever its size; not `isFitted`: it scrolls. */
export function useFitted(
  box: RefObject<HTMLElement | null>,
  actions: readonly Actions[],
  isFitted = true,
): void {
  const { locale } = useApp();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isFitted) return undefined;
    // It calls at once as well, when the table has been laid out: nothing is laid out twice.
    const watch = new ResizeObserver(() => fit(element));
    watch.observe(element);
    return () => {
      watch.disconnect();
      delete element.dataset['way'];
    };
  }, [box, actions, locale, isFitted]);
}
