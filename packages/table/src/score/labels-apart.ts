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
