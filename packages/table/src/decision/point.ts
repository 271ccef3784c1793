import { useEffect } from 'preact/hooks';

/** Points out the thing on the table that an option is about, while someone looks at the option. Beside React: it changes nothing but looks. */
export function point(ref: string | undefined): void {
  for (const element of document.querySelectorAll('[data-pointed]'))
    element.removeAttribute('data-pointed');
  if (ref === undefined) return;
  const shown = [...document.querySelectorAll<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`)];
  // The same card may lie before several players: what is meant is the one that can be chosen.
  const lit = shown.filter(({ dataset }) => dataset['lit'] !== undefined);
  for (const element of lit.length > 0 ? lit : shown) element.setAttribute('data-pointed', '');
}

/** Stops pointing when the decision goes: its buttons go without a word. */
export function useUnpoint(decision: string | undefined): void {
  useEffect(() => () => point(undefined), [decision]);
}
