/** Four sit at a table: nothing in between is tried. */
const STEP = 4;

/**
 * The largest size that holds: doubles until one does not, then halves the gap a few times. What holds at one size is
 * taken to hold at all smaller ones.
 */
export async function largest(
  { from, most, halvings }: { from: number; most: number; halvings: number },
  holds: (size: number) => Promise<boolean>,
): Promise<number> {
  let [held, tooMuch] = [0, Number.POSITIVE_INFINITY];
  for (let size = from; held < most && tooMuch > most; size = Math.min(most, size * 2))
    if (await holds(size)) held = size;
    else tooMuch = size;
  for (let i = 0; i < halvings && tooMuch <= most; i++) {
    const size = Math.round((held + tooMuch) / 2 / STEP) * STEP;
    if (size === held || size === tooMuch) break;
    if (await holds(size)) held = size;
    else tooMuch = size;
  }
  return held;
}
