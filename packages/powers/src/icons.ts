import type { Amounts, Effect, Fold } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Power } from './power.ts';
import type { Filter } from './terms.ts';

/** One thing in an icon row: a picture with a number on it, or an operator between two. */
export type Icon =
  | { readonly icon: string; readonly n: number | null }
  | { readonly operator: Operator }
  | { readonly card: string; readonly filter: Filter };

export type Operator =
  | 'plus'
  | 'or'
  | 'and-or'
  | 'may'
  | 'per'
  | 'pay'
  | 'from'
  | 'at-most'
  | 'at-least'
  | 'lost'
  | 'random'
  | 'open'
  | 'close';

const fold: Fold<[], Icon[]> = {
  gain: ({ amounts, per }) => [...sum(amounts), ...times(per)],
  spend: ({ amounts, per, to }) => [
    ...sum(amounts),
    ...times(per),
    ...(to === 'them' ? opponent('pay') : []),
  ],
  lose: ({ from, n, random }) => [{ operator: 'lost' }, ...cards(from, n, random)],
  rob: ({ from, n, random, keep }) => [
    ...(keep ? [] : [{ operator: 'lost' } as const]),
    ...cards(from, n, random),
  ],
  all: ({ of }) => joined(of, 'plus'),
  any: ({ of }) => joined(of, 'and-or'),
  or: ({ of }) => joined(of, 'or'),
  may: ({ of }) => [{ operator: 'may' }, ...inner(of)],
  pay: ({ cost, of }) => [...inner(cost), { operator: 'pay' }, ...inner(of)],
  given: ({ count, least, of }) => [
    { operator: 'at-least' },
    { icon: `count:${count}`, n: least },
    { operator: 'pay' },
    ...inner(of),
  ],
  aim: ({ of }) => [...inner(of), ...opponent('from')],
  take: ({ amounts, upTo }) => [
    ...(upTo ? [{ operator: 'at-most' } as const] : []),
    ...sum(amounts),
  ],
  acquire: ({ from, filter }) => [{ card: from, filter }],
  act: ({ action }) => [{ icon: `action:${action}`, n: null }],
  each: ({ who, of }) => [{ icon: `each-${who}`, n: null }, ...inner(of)],
  verb: ({ verb, n }) => [{ icon: `verb:${verb}`, n: n === 0 ? null : n }],
};

function sum(amounts: Amounts): Icon[] {
  return present(amounts).map(([icon, n]) => ({ icon, n }));
}

function times(per: string | null): Icon[] {
  return per === null ? [] : [{ operator: 'per' }, { icon: `count:${per}`, n: null }];
}

function cards(from: string, n: number, random: boolean): Icon[] {
  return [
    ...(random ? [{ operator: 'random' } as const] : []),
    { icon: `place:${from}`, n: n === 1 ? null : n },
  ];
}

function opponent(operator: 'from' | 'pay'): Icon[] {
  return [{ operator }, { icon: 'opponent', n: null }];
}

/** An effect as a row of icons, for whoever draws cards. */
export function icons(effect: Effect): Icon[] {
  return folded(fold, effect);
}

/** What a power does as a row of icons; its time, or that it always works, stands first. */
export function powerIcons(power: Power): Icon[] {
  if ('at' in power) return [{ icon: `at:${power.at}`, n: null }, ...icons(power.effect)];
  const { modify, by } = power.always;
  return [{ icon: `modify:${modify}`, n: by === 0 ? null : by }];
}

function joined(parts: readonly Effect[], operator: Operator): Icon[] {
  return parts.flatMap((part, i) => (i === 0 ? inner(part) : [{ operator }, ...inner(part)]));
}

function inner(effect: Effect): Icon[] {
  const { op } = effect;
  if (op !== 'or' && op !== 'all' && op !== 'any') return icons(effect);
  return [{ operator: 'open' }, ...icons(effect), { operator: 'close' }];
}
