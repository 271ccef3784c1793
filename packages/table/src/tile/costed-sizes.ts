import type { Icon } from '@castellan/powers';
import { widthOf } from '../card/fit-name.ts';
import { rowWidth } from '../card/token-size.ts';
import type { CardFace } from '../contract.ts';
import type { TableText } from '../languages.ts';
import type { Size } from '../stage/solve.ts';
import type { Heights, TileSizes } from './tile-sizes.ts';
import {
  broken,
  CAPITALS_FROM,
  LEAST_LETTERS,
  LEAST_TOKEN,
  NARROWER,
  signed,
  WAYS,
} from './telling.ts';

/** A tile has four rows: these have so much of its height, and the picture has the rest. */
const SHARES = { name: 0.125, cost: 0.11, band: 0.16 };
/** The frame, in widths; that of a flat tile is narrower. */
const FRAME = 0.024;
/** A band holds the least token. */
const LEAST = { name: LEAST_LETTERS, cost: 9, band: LEAST_TOKEN };
/** What becomes of it stands at the end of the band, so wide. */
const BECOMES = 0.235;
/** Tokens without a figure may be smaller than others. */
const LEAST_PLAIN = 12;
/** And smaller still before one of the smallest tile would be cut. */
const TINY = [11, 10, 9];
/** From these widths on there is room for when a power works, and for saying that there is none. */
const WORD_FROM = { trigger: 150, none: 92 };
/** A word that takes more of the band than this would be a sentence: its icon is shorter. */
const LONGEST_WORD = 0.62;
/** Letters may be drawn so much narrower before a name is set in two lines. */
const NARROWEST = 0.62;
/** Running text in one line, beside capitals: with some room at its ends. */
const IN_TEXT = 0.72;

/** The sizes of a tile whose price has a row of its own. Below that: when a power works, what it does, and what the card becomes. */
export function costedSizes(face: CardFace, size: Size, text: TableText): TileSizes {
  const { width, height } = size;
  const frame = Math.max(1, Math.floor(Math.min(width, height * 0.8) * FRAME));
  const name = nameOn(face.name, size, width - 2 * frame - 4);
  const cost = Math.max(LEAST.cost, Math.floor(height * SHARES.cost));
  const band = bandOn(face, size, text);
  const plate = Math.max(LEAST.name, height * SHARES.name, name.lines * LEAST_LETTERS);
  const heights: Heights = {
    frame,
    name: plate,
    cost,
    picture: height - 2 * frame - plate - cost - band.band,
  };
  const room = (width * 0.94 - 4) / Math.max(1, face.price.length);
  const foot = Math.floor(Math.min(height * 0.105, room));
  return { name, ...band, heights, abreast: false, foot, isStrip: false };
}

/** A name in one line: in capitals if they need not be much narrower, else in the letters of running text. */
function nameOn(name: string, { width, height }: Size, across: number): TileSizes['name'] {
  const most = Math.max(LEAST_LETTERS, Math.min(width * 0.112, height * SHARES.name * 0.8));
  const lineOf = (capitals: boolean, largest: number) => {
    const wide = widthOf(name) * (capitals ? 1 : IN_TEXT);
    const size = Math.max(LEAST_LETTERS, Math.min(largest, Math.floor((across / wide) * 10) / 10));
    return { text: name, size, lines: 1, capitals, squeezed: Math.min(1, across / (wide * size)) };
  };
  const lines = [
    ...(width < CAPITALS_FROM ? [] : [lineOf(true, most)]),
    lineOf(false, width < CAPITALS_FROM ? LEAST_LETTERS : most),
  ];
  const room = across / (LEAST_LETTERS * NARROWER);
  return (
    lines.find(({ squeezed }) => squeezed >= NARROWEST) ?? {
      ...broken(name, room),
      size: LEAST_LETTERS,
      capitals: false,
    }
  );
}

/** A way to tell a power: the word for when it works, if there is one, and the icons. */
interface Way {
  readonly word: string | undefined;
  readonly icons: readonly Icon[];
  readonly token: number;
  readonly plain: number;
}

function bandOn(
  { rows: [row], becomes }: CardFace,
  { width, height }: Size,
  text: TableText,
): Pick<TileSizes, 'rows' | 'band' | 'token' | 'plain' | 'word'> {
  const band = Math.max(LEAST.band, height * SHARES.band);
  const told = row === undefined ? [] : signed(row);
  if (row === undefined || told.length === 0) {
    const word = width >= WORD_FROM.none ? row?.heading : undefined;
    return { rows: [[]], band, token: LEAST_TOKEN, word };
  }
  const letters = Math.max(LEAST_LETTERS, height * 0.07);
  const room = width * (1 - 2 * FRAME - (becomes === undefined ? 0 : BECOMES)) - 4;
  const wordWidth = widthOf(row.heading ?? '') * letters * NARROWER + 4;
  const isWorded = width >= WORD_FROM.trigger && wordWidth <= room * LONGEST_WORD;
  const word = isWorded ? row.heading : undefined;
  const sizes = [...sizesOf(Math.max(LEAST_TOKEN, height * 0.13))];
  // The word is given up before any icon is.
  const ways = WAYS.flatMap(way => [
    ...(word === undefined
      ? []
      : sizes.map(one => ({ word, icons: row.icons.filter(way), ...one }))),
    ...sizes.map((one): Way => ({ word: undefined, icons: told.filter(way), ...one })),
  ]);
  const widthOn = ({ word, icons, token, plain }: Way): number =>
    icons.reduce(
      (sum, one) => sum + rowWidth([one], text) * (hasFigure(one) ? token : plain),
      word === undefined ? 0 : wordWidth,
    );
  const fits = (way: Way): boolean => widthOn(way) <= room;
  const last = ways.at(-1)!;
  const tiny = TINY.map(plain => ({ ...last, plain }));
  const { icons, ...best } = ways.find(fits) ?? tiny.find(fits) ?? tiny.at(-1)!;
  return { ...best, rows: [icons], band };
}

const hasFigure = (icon: Icon): boolean => 'icon' in icon && icon.n !== null && icon.n !== 0;

/** Tokens with a figure and those without, from the largest to the smallest: first both shrink, then those without. */
function* sizesOf(most: number): Generator<Pick<Way, 'token' | 'plain'>> {
  for (let size = Math.round(most); size > LEAST_TOKEN; size--) yield { token: size, plain: size };
  for (let plain = LEAST_TOKEN; plain >= LEAST_PLAIN; plain--) yield { token: LEAST_TOKEN, plain };
}
