import { allowed } from '@castellan/kernel';
import type { Answer, Decision, Option } from '@castellan/kernel';

/** An answer in the making: what has been picked so far, or how much of each. */
export interface AnswerDraft {
  readonly decision: Decision;
  readonly picks: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

export function blocked(decision: Decision): Option[] {
  return decision.options.filter(option => option.blocked !== undefined);
}

/** A split and an order start from the fallback, so that one tap is enough; a selection starts empty. */
export function startDraft(decision: Decision): AnswerDraft {
  const { fallback, kind } = decision;
  const counts = 'counts' in fallback ? fallback.counts : {};
  const picks = kind === 'order' && 'picks' in fallback ? fallback.picks : [];
  return { decision, picks, counts };
}

/** Takes an option in or out of a selection. When it is full, the one picked first makes room. */
export function toggle(draft: AnswerDraft, id: string): AnswerDraft {
  const { picks, decision } = draft;
  if (picks.includes(id)) return { ...draft, picks: picks.filter(pick => pick !== id) };
  if (!allowed(decision).some(option => option.id === id)) return draft;
  const kept = picks.length < decision.max ? picks : picks.slice(1);
  return { ...draft, picks: [...kept, id] };
}

export function total(draft: AnswerDraft): number {
  return Object.values(draft.counts).reduce((sum, n) => sum + n, 0);
}

/**
 * One more or one less of a share. When the amount is already divided up, one more here is one less where the most is;
 * and with two shares, one less here is one more there.
 */
export function bump(draft: AnswerDraft, id: string, by: 1 | -1): AnswerDraft {
  const shares = allowed(draft.decision);
  const count = (share: Option): number => draft.counts[share.id] ?? 0;
  const own = shares.find(share => share.id === id);
  if (!own || !within(own, count(own) + by)) return draft;
  const others = shares.filter(share => share.id !== id && within(share, count(share) - by));
  const counts = { ...draft.counts, [id]: count(own) + by };
  const over = total(draft) + by > draft.decision.max;
  const other = others.sort((a, b) => count(b) - count(a))[0];
  if (over && !other) return draft;
  if (other && (over || (by === -1 && shares.length === 2))) counts[other.id] = count(other) - by;
  return { ...draft, counts };
}

function within({ min = 0, max = Infinity }: Option, n: number): boolean {
  return n >= min && n <= max;
}

/** Whether one more or one less can be had. */
export function canBump(draft: AnswerDraft, id: string, by: 1 | -1): boolean {
  return bump(draft, id, by) !== draft;
}

/** Moves a thing in an order to another place. */
export function place(draft: AnswerDraft, id: string, at: number): AnswerDraft {
  const rest = draft.picks.filter(pick => pick !== id);
  if (rest.length === draft.picks.length) return draft;
  const to = Math.max(0, Math.min(at, rest.length));
  return { ...draft, picks: [...rest.slice(0, to), id, ...rest.slice(to)] };
}

/** Whether it can be sent as it is. */
export function ready(draft: AnswerDraft): boolean {
  const { decision, picks } = draft;
  if (decision.kind === 'split')
    return total(draft) >= decision.min && total(draft) <= decision.max;
  return picks.length >= decision.min && picks.length <= decision.max;
}

export function answerOf({ decision, picks, counts }: AnswerDraft): Answer {
  return decision.kind === 'split'
    ? { decision: decision.id, counts }
    : { decision: decision.id, picks };
}
