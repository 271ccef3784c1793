// A face and what it shows: brows, eyes, mouth.
import type { Stroke } from './stroke.ts';
import { darker, disc, flat, GOLD, INK, line, part } from './stroke.ts';

export const HEADS = {
  oval: 'M30.500 43C30.500 28 39 21 50 21S69.500 28 69.500 43C69.500 58 61 72 50 72S30.500 58 30.500 43Z',
  round: 'M29 45C29 29 38 21 50 21S71 29 71 45C71 60 62 70 50 70S29 60 29 45Z',
  square: 'M30 42C30 28 39 21 50 21S70 28 70 42L69 58C68 66 58 73 50 73S32 66 31 58Z',
  long: 'M32 42C32 27 40 20 50 20S68 27 68 42C68 60 60 76 50 76S32 60 32 42Z',
} as const;

/** Where a face looks: across from -1 (its right, our left) to 1, and up (-1) or down (1). */
export interface Gaze {
  readonly across: number;
  readonly down: number;
}

export type EyesName = 'open' | 'half' | 'wide' | 'happy' | 'shut';
export type BrowsName = 'level' | 'raised' | 'stern' | 'quirk' | 'worried' | 'proud';
export type MouthName = 'soft' | 'flat' | 'purse' | 'smirk' | 'frown' | 'grin' | 'beam' | 'o';

const WHITE = '#fffaf0';

function eye(x: number, kind: EyesName, iris: string, lid: string, gaze: Gaze): Stroke[] {
  if (kind === 'happy') return [line(`M${x - 5} 48.500Q${x} 42 ${x + 5} 48.500`, 2.3)];
  if (kind === 'shut') return [line(`M${x - 4.5} 47Q${x} 50 ${x + 4.5} 47`, 2.1)];
  const [px, py] = [x + gaze.across * 2, 47.2 + gaze.down * 1.5];
  const [wide, high] = kind === 'wide' ? [4.9, 4.9] : [4.7, 3.9];
  const isHalf = kind === 'half';
  const top = isHalf ? 45.6 : 42.4 - (kind === 'wide' ? 0.8 : 0);
  return [
    flat(disc(x, 47, wide, high), WHITE),
    flat(disc(px, py, 2.7), iris),
    flat(disc(px, py, 1.5), '#120a08'),
    flat(disc(px - 0.9, py - 1, 0.85), '#ffffff'),
    ...(isHalf ? [flat(`M${x - 5} 42.500H${x + 5}V46Q${x} 45 ${x - 5} 46Z`, lid)] : []),
    line(`M${x - 5} 46.700Q${x} ${top} ${x + 5} 46.700`, 1.9),
    {
      ...line(`M${x - 3.6} 50.600Q${x} 51.800 ${x + 3.6} 50.600`, 1, darker(lid, 0.4)),
      opacity: 0.6,
    },
  ];
}

/** Both eyes; where a patch lies, there is none to be seen. */
export const eyes = (kind: EyesName, iris: string, lid: string, gaze: Gaze): Stroke[] => [
  ...eye(40, kind, iris, lid, gaze),
  ...eye(60, kind, iris, lid, gaze),
];

/** How far the outer and the inner end of the left and of the right brow are from level. */
const BROWS: Readonly<Record<BrowsName, readonly [number, number, number, number]>> = {
  level: [0, 0, 0, 0],
  raised: [-3.5, -4, -3.5, -4],
  stern: [0, 2.8, 0, 2.8],
  quirk: [1, 2, -4.5, -4.5],
  worried: [1, -2.5, 1, -2.5],
  proud: [-2, 1.5, -2, 1.5],
};

export function brows(kind: BrowsName, colour: string): Stroke {
  const [a, b, c, d] = BROWS[kind];
  const left = `M35 ${40.5 + a}Q40 ${37 + (a + b) / 2} 45 ${40 + b}`;
  const right = `M65 ${40.5 + c}Q60 ${37 + (c + d) / 2} 55 ${40 + d}`;
  return line(left + right, 2.6, colour);
}

