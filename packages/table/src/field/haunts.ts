import type { Point } from './brush.ts';
import type { Scenery } from './canvas.ts';
import { depth, disc, fill, ground, poly, ridge, stars, stroke, sun } from './brush.ts';
import { HIGH, WIDE } from './canvas.ts';

const layers = (n: number): number[] => Array.from({ length: n }, (_, i) => i / (n - 1));

/** A column that time has bitten off. */
function column(x: number, y: number, width: number, high: number, chance: () => number): string {
  const top = y - high;
  const bite: Point[] = [0, 0.3, 0.6, 1].map(k => [x + width * k, top + chance() * 10]);
  const base = poly([
    [x - 3, y],
    [x - 3, y - 5],
    [x + width + 3, y - 5],
    [x + width + 3, y],
  ]);
  return poly([[x, y], ...bite, [x + width, y]]) + base;
}

export const ruins: Scenery = (p, chance) => {
  const arch = 'M20 190V92C20 52 92 52 92 92V120L84 112L80 122V96C80 68 34 68 34 96V190Z';
  const row = (y: number, k: number, width: number, xs: readonly number[]): string =>
    xs.map(x => fill(column(x, y, width, 40 + chance() * 76, chance), depth(p, k))).join('');
  return (
    sun(160, 70, 24, p.light) +
    fill(ground(ridge(chance, 130, 10, 0.5), true), depth(p, 0)) +
    row(160, 0.25, 10, [102, 128, 152, 214]) +
    fill(ground(ridge(chance, 160, 8, 0.5), true), depth(p, 0.35)) +
    fill(arch, depth(p, 0.6)) +
    row(196, 0.65, 15, [140, 176, 208]) +
    fill(ground(ridge(chance, 192, 8, 0.6), true), depth(p, 0.8)) +
    Array.from({ length: 9 }, () =>
      fill(
        poly(
          [
            [0, 0],
            [9, -5],
            [15, 1],
            [8, 5],
          ].map(([x, y]) => [x! + 0, y! + 0]),
        ),
        depth(p, 1),
      ).replace(
        '<path',
        `<path transform="translate(${Math.round(chance() * 230)} ${Math.round(196 + chance() * 20)})"`,
      ),
    ).join('')
  );
};

function pine(x: number, y: number, high: number): string {
  const half = high * 0.24;
  const tiers = [0, 0.24, 0.48].map(k => {
    const [top, foot, w] = [
      y - high * (1 - k * 0.85),
      y - high * (0.62 - k * 1.05),
      half * (0.5 + k),
    ];
    return poly([
      [x, top],
      [x + w, foot],
      [x + w * 0.3, foot - 2],
      [x - w * 0.3, foot - 2],
      [x - w, foot],
    ]);
  });
  return (
    tiers.join('') +
    poly([
      [x - 2, y - high * 0.2],
      [x + 2, y - high * 0.2],
      [x + 2, y + 6],
      [x - 2, y + 6],
    ])
  );
}

export const forest: Scenery = (p, chance) =>
  sun(120, 58, 22, p.light) +
  layers(4)
    .map(k => {
      const y = 138 + k * 72;
      const high = 58 + k * 66;
      const step = 15 + k * 20;
      let trees = '';
      for (let x = -10; x < WIDE + 20; x += step) {
        // A clearing in the middle, where the emblem stands.
        const aside = Math.min(1, Math.abs(x - 120) / 90);
        trees += pine(
          x + (chance() - 0.5) * step * 0.6,
          y + chance() * 6,
          high * (0.42 + 0.5 * aside + chance() * 0.25),
        );
      }
      return fill(trees + ground(ridge(chance, y, 5, 0.5, 4), true), depth(p, k));
    })
    .join('');

