// Outlines of land and of what people built on it. Each reaches down to the foot of the picture.
import type { Point } from './layer.ts';
import { HIGH, oval, tenth, WIDE } from './layer.ts';

/** Draws an outline whose ground lies at `y`, so `high` at most. The same chance gives the same outline. */
type Silhouette = (chance: () => number, y: number, high: number) => string;

/** A little beyond the picture on every side. */
const [LEFT, RIGHT, FOOT] = [-12, WIDE + 12, HIGH + 9];

const floor = (y: number): string => `M${LEFT} ${tenth(y)}H${RIGHT}V${FOOT}H${LEFT}Z`;
const closed = (edge: string): string => `${edge}V${FOOT}H${LEFT}Z`;

function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`;
}

/** A line that rolls through points. */
function soft([first, ...rest]: readonly Point[]): string {
  let [x, y] = first!;
  let path = `M${tenth(x)} ${tenth(y)}`;
  for (const [nx, ny] of rest) {
    const middle = tenth((x + nx) / 2);
    path += `C${middle} ${tenth(y)} ${middle} ${tenth(ny)} ${tenth(nx)} ${tenth(ny)}`;
    [x, y] = [nx, ny];
  }
  return path;
}

/** Places from left to right, `n` gaps between them, not quite even. */
function row(n: number, chance: () => number, stray: number): number[] {
  const gap = (RIGHT - LEFT) / n;
  return Array.from({ length: n + 1 }, (_, i) => LEFT + gap * (i + (chance() - 0.5) * stray));
}

/** A closed outline from steps beside each other: every pair is a point relative to a corner at the ground. */
function shape(x: number, y: number, w: number, h: number, ...steps: readonly Point[]): string {
  return `${poly(steps.map(([a, b]) => [x + a * w, y - b * h]))}Z`;
}

const rolling =
  (n: number, part: number): Silhouette =>
  (chance, y, high) =>
    closed(soft(row(n, chance, 0.35).map(x => [x, y - chance() * high * part])));

const mountains: Silhouette = (chance, y, high) => {
  let points: Point[] = [
    [LEFT, y - chance() * high * 0.4],
    [RIGHT, y - chance() * high * 0.4],
  ];
  let reach = high;
  for (let k = 0; k < 5; k++) {
    points = points.flatMap((point, i) => {
      const next = points[i + 1];
      if (!next) return [point];
      const up = k === 0 ? chance() + 0.1 : chance() - 0.5;
      const x = (point[0] + next[0]) / 2 + ((chance() - 0.5) * 20) / (k + 1);
      return [point, [x, (point[1] + next[1]) / 2 - up * reach] satisfies Point];
    });
    reach *= 0.5;
  }
  return closed(poly(points));
};

const mesas: Silhouette = (chance, y, high) =>
  closed(
    poly(
      row(5, chance, 0.35).flatMap((x): Point[] => {
        const top = y - (chance() > 0.45 ? high * (0.4 + chance() * 0.6) : 0);
        return [
          [x, top + (chance() - 0.5) * 3],
          [x + 26 + chance() * 12, top],
          [x + 34 + chance() * 8, y],
        ];
      }),
    ),
  );

/** Half of a fir, from its foot to its top; the other half is its mirror. */
const FIR: readonly Point[] = [
  [-1, -0.08],
  [-0.35, 0.3],
  [-0.72, 0.3],
  [-0.22, 0.62],
  [-0.48, 0.62],
  [0, 1],
];
const WHOLE_FIR = [...FIR, ...FIR.map(([a, b]): Point => [-a, b]).reverse()];

const pines: Silhouette = (chance, y, high) =>
  row(13, chance, 0.9)
    .map(x => {
      const top = high * (0.55 + chance() * 0.55);
      return shape(x, y, top * 0.3, top, ...WHOLE_FIR);
    })
    .join('') + floor(y);

/** The crown of an oak: discs around its middle, in parts of its size. */
const CROWN: readonly (readonly [x: number, y: number, r: number])[] = [
  [0, 0, 1],
  [-0.9, 0.35, 0.75],
  [0.9, 0.3, 0.8],
  [-0.35, -0.6, 0.7],
  [0.5, -0.5, 0.65],
];

const oaks: Silhouette = (chance, y, high) =>
  row(6, chance, 0.8)
    .map(x => {
      const r = high * (0.26 + chance() * 0.16);
      const top = y - high * 0.55;
      const crown = CROWN.map(([a, b, k]) => oval(x + a * r, top + b * r, r * k)).join('');
      return crown + shape(x, y, 4, high, [-1, -0.1], [-0.4, 0.55], [0.5, 0.55], [1, -0.1]);
    })
    .join('') + floor(y);

/** Trunks so near that their crowns are out of sight; the middle is left for what stands there. */
const trunks: Silhouette = (chance, y, high) =>
  row(6, chance, 0.8)
    .filter(x => x < 58 || x > 182)
    .map(x => {
      const w = 6 + chance() * 7;
      const [l, r] = [tenth(x - w), tenth(x + w * 1.2)];
      const [top, end] = [tenth(x - w * 0.6), tenth(x + w * 0.6)];
      return `M${l} ${y}C${top} ${y - 60} ${top} 60 ${top} -9H${end}C${end} 60 ${end} ${y - 60} ${r} ${y}Z`;
    })
    .join('') + rolling(3, 0.25)(chance, y, high);

const dead: Silhouette = (chance, y, high) =>
  row(5, chance, 0.8)
    .map(x => {
      const h = high * (0.7 + chance() * 0.4);
      const lean = chance() > 0.5 ? 1 : -1;
      const limb = (at: number, side: number, far: number): string =>
        shape(
          x,
          y - h * at,
          side * far,
          h,
          [0, -0.06],
          [0.55, 0.07],
          [1, 0.3],
          [0.5, 0.16],
          [0, 0.07],
        );
      return (
        shape(x, y, 5, h, [-1, -0.05], [-0.3, 0.5], [lean, 1], [0.5, 0.5], [1.2, -0.05]) +
        limb(0.45, lean, 17) +
        limb(0.58, -lean, 13) +
        limb(0.72, lean, 9)
      );
    })
    .join('') + floor(y);

/** A tower with a pointed roof, and one with battlements. */
const SPIRE: readonly Point[] = [
  [0, -0.05],
  [0, 0.72],
  [-0.22, 0.72],
  [0.5, 1.12],
  [1.22, 0.72],
  [1, 0.72],
  [1, -0.05],
];
const BATTLED: readonly Point[] = [
  [0, -0.05],
  [0, 0.72],
  [-0.18, 0.76],
  [-0.18, 0.92],
  [0.12, 0.92],
  [0.12, 0.84],
  [0.36, 0.84],
  [0.36, 0.92],
  [0.64, 0.92],
  [0.64, 0.84],
  [0.88, 0.84],
  [0.88, 0.92],
  [1.18, 0.92],
  [1.18, 0.76],
  [1, 0.72],
  [1, -0.05],
];

const towers: Silhouette = (chance, y, high) => {
  const wall = `M${LEFT} ${FOOT}V${tenth(y - high * 0.28)}${'h7v5h6v-5'.repeat(21)}V${FOOT}Z`;
  const all = row(5, chance, 0.6).map(x => {
    const w = 9 + chance() * 12;
    return shape(x, y, w, high * (0.55 + chance() * 0.65), ...(chance() > 0.45 ? SPIRE : BATTLED));
  });
  return all.join('') + wall;
};

const GABLE: readonly Point[] = [
  [0, -0.1],
  [0, 0.5],
  [-0.1, 0.5],
  [0.5, 1.15],
  [0.68, 0.96],
  [0.68, 1.25],
  [0.82, 1.25],
  [0.82, 0.8],
  [1.1, 0.5],
  [1, 0.5],
  [1, -0.1],
];
const HIPPED: readonly Point[] = [
  [0, -0.1],
  [0, 0.5],
  [-0.12, 0.5],
  [0.14, 1],
  [0.24, 1],
  [0.24, 1.2],
  [0.38, 1.2],
  [0.38, 1],
  [0.86, 1],
  [1.12, 0.5],
  [1, 0.5],
  [1, -0.1],
];

const roofs: Silhouette = (chance, y, high) =>
  row(6, chance, 0.5)
    .map(x => {
      const h = high * (0.45 + chance() * 0.4);
      return shape(x, y, 26 + chance() * 16, h, ...(chance() > 0.4 ? GABLE : HIPPED));
    })
    .join('') + floor(y);

const ruins: Silhouette = (chance, y, high) =>
  row(4, chance, 0.4)
    .map(x => {
      const [l, t] = [tenth(x), tenth(y - high * (0.6 + chance() * 0.5))];
      return chance() > 0.4
        ? `M${l} ${y + 4}V${t}l6 -5 9 4 8 -7 5 6 6 -3V${y + 4}h-9V${tenth((t + y) / 2)}a8 8 0 0 0 -16 0V${y + 4}Z`
        : `M${l} ${y + 4}V${t}h-3v-5h14v5h-3V${y + 4}ZM${l + 20} ${y + 4}V${tenth((t + y) / 2)}l4 -6 5 5V${y + 4}Z`;
    })
    .join('') + floor(y);

/** A tent with a pennant. */
const TENT: readonly Point[] = [
  [0, -0.1],
  [0.48, 0.92],
  [0.48, 1.34],
  [0.9, 1.24],
  [0.52, 1.12],
  [0.52, 0.92],
  [1, -0.1],
];

const tents: Silhouette = (chance, y, high) =>
  row(4, chance, 0.4)
    .map(x => shape(x, y, 30 + chance() * 12, high * (0.6 + chance() * 0.35), ...TENT))
    .join('') + floor(y);

/** A hall: pillars at both sides, a vault above. */
const columns: Silhouette = (_, y, high) => {
  const top = tenth(y - high * 2.2);
  const pillars = [-6, 38, 186, 230].map(
    x => `M${x - 4} ${y + 6}v-7h4V${top}h-4v-9h24v9h-4V${y - 1}h4v7Z`,
  );
  return `${pillars.join('')}M-9 -9H249V${top - 4}H212Q120 ${tenth(y - high * 3.3)} 28 ${top - 4}H-9Z${floor(y)}`;
};

/** A hole in the rock to look out of; paint it with holes. */
const cave: Silhouette = (chance, y) => {
  const teeth = Array.from({ length: 9 }, (_, i): Point => {
    const x = 40 + i * 20 + chance() * 8;
    const arch = 24 + ((x - 120) / 90) ** 2 * 46;
    return [x, arch + (i % 2 === 0 ? 22 : 0) + chance() * 8];
  });
  return `M-9 -9H249V${FOOT}H-9Z${poly([[28, y], [22, 120], ...teeth, [220, 124], [212, y]])}Q120 ${y + 14} 28 ${y}Z`;
};

const stones: Silhouette = (chance, y, high) =>
  row(7, chance, 0.8)
    .map(x => {
      const h = high * (0.2 + chance() * 0.34);
      const w = 7 + chance() * 9;
      return shape(x, y, w, h, [0, -0.4], [0.2, 1], [0.6, 1.35], [1, 0.7], [1.3, -0.4]);
    })
    .join('') + rolling(4, 0.18)(chance, y, high);

const graves: Silhouette = (chance, y, high) =>
  row(7, chance, 0.5)
    .map(x => {
      const t = 11 + chance() * 10;
      const l = tenth(x);
      return chance() > 0.6
        ? `M${l} ${y + 4}V${tenth(y - t + 4)}h-5v-4h5v-6h4v6h5v4h-5V${y + 4}Z`
        : `M${l} ${y + 4}V${tenth(y - t)}a6 6 0 0 1 12 0V${y + 4}Z`;
    })
    .join('') + rolling(4, 0.15)(chance, y, high);

export const SILHOUETTES = {
  mountains,
  hills: rolling(4, 1),
  field: rolling(3, 0.15),
  mesas,
  pines,
  oaks,
  trunks,
  dead,
  towers,
  roofs,
  ruins,
  tents,
  columns,
  cave,
  stones,
  graves,
  sea: (_: () => number, y: number) => floor(y),
} satisfies Readonly<Record<string, Silhouette>>;

export type SilhouetteName = keyof typeof SILHOUETTES;
