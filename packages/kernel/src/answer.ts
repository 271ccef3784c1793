import { allowed } from './decision.ts';
import type { Answer, Decision, Option } from './decision.ts';
import { quote, Refusal } from './refusal.ts';

/** Takes anything, gives an answer's form or says what is wrong with it. */
export function readAnswer(value: unknown): Answer {
  if (!isRecord(value)) throw malformed(value, 'an answer is an object');
  const { decision, picks, counts } = value;
  if (typeof decision !== 'string')
    throw malformed(value, '"decision" must be the id of the decision, a string');
  if (picks !== undefined && counts !== undefined)
    throw malformed(value, 'give "picks" or "counts", not both');
  if (Array.isArray(picks)) {
    // A copy, which has no holes (`every` would step over them) and stays as it is in the record.
    const ids: unknown[] = [...picks];
    if (!ids.every(isText)) throw malformed(value, '"picks" must be a list of option ids');
    return { decision, picks: ids };
  }
  if (isRecord(counts)) {
    const numbers = Object.entries(counts).map(([id, count]): [string, number] => {
      if (typeof count !== 'number' || !Number.isSafeInteger(count)) {
        throw malformed(value, '"counts" must give a whole number for each option id');
      }
      // Adding 0 makes -0 a plain 0, as JSON would.
      return [id, count + 0];
    });
    // Field by field, `__proto__` would get lost; this way it is a field like any other, and refused.
    return { decision, counts: Object.fromEntries(numbers) };
  }
  throw malformed(
    value,
    'give "picks" (a list of option ids) or, for a split, "counts" (a number for each option id)',
  );
}

/**
 * The answer as the rules take it: which of the allowed options (their places in the list), or, for a
 * split, how much of each. Refuses whatever the decision does not allow.
 */
export function matchAnswer(decision: Decision, answer: Answer): number[] {
  return decision.kind === 'split' ? matchCounts(decision, answer) : matchPicks(decision, answer);
}

function matchPicks(decision: Decision, answer: Answer): number[] {
  if (!('picks' in answer)) throw illegal(decision, answer, 'it needs "picks"');
  const { picks } = answer;
  const options = allowed(decision);
  if (picks.length < decision.min || picks.length > decision.max) {
    const wanted =
      decision.min === decision.max ? `${decision.min}` : `${decision.min} to ${decision.max}`;
    throw illegal(decision, answer, `it wants ${wanted} picks and got ${picks.length}`);
  }
  if (new Set(picks).size !== picks.length)
    throw illegal(decision, answer, 'a pick is named twice');
  return picks.map(pick => {
    const place = options.findIndex(option => option.id === pick);
    if (place < 0) throw illegal(decision, answer, whyNot(decision, pick));
    return place;
  });
}

function matchCounts(decision: Decision, answer: Answer): number[] {
  if (!('counts' in answer)) throw illegal(decision, answer, 'it needs "counts"');
  const shares = allowed(decision);
  for (const id of Object.keys(answer.counts)) {
    if (!shares.some(share => share.id === id))
      throw illegal(decision, answer, whyNot(decision, id));
  }
  const counts = shares.map(share =>
    Object.hasOwn(answer.counts, share.id) ? answer.counts[share.id]! : 0,
  );
  counts.forEach((count, i) => {
    const { id, min = 0, max = 0 } = shares[i]!;
    if (count < min || count > max)
      throw illegal(decision, answer, `${id} must be ${min} to ${max}`);
  });
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum !== decision.max)
    throw illegal(decision, answer, `the counts must add up to ${decision.max}, not ${sum}`);
  return counts;
}

function whyNot(decision: Decision, id: string): string {
  const option: Option | undefined = decision.options.find(one => one.id === id);
  return option?.blocked
    ? `${quote(id)} is not allowed now (${option.blocked.say})`
    : `${quote(id)} is not among the options`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(value: unknown, why: string): Refusal {
  return new Refusal('malformed', `Malformed answer ${quote(value)}: ${why}.`, {
    answer: quote(value),
  });
}

function illegal(decision: Decision, answer: Answer, why: string): Refusal {
  const ids = allowed(decision).map(option => option.id);
  return new Refusal(
    'illegal',
    `Decision ${decision.id} (${decision.step}) refuses ${quote('picks' in answer ? answer.picks : answer.counts)}: ${why}. Allowed: ${ids.join(', ')}.`,
    { decision: decision.id, answer: quote(answer), allowed: ids },
  );
}
