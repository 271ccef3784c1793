/** Three rows of three: how a cube is turned, acting on (right, down, towards the eye). */
type Turn = readonly [
  readonly [number, number, number],
  readonly [number, number, number],
  readonly [number, number, number],
];

/** How a cube is turned to show a face, in degrees about its axes: opposite faces add up to seven. */
export const TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 0],
  [-90, 0],
  [0, -90],
  [0, 90],
  [90, 0],
  [0, 180],
];

/** A die is looked at a little from above and from its side. */
const TILT = turned(-13, -10);

/** Where each face of an unturned cube is: the turn that takes the front there. */
const FACES = [
  turned(0, 0),
  turned(90, 0),
  turned(0, 90),
  turned(0, -90),
  turned(-90, 0),
  turned(0, 180),
];

/** A face as it is seen: where its square falls, as an SVG `matrix(…)`, and how much of the light misses it. */
export interface SeenFace {
  readonly matrix: string;
  readonly shade: number;
  /** How much of its eyes is seen: none where it is looked at from the side, so that nobody takes them for what was rolled. */
  readonly eyes: number;
}

/** The faces one to six of a cube from -50 to 50, turned so; null for a face that looks away. */
export function facesOf(x: number, y: number): (SeenFace | null)[] {
  const cube = times(TILT, turned(x, y));
  return FACES.map(face => {
    const [right, down, out] = columns(times(cube, face));
    if (out[2] <= 0.001) return null;
    const numbers = [right[0], right[1], down[0], down[1], out[0] * 50, out[1] * 50];
    // The light comes from above, over the shoulder.
    const light = Math.max(0, -0.62 * out[1] + 0.72 * out[2] - 0.3 * out[0]);
    return {
      matrix: `matrix(${numbers.map(n => n.toFixed(3)).join(' ')})`,
      shade: Number(Math.max(0, 0.42 * (1 - light)).toFixed(3)),
      eyes: Number(Math.min(1, Math.max(0, (out[2] - 0.3) * 4)).toFixed(3)),
    };
  });
}

/** About the axis across, after the one that stands: as `rotateX(x) rotateY(y)` would. */
function turned(x: number, y: number): Turn {
  const [cx, sx] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
  const [cy, sy] = [Math.cos((y * Math.PI) / 180), Math.sin((y * Math.PI) / 180)];
  return [
    [cy, 0, sy],
    [sx * sy, cx, -sx * cy],
    [-cx * sy, sx, cx * cy],
  ];
}

function times(a: Turn, b: Turn): Turn {
  const row = (i: 0 | 1 | 2): [number, number, number] => {
    const [p, q, r] = a[i];
    return [
      p * b[0][0] + q * b[1][0] + r * b[2][0],
      p * b[0][1] + q * b[1][1] + r * b[2][1],
      p * b[0][2] + q * b[1][2] + r * b[2][2],
    ];
  };
  return [row(0), row(1), row(2)];
}

/** Where right, down and out of a face point to. */
function columns(turn: Turn): Turn {
  const column = (i: 0 | 1 | 2): [number, number, number] => [turn[0][i], turn[1][i], turn[2][i]];
  return [column(0), column(1), column(2)];
}
