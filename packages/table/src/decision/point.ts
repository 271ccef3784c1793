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

/** Stops pointing when the decision goes: its buttons go without an event. */
export function useUnpoint(decision: string | undefined): void {
  useEffect(() => () => point(undefined), [decision]);
}

/** How long a thing is pointed at. */
const POINTED_MS = 2600;

/** Points at the first of these that lies on the table, for a moment. */
export function pointAt(refs: readonly string[]): void {
  const [thing] = refs
    .map(ref => document.querySelector<HTMLElement>(`.ct-stage [data-ref=${JSON.stringify(ref)}]`))
    .flatMap(found => inSight(found) ?? []);
  if (thing === undefined) return;
  thing.animate(
    [
      { boxShadow: NONE },
      { boxShadow: RING, offset: 0.1 },
      { boxShadow: RING, offset: 0.85 },
      { boxShadow: NONE },
    ],
    { duration: POINTED_MS },
  );
}

const RING = '0 0 0 4px var(--ct-lit-glow), 0 0 26px 10px var(--ct-lit-glow)';
const NONE = '0 0 0 0 #0000, 0 0 0 0 #0000';

/** What is not drawn on a small plate is pointed at by the whole plate. */
function inSight(thing: HTMLElement | null): HTMLElement | null {
  if (thing === null || thing.checkVisibility()) return thing;
  const plate = thing.closest<HTMLElement>('.ct-plate');
  return plate?.checkVisibility() ? plate : null;
}
