/** How long a thing is pointed at. */
const POINTED_MS = 2600;

/** Points at the first of these that lies on the table, for a moment. */
export function pointAt(refs: readonly string[]): void {
  const things = refs
    .map(ref => document.querySelector<HTMLElement>(`.ct-stage [data-ref=${JSON.stringify(ref)}]`))
    .filter(thing => thing !== null);
  const thing = things.find(one => one.checkVisibility());
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
