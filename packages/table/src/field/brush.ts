import { mix } from '../theme/colour.ts';
import type { Palette } from './canvas.ts';
import { HIGH, WIDE } from './canvas.ts';

export type Point = readonly [x: number, y: number];

const round = (n: number): string => (Math.round(n * 10) / 10).toString();

export function poly(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}`;
}

/** A soft line through points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let [x, y] = first!;
  let path = `M${round(x)} ${round(y)}`;
  for (const [nx, ny] of rest) {
    path += `Q${round(x)} ${round(y)} ${round((x + nx) / 2)} ${round((y + ny) / 2)}`;
    [x, y] = [nx, ny];
  }
  return `${path}L${round(x)} ${round(y)}`;
}

export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
}

export function disc(x: number, y: number, r: number, colour: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}" opacity="${opacity}"/>`;
}

export function ring(
  x: number,
  y: number,
  r: number,
  colour: string,
  width: number,
  opacity = 1,
): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

/** A light with its glow. */
export function sun(x: number, y: number, r: number, colour: string): string {
  return (
    [3.2, 2.3, 1.6].map(k => disc(x, y, r * k, colour, 0.13)).join('') + disc(x, y, r, colour, 0.85)
  );
}

/** The colour of a layer: 0 is farthest, 1 is nearest. */
export function depth({ far, near }: Palette, part: number): string {
  return mix(far, near, part);
}

/** The edge of a range of hills: points from left to right, by halving and displacing. */
export function ridge(
  chance: () => number,
  y: number,
  high: number,
  rough: number,
  halvings = 5,
): Point[] {
  let points: Point[] = [
    [-10, y + (chance() - 0.5) * high],
    [WIDE + 10, y + (chance() - 0.5) * high],
  ];
  let reach = high;
  for (let i = 0; i < halvings; i++) {
    points = points.flatMap((point, at) => {
      const next = points[at + 1];
      if (!next) return [point];
      const middle: Point = [
        (point[0] + next[0]) / 2,
        (point[1] + next[1]) / 2 + (chance() - 0.5) * reach * 2,
      ];
      return [point, middle];
    });
    reach *= rough;
  }
  return points;
}

/** Everything below an edge. */
export function ground(edge: readonly Point[], soft = false): string {
  const line = soft ? curve(edge) : poly(edge, false);
  return `${line}L${WIDE + 10} ${HIGH + 10}L-10 ${HIGH + 10}Z`;
}

/** Things in rows, every second row shifted by half. */
export function tiled(
  across: number,
  down: number,
  draw: (x: number, y: number, n: number) => string,
): string {
  let tiles = '';
  let n = 0;
  for (let row = -1; row * down < HIGH + down; row++) {
    for (let column = -1; column * across < WIDE + across; column++) {
      tiles += draw(column * across + (row % 2 === 0 ? 0 : across / 2), row * down, n++);
    }
  }
  return tiles;
}

/** Rays from a point. */
export function rays(
  x: number,
  y: number,
  n: number,
  colour: string,
  opacity: number,
  spread = 0.5,
): string {
  const reach = 320;
  return Array.from({ length: n }, (_, i) => {
    const [from, to] = [i, i + spread].map(turn => (turn / n) * Math.PI * 2 - Math.PI / 2);
    return fill(
      poly([
        [x, y],
        [x + Math.cos(from!) * reach, y + Math.sin(from!) * reach],
        [x + Math.cos(to!) * reach, y + Math.sin(to!) * reach],
      ]),
      colour,
      opacity,
    );
  }).join('');
}

export function stars(chance: () => number, n: number, colour: string, below = 120): string {
  return Array.from({ length: n }, () =>
    disc(chance() * WIDE, chance() * below, 0.5 + chance() * 1.3, colour, 0.3 + chance() * 0.6),
  ).join('');
}
