import type { Size } from '../stage/solve.ts';

/** What stands above the cards, what lies around them and between them. */
const HEAD = 62;
const EDGE = 10;
const GAP = 6;
/** A card is no narrower than a finger, and no larger than is worth looking at. */
const LEAST = 82;
const MOST = 190;
/** How high a card is for its width: at least, and at most. */
const RATIO = [1.2, 1.75] as const;

/** The size at which this many cards fit side by side, the largest over all numbers of columns. More of them scroll. */
export function sheetSizes(room: Size, n: number): Size & { readonly columns: number } {
  const width = room.width - 2 * EDGE;
  const height = room.height - HEAD - 2 * EDGE;
  const widest = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const fits = Array.from({ length: Math.min(n, widest) }, (_, i) => {
    const columns = i + 1;
    const rows = Math.ceil(n / columns);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = (height - GAP * (rows - 1)) / rows;
    const wide = Math.min(MOST, across, down / RATIO[0]);
    return {
      columns,
      width: Math.floor(wide),
      height: Math.floor(Math.min(down, wide * RATIO[1])),
    };
  });
  const best = fits.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a));
  if (best.width >= LEAST) return best;
  const tile = Math.floor((width - GAP * (widest - 1)) / widest);
  return { columns: widest, width: tile, height: Math.floor(tile * RATIO[1]) };
}
