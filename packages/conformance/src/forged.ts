import { allowed } from '@castellan/kernel';
import type { Answer, Decision, Position, Seat } from '@castellan/kernel';

/** An answer that must be refused, and what is wrong with it. */
export interface Forgery {
  readonly what: string;
  readonly answer: unknown;
}

const NOWHERE = 'no such option';

/** Answers that the decision does not allow: a legal answer with a single error. */
export function forgeries(decision: Decision, legal: Answer): Forgery[] {
  const faults =
    'counts' in legal ? wrongCounts(decision, legal.counts) : wrongPicks(decision, legal.picks);
  return [...malformed(legal), ...misaddressed(decision, legal), ...faults];
}

/** Answers from a seat that has no decision. */
export function unasked(state: Position, seat: Seat): Forgery[] {
  const decision = `${seat}.${state.core.answered[seat]!}`;
  return [
    { what: 'an answer to nothing', answer: { decision, picks: [] } },
    { what: 'counts for nothing', answer: { decision, counts: {} } },
  ];
}

function malformed(legal: Answer): Forgery[] {
  const { decision } = legal;
  const given = 'counts' in legal ? legal.counts : legal.picks;
  return [
    { what: 'nothing', answer: undefined },
    { what: 'null', answer: null },
    { what: 'a number', answer: 7 },
    { what: 'a text', answer: decision },
    { what: 'a list', answer: [legal] },
    { what: 'an empty object', answer: {} },
    { what: 'no picks and no counts', answer: { decision } },
    { what: 'no decision', answer: { ...legal, decision: undefined } },
    { what: 'a decision that is a number', answer: { ...legal, decision: 0 } },
    { what: 'both picks and counts', answer: { decision, picks: [], counts: {} } },
    { what: 'picks that are a text', answer: { decision, picks: 'x' } },
    { what: 'picks that are an object', answer: { decision, picks: { 0: 'x' } } },
    { what: 'picks that are numbers', answer: { decision, picks: [0] } },
    { what: 'picks that are null', answer: { decision, picks: [null] } },
    { what: 'picks with a hole', answer: { decision, picks: new Array(1) } },
    { what: 'picks within picks', answer: { decision, picks: [given] } },
    { what: 'counts that are a list', answer: { decision, counts: [1] } },
    { what: 'counts that are texts', answer: { decision, counts: { x: '1' } } },
    { what: 'counts that are no number', answer: { decision, counts: { x: Number.NaN } } },
    { what: 'counts that are fractions', answer: { decision, counts: { x: 0.5 } } },
  ];
}

function misaddressed(decision: Decision, legal: Answer): Forgery[] {
  const [seat, number] = decision.id.split('.').map(Number) as [number, number];
  const ids = [
    `${seat}.${number - 1}`,
    `${seat}.${number + 1}`,
    `${seat + 100}.0`,
    `-1.0`,
    '',
    ` ${decision.id}`,
    'x',
  ];
  return ids.map(id => ({
    what: `decision "${id}", which is not open`,
    answer: { ...legal, decision: id },
  }));
}

function wrongPicks(decision: Decision, picks: readonly string[]): Forgery[] {
  const forged: Forgery[] = [];
  const forge = (what: string, picks: readonly string[]): void => {
    forged.push({ what, answer: { decision: decision.id, picks } });
  };
  const options = allowed(decision).map(option => option.id);
  const known = new Set(decision.options.map(option => option.id));
  const last = picks.slice(0, -1);
  for (const id of [NOWHERE, '', '__proto__', 'constructor', 'length', '0']) {
    if (!known.has(id))
      forge(`an unknown id in place of one`, picks.length > 0 ? [...last, id] : [id]);
  }
  for (const option of decision.options) {
    if (option.blocked !== undefined)
      forge('a blocked option', picks.length > 0 ? [...last, option.id] : [option.id]);
    if (!known.has(`${option.id} `)) forge('an id with a blank', [`${option.id} `]);
  }
  if (picks.length > 0) forge('a pick named twice, beside the others', [...picks, picks[0]!]);
  if (picks.length > 1) forge('a pick named twice, in place of another', [...last, picks[0]!]);
  if (decision.max >= 2) forge('the same pick twice', [options[0]!, options[0]!]);
  if (decision.min > 0) forge('too few', options.slice(0, decision.min - 1));
  if (options.length > decision.max) forge('too many', options.slice(0, decision.max + 1));
  forge('too many, one of them unknown', [...options, NOWHERE]);
  forged.push({
    what: 'counts',
    answer: { decision: decision.id, counts: Object.fromEntries(picks.map(id => [id, 1])) },
  });
  return forged;
}

function wrongCounts(decision: Decision, counts: Readonly<Record<string, number>>): Forgery[] {
  const forged: Forgery[] = [];
  const forge = (what: string, change: Readonly<Record<string, number>>): void => {
    forged.push({ what, answer: { decision: decision.id, counts: { ...counts, ...change } } });
  };
  const known = new Set(decision.options.map(option => option.id));
  forge('a share that does not exist', { [NOWHERE]: 1 });
  forge('nothing of a share that does not exist', { [NOWHERE]: 0 });
  // As it may come over a network: an own field with that name, which a careless copy would lose.
  const proto = JSON.parse(
    `{"decision":${JSON.stringify(decision.id)},"counts":{"__proto__":0}}`,
  ) as { counts: object };
  if (!known.has('__proto__')) {
    for (const [id, count] of Object.entries(counts)) Object.assign(proto.counts, { [id]: count });
    forged.push({ what: 'a share called __proto__', answer: proto });
  }
  for (const option of decision.options) {
    const { id, min = 0, max = 0 } = option;
    if (option.blocked !== undefined) {
      forge('a blocked share', { [id]: 1 });
      continue;
    }
    forge('one more of a share', { [id]: counts[id]! + 1 });
    forge('one less of a share', { [id]: counts[id]! - 1 });
    forge('more of a share than there is', { [id]: max + 1 });
    forge('less of a share than asked', { [id]: min - 1 });
    forge('an endless share', { [id]: Number.MAX_SAFE_INTEGER });
    for (const other of allowed(decision)) {
      if (other.id === id) continue;
      const over = max + 1 - counts[id]!;
      forge('too much of one share, taken from another', {
        [id]: max + 1,
        [other.id]: counts[other.id]! - over,
      });
    }
  }
  forged.push({ what: 'picks', answer: { decision: decision.id, picks: Object.keys(counts) } });
  return forged;
}
