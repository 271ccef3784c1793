import type { Decision } from '@castellan/kernel';
import { useLayoutEffect } from 'preact/hooks';

/** So soon after a decision has appeared, the second click of a double click was still meant for the one before. */
const SOON_MS = 400;

/** A double click must not answer the next decision, too: neither by the panel nor by a thing on the table. */
export function useSteadyHand(decision: Decision | null): void {
  const id = decision?.id;
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    const until = performance.now() + SOON_MS;
    const onClick = (event: MouseEvent): void => {
      if (event.detail < 2 || performance.now() > until) return;
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (!target.closest('.ct-option, .ct-thing[data-lit], .ct-decision__foot')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [id]);
}
