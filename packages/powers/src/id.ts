import type { Amounts, Effect, Filter } from './effect.ts';
import { present } from './fold.ts';

type IdOf = { [K in Effect['op']]: (effect: Extract<Effect, { op: K }>) => string };

const fold: IdOf = {
  gain: ({ amounts, per }) => `gain:${product(amounts, per)}`,
  all: ({ of }) => of.map(inner).join('+'),
  or: ({ of }) => of.map(inner).join('/'),
  pay: ({ cost, of }) => `pay:${product(cost.amounts, cost.per)}:for:${inner(of)}`,
  aim: ({ of }) => `aim:${inner(of)}`,
  take: ({ amounts }) => `take:${product(amounts, null)}`,
  acquire: ({ from, filter }) => ['acquire', from, ...words(filter)].join(':'),
  act: ({ action }) => `act:${action}`,
  each: ({ who, of }) => `each-${who}:${inner(of)}`,
  verb: ({ verb, n }) => (n === 0 ? `verb:${verb}` : `verb:${verb}:${n}`),
};

/** What an option that does this is called: the same for the same effect, wherever it is printed. */
export function effectId(effect: Effect): string {
  return (fold[effect.op] as (effect: Effect) => string)(effect);
}

function product(amounts: Amounts, per: string | null): string {
  const sum = present(amounts)
    .map(([name, n]) => `${name}:${n}`)
    .join('+');
  return per === null ? sum : `${sum}:per:${per}`;
}

/** A filter's words speak for themselves; its numbers need a name: `holy`, `cost-at-most:3`. */
function words(filter: Filter): string[] {
  return Object.entries(filter).map(([name, value]) =>
    typeof value === 'string'
      ? value
      : `${name.replaceAll(/[A-Z]/g, sign => `-${sign.toLowerCase()}`)}:${value}`,
  );
}

/** A compound inside another stands in brackets. */
function inner(effect: Effect): string {
  const id = effectId(effect);
  return effect.op === 'or' || effect.op === 'all' ? `(${id})` : id;
}
