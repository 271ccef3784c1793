import { mix } from '../theme/colour.ts';
import type { Scenery } from './canvas.ts';
import { depth, disc, fill, poly, rays, ring, stars, stroke, sun } from './brush.ts';
import { HIGH, WIDE } from './canvas.ts';

export const fire: Scenery = (p, chance) => {
  const flame = (x: number, h: number, w: number, colour: string, opacity: number): string =>
    fill(
      `M${x - w} 230C${x - w * 1.3} ${230 - h * 0.4} ${x - w * 0.1} ${230 - h * 0.5} ${x - w * 0.2} ${230 - h}C${x + w * 0.5} ${230 - h * 0.75} ${x + w * 0.3} ${230 - h * 0.6} ${x + w * 0.7} ${230 - h * 0.66}C${x + w * 0.6} ${230 - h * 0.4} ${x + w * 1.4} ${230 - h * 0.3} ${x + w} 230Z`,
      colour,
      opacity,
    );
  const rows = [0, 0.4, 0.75, 1].map(k =>
    Array.from({ length: 7 }, (_, i) => {
      const aside = 0.62 + Math.abs(i - 3) * 0.16;
      return flame(
        i * 40 + (chance() - 0.5) * 22,
        (190 - k * 110) * aside * (0.8 + chance() * 0.4),
        22 + chance() * 12,
        mix(depth(p, k), p.light, k * 0.5),
        0.9,
      );
    }).join(''),
  );
  const embers = Array.from({ length: 26 }, () =>
    disc(chance() * WIDE, chance() * 170, 0.7 + chance() * 1.9, p.light, 0.7),
  );
  return disc(120, 120, 90, p.light, 0.14) + rows.join('') + embers.join('');
};

export const ice: Scenery = (p, chance) => {
  const shard = (x: number, y: number, h: number, w: number, lean: number, k: number): string => {
    const tip: [number, number] = [x + lean, y - h];
    return (
      fill(
        poly([[x - w, y], [x - w * 0.8 + lean * 0.6, y - h * 0.7], tip, [x, y]]),
        mix(depth(p, k), p.light, 0.28),
        0.95,
      ) +
      fill(
        poly([[x, y], tip, [x + w * 0.8 + lean * 0.6, y - h * 0.64], [x + w, y]]),
        depth(p, k),
        0.95,
      ) +
      stroke(poly([tip, [x, y]], false), p.light, 1, 0.5)
    );
  };
  const row = (n: number, y: number, h: number, k: number): string =>
    Array.from({ length: n }, (_, i) => {
      const x = (i + 0.5) * (WIDE / n) + (chance() - 0.5) * 14;
      const aside = 0.4 + Math.min(1, Math.abs(x - 120) / 100) * 0.75;
      return shard(
        x,
        y,
        h * aside * (0.75 + chance() * 0.5),
        9 + chance() * 9,
        (x - 120) * 0.22 + (chance() - 0.5) * 14,
        k,
      );
    }).join('');
  return (
    rays(120, 60, 14, p.light, 0.07, 0.5) +
    row(10, 190, 150, 0.1) +
    row(9, 214, 128, 0.45) +
    row(8, 232, 92, 0.85) +
    stars(chance, 34, p.light, HIGH)
  );
};

export const wind: Scenery = (p, chance) => {
  const gust = (y: number, k: number, w: number, flip: 1 | -1): string => {
    const x = flip === 1 ? 0 : WIDE;
    const at = (n: number): number => x + flip * n;
    return stroke(
      `M${at(-10)} ${y}C${at(60)} ${y - 26} ${at(110)} ${y + 16} ${at(160)} ${y - 8}C${at(206)} ${y - 32} ${at(216)} ${y - 66} ${at(186)} ${y - 64}C${at(166)} ${y - 62} ${at(166)} ${y - 40} ${at(184)} ${y - 42}`,
      mix(depth(p, k), p.light, 0.3),
      w,
      0.7,
    );
  };
  return (
    [0, 1, 2, 3, 4, 5, 6]
      .map(i => gust(30 + i * 34, i / 6, 9 - (i % 3) * 2.6, i % 2 === 0 ? 1 : -1))
      .join('') +
    Array.from({ length: 14 }, () =>
      stroke(`M${chance() * WIDE} ${chance() * HIGH}q20 -8 46 0`, p.light, 1.2, 0.4),
    ).join('') +
    disc(120, 104, 62, p.light, 0.12)
  );
};

