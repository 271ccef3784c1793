// Emblems are silhouettes with gaps between hand, bow and sleeve. Cut along those gaps they fall into islands, and each can be
// painted with what it is made of.
import type { Point } from './layer.ts';

/** How many numbers a command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;

/** One closed line of a path, and points along it. */
interface Loop {
  path: string;
  readonly points: Point[];
}

/** An emblem as it is painted: the largest island first. */
export interface Cut {
  readonly islands: readonly string[];
  /** Its outer lines alone, in the same order. */
  readonly outlines: readonly string[];
  /** Its upper left and lower right corner, on a field of 512. */
  readonly from: Point;
  readonly to: Point;
}

export function cut(path: string): Cut {
  const loops = loopsOf(path)
    .filter(({ points }) => points.length > 2)
    .map(loop => ({ ...loop, area: area(loop.points) }))
    .sort((a, b) => b.area - a.area);
  const around = loops.map((loop, i) => loops.slice(0, i).filter(other => isWithin(loop, other)));
  // What lies in an even number of lines is land, the rest are holes in it.
  const isLand = (i: number): boolean => around[i]!.length % 2 === 0;
  const land = loops.filter((_, i) => isLand(i));
  const holes = (of: Loop): string =>
    loops
      .filter((_, i) => !isLand(i) && around[i]!.at(-1) === of)
      .map(({ path }) => path)
      .join('');
  const all = land.flatMap(({ points }) => points);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return {
    islands: land.map(loop => loop.path + holes(loop)),
    outlines: land.map(({ path }) => path),
    from: [Math.min(...xs), Math.min(...ys)],
    to: [Math.max(...xs), Math.max(...ys)],
  };
}

/** Reads a path: where its pen is, and every line it closes. */
function loopsOf(path: string): Loop[] {
  const tokens = path.match(TOKEN) ?? [];
  const loops: Loop[] = [];
  let [x, y] = [0, 0];
  let start: Point = [0, 0];
  let loop: Loop = { path: '', points: [] };
  const open = (): void => {
    start = [x, y];
    loop = { path: `M${tidy(x)} ${tidy(y)}`, points: [[x, y]] };
    loops.push(loop);
  };
  let command = '';
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at]!)) command = tokens[at++]!;
    const kind = command.toLowerCase();
    const n = tokens.slice(at, at + TAKES[kind]!).map(Number);
    at += n.length;
    const isRelative = kind === command;
    if (kind === 'z') {
      loop.path += 'Z';
      [x, y] = start;
      continue;
    }
    if (kind === 'm') {
      [x, y] = isRelative ? [x + n[0]!, y + n[1]!] : [n[0]!, n[1]!];
      open();
      command = isRelative ? 'l' : 'L';
      continue;
    }
    if (loop.path.endsWith('Z')) open();
    loop.path += command + n.map(tidy).join(' ');
    const points = pointsOf(kind, n, isRelative, [x, y]);
    loop.points.push(...points);
    [x, y] = points.at(-1)!;
  }
  return loops;
}

/** Points along one command, its end last: near enough to see what lies in what. */
function pointsOf(kind: string, n: readonly number[], isRelative: boolean, [x, y]: Point): Point[] {
  const [ox, oy] = isRelative ? [x, y] : [0, 0];
  if (kind === 'h') return [[ox + n[0]!, y]];
  if (kind === 'v') return [[x, oy + n[0]!]];
  const pair = (i: number): Point => [ox + n.at(i)!, oy + n[n.length + i + 1]!];
  const end = pair(-2);
  if (kind === 'a') {
    const [dx, dy] = [end[0] - x, end[1] - y];
    const far = Math.hypot(dx, dy) || 1;
    const bulge = (n[3] === 1 ? 1 : 0.5) * Math.min(n[0]!, far) * (n[4] === 1 ? 1 : -1);
    return [[(x + end[0]) / 2 + (dy / far) * bulge, (y + end[1]) / 2 - (dx / far) * bulge], end];
  }
  if (kind === 'l' || kind === 't') return [end];
  const bend = pair(-4);
  const first = kind === 'c' ? pair(-6) : bend;
  return [0.25, 0.5, 0.75, 1].map(t => {
    const u = 1 - t;
    const mixed = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [mixed(x, first[0], bend[0], end[0]), mixed(y, first[1], bend[1], end[1])];
  });
}

const tidy = (n: number): number => Math.round(n * 10) / 10;

function area(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether most of a line runs inside another. */
function isWithin(loop: Loop, other: Loop): boolean {
  const inside = loop.points.filter(point => isInside(point, other.points));
  return inside.length > loop.points.length * 0.6;
}

function isInside([x, y]: Point, line: readonly Point[]): boolean {
  let is = false;
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [a, b] = line[i]!;
    const [c, d] = line[j]!;
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) is = !is;
  }
  return is;
}
