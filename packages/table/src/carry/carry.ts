import { allowed } from '@castellan/kernel';
import type { Decision, Option, View } from '@castellan/kernel';
import type { Carry, CarryTable } from '../contract.ts';
import type { AnswerDraft } from '../decision/answer-draft.ts';
import { canBump } from '../decision/answer-draft.ts';
import type { ScreenArea } from '../layer/layers.ts';

/** An option that is done by carrying its thing, or another, onto any of these; and what is answered after it. */
export function carry(
  { id: option, ref }: Option,
  ontos: readonly string[],
  thing = ref,
  more: Pick<Carry, 'next' | 'press' | 'note'> = {},
): Carry[] {
  return thing === undefined ? [] : ontos.map(onto => ({ thing, onto, option, ...more }));
}

/** The row of a table where it is as simple as that. */
export const onto =
  (...ontos: readonly string[]) =>
  (option: Option): Carry[] =>
    carry(option, ontos);

/** What can be done by carrying, as a game's table has it, and in its order. */
export function carriesIn<V extends View>(
  table: CarryTable<V>,
  decision: Decision,
  view: V,
): Carry[] {
  return Object.entries(table).flatMap(([say, row]) =>
    decision.options
      .filter(({ note }) => note.say === say)
      .flatMap(option => row(option, decision, view)),
  );
}

/** What can be carried now: by the thing, only what is allowed and would change anything. */
export function carriesByThing(
  draft: AnswerDraft | null,
  carries: readonly Carry[],
): ReadonlyMap<string, readonly Carry[]> {
  const options = draft === null ? [] : allowed(draft.decision);
  const can = new Set(options.map(({ id }) => id).filter(id => changes(draft!, id)));
  return Map.groupBy(
    carries.filter(({ option }) => can.has(option)),
    ({ thing }) => thing,
  );
}

/** Whether a choice would add anything: what is picked already, or can't be had more of, does not. */
function changes(draft: AnswerDraft, id: string): boolean {
  const { kind } = draft.decision;
  if (kind === 'split') return canBump(draft, id, 1);
  return kind !== 'select' || !draft.picks.includes(id);
}

/** How far beside a target, in pixels, a drop still counts: targets are small, and fingers are not. */
const REACH = 10;

/** The target at this point; of several, the smallest: a card lies on a zone. */
export function targetAt<T extends { readonly spot: ScreenArea }>(
  targets: readonly T[],
  x: number,
  y: number,
): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const target of targets) {
    const { left, top, right, bottom } = target.spot;
    if (x < left - REACH || x > right + REACH || y < top - REACH || y > bottom + REACH) continue;
    const area = (right - left) * (bottom - top);
    if (area < least) [best, least] = [target, area];
  }
  return best;
}
