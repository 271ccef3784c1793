// Where the places of the map lie, its roads and its trails: drawn once, for any box.
import type { Size } from '@castellan/table';
import { LAIRS } from '../cards/monsters.ts';

type Point = readonly [x: number, y: number];

/** A way between two places, as the numbers of its curves: a point, then two that it bends to and one that it reaches. */
export interface Way {
  readonly ends: readonly [string, string];
  readonly curve: readonly number[];
}

/** A map laid out for a box. */
export interface Chart {
  readonly size: Size;
  /** Whether plates show all that a Location has, or name, power and towers only. */
  readonly isLarge: boolean;
  /** Wider than high, and small: plates lie beside their discs, in four rows. */
  readonly isFlat: boolean;
  /** The length of a unit of the drawing, in pixels: for plates, discs and letters. */
  readonly unit: number;
  /** The middle of each Location's disc and of each lair. */
  readonly places: Readonly<Record<string, Point>>;
  readonly roads: readonly Way[];
  readonly trails: readonly Way[];
  readonly coast: readonly number[];
}

/** In hundredths of the width and of the height; then the same where plates lie beside discs, the lairs between them. */
const PLACES: Readonly<Record<string, readonly [...Point, flatX: number, flatY: number]>> = {
  shilina: [27.5, 6.4, 6.6, 9.5],
  namin: [71, 6.2, 93.4, 9.5],
  silesia: [85, 28.8, 93.4, 34],
  viktoria: [85, 56.5, 93.4, 58.5],
  inkadeus: [69.5, 77, 93.4, 83],
  nymar: [32, 77, 6.6, 83],
  reykstrom: [15, 57, 6.6, 58.5],
  thraecius: [15, 28.8, 6.6, 34],
  hills: [49, 20.5, 50, 11.5],
  ruins: [66.5, 47, 54, 60],
  forest: [51, 66.5, 50, 85],
  swamp: [33.5, 49, 46, 34],
};

/** A way from one place to another, and what it bends to in between. */
type Bends = readonly [from: string, to: string, ...bends: number[]];

const WAYS: readonly Bends[] = [
  ['shilina', 'namin', 40, 1, 58, 1],
  ['shilina', 'thraecius', 15, 8.5, 13.5, 17.5],
  ['namin', 'silesia', 84, 7, 87, 15],
  ['silesia', 'viktoria', 85.3, 38, 85.3, 47],
  ['silesia', 'nymar', 70, 29.8, 57.5, 31, 49.5, 38, 44.5, 47.5, 40, 62],
  ['viktoria', 'inkadeus', 76.5, 60, 71, 66.5],
  ['viktoria', 'thraecius', 69, 59.5, 59, 49.5, 49.5, 38, 41, 29.5, 27.5, 27],
  ['inkadeus', 'nymar', 59, 82.3, 44, 82.3],
  ['nymar', 'reykstrom', 25, 75, 24, 62],
  ['reykstrom', 'thraecius', 14.7, 48.5, 14.7, 38],
  ['hills', 'shilina', 40.5, 15, 34.5, 10.5],
  ['hills', 'namin', 57, 15.5, 62.5, 10.8],
  ['hills', 'silesia', 60.5, 26.5, 74, 25.7],
  ['ruins', 'silesia', 73, 40, 78, 34.5],
  ['ruins', 'viktoria', 73, 51, 78, 55],
  ['forest', 'inkadeus', 57.5, 68.5, 65, 73],
  ['forest', 'nymar', 43.5, 69.5, 37, 73],
  ['swamp', 'nymar', 32, 59, 32, 69],
  ['swamp', 'reykstrom', 27, 53, 21.5, 56.5],
  ['swamp', 'thraecius', 29, 37, 21.5, 29.7],
];

const COAST = [
  -2.7, 95, 16, 89.5, 22, 100.5, 41, 95.2, 54, 92.8, 70, 100, 84, 94.2, 92, 91.2, 100, 93.5, 106,
  92.8,
];

/** How many units the drawing is wide and high, with large plates, with small ones, and with those beside their discs. */
const LARGE = { width: 738, height: 636 };
const SMALL = { width: 578, height: 618 };
const FLAT = { width: 590, height: 400 };
/** Where small plates would have less than this, and there is width enough, they lie beside their discs. */
const LEAST_SMALL = 0.56;
/** From this unit on, large plates can be read. */
const LEAST_LARGE = 0.74;

const fit = (box: Size, drawn: Size): number =>
  Math.min(box.width / drawn.width, box.height / drawn.height);

/** The drawing for a box of this size, stretched to fill it. */
export function chartFor(size: Size): Chart {
  const isLarge = fit(size, LARGE) >= LEAST_LARGE;
  const isFlat = fit(size, SMALL) < LEAST_SMALL && size.width > size.height * 1.1;
  const at = (place: string): Point => {
    const [x, y, flatX, flatY] = PLACES[place]!;
    return isFlat ? [flatX, flatY] : [x, y];
  };
  const curve = (hundredths: readonly number[]): number[] =>
    hundredths.map((n, i) => (n / 100) * (i % 2 === 0 ? size.width : size.height));
  const ways = WAYS.map(([from, to, ...bends]): Way => {
    const [start, end] = [at(from), at(to)];
    const between = isFlat ? straight(start, end) : bends;
    return { ends: [from, to], curve: curve([...start, ...between, ...end]) };
  });
  const isTrail = ({ ends: [from] }: Way): boolean => LAIRS.some(lair => lair === from);
  const places = Object.keys(PLACES).map(name => [name, curve(at(name))]);
  return {
    size,
    isLarge,
    isFlat,
    unit: fit(size, isLarge ? LARGE : isFlat ? FLAT : SMALL),
    places: Object.fromEntries(places) as Chart['places'],
    roads: ways.filter(way => !isTrail(way)),
    trails: ways.filter(isTrail),
    coast: curve(COAST),
  };
}

/** What a straight way bends to. */
const straight = ([x, y]: Point, [toX, toY]: Point): number[] =>
  [1 / 3, 2 / 3].flatMap(part => [x + (toX - x) * part, y + (toY - y) * part]);

/** A curve as the data of a path. */
export function wayPath([x, y, ...rest]: readonly number[]): string {
  const f = (n: number): string => n.toFixed(1);
  return `M${f(x!)} ${f(y!)}C${rest.map(f).join(' ')}`;
}
