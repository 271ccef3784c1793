import { useLayoutEffect, useState } from 'preact/compat';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  /** The upper left corner of the bubble; null before it was drawn once. */
  readonly place: { readonly left: number; readonly top: number } | null;
  /** What to ring: the part of the thing that can be seen. */
  readonly spot: Box | null;
}

const GAP = 14;
/** Covering what is asked is so many times worse than covering a card. */
const ASKED_WEIGHS = 4;

/** Finds a place for the bubble where it covers nothing of the thing that a lesson speaks of, and little of the others. */
export function usePlacing(
  bubble: { readonly current: HTMLElement | null },
  lesson: { readonly ref?: string } | null,
): Placed {
  const [placed, setPlaced] = useState<Placed>({ place: null, spot: null });
  const ref = lesson?.ref;
  useLayoutEffect(() => {
    if (lesson === null) return undefined;
    let frame = 0;
    let known = '';
    // Things may still be on their way to their places, and windows change: looked at in every frame, worked out when it differs.
    const look = (): void => {
      const element = bubble.current;
      if (element !== null) {
        const { offsetWidth, offsetHeight } = element;
        const area = { left: 0, top: 0, width: innerWidth, height: innerHeight };
        const thing = thingOf(ref);
        const spot = thing === null ? null : seen(thing.getBoundingClientRect(), area);
        const now = JSON.stringify([spot, offsetWidth, offsetHeight, area]);
        if (now !== known) {
          known = now;
          setPlaced({ place: bubblePlace(spot, offsetWidth, offsetHeight, area, onTable()), spot });
        }
      }
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [bubble, lesson, ref]);
  return placed;
}

/** A thing on the table by its name, or a part of the board that lessons may point at (`data-spot`). */
function thingOf(ref: string | undefined): HTMLElement | null {
  if (ref === undefined) return null;
  const name = CSS.escape(ref);
  const all = document.querySelectorAll<HTMLElement>(
    `.cw-table [data-ref="${name}"], .cw-table [data-spot="${name}"]`,
  );
  return [...all].find(one => one.checkVisibility()) ?? null;
}

/** All that lies on the table: who reads of one thing wants to see the others, and what is asked. */
function onTable(): Box[] {
  const boxes = (selector: string): Box[] =>
    [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect());
  const asked = boxes('.ct-rail__ask');
  return [
    ...boxes('.cw-board :is([data-ref], [data-spot])'),
    ...Array.from({ length: ASKED_WEIGHS }, () => asked).flat(),
  ];
}

/** What can be seen of a thing; null when that is too little to point at. */
export function seen({ left, top, width, height }: Box, area: Box): Box | null {
  const x = Math.max(left, area.left);
  const y = Math.max(top, area.top);
  const wide = Math.min(left + width, area.left + area.width) - x;
  const high = Math.min(top + height, area.top + area.height) - y;
  if (wide < Math.min(width, 24) || high < Math.min(height, 24) || width === 0) return null;
  return { left: x, top: y, width: wide, height: high };
}

/**
 * Beside the spot where there is room, wherever the least of the other things is covered; else along the edge that is
 * farthest from it.
 */
export function bubblePlace(
  spot: Box | null,
  width: number,
  height: number,
  area: Box,
  others: readonly Box[] = [],
): { left: number; top: number } {
  const [x, y] = [area.left + area.width, area.top + area.height];
  const across = (value: number): number =>
    Math.max(area.left + GAP, Math.min(value, x - width - GAP));
  const down = (value: number): number =>
    Math.max(area.top + GAP, Math.min(value, y - height - GAP));
  if (spot === null) {
    return {
      left: across(area.left + (area.width - width) / 2),
      top: down(area.top + (area.height - height) / 2),
    };
  }
  const { left, top } = spot;
  const [right, bottom] = [left + spot.width, top + spot.height];
  const middle = across(left + (spot.width - width) / 2);
  const tops = [top + (spot.height - height) / 2, top, bottom - height].map(down);
  const lefts = [middle, across(left), across(right - width)];
  const places = [
    ...tops.map(at => ({ left: right + GAP, top: at })),
    ...tops.map(at => ({ left: left - GAP - width, top: at })),
    ...lefts.map(at => ({ left: at, top: bottom + GAP })),
    ...lefts.map(at => ({ left: at, top: top - GAP - height })),
  ].filter(place => across(place.left) === place.left && down(place.top) === place.top);
  const covered = (place: { left: number; top: number }): number =>
    others.reduce((sum, other) => sum + shared({ ...place, width, height }, other), 0);
  const [best] = places
    .map(place => ({ place, costs: covered(place) }))
    .toSorted((a, b) => a.costs - b.costs);
  const isLow = (top + bottom) / 2 > area.top + area.height / 2;
  return best?.place ?? { left: middle, top: down(isLow ? area.top : y) };
}

/** The area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
