/** The silhouettes of tokens, on a field of 64 by 64: what a colour says, the outline says again. */
export interface Silhouette {
  readonly outline: string;
  /** Drawn around the outline, behind it: the leaves of a laurel. */
  readonly behind?: string | undefined;
  /** The middle and the size of what is drawn inside. */
  readonly at: readonly [x: number, y: number, size: number];
}

const circle = (r: number): string =>
  `M${32 - r} 32a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Leaves on both sides, from the foot up, each turned a little outwards. */
function leaves(): string {
  const f = (n: number): string => n.toFixed(1);
  const leaf = (degrees: number, mirror: boolean): string => {
    const at = (degrees * Math.PI) / 180;
    const along = at - Math.PI / 2 + 0.5;
    const size = 8 + Math.cos(at) * 1.2;
    const [x, y] = [32 + 24.5 * Math.cos(at), 33 + 24.5 * Math.sin(at)];
    const [dx, dy] = [Math.cos(along) * size, Math.sin(along) * size];
    const point = (px: number, py: number): string => `${f(mirror ? 64 - px : px)} ${f(py)}`;
    const side = (k: number): string => point(x - dy * k + dx * 0.1, y + dx * k + dy * 0.1);
    return `M${point(x - dx, y - dy)}Q${side(0.9)} ${point(x + dx, y + dy)}Q${side(-0.9)} ${point(x - dx, y - dy)}Z`;
  };
  return [78, 48, 18, -12, -40]
    .flatMap(degrees => [leaf(degrees, false), leaf(degrees, true)])
    .join('');
}

export const SHAPES = {
  circle: { outline: circle(29), at: [32, 32, 38] },
  shield: {
    outline: 'M32 3 C40 7 49 8 58 7 C60 33 54 50 32 62 C10 50 4 33 6 7 C15 8 24 7 32 3Z',
    at: [32, 30, 34],
  },
  diamond: {
    outline:
      'M32 1 C39.5 11 52 23.500 63 32 C52 40.500 39.500 53 32 63 C24.500 53 12 40.500 1 32 C12 23.500 24.500 11 32 1Z',
    at: [32, 32, 34],
  },
  hexagon: { outline: 'M32 2.5 L57.5 17.2 V46.8 L32 61.5 L6.5 46.8 V17.2 Z', at: [32, 32, 36] },
  banner: { outline: 'M9 4 H55 V60 L32 48 L9 60 Z', at: [32, 27, 34] },
  laurel: { outline: circle(20.5), behind: leaves(), at: [32, 32, 27] },
} as const satisfies Readonly<Record<string, Silhouette>>;

export type ShapeName = keyof typeof SHAPES;

/** The silhouette of this name; an unknown one is round. */
export const silhouette = (name: string): Silhouette => SHAPES[name as ShapeName] ?? SHAPES.circle;

/** A silhouette as it is drawn: around a picture of 512 by 512, in the measure of the picture. */
export interface Ground {
  /** Where the field of 64 by 64 begins. */
  readonly left: number;
  readonly top: number;
  readonly outline: string;
  /** A line along the outline, inside it. */
  readonly ring: string;
  readonly behind: string | undefined;
  /** How long a length of it is. */
  readonly unit: number;
}

const PICTURE = 512;
const known = new Map<string, Ground>();

/** The ground of a token by the name of its silhouette; an unknown one is round. */
export function ground(name: string): Ground {
  let found = known.get(name);
  if (found === undefined) {
    known.set(name, (found = layOut(silhouette(name))));
  }
  return found;
}

function layOut({ outline, behind, at: [x, y, size] }: Silhouette): Ground {
  const unit = PICTURE / size;
  const along = (px: number): number => (px - x) * unit + PICTURE / 2;
  const down = (py: number): number => (py - y) * unit + PICTURE / 2;
  return {
    left: along(0),
    top: down(0),
    outline: placed(outline, unit, along, down),
    ring: placed(
      outline,
      unit * RING,
      px => along(x + (px - x) * RING),
      py => down(y + (py - y) * RING),
    ),
    behind: behind === undefined ? undefined : placed(behind, unit, along, down),
    unit,
  };
}

const RING = 0.86;

/** A path elsewhere, and larger. */
function placed(
  path: string,
  unit: number,
  along: (x: number) => number,
  down: (y: number) => number,
): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, given: string) => {
    const numbers = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    const moved = numbers.map((n, i) => {
      // An arc: two radii, its turn and two flags, then how far it goes.
      if (command === 'a') return i % 7 > 1 && i % 7 < 5 ? n : n * unit;
      return command === 'V' || (command !== 'H' && i % 2 === 1) ? down(n) : along(n);
    });
    return command + moved.map(n => Number(n.toFixed(1))).join(' ');
  });
}
