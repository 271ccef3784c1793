import { useLayoutEffect, useState } from 'preact/hooks';
import type { Box, Size } from './bubble-place.ts';
import { bubblePlace, seen } from './bubble-place.ts';
import { onTable } from './to-press.ts';

interface Placed {
  /** Where the bubble stands, and how wide; null before it was drawn once. */
  readonly place: Pick<Box, 'left' | 'top' | 'width'> | null;
  /** What to ring: the part of the thing that can be seen. */
  readonly spot: Box | null;
}

interface Spoken {
  /** What the lesson speaks of: a thing on the table, or a part of the board that lessons may point at (`data-spot`). */
  readonly ref: string | undefined;
  /** Nothing is asked: what stands in the rail says no more than the bubble. */
  readonly isToRead: boolean;
}

/** Covering what is asked is so many times worse than covering a card. */
const ASKED_WEIGHS = 4;

/** Finds a place for the bubble where it covers nothing of the thing that a lesson speaks of, and little of the others. */
export function usePlacing(
  bubble: { readonly current: HTMLElement | null },
  spoken: Spoken | null,
): Placed {
  const [placed, setPlaced] = useState<Placed>({ place: null, spot: null });
  const { ref, isToRead = false } = spoken ?? {};
  const isSpeaking = spoken !== null;
  useLayoutEffect(() => {
    if (!isSpeaking) return undefined;
    let frame = 0;
    let known = '';
    // Things may still be on their way to their places, and windows change: looked at in every frame, worked out when it differs.
    const look = (): void => {
      const element = bubble.current;
      if (element !== null) {
        const area = { left: 0, top: 0, width: innerWidth, height: innerHeight };
        const thing = ref === undefined ? null : onTable(ref);
        const spot = thing === null ? null : seen(thing.getBoundingClientRect(), area);
        const clear = boxes('.ct-rail__asked, #ct-asked, .ct-rail__action .ct-decision__foot');
        const now = JSON.stringify([spot, clear, area, element.textContent]);
        if (now !== known) {
          known = now;
          const asked = isToRead ? [] : boxes('.ct-rail__ask');
          const others = [
            ...boxes('.cw-board .ct-thing'),
            ...Array.from({ length: ASKED_WEIGHS }, () => asked).flat(),
          ];
          const sizes = widthsFor(area).map(width => sized(element, width));
          const { left, top, width } = bubblePlace(sizes, { area, spot, clear, others });
          // It has the width that was tried last.
          element.style.width = `${width}px`;
          setPlaced({ place: { left, top, width }, spot });
        }
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [bubble, isSpeaking, ref, isToRead]);
  return placed;
}

/** How wide a bubble may be, the best first: on a phone as wide as the screen, on one that lies as narrow as need be. */
function widthsFor({ width, height }: Size): number[] {
  const most = width - 16;
  if (width < 600) return [most, 300, 220].map(each => Math.min(each, most));
  return height < 560 ? [360, 300, 240, most] : [384, 300];
}

function sized(element: HTMLElement, width: number): Size {
  element.style.width = `${width}px`;
  return { width, height: element.offsetHeight };
}

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect());
