import { useLayoutEffect } from 'preact/hooks';

/** Longer than a busy machine or a slow network takes; should the answer be lost, all is as it was. */
const PATIENCE_MS = 10_000;

let marked: Marks = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * An answer is on its way: shows so at once, before the table has had time to change, on what was pressed. And leaves it, since
 * it may go with its decision: a browser that loses what has the focus lays out the whole page at once.
 */
export function markSent(): void {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement)) return;
  const panel = pressed.closest<HTMLElement>('.ct-decision');
  if (panel === null) {
    mark([...listed(), ...taken(pressed.closest('.ct-thing'))]);
    // Where a pointer pressed it, nobody looks for the focus there. Those who go by keys go on from it.
    if (!pressed.matches(':focus-visible')) pressed.blur();
  } else if (pressed === panel) mark(listed());
  else {
    mark([[panel, 'data-sent'], ...taken(pressed)]);
    panel.focus({ preventScroll: true });
  }
}

type Marks = readonly (readonly [element: Element, name: string])[];

const taken = (pressed: Element | null): Marks =>
  pressed === null ? [] : [[pressed, 'data-taken']];

/** The whole list, where it is open: its options are too late. */
function listed(): Marks {
  const panel = document.querySelector('.ct-decision[data-listed]');
  return panel === null ? [] : [[panel, 'data-sent']];
}

function mark(all: Marks): void {
  unmark();
  marked = all;
  for (const [element, name] of all) element.setAttribute(name, '');
  timer = setTimeout(unmark, PATIENCE_MS);
}

function unmark(): void {
  clearTimeout(timer);
  for (const [element, name] of marked) element.removeAttribute(name);
  marked = [];
}

/** Another decision has come: nothing is still on its way. Beside React, as the marking: it only changes looks. */
export function useUnsent(decision: string | undefined): void {
  useLayoutEffect(unmark, [decision]);
}
