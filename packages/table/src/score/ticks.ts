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
