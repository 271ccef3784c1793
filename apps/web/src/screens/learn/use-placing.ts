import type { Decision } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Box, Size, Surroundings } from './bubble-place.ts';
import { bubblePlace, dockedPlace, seen } from './bubble-place.ts';
import { onTable, toPress } from './to-press.ts';

interface Placed {
  /** Where the parchment lies, and how wide; null before it was drawn once, and in the rail, which has a place for it. */
  readonly place: Pick<Box, 'left' | 'top' | 'width'> | null;
  /** What to ring: the part of the thing that can be seen. */
  readonly spot: Box | null;
  readonly rail: Box | null;
}

interface Spoken {
  readonly lesson: Lesson;
  /** Nothing is asked. */
  readonly isToRead: boolean;
  readonly isInRail: boolean;
  readonly decision: Decision | null;
}

const NOWHERE: Placed = { place: null, spot: null, rail: null };

/** Finds a place for the parchment where it covers nothing of what a lesson speaks of, nor what is to be pressed. */
export function usePlacing(
  coach: { readonly current: HTMLElement | null },
  spoken: Spoken | null,
): Placed {
  const [placed, setPlaced] = useState(NOWHERE);
  const { lesson = null, isToRead = false, isInRail = false, decision = null } = spoken ?? {};
  useLayoutEffect(() => {
    if (lesson === null) return undefined;
    let frame = 0;
    let known = '';
    // Things may still be on their way to their places, and windows change: looked at in every frame, worked out when it differs.
    const look = (): void => {
      const element = coach.current;
      if (element !== null) {
        const area = { left: 0, top: 0, width: innerWidth, height: innerHeight };
        const pressed = isToRead || decision === null ? null : toPress(lesson, decision);
        const thing = lesson.ref === undefined ? pressed : onTable(lesson.ref);
        const spot = thing === null ? null : seen(thing.getBoundingClientRect(), area);
        const clear = boxes('.ct-rail__asked, #ct-asked, .ct-rail__action .ct-decision__foot');
        if (pressed !== null) clear.push(pressed.getBoundingClientRect());
        const rail = boxes('.cw-rail')[0] ?? null;
        const now = JSON.stringify([spot, clear, area, rail, element.textContent]);
        if (now !== known) {
          known = now;
          const place = isInRail ? null : placeFor(element, { area, spot, clear, others: [] });
          setPlaced({ place, spot, rail });
        }
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [coach, lesson, isToRead, isInRail, decision]);
  return placed;
}

/** At the foot of the screen or at its head; where both would cover what must be seen, wherever it covers the least of it. */
function placeFor(element: HTMLElement, around: Surroundings): Placed['place'] {
  const sizes = widthsFor(around.area).map(width => sized(element, width));
  const others = boxes('.cw-board .ct-thing');
  const { left, top, width } =
    dockedPlace(sizes[0]!, around) ?? bubblePlace(sizes, { ...around, others });
  // It has the width that was tried last.
  element.style.width = `${width}px`;
  return { left, top, width };
}

/** How wide it may be, the best first: as wide as the screen; in landscape, as narrow as need be. */
function widthsFor({ width, height }: Size): number[] {
  const most = Math.min(width - 12, 720);
  return height < 560 ? [most, 420, 360, 300] : [most, 300, 260].map(each => Math.min(each, most));
}

function sized(element: HTMLElement, width: number): Size {
  element.style.width = `${width}px`;
  return { width, height: element.offsetHeight };
}

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility())
    .map(one => one.getBoundingClientRect());
