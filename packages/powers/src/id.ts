import type { Amounts, Effect, Fold } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Filter } from './terms.ts';

const fold: Fold<[], string> = {
  gain: ({ amounts, per }) => `gain:${product(amounts, per)}`,
  spend: ({ amounts, per, to }) => `${to === 'them' ? 'them:' : ''}${product(amounts, per)}`,
  lose: ({ from, n, random }) => `lose:${cards(from, n, random)}`,
  rob: ({ from, n, random, keep }) => `${keep ? 'rob' : 'scrap'}:${cards(from, n, random)}`,
  all: ({ of }) => of.map(inner).join('+'),
  any: ({ of }) => of.map(inner).join('&'),
  or: ({ of }) => of.map(inner).join('/'),
  may: ({ of }) => `may:${inner(of)}`,
  pay: ({ cost, of }) => `pay:${inner(cost)}:for:${inner(of)}`,
  given: ({ count, least, of }) => `if:${count}:${least}:${inner(of)}`,
  aim: ({ of }) => `aim:${inner(of)}`,
  take: ({ amounts }) => `take:${product(amounts, null)}`,
  acquire: ({ from, filter }) => ['acquire', from, ...words(filter)].join(':'),
  act: ({ action }) => `act:${action}`,
  each: ({ who, of }) => `each-${who}:${inner(of)}`,
  verb: ({ verb, n }) => (n === 0 ? `verb:${verb}` : `verb:${verb}:${n}`),
};

/** The id of an option that does this: the same effect has the same id, wherever it is printed. */
export function effectId(effect: Effect): string {
  return folded(fold, effect);
}

function product(amounts: Amounts, per: string | null): string {
  const sum = present(amounts)
    .map(([name, n]) => `${name}:${n}`)
    .join('+');
  return per === null ? sum : `${sum}:per:${per}`;
}

function cards(from: string, n: number, random: boolean): string {
  return [...(random ? ['random'] : []), from, ...(n === 1 ? [] : [n])].join(':');
}

/** A filter's words need no name, its numbers do: `holy`, `cost-at-most:3`. */
function words(filter: Filter): string[] {
  return Object.entries(filter).map(([name, value]) =>
    typeof value === 'string'
      ? value
      : `${name.replaceAll(/[A-Z]/g, sign => `-${sign.toLowerCase()}`)}:${value}`,
  );
}

/** A compound inside another gets brackets. */
function inner(effect: Effect): string {
  const id = effectId(effect);
  return effect.op === 'or' || effect.op === 'all' || effect.op === 'any' ? `(${id})` : id;
}
