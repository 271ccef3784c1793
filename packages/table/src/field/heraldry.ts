import { mix } from '../theme/colour.ts';
import type { Scenery } from './canvas.ts';
import { depth, disc, fill, poly, rays, ring, stars, stroke, sun, tiled } from './brush.ts';
import { HIGH, WIDE } from './canvas.ts';

/** Masonry. */
export const masonry: Scenery = (p, chance) =>
  tiled(
    40,
    20,
    (x, y) =>
      `<rect x="${x + 1}" y="${y + 1}" width="38" height="18" rx="2" fill="${mix(depth(p, chance()), p.light, chance() * 0.14)}"/>`,
  ) +
  disc(120, 104, 80, p.light, 0.1) +
  disc(120, 104, 52, p.light, 0.14);

/** Chevrons. */
export const chevrons: Scenery = p =>
  Array.from({ length: 8 }, (_, i) => {
    const y = -50 + i * 42;
    return (
      fill(
        poly([
          [-10, y + 70],
          [120, y],
          [250, y + 70],
          [250, y + 91],
          [120, y + 21],
          [-10, y + 91],
        ]),
        depth(p, 0.15 + i * 0.1),
      ) +
      stroke(
        poly(
          [
            [-10, y + 70],
            [120, y],
            [250, y + 70],
          ],
          false,
        ),
        p.light,
        1.2,
        0.35,
      )
    );
  }).join('') + disc(120, 100, 62, p.light, 0.12);

/** Lozenges under a crescent. */
export const lozenges: Scenery = (p, chance) =>
  tiled(40, 30, (x, y, n) =>
    fill(
      poly([
        [x, y - 30],
        [x + 20, y],
        [x, y + 30],
        [x - 20, y],
      ]),
      depth(p, n % 2 === 0 ? 0.1 + chance() * 0.3 : 0.6 + chance() * 0.4),
      0.9,
    ),
  ) +
  stars(chance, 22, p.light, 180) +
  `<path d="M182 22a30 30 0 1 0 22 50a24 24 0 1 1 -22 -50Z" fill="${p.light}" opacity="0.55"/>`;

/** Light from above. */
export const radiance: Scenery = p =>
  rays(120, 96, 16, p.light, 0.16, 0.5) +
  rays(120, 96, 16, p.light, 0.1, 0.26) +
  ring(120, 96, 78, p.light, 2, 0.5) +
  ring(120, 96, 84, p.light, 0.8, 0.5) +
  disc(120, 96, 74, p.light, 0.1) +
  disc(120, 96, 46, p.light, 0.14);

/** Damask. */
export const damask: Scenery = p =>
  tiled(48, 44, (x, y) => {
    const leaf = `M${x} ${y - 20}C${x + 12} ${y - 8} ${x + 5} ${y - 2} ${x} ${y + 16}C${x - 5} ${y - 2} ${x - 12} ${y - 8} ${x} ${y - 20}Z`;
    const curl = `M${x - 3} ${y + 9}C${x - 20} ${y + 9} ${x - 19} ${y - 8} ${x - 10} ${y - 7}M${x + 3} ${y + 9}C${x + 20} ${y + 9} ${x + 19} ${y - 8} ${x + 10} ${y - 7}`;
    return fill(leaf, p.light, 0.3) + stroke(curl, p.light, 2.2, 0.3);
  }) +
  disc(120, 104, 84, depth(p, 0), 0.28) +
  disc(120, 104, 58, p.light, 0.08);

/** Drapery, drawn aside. */
export const drapery: Scenery = p => {
  const fold = (x: number, w: number, k: number): string =>
    fill(
      `M${x} -10C${x + w * 0.4} 70 ${x - w * 0.5} 150 ${x} 230L${x + w} 230C${x + w * 0.6} 150 ${x + w * 1.4} 70 ${x + w} -10Z`,
      depth(p, k),
    );
  return (
    Array.from({ length: 13 }, (_, i) =>
      fold(
        -12 + i * 20,
        20,
        i % 2 === 0 ? 0.15 + Math.abs(i - 6) * 0.1 : 0.4 + Math.abs(i - 6) * 0.1,
      ),
    ).join('') +
    disc(120, 98, 90, p.light, 0.1) +
    disc(120, 98, 58, p.light, 0.14) +
    stroke('M-10 12C40 44 80 34 120 14C160 34 200 44 250 12', p.light, 4, 0.55) +
    stroke('M-10 20C40 52 80 42 120 22C160 42 200 52 250 20', p.light, 1.4, 0.4)
  );
};

