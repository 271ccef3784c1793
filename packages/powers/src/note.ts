import type { Amounts, Cost, Effect, Filter } from './effect.ts';
import { present } from './fold.ts';
import type { Modifier, Power } from './power.ts';

/** The short marks of a game, for its notes. */
export interface Marks {
  readonly resources: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<string, string>>;
  acquire(from: string, filter: Filter): string;
  readonly actions: Readonly<Record<string, string>>;
  readonly verbs: Readonly<Record<string, (n: number) => string>>;
  readonly timings: Readonly<Record<string, string>>;
  modifier(modifier: Modifier): string;
}

type NoteOf = { [K in Effect['op']]: (effect: Extract<Effect, { op: K }>, marks: Marks) => string };

const fold: NoteOf = {
  gain: ({ amounts, per }, marks) => product(amounts, per, marks),
  all: ({ of }, marks) => of.map(part => inner(part, marks)).join(' + '),
  or: ({ of }, marks) => of.map(branch => inner(branch, marks)).join(' / '),
  pay: ({ cost, of }, marks) => `${noteCost(cost, marks)} → ${inner(of, marks)}`,
  aim: ({ of }, marks) => `◎ ${inner(of, marks)}`,
  take: ({ amounts, upTo }, marks) =>
    `take ${upTo ? '≤' : ''}${present(amounts)
      .map(([name, n]) => `${n}${marks.resources[name]}`)
      .join(' + ')}`,
  acquire: ({ from, filter }, marks) => marks.acquire(from, filter),
  act: ({ action }, marks) => marks.actions[action] ?? action,
  each: ({ who, of }, marks) => `each ${who}: ${inner(of, marks)}`,
  verb: ({ verb, n }, marks) => marks.verbs[verb]!(n),
};

export function noteCost(cost: Cost, marks: Marks): string {
  return product(cost.amounts, cost.per, marks) || '0';
}

/** A sum that is multiplied stands in brackets: all of it is. */
function product(amounts: Amounts, per: string | null, marks: Marks): string {
  const sum = present(amounts).map(([name, n]) => `${n}${marks.resources[name]}`);
  if (per === null) return sum.join(' + ');
  return `${sum.length > 1 ? `(${sum.join(' + ')})` : sum.join('')} × ${marks.counts[per]}`;
}

/** An effect as one line of marks: for logs, the terminal, the ledger. */
export function note(effect: Effect, marks: Marks): string {
  return (fold[effect.op] as (effect: Effect, marks: Marks) => string)(effect, marks);
}

/** A compound inside another stands in brackets. */
function inner(effect: Effect, marks: Marks): string {
  const line = note(effect, marks);
  return effect.op === 'or' || effect.op === 'all' || effect.op === 'pay' ? `(${line})` : line;
}

export function notePower(power: Power, marks: Marks): string {
  return 'always' in power
    ? marks.modifier(power.always)
    : `${marks.timings[power.at]}: ${note(power.effect, marks)}`;
}
