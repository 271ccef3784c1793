import type { Amounts, Effect, Fold, Of } from './effect.ts';
import { folded, present } from './effect.ts';
import type { Power } from './power.ts';
import type { Filter, Terms } from './terms.ts';

const fold: Fold<[terms: Terms], string> = {
  gain: ({ amounts, per }, terms) => product(amounts, per, terms),
  spend: (effect, terms) => `pay ${price(effect, terms)}`,
  lose: ({ from, n, random }, terms) => `lose ${cards(from, n, random, terms)}`,
  rob: ({ from, n, random, keep }, terms) =>
    `${keep ? 'rob' : 'scrap'} ${cards(from, n, random, terms)}`,
  all: ({ of }, terms) => joined(of, ' + ', terms),
  any: ({ of }, terms) => joined(of, ' & ', terms),
  or: ({ of }, terms) => joined(of, ' / ', terms),
  may: ({ of }, terms) => `may ${inner(of, terms)}`,
  pay: ({ cost, of }, terms) =>
    `${cost.op === 'spend' ? price(cost, terms) : inner(cost, terms)} → ${inner(of, terms)}`,
  given: ({ count, least, of }, terms) =>
    `if ${least} ${terms.counts[count]!}: ${inner(of, terms)}`,
  aim: ({ of }, terms) => `◎ ${inner(of, terms)}`,
  take: ({ amounts, upTo }, terms) => `take ${upTo ? '≤ ' : ''}${sum(amounts, terms)}`,
  acquire: ({ from, filter }, terms) =>
    ['free', terms.supplies[from]!, ...filterMarks(filter, terms)].join(' '),
  act: ({ action }, terms) => terms.actions[action]!,
  each: ({ who, of }, terms) => `each ${who}: ${inner(of, terms)}`,
  verb: ({ verb, n }, terms) => marked(terms.verbs[verb]!, n),
};

/** A mark with its number in it. */
function marked(mark: string, n: number): string {
  return mark.replace('#', String(n));
}

function filterMarks(filter: Filter, { filters }: Terms): string[] {
  return Object.entries(filter).map(([name, wanted]) => {
    const marks = filters[name]!;
    return typeof marks === 'string' ? marked(marks, Number(wanted)) : marks[String(wanted)]!;
  });
}

/** Icons side by side; an empty amount is a zero. */
function sum(amounts: Amounts, { resources }: Terms): string {
  const icons = present(amounts).map(([name, n]) => `${n}${resources[name]!}`);
  return icons.join(' ') || '0';
}

function product(amounts: Amounts, per: string | null, terms: Terms): string {
  return per === null ? sum(amounts, terms) : `${sum(amounts, terms)} × ${terms.counts[per]!}`;
}

function price({ amounts, per, to }: Of<'spend'>, terms: Terms): string {
  return `${to === 'them' ? 'them ' : ''}${product(amounts, per, terms)}`;
}

function cards(from: string, n: number, random: boolean, { places }: Terms): string {
  return `${random ? 'random ' : ''}${n === 1 ? '' : `${n} `}${places[from]!}`;
}

function joined(of: readonly Effect[], operator: string, terms: Terms): string {
  return of.map(part => inner(part, terms)).join(operator);
}

/** Effects joined by an operator get brackets inside another effect. */
function inner(effect: Effect, terms: Terms): string {
  const line = note(effect, terms);
  const { op } = effect;
  return op === 'or' || op === 'all' || op === 'any' || op === 'pay' ? `(${line})` : line;
}

/** An effect as one line of marks: for logs, the terminal, the ledger. `read` turns it back into the effect. */
export function note(effect: Effect, terms: Terms): string {
  return folded(fold, effect, terms);
}

export function notePower(power: Power, terms: Terms): string {
  if ('at' in power) return `${terms.timings[power.at]!}: ${note(power.effect, terms)}`;
  const { modify, by } = power.always;
  return `always: ${marked(terms.modifiers[modify]!, by)}`;
}
