import type { Decision } from '@castellan/kernel';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Whoever answered by the panel stays in the panel when its buttons change: on the panel itself, so that no key answers twice. */
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
