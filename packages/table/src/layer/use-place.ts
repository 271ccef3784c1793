import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScreenArea } from './layers.ts';
import { clearOf, spotOf } from './layers.ts';

type Placing = (
  spot: ScreenArea,
  size: { width: number; height: number },
  screen: { width: number; height: number },
) => { left: number; top: number };

/** Lifts a box into the top layer and puts it where there is room, off what asks to be kept clear: a coach who speaks. */
export function usePlace(spot: ScreenArea, placing: Placing): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const kept = [...document.querySelectorAll('[data-keep-clear]')].map(spotOf);
    const { left, top } = clearOf(kept, spot, placing(spot, size, screen), size, screen);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [spot, placing]);
  return box;
}
