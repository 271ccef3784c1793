import type { Icon } from '@castellan/powers';
import { fitName, narrowest, widthOf } from '../card/fit-name.ts';
import { rowWidth } from '../card/token-size.ts';
import type { CardFace, FaceRow } from '../contract.ts';
import { groups } from '../icon/icon-row.tsx';
import type { TableText } from '../languages.ts';
import type { Size } from '../stage/solve.ts';
import { costedSizes } from './costed-sizes.ts';
import {
  broken,
  CAPITALS_FROM,
  LEAST_LETTERS,
  LEAST_TOKEN,
  NARROWER,
  signed,
  WAYS,
} from './telling.ts';

/** Around a row that lies beside another: so much of a token. */
const BESIDE = 0.4;
/** The least height of a name's plate. */
const LEAST_PLATE = 14;
/** The largest name on the lowest tile. */
const LEAST_CAPITALS = 13.5;
/** Lower than this, a tile has no room for two lines of capitals. */
const LEAST_TWO_LINES = 78;
/** A picture is at least so high. */
const LEAST_PICTURE = 22;
/** Widths are reckoned: so much of a letter is left free. */
const SPARE = 0.4;

/** How a face is set on a tile of a size, in pixels. */
export interface TileSizes {
  readonly name: {
    /** As it is set: long words may be broken. */
    readonly text: string;
    readonly size: number;
    readonly lines: number;
    readonly capitals: boolean;
    /** So narrow are its letters drawn, of their width. */
    readonly squeezed?: number | undefined;
  };
  readonly band: number;
  /** The tokens of its rows. */
  readonly token: number;
  /** The icons of its rows, as far as there is room: the whole power is for the zoom. */
  readonly rows: readonly (readonly Icon[])[];
  /** Its rows lie side by side. */
  readonly abreast: boolean;
  /** Each one's share of the width, where half is too little for one. */
  readonly columns?: string | undefined;
  /** The tokens of a price at the foot of its picture, or in a row of its own. */
  readonly foot: number;
  /** The tokens of its rows that have no figure, where those are smaller. */
  readonly plain?: number | undefined;
  /** When its power works, where there is room for a word; or that it has none. */
  readonly word?: string | undefined;
  /** A sentence below its rows, and how large its letters are. */
  readonly told?: { readonly text: string; readonly size: number } | undefined;
  /** Its picture is too low for two signs below one another. */
  readonly isStrip: boolean;
  /** Where the price has a row of its own: the heights of frame, name, price and picture. */
  readonly heights?: Heights | undefined;
}

export interface Heights {
  readonly frame: number;
  readonly name: number;
  readonly cost: number;
  readonly picture: number;
}

export function tileSizes(face: CardFace, { width, height }: Size, text: TableText): TileSizes {
  if (face.priceAt === 'row') return costedSizes(face, { width, height }, text);
  const across = width * 0.92 - 6;
  // On a low tile they have but one line: a second would be taken from the picture.
  const isFlat = height < LEAST_TWO_LINES;
  const capitals =
    width >= CAPITALS_FROM &&
    (isFlat
      ? widthOf(face.name) * LEAST_LETTERS <= across
      : narrowest(face.name) * LEAST_LETTERS <= width * 0.96);
  const name = capitals
    ? {
        ...fitName(face.name, {
          width: across,
          // Not more of a low tile than its picture has.
          one: Math.min(width * 0.112, Math.max(LEAST_CAPITALS, height * 0.13)),
          two: Math.max(LEAST_LETTERS, Math.min(width * 0.094, height * 0.11)),
          least: LEAST_LETTERS,
        }),
        text: face.name,
        capitals,
      }
    : {
        ...broken(face.name, across / (LEAST_LETTERS * NARROWER) - SPARE),
        size: LEAST_LETTERS,
        capitals,
      };
  const { rows, ...band } = toldBand(
    face,
    { width, height },
    bandOf(face, { width, height }, name.lines * (name.size + 2), text),
  );
  const foot = Math.min(
    Math.max(LEAST_TOKEN - 3, Math.min(width * 0.165, height * 0.26)),
    (width * 0.94 - 4) / Math.max(1, face.price.length),
  );
  const plate = Math.max(capitals ? height * 0.13 : LEAST_PLATE, name.lines * (name.size + 2));
  const picture = height - band.band - plate - 2 * Math.max(2.5, width * 0.026);
  // A mark, and what may lie below it: a sign, or how many there are.
  const signs = capitals
    ? Math.max(18, Math.min(width * 0.2, height * 0.27)) + Math.max(17, width * 0.15)
    : LEAST_TOKEN + LEAST_PLATE;
  return { name, rows, ...band, foot: Math.floor(foot), isStrip: picture < signs + 2 };
}

type Band = Pick<TileSizes, 'rows' | 'band' | 'token' | 'abreast' | 'columns' | 'told'>;

/** From this size on there is room for a sentence. */
const TOLD_FROM = { width: 130, height: 210 };

