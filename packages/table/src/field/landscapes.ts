import { mix } from '../theme/colour.ts';
import type { Point } from './brush.ts';
import type { Scenery } from './canvas.ts';
import { curve, depth, fill, ground, poly, ridge, sun } from './brush.ts';

const layers = (n: number): number[] => Array.from({ length: n }, (_, i) => i / (n - 1));

export const hills: Scenery = (p, chance) =>
  sun(176, 62, 20, p.light) +
  layers(5)
    .map(k => fill(ground(ridge(chance, 104 + k * 92, 22, 0.42, 4), true), depth(p, k)))
    .join('');

export const barrens: Scenery = (p, chance) => {
  const mesas = [
    [18, 92, 54, 60],
    [158, 84, 66, 70],
    [96, 108, 34, 40],
  ].map(([x, y, w, h]) =>
    fill(
      poly([
        [x!, y! + h!],
        [x! + 5, y!],
        [x! + w! - 6, y!],
        [x! + w!, y! + h!],
      ]),
      depth(p, 0.15),
    ),
  );
  const dunes = layers(4).map(k => {
    const y = 128 + k * 74;
    const x = chance() * 120 + 40;
    const lit = `M-10 ${y + 14}C${x - 50} ${y - 4} ${x - 16} ${y - 22} ${x} ${y - 24}C${x + 40} ${y + 8} ${x + 90} ${y + 2} 250 ${y - 10}L250 230L-10 230Z`;
    const shade = `M${x} ${y - 24}C${x + 40} ${y + 8} ${x + 90} ${y + 2} 250 ${y - 10}L250 ${y + 40}C${x + 70} ${y + 40} ${x + 10} ${y + 20} ${x} ${y - 24}Z`;
    return fill(lit, depth(p, k)) + fill(shade, mix(depth(p, k), '#000000', 0.2));
  });
  return sun(64, 58, 26, p.light) + mesas.join('') + dunes.join('');
};

export const valley: Scenery = (p, chance) => {
  const slope = (y: number, dip: number, k: number): string => {
    const edge: Point[] = Array.from({ length: 13 }, (_, i) => {
      const x = -10 + i * 21.7;
      const v = Math.abs(x - 120) / 120;
      return [x, y + dip * (1 - v ** 1.25) + (chance() - 0.5) * 7];
    });
    return fill(ground(edge, true), depth(p, k));
  };
  const river =
    'M118 132C136 142 100 152 112 166C126 182 168 186 150 226L64 226C52 190 98 184 98 168C98 152 128 144 114 132Z';
  return (
    sun(120, 74, 19, p.light) +
    slope(66, 50, 0) +
    slope(80, 62, 0.25) +
    slope(88, 78, 0.5) +
    fill(ground(ridge(chance, 152, 4, 0.5), true), depth(p, 0.62)) +
    fill(river, mix(p.light, p.sky[0], 0.35), 0.85) +
    slope(104, 130, 0.9)
  );
};

export const mountains: Scenery = (p, chance) => {
  const peak = (x: number, y: number, w: number, h: number, k: number): string => {
    const top: Point = [x, y - h];
    const jag = (side: 1 | -1): Point[] =>
      [0.3, 0.55, 0.8].map(t => [
        x + side * w * t * (0.9 + chance() * 0.25),
        y - h * (1 - t) + (chance() - 0.5) * 8,
      ]);
    const [left, right] = [jag(-1), jag(1)];
    const rock = poly([top, ...right, [x + w, y], [x - w, y], ...left.reverse()]);
    const shade = poly([
      top,
      ...right,
      [x + w, y],
      [x + w * 0.12, y],
      [x - w * 0.06, y - h * 0.42],
      [x + w * 0.08, y - h * 0.7],
    ]);
    const snow = poly([
      top,
      [x + w * 0.2, y - h * 0.76],
      [x + w * 0.08, y - h * 0.7],
      [x + w * 0.02, y - h * 0.62],
      [x - w * 0.08, y - h * 0.74],
      [x - w * 0.2, y - h * 0.7],
    ]);
    return (
      fill(rock, depth(p, k)) +
      fill(shade, mix(depth(p, k), '#0a0f1c', 0.3)) +
      fill(snow, p.light, 0.75 - k * 0.2)
    );
  };
  return (
    peak(58, 190, 92, 150, 0) +
    peak(190, 190, 96, 164, 0.08) +
    peak(124, 196, 78, 108, 0.35) +
    peak(14, 212, 74, 104, 0.6) +
    peak(226, 214, 70, 96, 0.62) +
    fill(ground(ridge(chance, 196, 10, 0.55)), depth(p, 1))
  );
};

/** A ploughed field at dawn. */
export const furrows: Scenery = (p, chance) => {
  const furrows = Array.from({ length: 15 }, (_, i) => {
    const x = (i - 7) * 46;
    return fill(
      poly([
        [120 + x * 0.16, 128],
        [120 + x * 0.16 + 3, 128],
        [120 + x * 1.7 + 22, 226],
        [120 + x * 1.7, 226],
      ]),
      depth(p, 0.95),
      0.8,
    );
  });
  return (
    sun(120, 112, 30, p.light) +
    fill(ground(ridge(chance, 112, 12, 0.45), true), depth(p, 0)) +
    fill(
      curve([
        [-10, 126],
        [60, 120],
        [120, 124],
        [190, 118],
        [250, 126],
      ]) + 'L250 230L-10 230Z',
      depth(p, 0.45),
    ) +
    furrows.join('')
  );
};
