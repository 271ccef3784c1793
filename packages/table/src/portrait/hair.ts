import type { Stroke } from './stroke.ts';
import { darker, flat, lighter, line, part } from './stroke.ts';

type Grown = (colour: string) => Stroke[];

/** A few strands in the light and in the shade. */
const strands = (colour: string, light: string, dark: string): Stroke[] => [
  { ...line(dark, 1.2, darker(colour, 0.45)), opacity: 0.6 },
  { ...line(light, 1.3, lighter(colour, 0.4)), opacity: 0.55 },
];

/** Hair that falls behind the shoulders. */
export const BEHIND = {
  long: c => [
    part(
      'M27 48C24 26 36 14 50 14S76 26 73 48C73 64 78 78 74 88C66 92 34 92 26 88C22 78 27 64 27 48Z',
      c,
    ),
    ...strands(c, 'M29 60Q27 74 29 84', 'M71 58Q74 74 71 86M67 66Q69 78 66 88'),
  ],
  braids: c => [
    part('M28 46C26 26 36 15 50 15S74 26 72 46V62H28Z', c),
    part(
      'M27 58C22 66 24 74 26 80C24 86 27 92 30 95C35 92 36 86 33 80C36 74 35 66 33 60ZM73 58C78 66 76 74 74 80C76 86 73 92 70 95C65 92 64 86 67 80C64 74 65 66 67 60Z',
      c,
    ),
    ...strands(c, 'M26 66L33 71M26 76L33 80', 'M67 66L74 71M67 76L74 80M26 85L32 88M68 88L74 85'),
  ],
  curls: c => [
    part(
      'M28 44C22 40 24 30 30 27C30 18 40 12 47 15C54 10 66 14 68 22C76 26 78 36 73 41C80 48 77 58 72 60C72 66 66 68 64 66H36C32 68 27 64 28 60C21 57 21 48 28 44Z',
      c,
    ),
  ],
} satisfies Record<string, Grown>;

const TOP = 'M34 26Q40 19 47 18M36 31Q40 25 45 23';

/** Hair over the forehead. */
export const ABOVE = {
  short: c => [
    part(
      'M29 42C26 24 38 14 51 14C65 14 74 24 71 42C69 38 68 34 66 32C60 34 46 33 40 27C36 31 31 35 29 42Z',
      c,
    ),
    ...strands(c, TOP, 'M58 18Q66 22 68 31M52 17Q60 22 62 30'),
  ],
  bowl: c => [
    part(
      'M27 50C23 26 36 13 50 13S77 26 73 50C71 46 70 42 69 39C58 42 42 42 31 39C30 42 29 46 27 50Z',
      c,
    ),
    ...strands(c, TOP, 'M60 18Q68 26 69 37M53 16Q58 26 58 39M44 20Q41 30 42 39'),
  ],
  long: c => [
    part('M28 46C26 24 38 15 50 15S74 24 72 46C70 38 64 33 52 27C46 34 32 36 28 46Z', c),
    ...strands(c, 'M33 32Q38 22 48 19', 'M56 20Q66 24 69 36M54 24Q62 29 66 36'),
  ],
  braids: c => [
    part('M28 44C27 24 38 15 50 15S73 24 72 44C68 34 58 30 50 21C42 30 32 34 28 44Z', c),
    ...strands(c, 'M32 34Q38 24 48 18', 'M54 19Q64 24 68 34'),
  ],
  curls: c => [
    part(
      'M29 40C27 30 34 20 42 21C46 16 56 17 59 21C67 20 73 31 71 40C68 37 66 33 62 33C59 36 54 34 51 32C47 36 41 35 38 32C34 33 31 37 29 40Z',
      c,
    ),
    ...strands(c, 'M34 30a4 4 0 0 1 6 -4M45 26a4 4 0 0 1 6 -3', 'M57 28a4 4 0 0 1 6 2'),
  ],
  tonsure: c => [
    part(
      'M28 50C25 44 26 36 31 33C32 38 34 40 33 46C32 50 31 52 30 54ZM72 50C75 44 74 36 69 33C68 38 66 40 67 46C68 50 69 52 70 54ZM32 31C38 27 62 27 68 31C60 30 40 30 32 31Z',
      c,
      1.6,
    ),
  ],
  swept: c => [
    part(
      'M28 44C24 26 34 12 54 13C68 13 76 26 71 42C70 34 66 30 62 27C52 32 38 30 34 33C31 36 29 40 28 44Z',
      c,
    ),
    ...strands(c, 'M33 29Q42 18 56 17', 'M40 29Q54 28 62 21M62 20Q69 26 70 34'),
  ],
  none: () => [],
} satisfies Record<string, Grown>;

export const BEARDS = {
  none: () => [],
  stubble: c => [
    flat('M32 54C34 66 42 72 50 72S66 66 68 54C64 60 60 58 50 58S36 60 32 54Z', c, 0.3),
  ],
  goatee: c => [
    part('M43 66C45 65 55 65 57 66C58 72 54 79 50 80C46 79 42 72 43 66Z', c, 1.5),
    ...strands(c, 'M46 69Q46 74 49 77', 'M53 69Q54 74 51 78'),
  ],
  full: c => [
    part(
      'M30 48C31 54 34 57 38 56C44 55 46 57 50 57S56 55 62 56C66 57 69 54 70 48C72 64 66 80 50 84C34 80 28 64 30 48Z',
      c,
    ),
    ...strands(c, 'M35 62Q38 72 45 78M41 70Q44 77 49 81', 'M65 62Q62 73 55 79M59 71Q56 78 52 81'),
  ],
  long: c => [
    part(
      'M30 47C31 54 34 57 38 56C44 55 46 57 50 57S56 55 62 56C66 57 69 54 70 47C74 66 66 86 50 100C34 86 26 66 30 47Z',
      c,
    ),
    ...strands(c, 'M36 66Q40 80 48 92M43 74Q46 84 50 93', 'M64 66Q60 80 53 92M57 74Q55 84 52 94'),
  ],
  moustache: () => [],
} satisfies Record<string, Grown>;

/** What grows under the nose: it lies over the mouth. */
export const moustache: Grown = c => [
  part('M50 58C46 56 40 57 34 63C40 65 46 64 50 61C54 64 60 65 66 63C60 57 54 56 50 58Z', c, 1.5),
];

export type BehindName = keyof typeof BEHIND;
export type AboveName = keyof typeof ABOVE;
export type BeardName = keyof typeof BEARDS;
