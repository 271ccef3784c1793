/** A box on the screen. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which of the boxes comes next from here in the direction of an arrow: near, and not far aside. */
export function nextThing(from: Box, boxes: readonly Box[], arrow: string): number | null {
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  const middle = (box: Box): [number, number] => [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2,
  ];
  const [x, y] = middle(from);
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const ahead = sign * (across ? bx - x : by - y);
    const aside = Math.abs(across ? by - y : bx - x);
    if (ahead <= 4 || aside > ahead * 3) return;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
