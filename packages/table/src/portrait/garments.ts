import type { Stroke } from './stroke.ts';
import { darker, flat, GOLD, INK, lighter, line, part } from './stroke.ts';

type Garment = (cloth: string) => Stroke[];

const LINEN = '#efe3c4';
const ERMINE = '#efe4cc';
const MAIL = '#8b97a5';

const rings = (across: number, down: number, left: number, top: number, gap: number): string =>
  Array.from({ length: across * down }, (_, i) => {
    const row = Math.floor(i / across);
    return `M${left + (i % across) * gap + (row % 2) * (gap / 2)} ${top + row * gap * 0.62}a${gap / 4} ${gap / 4} 0 0 0 ${gap / 2} 0Z`;
  }).join('');

const tunic: Garment = c => [
  part('M6 106C8 86 24 80 39 76L50 84L61 76C76 80 92 86 94 106Z', c),
  flat('M20 106C22 96 26 90 31 86L29 106ZM80 106C78 96 74 90 69 86L71 106Z', darker(c, 0.4), 0.5),
  line('M50 84V104', 1.6, darker(c, 0.6)),
  part('M38 76.500L50 86L62 76.500L58.500 73.500L50 79.500L41.500 73.500Z', lighter(c, 0.55), 1.4),
];

const robe: Garment = c => [
  part('M5 106C7 85 24 80 38 75L50 100L62 75C76 80 93 85 95 106Z', c),
  part('M38 75L50 101L62 75L57 73L50 86L43 73Z', LINEN, 1.4),
];

const fur: Garment = c => [
  part('M5 106C7 90 22 84 36 80L50 92L64 80C78 84 93 90 95 106Z', c),
  part(
    'M16 92C14 84 22 78 30 77C36 71 44 74 50 79C56 74 64 71 70 77C78 78 86 84 84 92C78 96 72 92 68 89C62 92 56 90 50 88C44 90 38 92 32 89C28 92 22 96 16 92Z',
    ERMINE,
  ),
  flat(
    'M25 84l1.500 4.500 1.500 -4.500ZM39 81l1.500 4.500 1.500 -4.500ZM58 81l1.500 4.500 1.500 -4.500ZM72 84l1.500 4.500 1.500 -4.500Z',
    '#2a1a14',
  ),
];

const mail: Garment = c => [
  part('M6 106C8 86 24 80 38 75H62C76 80 92 86 94 106Z', MAIL),
  flat(rings(8, 3, 11, 85, 10), darker(MAIL, 0.5), 0.8),
  part('M28 106L34 79L50 90L66 79L72 106Z', c),
  line('M50 92V104M43 97H57', 2.6, lighter(c, 0.75)),
];

const cloak: Garment = c => [
  part('M4 106C6 84 22 78 34 72C40 80 60 80 66 72C78 78 94 84 96 106Z', c),
  line('M40 84Q36 94 37 105M60 84Q64 94 63 105', 1.4, darker(c, 0.5)),
  part('M45.500 80a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', GOLD, 1.5),
];

const ruff: Garment = c => [
  part('M6 106C8 88 24 82 38 78H62C76 82 92 88 94 106Z', c),
  part(
    'M22 79C20 73 27 69 33 71.500C36 66.500 43 67.500 45 71C48 66.500 53 66.500 56 71C59 66.500 65 67.500 67 71.500C73 69 80 73 78 79C80 85 73 88 67 85.500C63 90 58 89 55 86C52 89.500 47 89.500 44 86C41 89 36 90 33 85.500C28 88 20 85 22 79Z',
    '#fbf4e2',
  ),
  line('M33 73L38 84M45 72L47 86M56 72L54 86M67 73L62 84', 1, '#b9a98a'),
];

/** Over it, what lies around the neck: it covers the neck's foot. */
export const GARMENTS = { tunic, robe, fur, mail, cloak, ruff } satisfies Record<string, Garment>;
export type GarmentName = keyof typeof GARMENTS;

/** How many strokes of a garment lie behind the neck; the rest is its collar. */
export const BEHIND_NECK: Readonly<Record<GarmentName, number>> = {
  tunic: 3,
  robe: 1,
  fur: 1,
  mail: 4,
  cloak: 2,
  ruff: 1,
};

/** What hangs before it. */
export const chain: readonly Stroke[] = [
  line('M31 85Q50 105 69 85', 4.2, INK),
  line('M31 85Q50 105 69 85', 2.6, GOLD),
  part('M45 95a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', GOLD, 1.4),
  flat('M48 95a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', '#b12a20'),
];
export const key: readonly Stroke[] = [
  line('M50 85V90', 1.6, GOLD),
  part(
    'M46.500 91a3.500 3.500 0 1 1 7 0a3.500 3.500 0 0 1 -2 3.200V104H48.500V94.200A3.500 3.500 0 0 1 46.500 91Z',
    GOLD,
    1.3,
  ),
];
