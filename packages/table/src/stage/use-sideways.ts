import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { allowsMotion } from '../motion/move.ts';

/** How many things that may be chosen lie out of sight: at its beginning, and at its end. */
export interface Ends {
  readonly before: number;
  readonly after: number;
}

const NONE: Ends = { before: 0, after: 0 };
/** How much of a thing must be visible for it to be found. */
const SEEN = 30;

/** A row that goes on beyond its box: fades where it does, shows what is asked about, and says what else lies out of sight. */
export function useSideways(row: RefObject<HTMLElement | null>, isLong: boolean) {
  const { decision } = useTable().lit;
  const [ends, setEnds] = useState(NONE);
  const look = (): void => {
    const { current } = row;
    if (current === null || !isLong) return setEnds(NONE);
    markEnds(current);
    const now = endsOf(current);
    setEnds(last => (last.before === now.before && last.after === now.after ? last : now));
  };
  // Once for each decision, and when it comes into sight: a row that a finger has moved stays there.
  useEffect(() => {
    const { current } = row;
    if (current === null || !isLong) return look();
    const watch = new ResizeObserver(() => {
      showLit(current);
      look();
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [decision?.id, isLong]);
  const go = (by: 1 | -1): void =>
    row.current?.scrollBy({
      left: by * row.current.clientWidth * 0.8,
      behavior: allowsMotion() ? 'smooth' : 'instant',
    });
  return { ends: isLong ? ends : NONE, onScroll: look, go };
}

const litIn = (row: HTMLElement, but = ''): readonly DOMRect[] =>
  [...row.querySelectorAll(`[data-lit="can"]${but}`)]
    .map(one => one.getBoundingClientRect())
    // What is folded away is nowhere.
    .filter(({ width }) => width > 0);

function endsOf(row: HTMLElement): Ends {
  const { left, right } = row.getBoundingClientRect();
  const lit = litIn(row);
  return {
    before: lit.filter(one => one.right < left + SEEN).length,
    after: lit.filter(one => one.left > right - SEEN).length,
  };
}

function markEnds(row: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = row;
  row.toggleAttribute('data-before', scrollLeft > 1);
  row.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}

/** Goes to a card that may be chosen, if none of them is in sight; back to its beginning, if there is none. */
function showLit(row: HTMLElement): void {
  const lit = litIn(row, ':not(.ct-deck *)');
  const { left, right } = row.getBoundingClientRect();
  if (lit.some(one => one.left < right - SEEN && one.right > left + SEEN)) return;
  row.scrollTo({ left: lit.length === 0 ? 0 : row.scrollLeft + lit[0]!.left - left - SEEN });
}