/** Scales: armour. */
export const scales: Scenery = (p, chance) =>
  tiled(
    34,
    21,
    (x, y) =>
      `<path d="M${x - 17} ${y - 17}v17a17 17 0 0 0 34 0v-17Z" fill="${depth(p, 0.15 + chance() * 0.55)}" stroke="${mix(p.near, '#000000', 0.3)}" stroke-width="1.4"/>` +
      stroke(`M${x - 12} ${y + 4}a13 13 0 0 0 24 0`, p.light, 1.4, 0.3),
  ) + disc(120, 100, 66, p.light, 0.1);

/** Blows: melee. */
export const slashes: Scenery = (p, chance) =>
  Array.from({ length: 12 }, (_, i) => {
    const x = -120 + i * 34 + chance() * 12;
    const w = 5 + chance() * 11;
    return fill(
      poly([
        [x, 230],
        [x + 150 + chance() * 30, -12],
        [x + 158 + w, -12],
        [x + w, 230],
      ]),
      depth(p, chance()),
      0.85,
    );
  }).join('') +
  [40, 96, 168]
    .map(x =>
      fill(`M${x - 50} 214Q${x + 14} 110 ${x + 76} 6Q${x + 34} 116 ${x - 50} 214Z`, p.light, 0.2),
    )
    .join('') +
  disc(120, 104, 60, p.light, 0.12);

/** A mark to shoot at: ranged. */
export const target: Scenery = (p, chance) =>
  [150, 124, 98, 72, 46]
    .map((r, i) => disc(120, 104, r, depth(p, i % 2 === 0 ? 0.9 - i * 0.1 : 0.3), 1))
    .join('') +
  disc(120, 104, 22, p.light, 0.2) +
  Array.from({ length: 9 }, () => {
    const [x, y] = [chance() * 260 - 20, chance() * 200];
    return (
      stroke(`M${x} ${y}l40 22`, p.light, 1.4, 0.3) +
      stroke(`M${x} ${y}l7 -1m-7 1l3 6`, p.light, 1.4, 0.35)
    );
  }).join('');

/** A circle of signs. */
export const runes: Scenery = (p, chance) => {
  const signs = Array.from({ length: 18 }, (_, i) => {
    const angle = i * 20;
    const sign = [
      'M-4 -6V6M-4 -2L4 -6M-4 3L4 -1',
      'M0 -7V7M-5 -2L0 -7L5 -2',
      'M-4 -6L4 0L-4 6',
      'M-4 -6V6M4 -6V6M-4 0H4',
      'M0 -7L5 0L0 7L-5 0Z',
      'M-4 6V-6L4 6V-6',
    ][Math.floor(chance() * 6)]!;
    return `<g transform="rotate(${angle} 120 104) translate(120 16)"><path d="${sign}" fill="none" stroke="${p.light}" stroke-width="1.8" opacity="0.65"/></g>`;
  });
  return (
    disc(120, 104, 150, depth(p, 0.75)) +
    disc(120, 104, 104, depth(p, 0.4)) +
    ring(120, 104, 102, p.light, 1.4, 0.5) +
    ring(120, 104, 74, p.light, 1.4, 0.5) +
    signs.join('') +
    rays(120, 104, 24, p.light, 0.05, 0.4) +
    disc(120, 104, 70, p.light, 0.13) +
    disc(120, 104, 40, p.light, 0.15)
  );
};

/** Rays on cloth of state. */
export const state: Scenery = p =>
  rays(120, 230, 28, depth(p, 0), 0.55, 0.5) +
  tiled(40, 40, (x, y) =>
    fill(`M${x} ${y - 8}l2.6 5.4 5.4 2.6-5.4 2.6-2.6 5.4-2.6-5.4-5.4-2.6 5.4-2.6Z`, p.light, 0.45),
  ) +
  disc(120, 104, 80, depth(p, 0), 0.35) +
  disc(120, 104, 56, p.light, 0.12);

