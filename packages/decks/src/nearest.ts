/** The known word that is most like the one that was written; null if none is much like it. */
export function nearest(written: string, known: readonly string[]): string | null {
  return likely(written, known)[0] ?? null;
}

/** The known words that are like the one that was written, the likeliest first. */
export function likely(written: string, known: readonly string[]): string[] {
  const most = Math.max(2, Math.floor(written.length / 3));
  return known
    .filter(word => Math.abs(word.length - written.length) <= most)
    .map(word => ({ word, far: distance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
    .map(({ word }) => word);
}

/** How many letters must be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, swap));
    }
    row = next;
  }
  return row[b.length]!;
}
