import { useLayoutEffect } from 'preact/hooks';

/** Longer than a busy machine or a slow network takes; should the answer be lost, the panel is as it was. */
const PATIENCE_MS = 10_000;

/** The panel of the button that has the focus; null where the answer was given elsewhere. */
function panelHere(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('.ct-decision') ?? null;
}

/**
 * An answer is on its way: shows so at once, before the table has had time to change. And leaves the buttons, which go
 * with their decision: a browser that loses the focused one lays out the whole page at once.
 */
export function markSent(): void {
  const panel = panelHere() ?? document.querySelector<HTMLElement>('.ct-decision');
  if (panel === null) return;
  const pressed = document.activeElement;
  if (pressed !== panel && panel.contains(pressed)) {
    pressed?.setAttribute('data-taken', '');
    panel.focus({ preventScroll: true });
  }
  panel.setAttribute('data-sent', '');
  setTimeout(() => unmark(panel), PATIENCE_MS);
}

function unmark(panel: Element): void {
  panel.removeAttribute('data-sent');
  for (const taken of panel.querySelectorAll('[data-taken]')) taken.removeAttribute('data-taken');
}

/** Another decision has come: nothing is still on its way. Beside React, as the marking: it only changes looks. */
export function useUnsent(decision: string | undefined): void {
  useLayoutEffect(() => {
    for (const panel of document.querySelectorAll('.ct-decision[data-sent]')) unmark(panel);
  }, [decision]);
}
