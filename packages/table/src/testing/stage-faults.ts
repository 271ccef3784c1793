import type { Icon } from '@castellan/powers';
import type { Mode, StageSpec } from '../stage/composition.ts';
import type { Box, Plan, Size } from '../stage/solve.ts';
import { solve } from '../stage/solve.ts';
import type { CardFace } from '../contract.ts';
import type { TableText } from '../languages.ts';
import { tileSizes } from '../tile/tile-sizes.ts';

/** The screens that every table must fit. */
export const SCREENS: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 732 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

/** Screens that are rarer. */
const RARER: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1080 },
  { width: 1024, height: 1366 },
  { width: 932, height: 430 },
  { width: 667, height: 375 },
];

/** Zones that are not there, by how the table lies. */
export type Absent = Partial<Readonly<Record<Mode, readonly string[]>>>;

/** What is wrong with how a game lies on the stage, on any screen and for any number of players. */
export function stageFaults(
  spec: StageSpec,
  players: readonly number[],
  absent: Absent = {},
): string[] {
  return [...SCREENS, ...RARER].flatMap(screen =>
    players.flatMap(n => {
      const plan = solve(spec, screen, n);
      const where = `${screen.width} × ${screen.height} for ${n}`;
      return faultsOf(plan, spec, screen, absent[plan.mode] ?? []).map(
        fault => `${where}: ${fault}`,
      );
    }),
  );
}

function faultsOf(
  { boxes, tile, isSmall }: Plan,
  spec: StageSpec,
  screen: Size,
  absent: readonly string[],
): string[] {
  const all = [...boxes];
  const zones = [...Object.keys(spec.zones), 'rivals', 'rail'];
  return [
    ...all.filter(([id]) => !zones.includes(id)).map(([id]) => `${id} is no zone`),
    ...zones.filter(id => boxes.has(id) === absent.includes(id)).map(id => `${id}: is it there?`),
    ...all
      .filter(([, { width, height }]) => width <= 0 || height <= 0)
      .map(([id]) => `${id} is empty`),
    ...(tile.width < (isSmall ? 64 : 40) ? [`a tile is ${tile.width} wide`] : []),
    ...(isSmall && tile.height < 78 ? [`a tile is ${tile.height} high`] : []),
    ...all.filter(([, box]) => !isOn(box, screen)).map(([id]) => `${id} is not on the screen`),
    ...all.flatMap(([id, box], i) =>
      all
        .slice(i + 1)
        .filter(([, other]) => areOver(box, other))
        .map(([other]) => `${id} and ${other} overlap`),
    ),
  ];
}

function isOn({ left, top, width, height }: Box, screen: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height;
}

function areOver(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

/** What a tile of this size leaves out of the rows of a face: signs and icons, by their names. */
export function hiddenOnTile(face: CardFace, size: Size, text: TableText): string[] {
  const { rows, word } = tileSizes(face, size, text);
  return face.rows.flatMap(({ sign, icons }, i) => {
    const drawn = namesOf(rows[i] ?? []);
    // A word may stand for the sign.
    return [...(sign === undefined || word !== undefined ? [] : [sign]), ...namesOf(icons)].filter(
      name => !drawn.includes(name),
    );
  });
}

const namesOf = (icons: readonly Icon[]): string[] =>
  icons.flatMap(one => ('icon' in one ? [one.icon] : []));

/** How much of a tile's height its picture has, where its price has a row of its own. */
export const pictureShare = (face: CardFace, size: Size, text: TableText): number =>
  (tileSizes(face, size, text).heights?.picture ?? 0) / size.height;
