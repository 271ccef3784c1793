import type { Palette } from './canvas.ts';

/** A painted field: its colours, and the edge of a card that has it. What is painted is in `scenes.ts`. */
export interface PaintedField {
  readonly palette: Palette;
  readonly edge: string;
}

const field = (
  edge: string,
  sky: readonly [string, string],
  far: string,
  near: string,
  light: string,
): PaintedField => ({
  palette: { sky, far, near, light },
  edge,
});

/** All fields, by what is painted. A game's `art.json` picks from them; what it names and nobody painted is `plain`. */
export const FIELDS = {
  masonry: field('#2c3a1c', ['#5d6a2c', '#333d19'], '#6d7a38', '#3f4a1f', '#f0d98a'),
  chevrons: field('#4a1512', ['#8a2a20', '#4c1310'], '#9a3426', '#571712', '#f2c17a'),
  lozenges: field('#1d1629', ['#3d2f57', '#1b1428'], '#4a3b68', '#1e1730', '#d9c8f2'),
  radiance: field('#16305c', ['#2a5596', '#12294f'], '#36659f', '#183463', '#ffe9ae'),
  furrows: field('#43301a', ['#c58b4a', '#8a5a2d'], '#8c6436', '#4b3318', '#ffe2a0'),
  hills: field('#2a3d1d', ['#9aa86a', '#6c8248'], '#7a8f52', '#243718', '#fdeeb2'),
  barrens: field('#553018', ['#c98650', '#9c5a30'], '#b06f3e', '#5b3116', '#ffe0a0'),
  ruins: field('#33303f', ['#8d839c', '#5d566c'], '#79708a', '#2c2836', '#f3dfc0'),
  forest: field('#16301f', ['#7c9a78', '#3f6a4c'], '#54805d', '#0f2617', '#eef3b4'),
  swamp: field('#23322b', ['#7d8c6b', '#4a5f4c'], '#5d735c', '#15231c', '#e3ecb8'),
  valley: field('#1f3f3a', ['#7fa49d', '#4f786f'], '#5f8f80', '#163430', '#fff2c4'),
  caverns: field('#221a2b', ['#4a3a55', '#2a2033'], '#4b3c57', '#140e1b', '#ffb45e'),
  mountains: field('#27364d', ['#8fa5bf', '#5f7794'], '#6d829d', '#1c2a40', '#f6fbff'),
  castle: field('#38234a', ['#6a4478', '#c0764f'], '#74466c', '#22132f', '#ffd79a'),
  damask: field('#4a1030', ['#7a2350', '#3f0d28'], '#8a2c5c', '#35091f', '#f5c98b'),
  fire: field('#571a0d', ['#6b1a10', '#b63d14'], '#a8321a', '#6a160c', '#ffc65c'),
  ice: field('#173f5c', ['#3c7aa0', '#1c4a6e'], '#5b9cc0', '#1a4567', '#eafaff'),
  wind: field('#254b4c', ['#5d9190', '#356465'], '#6ba3a0', '#214a4c', '#f0fff6'),
  slashes: field('#421a16', ['#7d3427', '#411511'], '#93402f', '#3c110e', '#f6d2a2'),
  target: field('#243820', ['#56703f', '#2c4322'], '#688450', '#273c1e', '#f4ecb0'),
  scales: field('#2b333d', ['#66727f', '#39434f'], '#7a8793', '#3a444f', '#f0f5fa'),
  runes: field('#123a3a', ['#1f5f5c', '#0d302f'], '#2a716c', '#0c2b2b', '#ffdf8c'),
  state: field('#4b1420', ['#8c2436', '#4a0f1c'], '#a2303f', '#4a0e1b', '#ffd983'),
  orbs: field('#151d4a', ['#27357d', '#0f1540'], '#37479a', '#0e1338', '#cfe0ff'),
  thorns: field('#1d2a18', ['#3f5634', '#1c2b18'], '#476039', '#121d0f', '#e88a92'),
  beams: field('#452b12', ['#8a5c26', '#4b2c10'], '#9b6a2e', '#4a2b10', '#ffe3a3'),
  leaves: field('#143822', ['#3c7d46', '#17472a'], '#3f8a4c', '#0f3220', '#f4f0a6'),
  storm: field('#2d2942', ['#5d5580', '#8a7690'], '#6a6190', '#221d36', '#fff0b8'),
  map: field('#41301c', ['#7c6038', '#4d3820'], '#8a6b40', '#3c2a15', '#ffe8b8'),
  drapery: field('#123c46', ['#2a6b78', '#124450'], '#34808c', '#0e333d', '#ffe6b0'),
  arcane: field('#2e1750', ['#52308a', '#261146'], '#6340a0', '#220f40', '#e8d0ff'),
  plain: field('#3a2f24', ['#7a6650', '#4a3b2c'], '#85705a', '#40332a', '#ffe9c4'),
} as const satisfies Readonly<Record<string, PaintedField>>;

export type FieldName = keyof typeof FIELDS;

export function fieldOf(name: string): PaintedField {
  return FIELDS[name as FieldName] ?? FIELDS.plain;
}
