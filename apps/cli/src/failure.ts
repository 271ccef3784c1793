/** The command was not understood: exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood but failed: exit status 1. The message is for the person who typed it. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** A known name that is similar to what was typed, or null. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const ranked = known
    .map(name => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, Math.floor(typed.length / 3))
    ? best.name
    : null;
}

function editDistance(a: string, b: string): number {
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
