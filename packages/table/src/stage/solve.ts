import type { Composition, Length, Mode, StageSpec } from './composition.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** This many times as large, in whole pixels, in height too unless `high` says otherwise. */
export const timesAsLarge = ({ width, height }: Size, by: number, high = by): Size => ({
  width: Math.round(width * by),
  height: Math.round(height * high),
});

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** A table with all its sizes. They hold until the window changes. */
export interface Plan {
  readonly mode: Mode;
  /** A phone, upright or lying. */
  readonly isSmall: boolean;
  /** A phone on which parts fold, since they would be too small to be read or pressed. */
  readonly isLow: boolean;
  /** How much larger than on the screen it was drawn for: pixels, letters and gaps grow with it. */
  readonly scale: number;
  readonly tile: Size;
  /** Between tiles, and between a zone's rim and its tiles. */
  readonly gap: number;
  readonly pad: number;
  readonly boxes: ReadonlyMap<string, Box>;
  /** The zones of which only a peek is in sight. */
  readonly folded: ReadonlySet<string>;
}

/** A phone that is lower or narrower than this has no room for all parts at once. */
const ROOMY = { width: 380, height: 780 };

export function modeOf({ width, height }: Size): Mode {
  if (height > width && width >= 700) return 'tablet';
  if (height > width) return width < ROOMY.width || height < ROOMY.height ? 'low' : 'phone';
  return height < 560 || width < 900 ? 'lying' : 'wide';
}

/** Lengths of the frame around the table, between its zones, inside them and between tiles; at scale 1. */
const SPACES: Readonly<Record<Mode, { edge: number; aisle: number; pad: number; gap: number }>> = {
  wide: { edge: 13, aisle: 13, pad: 9, gap: 7 },
  tablet: { edge: 10, aisle: 8, pad: 8, gap: 6 },
  phone: { edge: 6, aisle: 5, pad: 4, gap: 4 },
  low: { edge: 3, aisle: 4, pad: 4, gap: 4 },
  lying: { edge: 3, aisle: 4, pad: 4, gap: 4 },
};

function scaleOf(mode: Mode, { width, height }: Size): number {
  if (mode === 'wide') return Math.max(0.72, Math.min(width / 1440, height / 860));
  if (mode === 'tablet') return width / 768;
  return 1;
}

/** Spaces in the pixels of this screen. */
interface Spaces {
  readonly edge: number;
  readonly aisle: number;
  readonly pad: number;
  readonly gap: number;
  readonly scale: number;
}

const LARGEST_TILE = 800;
/** Smaller ones could neither be read nor pressed: on a phone a row of them goes on sideways, elsewhere they shrink. */
const SMALLEST_TILE: Size = { width: 64, height: 78 };
const SHRUNK_TILE = 24;

/** Gives every zone its box, with the largest tiles that fit. */
export function solve(spec: StageSpec, screen: Size, players: number): Plan {
  const mode = modeOf(screen);
  const scale = scaleOf(mode, screen);
  const drawn = SPACES[mode];
  const spaces: Spaces = {
    edge: Math.round(drawn.edge * scale),
    aisle: Math.round(drawn.aisle * scale),
    pad: Math.round(drawn.pad * scale),
    gap: Math.round(drawn.gap * scale),
    scale,
  };
  const ways = [spec.compose(mode, players, screen)].flat() as Composition[];
  const plans = ways.map(way => planOf(way, spec, screen, mode, spaces));
  return plans.reduce((best, plan) => (area(plan.tile) > area(best.tile) ? plan : best));
}

const area = ({ width, height }: Size): number => width * height;

function planOf(
  way: Composition,
  { tile: { least, most } }: StageSpec,
  screen: Size,
  mode: Mode,
  spaces: Spaces,
): Plan {
  const { edge, pad, gap, scale } = spaces;
  const room = { width: screen.width - 2 * edge, height: screen.height - 2 * edge };
  let width = largest(way, 'width', room.width, spaces);
  let height = largest(way, 'height', room.height, spaces);
  // A tile that could be higher or wider than a card may be leaves room around it.
  height = Math.min(height, Math.floor(width * most));
  width = Math.min(width, Math.floor(height / least));
  const folded = new Set(foldedIn(way));
  const isLow = mode === 'low' || mode === 'lying' || folded.size > 0;
  const isSmall = mode === 'phone' || isLow;
  const tile = isSmall
    ? {
        width: Math.max(width, SMALLEST_TILE.width),
        height: Math.max(height, SMALLEST_TILE.height),
      }
    : { width, height };
  const boxes = new Map<string, Box>();
  lay(way, { left: edge, top: edge, ...room }, tile, spaces, boxes);
  return { mode, isSmall, isLow, scale, tile, gap, pad, boxes, folded };
}

