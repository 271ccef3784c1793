import type { Stroke } from './stroke.ts';
import { darker, disc, flat, GOLD, lighter, line, part } from './stroke.ts';

/** `cloth` is the colour of the garment, `other` goes with it. */
type Hat = (cloth: string, other: string) => Stroke[];

const STEEL = '#b4bfca';
const BRASS = '#8b5a14';

/** The shadow that a brim throws on the forehead. */
const brim = flat('M31 37C40 33 60 33 69 37L69 42C60 37 40 37 31 42Z', '#1a0810', 0.28);

const hood: Hat = c => [
  part(
    'M50 8C30 8 20 26 22 48C23 66 30 76 38 80C32 68 30 56 31 45C32 32 40 26 50 26S68 32 69 45C70 56 68 68 62 80C70 76 77 66 78 48C80 26 70 8 50 8Z',
    c,
  ),
  line('M29 26Q36 15 50 13', 1.4, lighter(c, 0.4)),
];

const coif: Hat = () => [
  {
    ...part(
      'M50 12C32 12 24 28 25 48C26 64 30 76 36 84C46 88 54 88 64 84C70 76 74 64 75 48C76 28 68 12 50 12ZM50 28C60 28 66 34 66 46C66 60 60 70 50 70S34 60 34 46C34 34 40 28 50 28Z',
      '#97a3b0',
    ),
    holes: true,
  },
  flat(
    Array.from(
      { length: 13 },
      (_, i) => `M${30 + (i % 6) * 7} ${18 + Math.floor(i / 6) * 5}a2 2 0 0 0 4 0Z`,
    ).join(''),
    '#4c5866',
    0.8,
  ),
];

const nasal: Hat = c => [
  brim,
  part(
    'M27 40C26 20 38 10 50 8C62 10 74 20 73 40L69 37C60 34 54 35 53.500 37L53 54H47L46.500 37C46 35 40 34 31 37Z',
    STEEL,
  ),
  line('M50 9V35', 1.6, '#5d6975'),
  part('M29.500 33C40 29 60 29 70.500 33L71 37.500C60 33 40 33 29 37.500Z', '#e0b04a', 1.2),
  part('M46 9Q50 -4 62 0Q56 4 54.500 10Z', c, 1.3),
];

const kettle: Hat = () => [
  brim,
  part('M33 30C33 16 42 9 50 9S67 16 67 30Z', '#aab5c0'),
  part('M16 36C24 28 40 27 50 27S76 28 84 36C76 40 62 36 50 36S24 40 16 36Z', '#c3cdd6'),
  flat(disc(34, 31.5, 1) + disc(50, 30, 1) + disc(66, 31.5, 1), '#5d6975'),
];

const crown: Hat = () => [
  brim,
  part('M29 33L26 12L38 22L50 7L62 22L74 12L71 33C60 29 40 29 29 33Z', GOLD),
  line('M30 29.500C40 26 60 26 70 29.500', 1.4, BRASS),
  part(disc(50, 24.5, 2.8), '#b12a20', 1),
  part(disc(36.5, 26.5, 2), '#2258a5', 1),
  part(disc(63.5, 26.5, 2), '#2258a5', 1),
  flat(disc(26, 12, 2) + disc(50, 7, 2.4) + disc(74, 12, 2), '#ffe9a8'),
];

const circlet: Hat = () => [
  part('M29 34C38 30 62 30 71 34L70.500 38C62 34 38 34 29.500 38Z', GOLD, 1.5),
  part('M50 27L54 33L50 38.500L46 33Z', '#3f86d0', 1.3),
];

const mural: Hat = () => [
  brim,
  part('M27 34L25 8H33V14H39V7H46V13H54V7H61V14H67V8H75L73 34C60 29 40 29 27 34Z', GOLD),
  flat(
    'M32 29V23a2.500 2.500 0 0 1 5 0V28ZM47.500 27V20a2.500 2.500 0 0 1 5 0V27ZM63 28V23a2.500 2.500 0 0 1 5 0V29Z',
    '#6b3f0c',
  ),
  line('M26 17H74M27.500 31C40 26.500 60 26.500 72.500 31', 1.2, '#a06a18'),
];

