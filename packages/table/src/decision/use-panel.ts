import type { Decision } from '@castellan/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Focus in the panel stays there when its buttons change: on the panel itself, so that no key answers twice. */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  decision: Decision | null,
): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Node) inside.current = element.contains(event.target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [panel]);
  useLayoutEffect(() => {
    if (
      inside.current &&
      (document.activeElement === document.body || document.activeElement === null)
    )
      panel.current?.focus({ preventScroll: true });
  }, [panel, decision?.id]);
}

/** This soon after a decision has appeared, the second click of a double click was meant for the one before. */
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