type Axis = 'width' | 'height';

function largest(way: Composition, axis: Axis, room: number, spaces: Spaces): number {
  let tile = LARGEST_TILE;
  while (tile > SHRUNK_TILE && needed(way, axis, tile, spaces) > room) tile--;
  return tile;
}

const isAlong = (way: Composition, axis: Axis): boolean => 'across' in way === (axis === 'width');
const partsOf = (way: Composition): readonly Composition[] =>
  'across' in way ? way.across : 'down' in way ? way.down : [];

const foldedIn = (way: Composition): readonly string[] =>
  'zone' in way ? (way.isFolded ? [way.zone] : []) : partsOf(way).flatMap(foldedIn);

/** How much of an axis this takes with tiles of a length. */
function needed(way: Composition, axis: Axis, tile: number, spaces: Spaces): number {
  if ('zone' in way) return lengthOf(way[axis], tile, spaces);
  const parts = partsOf(way).map(part => needed(part, axis, tile, spaces));
  return isAlong(way, axis)
    ? parts.reduce((sum, part) => sum + part, spaces.aisle * (parts.length - 1))
    : Math.max(...parts);
}

function lengthOf(length: Length, tile: number, { gap, pad, scale }: Spaces): number {
  if ('px' in length) return Math.round(length.px * scale);
  if ('rest' in length) return Math.round(length.rest * scale);
  const { tiles, plus } = length;
  return Math.round(tiles * tile + (Math.ceil(tiles) - 1) * gap + 2 * pad + plus * scale);
}

/** What takes whatever is left of an axis. Several side by side do if any does, several in a column only if all do. */
function takesRest(way: Composition, axis: Axis): boolean {
  if ('zone' in way) return 'rest' in way[axis];
  const parts = partsOf(way);
  return isAlong(way, axis)
    ? parts.some(part => takesRest(part, axis))
    : parts.every(part => takesRest(part, axis));
}

/** Where nothing takes the rest, what holds tiles spreads them. */
function spreads(way: Composition, axis: Axis): boolean {
  if ('zone' in way) return 'tiles' in way[axis];
  return partsOf(way).some(part => spreads(part, axis));
}

function lay(
  way: Composition,
  box: Box,
  tile: Size,
  spaces: Spaces,
  boxes: Map<string, Box>,
): void {
  if ('zone' in way) {
    boxes.set(way.zone, box);
    return;
  }
  const axis: Axis = 'across' in way ? 'width' : 'height';
  const start = axis === 'width' ? 'left' : 'top';
  const parts = partsOf(way);
  const lengths = parts.map(part => needed(part, axis, tile[axis], spaces));
  const left =
    box[axis] - lengths.reduce((sum, length) => sum + length, spaces.aisle * (parts.length - 1));
  const takers = takersOf(parts, axis);
  takers.forEach((at, i) => {
    lengths[at]! += share(left, takers.length, i);
  });
  let from = box[start];
  parts.forEach((part, i) => {
    lay(part, { ...box, [start]: from, [axis]: lengths[i]! }, tile, spaces, boxes);
    from += lengths[i]! + spaces.aisle;
  });
}

function takersOf(parts: readonly Composition[], axis: Axis): number[] {
  const which = (take: (part: Composition) => boolean): number[] =>
    parts.flatMap((part, i) => (take(part) ? [i] : []));
  const rests = which(part => takesRest(part, axis));
  return rests.length > 0 ? rests : which(part => spreads(part, axis));
}

/** The i-th of `among` whole shares. */
function share(amount: number, among: number, i: number): number {
  return Math.floor((amount * (i + 1)) / among) - Math.floor((amount * i) / among);
}
