import { shapeOf } from '@castellan/kernel';
import type { Shape } from '@castellan/kernel';
import type { Effect, Op } from './effect.ts';
import type { Terms } from './terms.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Deeper than any card. */
const DEEP = 12;
const MANY = 100;

/** How an effect that comes from outside (in a loaded state) must look, in these terms. */
export function effectShape(terms: Terms): Shape<Effect> {
  const resources = Object.keys(terms.resources);
  const among = (marks: object, value: unknown): boolean =>
    typeof value === 'string' && Object.hasOwn(marks, value);
  const number = (value: unknown, least = 0): boolean =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) < MANY;
  const amounts = (value: unknown): boolean =>
    isRecord(value) &&
    Object.keys(value).length === resources.length &&
    resources.every(name => number(value[name]));
  const per = (value: unknown): boolean => value === null || among(terms.counts, value);
  const filter = (value: unknown): boolean =>
    isRecord(value) &&
    Object.entries(value).every(([name, wanted]) => {
      const marks = Object.hasOwn(terms.filters, name) ? terms.filters[name] : undefined;
      if (marks === undefined) return false;
      return typeof marks === 'string' ? number(wanted) : among(marks, wanted);
    });
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  const one = ({ of }: Fields, depth: number): boolean => fits(of, depth + 1);
  const many = ({ of }: Fields, depth: number): boolean =>
    Array.isArray(of) && of.length > 0 && of.every(part => fits(part, depth + 1));
  const checks: Readonly<Record<Op, (fields: Fields, depth: number) => boolean>> = {
    gain: fields => amounts(fields['amounts']) && per(fields['per']),
    spend: fields =>
      amounts(fields['amounts']) &&
      per(fields['per']) &&
      (fields['to'] === 'bank' || fields['to'] === 'them'),
    lose: fields =>
      among(terms.places, fields['from']) && number(fields['n'], 1) && isFlag(fields['random']),
    rob: fields =>
      among(terms.places, fields['from']) &&
      number(fields['n'], 1) &&
      isFlag(fields['random']) &&
      isFlag(fields['keep']),
    all: many,
    any: many,
    or: many,
    may: one,
    pay: (fields, depth) => fits(fields['cost'], depth + 1) && one(fields, depth),
    given: (fields, depth) =>
      among(terms.counts, fields['count']) && number(fields['least'], 1) && one(fields, depth),
    aim: one,
    take: fields => amounts(fields['amounts']) && isFlag(fields['upTo']),
    acquire: fields => among(terms.supplies, fields['from']) && filter(fields['filter']),
    act: fields => among(terms.actions, fields['action']),
    each: (fields, depth) =>
      (fields['who'] === 'player' || fields['who'] === 'opponent') && one(fields, depth),
    verb: fields => among(terms.verbs, fields['verb']) && number(fields['n']),
  };
  function fits(value: unknown, depth: number): boolean {
    if (!isRecord(value) || depth > DEEP) return false;
    const { op } = value;
    return typeof op === 'string' && Object.hasOwn(checks, op) && checks[op as Op](value, depth);
  }
  return shapeOf(value => fits(value, 0), 'an effect of this game');
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
