import { useEffect } from 'react';

/** Points out the thing on the table that an option is about, while someone looks at the option. Beside React: it changes nothing but looks. */
export function point(ref: string | undefined): void {
  for (const element of document.querySelectorAll('[data-pointed]'))
    element.removeAttribute('data-pointed');
  if (ref === undefined) return;
  for (const element of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`))
    element.setAttribute('data-pointed', '');
}

/** Stops pointing when the decision goes: its buttons go without a word. */
export function useUnpoint(decision: string | undefined): void {
  useEffect(() => () => point(undefined), [decision]);
}
