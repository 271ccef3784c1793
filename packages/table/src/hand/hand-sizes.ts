import type { Plan, Size } from '../stage/solve.ts';

/** How a hand lies in its box. */
export interface HandSizes {
  readonly rows: number;
  readonly columns: number;
  /** The room of a card, and how wide the card itself is drawn when it is a tall one. */
  readonly place: Size;
  readonly card: number;
  /** A tall card, or, where there is less height or width, a tile. */
  readonly isTall: boolean;
  /** From one card to the next: less than a card's width where they lie over one another. */
  readonly step: number;
  /** More than can be told from one another side by side: the hand scrolls. */
  readonly isLong: boolean;
}

/** A tall card is 5 : 7; a tile may be flatter, or square at the least. */
const TALL = 1.4;
const FLAT = 0.85;
const SQUARE = 1;
const FLATTEST = 0.4;
/** Narrower than this, a tall card would be a thumbnail without its rows; flatter, it would leave too much room. */
const LEAST_TALL = { width: 112, ratio: 1.3 };
const MOST_ROWS = 3;
/** Less than this of a card, and neither could its name be read nor could a finger hit it. */
const LEAST_STEP = 34;
/** Cards that are read in order to choose differ by no more than this. */
export const WIDEST_RANGE = 1.6;

export interface HandWishes {
  readonly isFlat?: boolean | undefined;
  /** Never tall cards. */
  readonly isTiled?: boolean | undefined;
  /** How much of its height is not for cards. */
  readonly head?: number | undefined;
  /** The tiles of the table beside which its cards are read: they may not be much larger. */
  readonly beside?: Size | undefined;
  /** Cards never lie over one another: what is more goes on sideways, and so much of the next one peeks. */
  readonly peek?: number | undefined;
  /** As large as this, in one row. */
  readonly size?: Size | undefined;
}

/** The largest cards with which a hand of `places` fits: that decides their size, and more of them only move together. */
export function handSizes(
  box: Size,
  { pad, gap }: Pick<Plan, 'pad' | 'gap'>,
  places: number,
  cards: number,
  { isFlat = false, isTiled = isFlat, head = 0, beside, peek, size }: HandWishes = {},
): HandSizes {
  const width = box.width - 2 * pad - (peek ?? 0);
  const height = box.height - 2 * pad - head;
  const most = beside === undefined ? Infinity : beside.width * beside.height * WIDEST_RANGE ** 2;
  const sizes = Array.from({ length: MOST_ROWS }, (_, i) => {
    const rows = i + 1;
    const columns = Math.ceil(places / rows);
    const across = Math.floor((width - (columns - 1) * gap) / columns);
    const down = Math.floor((height - (rows - 1) * gap) / rows);
    const largest = {
      width: Math.min(across, Math.floor(down / (isFlat ? FLATTEST : isTiled ? SQUARE : FLAT))),
      height: Math.min(down, Math.floor(across * TALL)),
    };
    return { rows, columns, place: noLargerThan(most, largest) };
  });
  if (size !== undefined) sizes.splice(0, sizes.length, { rows: 1, columns: 1, place: size });
  const { rows, columns, place } = sizes.reduce((best, one) =>
    areaOf(one.place) > areaOf(best.place) ? one : best,
  );
  const abreast = Math.max(columns, Math.ceil(cards / rows));
  const card = Math.min(place.width, Math.floor(place.height / TALL));
  const isTall =
    !isTiled && card >= LEAST_TALL.width && place.height >= place.width * LEAST_TALL.ratio;
  const widest = place.width + (size === undefined ? 3 : 1) * gap;
  const step = abreast === 1 ? widest : Math.min((width - place.width) / (abreast - 1), widest);
  if (peek !== undefined && step < place.width + gap)
    return { rows, columns: abreast, place, card, isTall, step: place.width + gap, isLong: true };
  return {
    rows,
    columns: abreast,
    place,
    card,
    isTall,
    step: Math.max(step, Math.min(LEAST_STEP, place.width)),
    isLong: step < Math.min(LEAST_STEP, place.width),
  };
}

const areaOf = ({ width, height }: Size): number => width * height;

/** Of the same shape. */
function noLargerThan(area: number, size: Size): Size {
  const times = Math.min(1, Math.sqrt(area / areaOf(size)));
  return { width: Math.floor(size.width * times), height: Math.floor(size.height * times) };
}