const feather = (colour: string): Stroke[] => [
  part('M60 26C56 12 62 2 74 -1C84 4 82 18 68 28Z', colour, 1.5),
  line('M64 26Q66 12 73 4M66 18L72 16M66.500 13L72 10M68 22L74 20', 1, darker(colour, 0.5)),
];

const cap: Hat = c => [
  brim,
  part('M25 36C24 20 40 10 60 13C72 15 78 24 82 33C70 34 66 30 56 31C44 32 34 33 25 36Z', c),
  line('M30 28Q40 17 56 16', 1.5, lighter(c, 0.4)),
  ...feather('#f4e6c0'),
];

const beret: Hat = c => [
  brim,
  part('M22 30C20 18 36 9 54 10C72 11 84 20 80 30C74 34 62 30 50 30S28 36 22 30Z', c),
  line('M30 24Q38 15 52 14', 1.6, lighter(c, 0.4)),
  part('M29 33C38 29 62 29 71 33L70.500 37C60 33 40 33 29.500 37Z', darker(c, 0.4), 1.4),
  part(disc(71, 24, 3), GOLD, 1.2),
];

const jester: Hat = (c, other) => [
  brim,
  part('M50 14C40 14 30 22 28 36C22 30 14 26 4 32C8 14 28 4 50 14Z', c),
  part('M50 14C60 14 70 22 72 36C78 30 86 26 96 32C92 14 72 4 50 14Z', other),
  part('M28 36C30 20 42 14 50 5C58 14 70 20 72 36C60 31 40 31 28 36Z', '#e9b843'),
  line('M50 9V31', 1.2, BRASS),
  ...[
    [5, 33],
    [95, 33],
    [50, 4],
  ].map(([x, y]) => part(disc(x!, y!, 4.5), '#ffd75e', 1.5)),
];

const wimple: Hat = () => [
  {
    ...part(
      'M50 11C33 11 25 26 26 46C26 66 30 80 26 92C40 98 60 98 74 92C70 80 74 66 74 46C75 26 67 11 50 11ZM50 28C60 28 67 34 67 47C67 60 60 71 50 71S33 60 33 47C33 34 40 28 50 28Z',
      '#fbf4e4',
    ),
    holes: true,
  },
  line('M31 60Q34 76 32 90M69 60Q66 76 68 90M40 76Q48 80 56 76', 1.1, '#c2b291'),
];

const straw: Hat = () => [
  brim,
  part('M34 28C34 14 42 10 50 10S66 14 66 28Z', '#e2bb62'),
  part('M12 34C22 25 36 25 50 25S78 25 88 34C76 38 64 33 50 33S24 38 12 34Z', '#efcd7e'),
  line('M34 26C42 23 58 23 66 26', 2.6, '#9a3a2a'),
  line('M20 32L30 29M70 29L80 32M44 14V22M50 13V22M56 14V22', 0.9, '#a87c2e'),
];

const wizard: Hat = c => [
  brim,
  part('M27 34C34 28 36 14 62 -4C60 10 66 22 73 34C60 29 40 29 27 34Z', c),
  part('M16 37C26 29 38 29 50 29S74 29 84 37C74 40 62 35 50 35S26 40 16 37Z', lighter(c, 0.14)),
  flat(
    'M48 14l1.500 3.500 3.500 .5 -2.500 2.500 .5 3.500 -3 -2 -3 2 .5 -3.500 -2.500 -2.500 3.500 -.5Z',
    '#ffe08a',
  ),
];

const none: Hat = () => [];

export const HATS = {
  none,
  hood,
  coif,
  nasal,
  kettle,
  crown,
  circlet,
  mural,
  cap,
  beret,
  jester,
  wimple,
  straw,
  wizard,
} satisfies Record<string, Hat>;
export type HatName = keyof typeof HATS;

/** Hats that hide the hair on top, and those that hide the ears as well. */
export const HIDES_HAIR: ReadonlySet<HatName> = new Set([
  'hood',
  'coif',
  'nasal',
  'wimple',
  'jester',
]);
export const HIDES_EARS: ReadonlySet<HatName> = new Set(['hood', 'coif', 'wimple']);
