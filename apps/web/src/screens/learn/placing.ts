import { useLayoutEffect, useState } from 'react';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the bubble is: its corner beside a thing, or the edge of a small screen that it is docked to. */
export type Place =
  | { readonly dock: null; readonly left: number; readonly top: number }
  | { readonly dock: 'top' | 'bottom'; readonly at: number };

interface Placed {
  readonly place: Place | null;
  /** What to ring: the part of the thing that can be seen. */
  readonly spot: Box | null;
}

const GAP = 14;
/** The same width at which the decision panel moves below the board. */
const NARROW = '(max-width: 60rem)';
/** For so long things may still be on their way to their places; after that the person scrolls as they like. */
const SETTLING_MS = 700;

/** Brings the thing that a lesson speaks of into sight, and finds a place for the bubble where it covers nothing of it. */
export function usePlacing(
  bubble: { readonly current: HTMLElement | null },
  lesson: { readonly ref?: string } | null,
): Placed {
  const [placed, setPlaced] = useState<Placed>({ place: null, spot: null });
  const ref = lesson?.ref;
  useLayoutEffect(() => {
    if (lesson === null) return undefined;
    const until = performance.now() + SETTLING_MS;
    let dock: 'top' | 'bottom' = 'top';
    let frame = 0;
    let known = '';
    let corner = { left: 0, top: 0 };
    /** Looked for anew only when something has moved, and while things settle. */
    const cornerFor = (spot: Box | null, { offsetWidth, offsetHeight }: HTMLElement, area: Box) => {
      const now = JSON.stringify([spot, offsetWidth, offsetHeight, area]);
      if (now !== known || performance.now() < until)
        corner = beside(spot, offsetWidth, offsetHeight, area, onBoard());
      known = now;
      return corner;
    };
    const look = (): void => {
      const element = bubble.current;
      if (element !== null) {
        const thing = thingOf(ref);
        const isNarrow = matchMedia(NARROW).matches;
        const high = element.offsetHeight;
        if (thing !== null && performance.now() < until)
          dock = isNarrow ? bringBeside(thing, high) : bringIntoSight(thing);
        const area = freeArea();
        const spot = thing === null ? null : seen(thing.getBoundingClientRect(), area);
        const place: Place = isNarrow
          ? { dock, at: dock === 'top' ? area.top : innerHeight - area.top - area.height }
          : { dock: null, ...cornerFor(spot, element, area) };
        const next = { place, spot };
        setPlaced(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
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

/** All that lies on the board: who reads of one thing wants to see the others. */
function onBoard(): Box[] {
  const all = document.querySelectorAll('.cw-board :is([data-ref], [data-spot])');
  return [...all].map(one => one.getBoundingClientRect());
}

/** The part of the window that neither the bar nor the decision panel needs. */
function freeArea(): Box {
  const top = document.querySelector('.cw-table-bar')?.getBoundingClientRect().bottom ?? 0;
  const side = document.querySelector('.cw-side')?.getBoundingClientRect();
  const isBeside = side !== undefined && side.left > 0;
  const isBelow = side !== undefined && !isBeside && side.height > 0;
  return {
    left: 0,
    top,
    width: isBeside ? side.left : innerWidth,
    height: (isBelow ? Math.min(side.top, innerHeight) : innerHeight) - top,
  };
}

function bringIntoSight(thing: HTMLElement): 'top' {
  scrollWithin(thing, GAP, GAP);
  return 'top';
}

/** Scrolls the thing out from under a bubble at the upper edge; where the page can't, the bubble goes to the lower one. */
function bringBeside(thing: HTMLElement, high: number): 'top' | 'bottom' {
  const { top, height } = freeArea();
  const below = innerHeight - top - height;
  scrollWithin(thing, top + high + GAP, below + GAP);
  if (thing.getBoundingClientRect().top >= top + high) return 'top';
  scrollWithin(thing, top + GAP, below + high + GAP);
  return 'bottom';
}

/** To the middle of what is left between these; nothing moves up or down that is well where it is. */
function scrollWithin(thing: HTMLElement, above: number, below: number): void {
  const { style } = thing;
  const { top, bottom } = thing.getBoundingClientRect();
  const isWell = top >= above - GAP && bottom <= innerHeight - below + GAP;
  style.scrollMargin = `${above}px 0 ${below}px`;
  thing.scrollIntoView({
    block: isWell ? 'nearest' : 'center',
    inline: 'center',
    behavior: 'instant',
  });
  style.scrollMargin = '';
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
export function beside(
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
