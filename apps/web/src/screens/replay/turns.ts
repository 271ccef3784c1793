/** Where the turn that is shown began; or, at its beginning, where the one before it began. `turns[i]` is the turn after `i` answers. */
export function turnBack(turns: readonly number[], at: number): number {
  let to = Math.max(0, at - 1);
  while (to > 0 && turns[to - 1] === turns[to]) to--;
  return to;
}

/** Where the next turn begins, or the end. */
export function turnOn(turns: readonly number[], at: number, total: number): number {
  let to = at + 1;
  while (to < total && turns[to] === turns[at]) to++;
  return Math.min(to, total);
}
