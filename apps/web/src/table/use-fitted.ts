import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { Deeds } from './others-since.ts';

/** How what is told lies in its box, from the most room to the least: with its heading, a line for each, all in one line, not at all. */
const WAYS = ['titled', 'lines', 'row', 'none'];

/** What hangs below the last line is no line. */
const SLACK = 2;

/** Tells all that one of the others did (`much` is more than their deeds), or so many deeds without their asides. */
function tell(told: HTMLElement, much: number): void {
  const deeds = [...told.querySelectorAll<HTMLElement>('[data-times]')];
  deeds.forEach((deed, i) => deed.toggleAttribute('hidden', i >= much));
  told.toggleAttribute('data-brief', much <= deeds.length);
  const left = deeds.slice(much).reduce((sum, { dataset }) => sum + Number(dataset['times']), 0);
  told.querySelector('small')!.textContent =
    left === 0 ? '' : `${much > 0 ? '\u00a0' : ''}+${left}`;
}

const isOver = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth;

/** Tells in a box as much as there is room for, in whole deeds; what is left out is counted. */
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
      tell(one, much);
      const isTooMuch = isOver(box) || isOver(one);
      if (isTooMuch) tell(one, much - 1);
      return !isTooMuch && much <= one.querySelectorAll('[data-times]').length;
    });
}

/** Keeps a box filled with whole deeds, whatever its size; not `isFitted`: all is told. */
export function useFitted(
  box: RefObject<HTMLElement | null>,
  deeds: readonly Deeds[],
  isFitted = true,
): void {
  const { locale } = useApp();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !isFitted) return undefined;
    // It calls at once as well, when the table has been laid out: nothing is laid out twice.
    const again = (): void => fit(element);
    const watch = new ResizeObserver(again);
    watch.observe(element);
    // Other letters have other widths.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
      delete element.dataset['way'];
      for (const one of element.querySelectorAll<HTMLElement>('.cw-told')) tell(one, Infinity);
    };
  }, [box, deeds, locale, isFitted]);
}
