import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../stage/solve.ts';
import { usePlan } from '../stage/stage-context.ts';

/** Between what lies over the table and the rail. */
const EDGE = 4;

/** The box of something that lies over the whole table but the rail, or over all of it; measured from the rail's own corner. */
export function useSheetBox(overRail = false): Box {
  const { boxes, mode } = usePlan();
  const rail = boxes.get('rail')!;
  const all = [...boxes.values()];
  const left = Math.min(...all.map(one => one.left));
  const top = Math.min(...all.map(one => one.top));
  const right = Math.max(...all.map(one => one.left + one.width));
  const bottom = Math.max(...all.map(one => one.top + one.height));
  const isBeside = mode === 'wide' && !overRail;
  const isAbove = mode !== 'wide' && !overRail;
  return {
    left: left - rail.left,
    top: top - rail.top,
    width: (isBeside ? rail.left - EDGE : right) - left,
    height: (isAbove ? rail.top - EDGE : bottom) - top,
  };
}

/** Marks the stage as long as this lies over it, so that what is below steps back. */
export function useStageMark(name: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = element.current?.closest('.ct-stage');
    stage?.setAttribute(name, '');
    return () => stage?.removeAttribute(name);
  }, [name]);
  return element;
}
