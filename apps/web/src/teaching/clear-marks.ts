export interface Mark {
  readonly x: number;
  readonly y: number;
}

/** Marks of a size that would cover each other: the later one moves up or down, whichever is nearer, between two heights. */
export function clearMarks(
  marks: readonly Mark[],
  size: number,
  [top, foot]: readonly [top: number, foot: number],
): Mark[] {
  const placed: Mark[] = [];
  for (const { x, y } of marks) {
    const near = placed.filter(one => Math.abs(one.x - x) < size);
    const isClear = (at: number): boolean =>
      at >= top && at <= foot && near.every(one => Math.abs(one.y - at) >= size);
    const heights = [y, ...near.flatMap(one => [one.y - size, one.y + size])];
    const [nearest = y] = heights
      .filter(isClear)
      .toSorted((a, b) => Math.abs(a - y) - Math.abs(b - y));
    placed.push({ x, y: nearest });
  }
  return placed;
}