/** The same with a sentence below, where the card has one and there is room. */
function toldBand({ told }: CardFace, { width, height }: Size, band: Band): Band {
  if (told === undefined || width < TOLD_FROM.width || height < TOLD_FROM.height) return band;
  const size = Math.max(LEAST_LETTERS, Math.min(height * 0.05, width * 0.085));
  const lines = Math.ceil((widthOf(told) * NARROWER * size) / (width * 0.86));
  const rows = band.rows.some(row => row.length > 0) ? band.token + 8 : 0;
  const least = rows + lines * size * 1.2 + 10 + height * 0.03;
  return {
    ...band,
    rows: rows === 0 ? [] : band.rows,
    band: Math.round(Math.max(height * 0.34, least)),
    told: { text: told, size },
  };
}

function bandOf(face: CardFace, { width, height }: Size, name: number, text: TableText): Band {
  if (face.priceAt === 'band') return pricedBand(face, { width, height }, text);
  if (face.rows.length === 0) return { rows: [], band: 0, token: 0, abreast: false };
  const most = Math.max(LEAST_TOKEN, Math.min(width * 0.21, height * 0.2));
  const least = height * 0.24;
  const told = (way: (icon: Icon) => boolean, largest: number): Band => {
    const rows = face.rows.map(row => signed(row).filter(way));
    const widths = rows.map(row => rowWidth(row, text));
    const halved = areHalved(face.rows, widths, width);
    const columns = halved ? null : columnsOf(face.rows, widths, width);
    const abreast = halved || columns !== null;
    const across = halved ? (width - 8) / 2 - 4 : width - 10;
    const fitting = Math.floor(
      columns === null
        ? across / Math.max(1, ...widths)
        : (width - 10) / columns.reduce((sum, one) => sum + one),
    );
    const token = Math.round(Math.max(LEAST_TOKEN, Math.min(largest, fitting)));
    const lines = abreast
      ? 1
      : rows.reduce((sum, row) => sum + linesOf(row, across / token, text), 0);
    return {
      rows,
      band: Math.round(Math.max(least, lines * (token + 3) + 5)),
      token,
      abreast,
      columns: columns?.map(one => `${one}fr`).join(' '),
    };
  };
  const ways = WAYS.flatMap(way => [told(way, most), told(way, LEAST_TOKEN)]);
  const fits = ({ band }: Band): boolean => height - band - name >= LEAST_PICTURE;
  return ways.find(fits) ?? firstLine(ways.at(-1)!, (width - 10) / LEAST_TOKEN, least, text);
}

/** Where a name leaves no room for more: what its first row begins with. */
function firstLine(
  { rows: [row], token }: Band,
  room: number,
  least: number,
  text: TableText,
): Band {
  let used = 0;
  const icons = groups(row!).flatMap(group => {
    used += rowWidth(group, text);
    return used <= room ? group : [];
  });
  return { rows: [icons], band: Math.round(Math.max(least, token + 8)), token, abreast: false };
}

/** The price, and what it brings: side by side if they stay large enough, else below one another. */
function pricedBand(
  { price, rows: all }: CardFace,
  { width, height }: Size,
  text: TableText,
): Band {
  const rows = all.map(signed);
  const given = Math.max(0, ...rows.map(row => rowWidth(row, text)));
  const asked = price.length * 1.1;
  const most = Math.max(LEAST_TOKEN, Math.min(width * 0.19, height * 0.18));
  const beside = Math.floor((width - 14) / (asked + given + (given > 0 ? 1 : 0)));
  const abreast = beside >= LEAST_TOKEN;
  const across = width - 12;
  const below = Math.max(LEAST_TOKEN, Math.floor(across / Math.max(asked, given)));
  const token = Math.round(Math.min(most, abreast ? beside : below));
  const lines = abreast ? 1 : Math.ceil((asked * token) / across) + (given > 0 ? 1 : 0);
  const band = Math.round(Math.max(height * 0.22, lines * (token + 4) + 5));
  return { rows, band, token, abreast };
}

/** How many lines a row takes in so much room, in tokens: an operator goes with what follows. */
function linesOf(icons: readonly Icon[], room: number, text: TableText): number {
  let [lines, used] = [1, 0];
  for (const group of groups(icons)) {
    const width = rowWidth(group, text);
    // What belongs together and is wider than the card would be cut.
    if (width > room && group.length > 1) return Infinity;
    if (used > 0 && used + width > room) [lines, used] = [lines + 1, 0];
    used += width;
  }
  return lines;
}

/** Whether two rows lie side by side, each with half of the width. */
function areHalved(rows: readonly FaceRow[], widths: readonly number[], width: number): boolean {
  return isPair(rows) && widths.every(one => one * LEAST_TOKEN <= (width - 8) / 2 - 2);
}

/** Two rows side by side, each with as much of the width as it needs, in tokens; null where they need more than there is. */
function columnsOf(
  rows: readonly FaceRow[],
  widths: readonly number[],
  width: number,
): number[] | null {
  const columns = widths.map(one => Math.max(1, one) + BESIDE);
  const all = columns.reduce((sum, one) => sum + one, 0);
  return isPair(rows) && all * LEAST_TOKEN <= width - 10 ? columns : null;
}

const isPair = (rows: readonly FaceRow[]): boolean =>
  rows.length === 2 && rows.every(row => row.heading !== undefined);