export const thorns: Scenery = (p, chance) => {
  const vine = (
    path: string,
    points: readonly (readonly [number, number, number])[],
    k: number,
  ): string =>
    stroke(path, depth(p, k), 7, 1) +
    stroke(path, mix(depth(p, k), p.light, 0.25), 1.6, 0.6) +
    points
      .map(
        ([x, y, a]) =>
          `<path transform="translate(${x} ${y}) rotate(${a})" d="M-4 0L0 -15L4 0Z" fill="${depth(p, k)}"/>`,
      )
      .join('');
  const rose = (x: number, y: number, r: number): string =>
    [1, 0.74, 0.48, 0.24]
      .map((s, i) =>
        disc(x + i, y - i, r * s, i % 2 === 0 ? mix(p.light, p.near, 0.3) : p.light, 0.85),
      )
      .join('');
  return (
    disc(120, 104, 84, p.light, 0.1) +
    vine(
      'M-10 40C60 20 80 96 30 130C-6 156 40 210 80 230',
      [
        [34, 32, 10],
        [58, 66, 70],
        [44, 116, 140],
        [14, 152, -80],
        [38, 194, 60],
      ],
      0.35,
    ) +
    vine(
      'M250 20C190 30 160 80 214 112C250 136 200 196 160 230',
      [
        [208, 40, -30],
        [188, 82, -100],
        [222, 118, 60],
        [212, 164, 100],
      ],
      0.55,
    ) +
    vine(
      'M-10 190C70 160 170 236 250 184',
      [
        [40, 180, -8],
        [92, 190, 20],
        [150, 206, 4],
        [206, 198, -16],
      ],
      1,
    ) +
    rose(32, 66, 13) +
    rose(212, 76, 14) +
    rose(60, 196, 12) +
    rose(190, 200, 11) +
    stars(chance, 12, p.light, HIGH)
  );
};

export const leaves: Scenery = (p, chance) => {
  const leaf = (x: number, y: number, s: number, a: number, k: number): string =>
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${a.toFixed(0)}) scale(${s.toFixed(2)})"><path d="M0 0C22 -18 22 -52 0 -78C-22 -52 -22 -18 0 0Z" fill="${depth(p, k)}"/><path d="M0 0V-70M0 -18L9 -30M0 -18L-9 -30M0 -36L8 -48M0 -36L-8 -48" stroke="${mix(depth(p, k), p.light, 0.35)}" stroke-width="1.6" fill="none" opacity="0.7"/></g>`;
  const ringOf = (n: number, r: number, s: number, k: number): string =>
    Array.from({ length: n }, (_, i) => {
      const a = (i / n) * 360 + chance() * 16;
      const t = (a * Math.PI) / 180;
      return leaf(
        120 + Math.cos(t) * r,
        104 + Math.sin(t) * r * 0.95,
        s * (0.85 + chance() * 0.3),
        a + 90 + (chance() - 0.5) * 40,
        k,
      );
    }).join('');
  return (
    disc(120, 104, 100, p.light, 0.18) +
    ringOf(18, 70, 0.9, 0.15) +
    ringOf(18, 92, 1, 0.5) +
    ringOf(18, 118, 1.15, 0.9) +
    disc(120, 104, 58, p.light, 0.13)
  );
};

/** A storm that gathers. */
export const storm: Scenery = (p, chance) => {
  const cloud = (x: number, y: number, s: number, k: number): string =>
    [
      [0, 0, 30],
      [-30, 8, 22],
      [30, 8, 24],
      [-54, 16, 14],
      [56, 16, 15],
      [0, 18, 26],
    ]
      .map(([dx, dy, r]) => disc(x + dx! * s, y + dy! * s, r! * s, depth(p, k)))
      .join('');
  const bolt = (x: number, y: number, s: number): string =>
    fill(
      `M${x} ${y}l${-14 * s} ${38 * s}h${12 * s}l${-12 * s} ${44 * s}l${32 * s} ${-56 * s}h${-14 * s}l${12 * s} ${-26 * s}Z`,
      p.light,
      0.8,
    );
  return (
    rays(120, 210, 20, p.light, 0.07, 0.5) +
    cloud(60, 30, 1.1, 0) +
    cloud(190, 36, 1.2, 0.2) +
    bolt(48, 62, 0.9) +
    bolt(206, 70, 1.1) +
    cloud(20, 20, 1, 0.6) +
    cloud(120, 8, 1.4, 0.75) +
    cloud(226, 18, 1.1, 0.65) +
    Array.from({ length: 30 }, () =>
      stroke(`M${chance() * 260} ${80 + chance() * 140}l-6 16`, p.light, 1, 0.3),
    ).join('') +
    cloud(30, 216, 1.2, 0.85) +
    cloud(130, 224, 1.4, 1) +
    cloud(220, 214, 1.2, 0.9)
  );
};

/** Magic that pools and turns. */
export const arcane: Scenery = (p, chance) =>
  Array.from(
    { length: 5 },
    (_, i) =>
      `<path transform="rotate(${i * 72} 120 104)" d="M120 104C150 60 200 60 230 20C214 84 168 92 120 104Z" fill="${depth(p, i / 4)}" opacity="0.8"/>`,
  ).join('') +
  ring(120, 104, 66, p.light, 1.6, 0.5) +
  ring(120, 104, 96, p.light, 1, 0.35) +
  stars(chance, 44, p.light, HIGH) +
  sun(120, 104, 14, p.light);
