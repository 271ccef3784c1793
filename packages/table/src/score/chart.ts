/** Labels that would cover each other are moved apart: down, and up again where they would leave the picture. */
export function labelsApart(
  heights: readonly number[],
  gap: number,
  [top, foot]: readonly [top: number, foot: number],
): number[] {
  const room = Math.min(gap, (foot - top) / Math.max(1, heights.length - 1));
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let least = top;
  for (const at of order) {
    moved[at] = Math.max(moved[at]!, least);
    least = moved[at]! + room;
  }
  let most = foot;
  for (const at of order.toReversed()) {
    moved[at] = Math.min(moved[at]!, most);
    most = moved[at]! - room;
  }
  return moved;
}

/** A name beside a chart: so much of it as has room there. */
export function shortName(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Round numbers from the least to the most, about five of them. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 5);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(k => k * power).find(k => k >= rough) ?? 10 * power;
  const first = Math.ceil(least / step) * step;
  const all: number[] = [];
  for (let n = first; n <= most; n += step) all.push(n);
  return all;
}
