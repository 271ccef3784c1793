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

/** Whether a single key is ours to take: nobody types, no dialog or menu is open, nothing else is held down. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
    return false;
  return document.querySelector('dialog[open], .ct-menu') === null && !isTyped(event);
}

/** Whether a key goes into a field. */
const isTyped = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, select, textarea') !== null);

/** Whether somebody who presses this goes by keys: not who writes, turns the sound up or closes something. */
export const isByKeys = (event: KeyboardEvent): boolean =>
  /^(?:.|Tab|Enter|Arrow.*)$/.test(event.key) &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyped(event);

/** The keys of the options, in order: the digits, then the letters that mean nothing else at a table (L, O, U and Z do). */
const KEYS = '1234567890abcdefghijkmnpqrstvwxy';

/** The key of the option at this place; undefined where the keys have run out. */
export function optionKey(at: number): string | undefined {
  return KEYS[at]?.toUpperCase();
}

/** The place of the option that a key chooses, or -1. */
export function optionAt(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}