export const swamp: Scenery = (p, chance) => {
  const tree = (x: number, y: number, s: number, k: number): string =>
    stroke(
      `M${x} ${y}C${x + 4 * s} ${y - 30 * s} ${x - 6 * s} ${y - 50 * s} ${x + 2 * s} ${y - 84 * s}M${x} ${y - 40 * s}C${x + 16 * s} ${y - 50 * s} ${x + 20 * s} ${y - 66 * s} ${x + 30 * s} ${y - 72 * s}M${x - 1} ${y - 54 * s}C${x - 14 * s} ${y - 60 * s} ${x - 20 * s} ${y - 76 * s} ${x - 26 * s} ${y - 80 * s}`,
      depth(p, k),
      5 * s,
    );
  const mist = (y: number, o: number): string =>
    `<ellipse cx="${60 + chance() * 120}" cy="${y}" rx="${120 + chance() * 50}" ry="7" fill="${p.light}" opacity="${o}"/>`;
  const reeds = Array.from({ length: 34 }, () => {
    const [x, y, h] = [chance() * WIDE, 226, 30 + chance() * 46];
    const lean = (chance() - 0.5) * 16;
    return (
      stroke(`M${x} ${y}Q${x} ${y - h / 2} ${x + lean} ${y - h}`, depth(p, 1), 1.8) +
      fill(`M${x + lean - 2} ${y - h + 8}q2 -16 4 0q-2 5 -4 0Z`, depth(p, 1))
    );
  });
  return (
    sun(178, 52, 17, p.light) +
    fill(ground(ridge(chance, 112, 12, 0.5), true), depth(p, 0)) +
    mist(118, 0.25) +
    tree(40, 146, 1, 0.3) +
    tree(206, 150, 1.15, 0.35) +
    fill(ground(ridge(chance, 148, 6, 0.5), true), depth(p, 0.45)) +
    mist(152, 0.22) +
    mist(168, 0.16) +
    tree(18, 196, 1.5, 0.75) +
    fill(ground(ridge(chance, 192, 5, 0.5), true), depth(p, 0.8)) +
    mist(196, 0.12) +
    reeds.join('')
  );
};

export const caverns: Scenery = (p, chance) => {
  const teeth = (edge: number, reach: number, down: 1 | -1, k: number): string => {
    const points: Point[] = [[-10, down === 1 ? -10 : HIGH + 10]];
    for (let x = -10; x < WIDE + 20;) {
      const width = 12 + chance() * 20;
      const aside = Math.min(1, 0.28 + Math.abs(x + width / 2 - 120) / 105);
      points.push(
        [x, edge],
        [x + width / 2, edge + down * reach * aside * (0.45 + chance() * 0.75)],
      );
      x += width;
    }
    points.push([WIDE + 10, edge], [WIDE + 10, down === 1 ? -10 : HIGH + 10]);
    return fill(poly(points), depth(p, k));
  };
  return (
    disc(120, 112, 92, p.light, 0.12) +
    disc(120, 112, 62, p.light, 0.16) +
    disc(120, 112, 36, p.light, 0.2) +
    teeth(40, 66, 1, 0) +
    teeth(186, 56, -1, 0) +
    teeth(22, 72, 1, 0.5) +
    teeth(200, 58, -1, 0.5) +
    teeth(4, 76, 1, 1) +
    teeth(214, 56, -1, 1)
  );
};

/** Towers and walls against the evening. */
export const castle: Scenery = (p, chance) => {
  const tower = (x: number, foot: number, w: number, h: number, roof: boolean): string => {
    const top = foot - h;
    const merlons: Point[] = [0, 1, 2].flatMap((i): Point[] => {
      const [a, b] = [x - 3 + (i * (w + 6)) / 2.6, x - 3 + (i * (w + 6)) / 2.6 + (w + 6) / 4.4];
      return [
        [a, top],
        [a, top - 7],
        [b, top - 7],
        [b, top],
      ];
    });
    const cap = roof
      ? poly([
          [x - 5, top],
          [x + w / 2, top - w * 1.5],
          [x + w + 5, top],
        ])
      : poly([[x - 3, top + 6], [x - 3, top], ...merlons, [x + w + 3, top], [x + w + 3, top + 6]]);
    return (
      poly([
        [x, foot],
        [x, top],
        [x + w, top],
        [x + w, foot],
      ]) + cap
    );
  };
  return (
    stars(chance, 26, p.light, 90) +
    sun(120, 96, 26, p.light) +
    fill(ground(ridge(chance, 142, 14, 0.5), true), depth(p, 0)) +
    fill(
      tower(30, 172, 20, 74, true) +
        tower(66, 172, 15, 50, false) +
        tower(164, 172, 15, 54, false) +
        tower(194, 172, 22, 84, true) +
        poly([
          [40, 172],
          [40, 146],
          [206, 146],
          [206, 172],
        ]),
      depth(p, 0.35),
    ) +
    fill(
      tower(2, 206, 28, 96, false) +
        tower(212, 206, 30, 88, false) +
        poly([
          [20, 206],
          [20, 176],
          [224, 176],
          [224, 206],
        ]),
      depth(p, 0.7),
    ) +
    fill(ground(ridge(chance, 200, 7, 0.5), true), depth(p, 1))
  );
};
