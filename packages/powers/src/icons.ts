import type { Cost, Effect, Filter } from './effect.ts';
import { present } from './fold.ts';

/** One thing in an icon row: a picture with a number on it, or an operator between two. */
export type Icon =
  | { readonly icon: string; readonly n: number | null }
  | { readonly operator: 'plus' | 'or' | 'per' | 'pay' | 'from' | 'at-most' | 'open' | 'close' }
  | { readonly card: string; readonly filter: Filter };

type IconsOf = { [K in Effect['op']]: (effect: Extract<Effect, { op: K }>) => Icon[] };

const fold: IconsOf = {
  gain: ({ amounts, per }) => [...sum(amounts), ...times(per)],
  all: ({ of }) => joined(of, 'plus'),
  or: ({ of }) => joined(of, 'or'),
  pay: ({ cost, of }) => [...costIcons(cost), { operator: 'pay' }, ...inner(of)],
  aim: ({ of }) => [...inner(of), { operator: 'from' }, { icon: 'opponent', n: null }],
  take: ({ amounts, upTo }) => [
    ...(upTo ? [{ operator: 'at-most' } as const] : []),
    ...sum(amounts),
  ],
  acquire: ({ from, filter }) => [{ card: from, filter }],
  act: ({ action }) => [{ icon: `action:${action}`, n: null }],
  each: ({ who, of }) => [{ icon: `each-${who}`, n: null }, ...inner(of)],
  verb: ({ verb, n }) => [{ icon: `verb:${verb}`, n }],
};

function sum(amounts: Cost['amounts']): Icon[] {
  return present(amounts).map(([icon, n]) => ({ icon, n }));
}

function times(per: string | null): Icon[] {
  return per === null ? [] : [{ operator: 'per' }, { icon: `count:${per}`, n: null }];
}

export function costIcons(cost: Cost): Icon[] {
  return [...sum(cost.amounts), ...times(cost.per)];
}

/** An effect as a row of icons, for whoever draws cards. */
export function icons(effect: Effect): Icon[] {
  return (fold[effect.op] as (effect: Effect) => Icon[])(effect);
}

function joined(parts: readonly Effect[], operator: 'plus' | 'or'): Icon[] {
  return parts.flatMap((part, i) => (i === 0 ? inner(part) : [{ operator }, ...inner(part)]));
}

function inner(effect: Effect): Icon[] {
  if (effect.op !== 'or' && effect.op !== 'all') return icons(effect);
  return [{ operator: 'open' }, ...icons(effect), { operator: 'close' }];
}
