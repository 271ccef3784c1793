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

/** What is not drawn on a small plate is meant by the whole of it. */
function inSight(thing: HTMLElement | null): HTMLElement | null {
  if (thing === null || thing.checkVisibility()) return thing;
  const plate = thing.closest<HTMLElement>('.ct-plate');
  return plate?.checkVisibility() ? plate : null;
}
