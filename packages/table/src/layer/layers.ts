/** Where something is on the screen. */
export interface ScreenArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A card to be looked at, and the thing that shows it: what may be done is asked of the thing. */
export interface Shown {
  readonly card: string;
  readonly of: string;
}

/** What floats above the table. */
export interface Floating {
  /** The card shown large, in a dialog. */
  readonly zoom: Shown | null;
  /** The card shown beside the pointer while it rests. */
  readonly preview: (Shown & { readonly spot: ScreenArea }) | null;
  /** A few words beside a thing. */
  readonly tip: { readonly lines: readonly string[]; readonly spot: ScreenArea } | null;
  /** What may be done with a thing, where that is more than one. */
  readonly menu: {
    readonly ref: string;
    readonly label: string;
    /** By their ids, where a thing stands for more than what is about itself. */
    readonly options?: readonly string[] | undefined;
    readonly spot: ScreenArea;
    readonly from: HTMLElement;
  } | null;
}

const NOTHING: Floating = { zoom: null, preview: null, tip: null, menu: null };

/** Keeps what floats; beside React, so that a hover draws no board again. */
export class Layers {
  #floating = NOTHING;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Floating => this.#floating;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(some: Partial<Floating>): void {
    const changed = (Object.keys(some) as (keyof Floating)[]).some(
      key => this.#floating[key] !== some[key],
    );
    if (!changed) return;
    this.#floating = { ...this.#floating, ...some };
    for (const listener of this.#listeners) listener();
  }

  /** Lets go of what only the pointer holds. */
  hush(): void {
    this.show({ preview: null, tip: null });
  }
}

export function spotOf(element: Element): ScreenArea {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Where to put a box of this size beside a spot: right of it, else left, else where there is room; always on the screen. */
export function beside(
  spot: ScreenArea,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 12;
  const clamp = (n: number, most: number): number => Math.max(gap, Math.min(n, most - gap));
  const right = spot.right + gap;
  const fitsRight = right + size.width + gap <= screen.width;
  const left = fitsRight ? right : spot.left - gap - size.width;
  const middle = (spot.top + spot.bottom) / 2 - size.height / 2;
  return {
    left: clamp(left, screen.width - size.width),
    top: clamp(middle, screen.height - size.height),
  };
}

const isOver = (a: ScreenArea, b: ScreenArea): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Moves a box off what must be seen beside it, the shortest way that stays on the screen and off the spot; else it stays. */
export function clearOf(
  kept: readonly ScreenArea[],
  spot: ScreenArea,
  place: { left: number; top: number },
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const areaAt = ({ left, top }: { left: number; top: number }): ScreenArea => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const isFree = (at: { left: number; top: number }): boolean => {
    const area = areaAt(at);
    return (
      area.left >= gap &&
      area.top >= gap &&
      area.right <= screen.width - gap &&
      area.bottom <= screen.height - gap &&
      ![...kept, spot].some(one => isOver(area, one))
    );
  };
  if (!kept.some(one => isOver(areaAt(place), one))) return place;
  const lefts = [
    place.left,
    ...[...kept, spot].flatMap(one => [one.left - gap - size.width, one.right + gap]),
  ];
  const tops = [
    place.top,
    ...[...kept, spot].flatMap(one => [one.top - gap - size.height, one.bottom + gap]),
  ];
  const far = (at: { left: number; top: number }): number =>
    Math.hypot(at.left - place.left, at.top - place.top);
  const free = lefts.flatMap(left => tops.map(top => ({ left, top }))).filter(isFree);
  return (
    free.reduce<typeof place | null>(
      (best, one) => (best === null || far(one) < far(best) ? one : best),
      null,
    ) ?? place
  );
}

/** Where to put a box of this size below a spot, or above it where there is no room. */
export function below(
  spot: ScreenArea,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const clamp = (n: number, most: number): number => Math.max(gap, Math.min(n, most - gap));
  const under = spot.bottom + gap;
  const top = under + size.height + gap <= screen.height ? under : spot.top - gap - size.height;
  const middle = (spot.left + spot.right) / 2 - size.width / 2;
  return {
    left: clamp(middle, screen.width - size.width),
    top: clamp(top, screen.height - size.height),
  };
}
