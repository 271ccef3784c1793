import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScreenArea } from './layers.ts';

type Placing = (
  spot: ScreenArea,
  size: { width: number; height: number },
  screen: { width: number; height: number },
) => { left: number; top: number };

/** Lifts a box into the top layer and puts it where there is room. */
export function usePlace(spot: ScreenArea, placing: Placing): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placing(
      spot,
      { width: element.offsetWidth, height: element.offsetHeight },
      screen,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [spot, placing]);
  return box;
}
