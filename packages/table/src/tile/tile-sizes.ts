import type { Icon } from '@castellan/powers';
import { fitName, widthOf } from '../card/fit-name.ts';
import { hyphenated } from '../card/hyphen.ts';
import { rowWidth } from '../card/token-size.ts';
import type { CardFace } from '../contract.ts';
import type { Size } from '../stage/solve.ts';

/** The least size of letters, and of a token whose figure is as large as that. */
const LEAST_LETTERS = 11;
const LEAST_TOKEN = 16;
/** From this width on, names are set in capitals; below, in the letters of running text, all alike. */
const CAPITALS_FROM = 99;
/** A picture is at least so high. */
const LEAST_PICTURE = 22;
/** Capitals are this much wider than the text's letters. */
const NARROWER = 0.66;
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
  };
  readonly band: number;
  /** The tokens of its rows; 0: there is no room for rows. */
  readonly token: number;
  /** So many icons of a row are shown, where not all have room. */
  readonly most: number;
  /** Its rows lie side by side. */
  readonly abreast: boolean;
  /** The tokens of a price at the foot of its picture. */
  readonly foot: number;
}

export function tileSizes(face: CardFace, { width, height }: Size, or: string): TileSizes {
  const capitals = width >= CAPITALS_FROM;
  const plate = width * 0.92 - 6;
  const name = capitals
    ? {
        ...fitName(face.name, {
          width: plate,
          one: width * 0.112,
          two: Math.max(LEAST_LETTERS, width * 0.094),
          least: LEAST_LETTERS,
        }),
        text: face.name,
        capitals,
      }
    : {
        ...broken(face.name, plate / (LEAST_LETTERS * NARROWER) - SPARE),
        size: LEAST_LETTERS,
        capitals,
      };
  const rows = face.rows.length;
  const widths = face.rows.map(row => rowWidth(row.icons, or));
  const most = Math.max(LEAST_TOKEN, Math.min(width * 0.19, height * 0.2));
  const abreast = areAbreast(face.rows, widths, width);
  const across = abreast ? (width - 8) / 2 - 4 : width - 12;
  const fitting = Math.floor(across / Math.max(1, ...widths));
  const token = Math.max(LEAST_TOKEN, Math.min(most, fitting));
  const lines = abreast
    ? 1
    : widths.reduce((sum, one) => sum + Math.max(1, Math.ceil((one * token) / across)), 0);
  const least = height * (height / width > 1.2 ? 0.34 : 0.27);
  const high = Math.max(least, lines * (token + 3) + 5);
  // Rather part of a power than no picture: the whole of it is for the zoom.
  const isCut = lines > rows && height - high - name.lines * (name.size + 2) < LEAST_PICTURE;
  const band = rows === 0 ? 0 : isCut ? rows * (token + 3) + 5 : high;
  const foot = Math.min(
    Math.max(LEAST_TOKEN - 3, Math.min(width * 0.165, height * 0.26)),
    (width - 6) / Math.max(1, face.price.length),
  );
  return {
    name,
    band: Math.round(band),
    token: Math.round(token),
    most: isCut ? Math.floor(across / token) - 1 : Infinity,
    abreast,
    foot: Math.floor(foot),
  };
}

/** A name in so much room, measured in letters: how many lines it takes, and its words that are too long with a hyphen. */
function broken(name: string, room: number): { text: string; lines: number } {
  let lines = 1;
  let used = 0;
  const words = name.split(' ').map(word => {
    const width = widthOf(word);
    if (used > 0 && used + 0.25 + width > room) {
      lines++;
      used = 0;
    }
    used += (used > 0 ? 0.25 : 0) + width;
    if (width <= room) return word;
    lines++;
    return hyphenated(word);
  });
  return { text: words.join(' '), lines };
}

function areAbreast(
  rows: readonly { readonly heading?: string; readonly icons: readonly Icon[] }[],
  widths: readonly number[],
  width: number,
): boolean {
  if (rows.length !== 2 || rows.some(row => row.heading === undefined)) return false;
  return widths.every(one => one * LEAST_TOKEN <= (width - 8) / 2 - 2);
}
