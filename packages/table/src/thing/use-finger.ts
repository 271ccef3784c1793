import { allowed } from '@castellan/kernel';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { spotOf } from '../layer/layers.ts';
import { isSmall, meantBy } from './reach.ts';

/** What may be pressed for an answer. */
const LIT = 'button.ct-thing:is([data-lit="can"], [data-lit="picked"])';
/** What gives way to it: all else that a press opens or shows. */
const GIVES_WAY = '.ct-thing, .ct-plate button, [data-holds-things]';

/**
 * A finger is larger than a knight on a map: a tap beside something small that is lit means it. Where it may mean several, a
 * menu asks which.
 */
export function useFinger(stage: RefObject<HTMLElement | null>): void {
  const { lights, layers } = useLooks();
  useEffect(() => {
    const { current } = stage;
    if (current === null) return undefined;
    const onClick = (event: MouseEvent): void => {
      if (!event.isTrusted || !isFinger(event) || !(event.target instanceof Element)) return;
      const hit = event.target.closest<HTMLElement>('button, a, input, summary');
      if (hit !== null && !hit.matches(GIVES_WAY)) return;
      const isLit = hit?.matches(LIT) ?? false;
      if (isLit && !isSmall(spotOf(hit!))) return;
      const small = [...current.querySelectorAll<HTMLElement>(LIT)].filter(
        one => isSmall(spotOf(one)) && isOnTop(one),
      );
      const meant = meantBy({ x: event.clientX, y: event.clientY }, small.map(spotOf)).map(
        i => small[i]!,
      );
      const [first, ...others] = meant;
      if (first === undefined || (first === hit && others.length === 0)) return;
      event.preventDefault();
      event.stopPropagation();
      if (others.length === 0) {
        first.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
        return;
      }
      const refs = meant.map(one => one.dataset['ref']!);
      layers.show({
        menu: {
          ref: refs.join(),
          label: meant.map(one => one.firstElementChild!.textContent).join(', '),
          options: refs.flatMap(ref => allowed({ options: lights.of(ref) }).map(({ id }) => id)),
          spot: spotOf(first),
          from: first,
        },
      });
    };
    current.addEventListener('click', onClick, true);
    return () => current.removeEventListener('click', onClick, true);
  }, [stage, lights, layers]);
}

/** Nothing lies over its middle but others like it. */
function isOnTop(one: HTMLElement): boolean {
  const { left, top, right, bottom } = spotOf(one);
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && (one.contains(there) || there.closest(LIT) !== null);
}

let last = '';

if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', ({ pointerType }) => (last = pointerType), true);

/** Whether a click came from a finger. Not every browser says so with the click. */
export function isFinger(
  event: Event & Partial<Pick<PointerEvent, 'pointerType' | 'detail'>>,
): boolean {
  return (event.pointerType ?? (event.detail === 0 ? '' : last)) === 'touch';
}
