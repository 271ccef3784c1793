// Where the places of the map lie, its roads and its trails: drawn twice, for wide boxes and for upright ones.
import type { Size } from '@castellan/table';
import type { Lair } from '../cards/monsters.ts';

type Point = readonly [x: number, y: number];

/** A way between two places, as the numbers of its curves: a point, then two that it bends to and one that it reaches. */
export interface Way {
  readonly ends: readonly [string, string];
  readonly curve: readonly number[];
}

interface Drawn {
  readonly size: Size;
  /** The middle of each Location's disc. */
  readonly places: Readonly<Record<string, Point>>;
  readonly lairs: Readonly<Record<Lair, Point>>;
  readonly roads: readonly Way[];
  readonly trails: readonly Way[];
  readonly coast: readonly number[];
}

/** A map laid out for a box. */
export interface Chart extends Omit<Drawn, 'size'> {
  readonly size: Size;
  /** Whether plates show all that a Location has, or name, power and towers only. */
  readonly isLarge: boolean;
  /** The length of a unit of the drawing, in pixels: for plates, discs and letters. */
  readonly unit: number;
}

const way = (a: string, b: string, curve: readonly number[]): Way => ({ ends: [a, b], curve });

const WIDE: Drawn = {
  size: { width: 738, height: 636 },
  places: {
    shilina: [205, 40],
    namin: [506, 38],
    silesia: [650, 186],
    viktoria: [650, 372],
    inkadeus: [492, 492],
    nymar: [250, 492],
    reykstrom: [88, 380],
    thraecius: [88, 186],
  },
  lairs: { hills: [356, 124], ruins: [510, 300], forest: [382, 420], swamp: [226, 318] },
  roads: [
    way('shilina', 'namin', [205, 40, 300, 8, 410, 6, 506, 38]),
    way('shilina', 'thraecius', [205, 40, 120, 50, 90, 100, 88, 186]),
    way('namin', 'silesia', [506, 38, 612, 30, 652, 84, 650, 186]),
    way('silesia', 'viktoria', [650, 186, 652, 240, 652, 310, 650, 372]),
    way('silesia', 'nymar', [650, 186, 520, 190, 420, 196, 360, 240, 312, 296, 290, 390, 250, 492]),
    way('viktoria', 'inkadeus', [650, 372, 576, 384, 512, 416, 492, 492]),
    way(
      'viktoria',
      'thraecius',
      [650, 372, 530, 384, 440, 330, 360, 240, 290, 178, 190, 168, 88, 186],
    ),
    way('inkadeus', 'nymar', [492, 492, 440, 520, 330, 520, 250, 492]),
    way('nymar', 'reykstrom', [250, 492, 196, 480, 186, 396, 88, 380]),
    way('reykstrom', 'thraecius', [88, 380, 86, 320, 86, 250, 88, 186]),
  ],
  trails: [
    way('hills', 'shilina', [356, 124, 300, 86, 250, 58, 205, 40]),
    way('hills', 'namin', [356, 124, 410, 92, 450, 62, 506, 38]),
    way('hills', 'silesia', [356, 124, 440, 172, 540, 166, 650, 186]),
    way('ruins', 'silesia', [510, 300, 560, 262, 590, 224, 650, 186]),
    way('ruins', 'viktoria', [510, 300, 560, 330, 592, 356, 650, 372]),
    way('forest', 'inkadeus', [382, 420, 424, 424, 466, 452, 492, 492]),
    way('forest', 'nymar', [382, 420, 330, 436, 286, 456, 250, 492]),
    way('swamp', 'nymar', [226, 318, 222, 380, 240, 430, 250, 492]),
    way('swamp', 'reykstrom', [226, 318, 186, 342, 146, 374, 88, 380]),
    way('swamp', 'thraecius', [226, 318, 206, 240, 150, 190, 88, 186]),
  ],
  coast: [
    -20, 604, 120, 566, 160, 640, 300, 606, 400, 590, 520, 640, 620, 600, 680, 580, 740, 596, 780,
    590,
  ],
};

