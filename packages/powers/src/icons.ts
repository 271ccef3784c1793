import type { Amounts, Effect, Fold, Of } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Power } from './power.ts';
import type { Whom } from './sentence.ts';
import type { Filter } from './terms.ts';

/** One entry of an icon row: a picture with a number on it, or an operator between two pictures. */
export type Icon =
  | { readonly icon: string; readonly n: number | null }
  | { readonly operator: OperatorName }
  | { readonly card: string; readonly filter: Filter };

export const OPERATORS = [
  'plus',
  'or',
  'and-or',
  'may',
  'per',
  'pay',
  'from',
  'at-most',
  'at-least',
  'lost',
  'random',
  'open',
  'close',
] as const;
export type OperatorName = (typeof OPERATORS)[number];

const fold: Fold<[whom: Whom], Icon[]> = {
  gain: ({ amounts, per }) => [...sum(amounts), ...times(per)],
  spend: (effect, whom) => [{ operator: 'lost' }, ...price(effect, whom)],
  lose: ({ from, n, random }) => [{ operator: 'lost' }, ...cards(from, n, random)],
  rob: ({ from, n, random, keep }) => [
    ...(keep ? [] : [{ operator: 'lost' } as const]),
    ...cards(from, n, random),
  ],
  all: ({ of }, whom) => joined(of, 'plus', whom),
  any: ({ of }, whom) => joined(of, 'and-or', whom),
  or: ({ of }, whom) => joined(of, 'or', whom),
  may: ({ of }, whom) => [{ operator: 'may' }, ...inner(of, whom)],
  pay: ({ cost, of }, whom) => [
    ...(cost.op === 'spend' ? price(cost, whom) : inner(cost, whom)),
    { operator: 'pay' },
    ...inner(of, whom),
  ],
  given: ({ count, least, of }, whom) => [
    { operator: 'at-least' },
    { icon: `count:${count}`, n: least },
    { operator: 'pay' },
    ...inner(of, whom),
  ],
  aim: ({ of }) => [...inner(of, 'opponent'), { operator: 'from' }, { icon: 'opponent', n: null }],
  take: ({ amounts, upTo }) => [
    ...(upTo ? [{ operator: 'at-most' } as const] : []),
    ...sum(amounts),
  ],
  acquire: ({ from, filter }) => [{ card: from, filter }],
  act: ({ action }) => [{ icon: `action:${action}`, n: null }],
  each: ({ who, of }) => [{ icon: `each-${who}`, n: null }, ...inner(of, 'owner')],
  verb: ({ verb, n }) => [{ icon: `verb:${verb}`, n: n === 0 ? null : n }],
};

function sum(amounts: Amounts): Icon[] {
  return present(amounts).map(([icon, n]) => ({ icon, n }));
}

function times(per: string | null): Icon[] {
  return per === null ? [] : [{ operator: 'per' }, { icon: `count:${per}`, n: null }];
}

function price({ amounts, per, to }: Of<'spend'>, whom: Whom): Icon[] {
  const payee: Icon[] = to === 'bank' ? [] : [{ operator: 'pay' }, { icon: whom, n: null }];
  return [...sum(amounts), ...times(per), ...payee];
}

function cards(from: string, n: number, random: boolean): Icon[] {
  return [
    ...(random ? [{ operator: 'random' } as const] : []),
    { icon: `place:${from}`, n: n === 1 ? null : n },
  ];
}

/** An effect as a row of icons, for drawing cards. */
export function effectIcons(effect: Effect): Icon[] {
  return folded(fold, effect, 'opponent');
}

/** A power as a row of icons, which starts with its time, or with the mark for "always". */
export function powerIcons(power: Power): Icon[] {
  if ('at' in power) return [{ icon: `at:${power.at}`, n: null }, ...effectIcons(power.effect)];
  const { modify, by } = power.always;
  return [{ icon: `modify:${modify}`, n: by === 0 ? null : by }];
}

function joined(parts: readonly Effect[], operator: OperatorName, whom: Whom): Icon[] {
  return parts.flatMap((part, i) =>
    i === 0 ? inner(part, whom) : [{ operator }, ...inner(part, whom)],
  );
}

function inner(effect: Effect, whom: Whom): Icon[] {
  const row = folded(fold, effect, whom);
  const { op } = effect;
  if (op !== 'or' && op !== 'all' && op !== 'any') return row;
  return [{ operator: 'open' }, ...row, { operator: 'close' }];
}