const GRIN = 'M40.500 60.500Q50 63 59.500 60.500Q58 71.500 50 71.500T40.500 60.500Z';

const MOUTHS: Readonly<Record<MouthName, readonly Stroke[]>> = {
  soft: [line('M43.500 62.500Q50 66.500 56.500 62.500', 2.2)],
  flat: [line('M44 63.500H56', 2.2)],
  purse: [line('M46.500 64Q51 61.500 56 63.500', 2.3)],
  smirk: [line('M43.500 63.500Q51 66.500 58 60.500', 2.3)],
  frown: [line('M44 65Q50 61 56 65', 2.2)],
  beam: [
    line('M41.500 60.500Q50 69.500 58.500 60.500', 2.4),
    line('M40.500 60q.6 -1.500 2 -1.500M59.500 60q-.6 -1.500 -2 -1.500', 1.5),
  ],
  grin: [
    flat(GRIN, '#5a1512'),
    flat('M41.500 61Q50 63.300 58.500 61Q58.200 64 57.600 65Q50 67 42.400 65Z', WHITE),
    flat('M44 69.500Q50 66.500 56 69.500Q54 71.500 50 71.500T44 69.500Z', '#c2524a'),
    line(GRIN, 1.8),
  ],
  o: [flat(disc(50, 64.5, 3, 3.6), '#5a1512'), line(disc(50, 64.5, 3, 3.6), 1.6)],
};

/** A mouth, with the light on the lip below it. */
export const mouth = (kind: MouthName, skin: string): Stroke[] => [
  ...MOUTHS[kind],
  {
    ...line('M46.500 68Q50 69.300 53.500 68', 1.6, darker(skin, 0.3)),
    opacity: kind === 'grin' || kind === 'o' ? 0 : 0.45,
  },
];

export const nose = (skin: string): Stroke[] => [
  flat('M50 46C54 50 55.500 55 53 57.500C51 58.500 49.500 58 50 57Z', darker(skin, 0.28), 0.7),
  line(
    'M50.500 48C51.500 51 53.500 54 52.500 56C51.500 57.300 49 57.200 48 56.400',
    1.5,
    darker(skin, 0.62),
  ),
  flat('M46.500 47.500C47.500 45 48.500 46 49 52L47 55Z', '#ffffff', 0.25),
];

/** What may be on a face. Those before the eyes lie on the skin, the others over all of it. */
export const ON_SKIN = {
  freckles: [
    flat(
      [35, 38.5, 41, 59, 61.5, 65]
        .map((x, i) => disc(x, 54.5 + (i % 3 === 1 ? 2 : 0), 0.9))
        .join(''),
      '#a5562c',
      0.75,
    ),
  ],
  rouge: [flat(disc(36, 57, 4.6) + disc(64, 57, 4.6), '#d8402c', 0.5)],
  scar: [line('M62 36L66 57M61.500 44l4 -1M62.500 50l4 -1', 1.6, '#a4483c')],
} satisfies Record<string, Stroke[]>;

export const OVER_FACE = {
  glasses: [
    flat(disc(40, 47, 6.8) + disc(60, 47, 6.8), '#e8f6ff', 0.2),
    line(
      `${disc(40, 47, 6.8)}${disc(60, 47, 6.8)}M46.500 46Q50 44 53.500 46M33 46L29.500 45M67 46L70.500 45`,
      1.6,
      '#c99a36',
    ),
    { ...line('M36 44.500L39 42M56 44.500L59 42', 1.4, '#ffffff'), opacity: 0.8 },
  ],
  patch: [
    line('M30 36L70 52', 1.8),
    part('M33.500 43.500Q40 41 46 45Q46.500 53 40 53.500Q33.500 52 33.500 43.500Z', '#2a201c', 1.2),
  ],
  earring: [part(disc(72, 59, 2.8), GOLD, 1.3)],
  kohl: [line('M34.500 47L31.500 45M65.500 47L68.500 45', 1.8, INK)],
} satisfies Record<string, Stroke[]>;

export type ExtraName = keyof typeof ON_SKIN | keyof typeof OVER_FACE;
