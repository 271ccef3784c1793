import { allowed } from './decision.ts';
import type { Answer, Decision } from './decision.ts';
import type { Phrase } from './json.ts';
import { quote, Refusal } from './refusal.ts';
import type { Who, Words } from './words.ts';

/** Reads an answer from any value, or says what is wrong with it. */
export function readAnswer(value: unknown): Answer {
  if (!isRecord(value)) throw malformed(value, 'an answer is an object');
  const { decision, picks, counts } = value;
  if (typeof decision !== 'string')
    throw malformed(value, '"decision" must be the id of the decision, a string');
  if (picks !== undefined && counts !== undefined)
    throw malformed(value, 'give "picks" or "counts", not both');
  if (Array.isArray(picks)) {
    // A copy: it has no holes (`every` would skip them), and later changes to the original do not reach the record.
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
    // Assigning field by field would lose `__proto__`; this way it is a field like any other, and gets refused.
    return { decision, counts: Object.fromEntries(numbers) };
  }
  throw malformed(
    value,
    'give "picks" (a list of option ids) or, for a split, "counts" (a number for each option id)',
  );
}

/**
 * The answer in the form that rules use: the places of the chosen options among the allowed ones, or, for a split,
 * the amount of each. Refuses what the decision does not allow. With the game's words, it also says why.
 */
export function matchAnswer(
  decision: Decision,
  answer: Answer,
  words: Words | null = null,
): number[] {
  return decision.kind === 'split'
    ? matchCounts(decision, answer, words)
    : matchPicks(decision, answer, words);
}

function matchPicks(decision: Decision, answer: Answer, words: Words | null): number[] {
  if (!('picks' in answer)) throw illegal(decision, answer, 'it needs "picks"');
  const picks = answer.picks.map(pick => todaysName(decision, pick));
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
    if (place < 0) throw notOffered(decision, answer, pick, words);
    return place;
  });
}

function matchCounts(decision: Decision, answer: Answer, words: Words | null): number[] {
  if (!('counts' in answer)) throw illegal(decision, answer, 'it needs "counts"');
  const shares = allowed(decision);
  const given = new Map<string, number>();
  for (const [name, count] of Object.entries(answer.counts)) {
    const id = todaysName(decision, name);
    if (!shares.some(share => share.id === id)) throw notOffered(decision, answer, id, words);
    if (given.has(id)) throw illegal(decision, answer, 'a share is named twice');
    given.set(id, count);
  }
  const counts = shares.map(({ id }) => given.get(id) ?? 0);
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

/** Saves from before an option was renamed still use its old name. */
function todaysName(decision: Decision, name: string): string {
  return decision.options.find(option => option.was === name)?.id ?? name;
}

const byNumber: Who = seat => `seat ${seat}`;

function notOffered(decision: Decision, answer: Answer, id: string, words: Words | null): Refusal {
  const reason = decision.options.find(option => option.id === id)?.blocked;
  if (reason === undefined)
    return illegal(decision, answer, `${quote(id)} is not among the options`);
  const why = words === null ? '' : `: ${words.say(reason, byNumber)}`;
  return illegal(decision, answer, `${quote(id)} is not allowed now${why}`, reason);
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

function illegal(
  decision: Decision,
  answer: Answer,
  why: string,
  reason: Phrase | null = null,
): Refusal {
  const ids = allowed(decision).map(option => option.id);
  return new Refusal(
    'illegal',
    `Decision ${decision.id} (${decision.step}) refuses ${quote('picks' in answer ? answer.picks : answer.counts)}: ${why}. Allowed: ${ids.join(', ')}.`,
    { decision: decision.id, answer: quote(answer), allowed: ids },
    reason,
  );
}
