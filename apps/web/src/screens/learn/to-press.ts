import type { Decision } from '@castellan/kernel';
import { allowed } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';

/** Where to press next to do what a lesson asks for; null while a card is shown large, with its button on it, or a menu asks. */
export function toPress(lesson: Lesson, decision: Decision): HTMLElement | null {
  if (document.querySelector('dialog[open], .ct-menu') !== null) return null;
  const confirm = visible('.ct-decision__foot .ct-button--main:enabled');
  if (decision.kind === 'split') return toBump(lesson, decision) ?? confirm;
  return (
    (decision.kind === 'select' ? confirm : chosen(lesson)) ??
    visible('.ct-rite__be') ??
    spokenOf(lesson) ??
    visible('.cw-table [data-lit="can"]') ??
    visible('.ct-rail__button') ??
    visible('.ct-rail__all')
  );
}

/** What does it, where a tap has chosen what the lesson speaks of. */
function chosen({ ref }: Lesson): HTMLElement | null {
  const isIt = ref === undefined || onTable(ref)?.matches('[data-lit="picked"]');
  return isIt ? visible('.ct-rail__aimed .ct-button--main') : null;
}

/** What the lesson speaks of, where that is what can be pressed. */
function spokenOf({ ref }: Lesson): HTMLElement | null {
  const thing = ref === undefined ? null : onTable(ref);
  return thing?.matches('[data-lit="can"]') ? thing : null;
}

/** What makes more of a share that is not yet as the lesson wants it: a socket of another kind, to swap. */
function toBump({ counts }: Lesson, decision: Decision): HTMLElement | null {
  if (counts === undefined) return null;
  const shares = allowed(decision);
  const sockets = [...document.querySelectorAll<HTMLElement>('.ct-socket')];
  // A pile says how many lie on it.
  const laid = (id: string): number =>
    sockets
      .filter(({ dataset }) => dataset['share'] === id)
      .reduce((sum, { dataset }) => sum + Number(dataset['n'] ?? 1), 0);
  const short = shares.findIndex(({ id }) => (counts[id] ?? 0) > laid(id));
  if (short < 0) return null;
  return visible(`button.ct-socket:not([data-share="${CSS.escape(shares[short]!.id)}"])`);
}

const visible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility()) ?? null;

/** A thing on the table by its name, or a part of the board that lessons may point at (`data-spot`). */
export function onTable(ref: string): HTMLElement | null {
  const name = CSS.escape(ref);
  const all = document.querySelectorAll<HTMLElement>(
    `.cw-table [data-ref="${name}"], .cw-table [data-spot="${name}"]`,
  );
  const shown = [...all].find(one => one.checkVisibility());
  // What is folded away is opened by its lip.
  const sheet = all[0]?.closest('.ct-fold')?.id;
  return shown ?? (sheet === undefined ? null : visible(`[aria-controls="${sheet}"]`));
}
