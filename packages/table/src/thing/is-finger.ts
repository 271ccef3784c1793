let last = '';

if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', ({ pointerType }) => (last = pointerType), true);

/** Whether a click came from a finger. Not every browser says so with the click. */
export function isFinger(
  event: Event & Partial<Pick<PointerEvent, 'pointerType' | 'detail'>>,
): boolean {
  return (event.pointerType ?? (event.detail === 0 ? '' : last)) === 'touch';
}
