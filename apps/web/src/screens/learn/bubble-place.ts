export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Surroundings {
  /** The window. */
  readonly area: Box;
  /** What the bubble speaks of; null: nothing that can be pointed at. */
  readonly spot: Box | null;
  /** What must stay in sight with it: where the answer is given. */
  readonly clear: readonly Box[];
  /** Everything else there: covered as little as possible. */
  readonly others: readonly Box[];
}

const EDGE = 8;
const DOCK = 6;
/** The ring around what it speaks of, and some air. */
const RING = 12;
/** How many square pixels of the table may be covered to be a pixel nearer. */
const NEARNESS = 150;

/**
 * The box for a bubble: of these sizes, the best first, the first that leaves in sight what must be seen. Near what it
 * speaks of, where it covers little else.
 */
export function bubblePlace(sizes: readonly Size[], around: Surroundings): Box {
  const { area, spot, clear } = around;
  const seen = (spot === null ? clear : [spot, ...clear]).map(ringed);
  const found = sizes.map(size => {
    const [best] = places(size, area, seen)
      .map(box => ({ box, hides: covered(box, seen), costs: costs(box, around) }))
      .toSorted((a, b) => a.hides - b.hides || a.costs - b.costs);
    return best!;
  });
  const least = Math.min(...found.map(({ hides }) => hides));
  return found.find(({ hides }) => hides === least)!.box;
}

/** At the foot of the window, or at its head, if that leaves in sight what must be seen; else null. */
export function dockedPlace({ width, height }: Size, around: Surroundings): Box | null {
  const { area, spot, clear } = around;
  const left = area.left + (area.width - width) / 2;
  const tops = [area.top + area.height - height - DOCK, area.top + DOCK];
  const mustSee = spot === null ? clear : [ringed(spot), ...clear];
  const docks = tops.map(top => ({ left, top, width, height }));
  return docks.find(dock => covered(dock, mustSee) === 0) ?? null;
}

/** Along the edges of the window, in its middle, and beside each thing that must be seen. */
function places({ width, height }: Size, area: Box, seen: readonly Box[]): Box[] {
  const ends = (
    from: number,
    length: number,
    size: number,
    spans: readonly (readonly [number, number])[],
  ): number[] => {
    const most = from + length - size - EDGE;
    const wished = [
      from + EDGE,
      most,
      from + (length - size) / 2,
      ...spans.flatMap(([start, end]) => [
        start - size,
        end,
        start + RING,
        end - size - RING,
        (start + end - size) / 2,
      ]),
    ];
    return [...new Set(wished.map(at => Math.round(Math.max(from + EDGE, Math.min(at, most)))))];
  };
  const lefts = ends(
    area.left,
    area.width,
    width,
    seen.map(box => [box.left, box.left + box.width]),
  );
  const tops = ends(
    area.top,
    area.height,
    height,
    seen.map(box => [box.top, box.top + box.height]),
  );
  return lefts.flatMap(left => tops.map(top => ({ left, top, width, height })));
}

function costs(box: Box, { spot, others, area }: Surroundings): number {
  // With nothing to point at, the middle of the window.
  const away = spot === null ? offMiddle(box, area) : NEARNESS * apart(box, spot);
  return covered(box, others) + away;
}

const covered = (box: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, other) => sum + shared(box, other), 0);

const ringed = ({ left, top, width, height }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

/** The gap between two boxes. */
function apart(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(x, y);
}

function offMiddle(a: Box, b: Box): number {
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return Math.hypot(x, y);
}

/** The area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
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