const UPRIGHT: Drawn = {
  size: { width: 378, height: 404 },
  places: {
    shilina: [104, 26],
    namin: [272, 26],
    silesia: [321, 116],
    viktoria: [321, 222],
    inkadeus: [270, 310],
    nymar: [108, 310],
    reykstrom: [57, 222],
    thraecius: [57, 116],
  },
  lairs: { hills: [188, 92], ruins: [246, 188], forest: [190, 272], swamp: [132, 190] },
  roads: [
    way('shilina', 'namin', [104, 26, 150, 4, 226, 4, 272, 26]),
    way('shilina', 'thraecius', [104, 26, 54, 36, 52, 76, 57, 116]),
    way('namin', 'silesia', [272, 26, 322, 36, 326, 66, 321, 116]),
    way('silesia', 'viktoria', [321, 116, 322, 150, 322, 190, 321, 222]),
    way('silesia', 'nymar', [321, 116, 262, 120, 220, 126, 190, 154, 176, 196, 150, 254, 108, 310]),
    way('viktoria', 'inkadeus', [321, 222, 284, 240, 274, 272, 270, 310]),
    way(
      'viktoria',
      'thraecius',
      [321, 222, 252, 238, 222, 192, 190, 154, 160, 124, 110, 112, 57, 116],
    ),
    way('inkadeus', 'nymar', [270, 310, 222, 334, 160, 334, 108, 310]),
    way('nymar', 'reykstrom', [108, 310, 84, 302, 80, 244, 57, 222]),
    way('reykstrom', 'thraecius', [57, 222, 56, 190, 56, 150, 57, 116]),
  ],
  trails: [
    way('hills', 'shilina', [188, 92, 152, 68, 132, 48, 104, 26]),
    way('hills', 'namin', [188, 92, 222, 68, 242, 48, 272, 26]),
    way('hills', 'silesia', [188, 92, 232, 106, 282, 102, 321, 116]),
    way('ruins', 'silesia', [246, 188, 272, 158, 292, 138, 321, 116]),
    way('ruins', 'viktoria', [246, 188, 272, 202, 292, 214, 321, 222]),
    way('forest', 'inkadeus', [190, 272, 218, 284, 250, 302, 270, 310]),
    way('forest', 'nymar', [190, 272, 160, 286, 130, 302, 108, 310]),
    way('swamp', 'nymar', [132, 190, 122, 234, 110, 282, 108, 310]),
    way('swamp', 'reykstrom', [132, 190, 108, 202, 88, 216, 57, 222]),
    way('swamp', 'thraecius', [132, 190, 108, 148, 88, 120, 57, 116]),
  ],
  coast: [-20, 384, 60, 366, 120, 400, 190, 384, 250, 372, 320, 396, 400, 374],
};

/** From this unit on, plates of the wide drawing can be read. */
const LEAST_LARGE = 0.74;
const MOST_SMALL = 1.45;

const fit = (box: Size, { size }: Drawn): number =>
  Math.min(box.width / size.width, box.height / size.height);

/** The drawing for a box of this size, stretched to fill it. */
export function chartFor(box: Size): Chart {
  const isLarge = fit(box, WIDE) >= LEAST_LARGE;
  const drawn = isLarge ? WIDE : UPRIGHT;
  const [sx, sy] = [box.width / drawn.size.width, box.height / drawn.size.height];
  const point = ([x, y]: Point): Point => [x * sx, y * sy];
  const points = <K extends string>(of: Readonly<Record<K, Point>>): Record<K, Point> =>
    Object.fromEntries(Object.entries<Point>(of).map(([name, at]) => [name, point(at)])) as Record<
      K,
      Point
    >;
  const curve = (numbers: readonly number[]): number[] =>
    numbers.map((n, i) => n * (i % 2 === 0 ? sx : sy));
  const ways = (of: readonly Way[]): Way[] => of.map(one => ({ ...one, curve: curve(one.curve) }));
  return {
    size: box,
    isLarge,
    unit: isLarge ? fit(box, drawn) : Math.min(MOST_SMALL, fit(box, drawn)),
    places: points(drawn.places),
    lairs: points(drawn.lairs),
    roads: ways(drawn.roads),
    trails: ways(drawn.trails),
    coast: curve(drawn.coast),
  };
}

/** A curve as the data of a path. */
export function wayPath([x, y, ...rest]: readonly number[]): string {
  const f = (n: number): string => n.toFixed(1);
  return `M${f(x!)} ${f(y!)}C${rest.map(f).join(' ')}`;
}
