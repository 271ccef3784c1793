/** A thing on the table by its name, or a part of the board that lessons may point at (`data-spot`). */
export function onTable(ref: string): HTMLElement | null {
  const name = CSS.escape(ref);
  const all = document.querySelectorAll<HTMLElement>(
    `.cw-table [data-ref="${name}"], .cw-table [data-spot="${name}"]`,
  );
  return [...all].find(one => one.checkVisibility()) ?? null;
}