/** Rings of light around a middle: orbs. */
export const orbs: Scenery = (p, chance) =>
  stars(chance, 40, p.light, HIGH) +
  [106, 84, 62]
    .map(
      (r, i) =>
        `<ellipse cx="120" cy="104" rx="${r}" ry="${r * 0.42}" fill="none" stroke="${p.light}" stroke-width="1.6" opacity="0.5" transform="rotate(${-28 + i * 34} 120 104)"/>` +
        disc(120 + r * Math.cos(i * 2.2), 104 + r * 0.5 * Math.sin(i * 2.2), 3.4, p.light, 0.8),
    )
    .join('') +
  disc(120, 104, 78, depth(p, 0), 0.45) +
  disc(120, 104, 56, p.light, 0.13) +
  disc(120, 104, 34, p.light, 0.16);

/** Beams. */
export const beams: Scenery = (p, chance) =>
  Array.from(
    { length: 15 },
    (_, i) =>
      `<rect x="${i * 17 - 8 + chance() * 6}" y="-10" width="${3 + chance() * 12}" height="${HIGH + 20}" fill="${depth(p, chance())}" opacity="0.8"/>`,
  ).join('') +
  [64, 120, 176]
    .map((x, i) =>
      fill(
        poly([
          [x - 4, -10],
          [x + 4, -10],
          [x + 26, 230],
          [x - 26, 230],
        ]),
        p.light,
        i === 1 ? 0.2 : 0.12,
      ),
    )
    .join('') +
  disc(120, 100, 64, p.light, 0.13);

/** A map: quests. */
export const map: Scenery = (p, chance) => {
  const lines = Array.from({ length: 7 }, (_, i) => {
    const blob = (cx: number, cy: number, r: number): string => {
      const points = Array.from({ length: 14 }, (_, k) => {
        const a = (k / 14) * Math.PI * 2;
        const d = r * (0.85 + 0.3 * Math.sin(k * 1.7 + cx));
        return `${(cx + Math.cos(a) * d).toFixed(1)} ${(cy + Math.sin(a) * d * 0.75).toFixed(1)}`;
      });
      return `M${points.join('L')}Z`;
    };
    return (
      stroke(blob(52, 64, 12 + i * 13), p.light, 1.2, 0.32) +
      stroke(blob(204, 164, 10 + i * 12), p.light, 1.2, 0.32)
    );
  });
  const rose = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (a, i) =>
      `<path transform="rotate(${a} 120 104)" d="M120 ${i % 2 === 0 ? 14 : 46}L127 104L120 104Z" fill="${p.light}" opacity="0.3"/><path transform="rotate(${a} 120 104)" d="M120 ${i % 2 === 0 ? 14 : 46}L113 104L120 104Z" fill="${p.near}" opacity="0.45"/>`,
  );
  const path = `M14 206C50 170 70 196 92 172M150 60C176 40 196 62 226 26`;
  return (
    lines.join('') +
    ring(120, 104, 82, p.light, 1.4, 0.4) +
    rose.join('') +
    disc(120, 104, 58, depth(p, 0.7), 0.4) +
    `<path d="${path}" fill="none" stroke="${p.light}" stroke-width="2.4" stroke-dasharray="6 6" opacity="0.55"/>` +
    stars(chance, 0, p.light)
  );
};

/** Plain cloth, for a field that nobody has painted. */
export const plain: Scenery = (p, chance) =>
  tiled(24, 24, (x, y) =>
    fill(
      poly([
        [x, y - 12],
        [x + 12, y],
        [x, y + 12],
        [x - 12, y],
      ]),
      depth(p, 0.2 + chance() * 0.5),
      0.5,
    ),
  ) +
  sun(120, 100, 22, p.light) +
  fill(
    poly([
      [0, HIGH],
      [WIDE, HIGH],
      [WIDE, HIGH - 20],
      [0, HIGH - 20],
    ]),
    p.near,
    0.4,
  );
