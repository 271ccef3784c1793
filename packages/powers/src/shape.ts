import { shapeOf } from '@castellan/kernel';
import type { Shape } from '@castellan/kernel';
import { DEEPEST_EFFECT, HIGHEST, MOST_BRANCHES } from './effect.ts';
import type { Effect, Of, Op } from './effect.ts';
import type { Marks, Terms } from './terms.ts';
import { isCost } from './traits.ts';

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown, depth: number, fields: Fields) => boolean;
/** A check for every field of every kind of effect. */
type Checks = { readonly [K in Op]: Readonly<Record<Exclude<keyof Of<K>, 'op'>, Check>> };

/** The form of an effect from outside (in a loaded state), in these terms. */
export function effectShape(terms: Terms): Shape<Effect> {
  const resources = Object.keys(terms.resources);
  const upFrom =
    (least: number): Check =>
    value =>
      Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= HIGHEST;
  const some = upFrom(1);
  const amounts = (value: unknown): value is Record<string, number> =>
    isRecord(value) &&
    Object.keys(value).length === resources.length &&
    resources.every(name => upFrom(0)(value[name], 0, value));
  const oneAmount: Check = value =>
    amounts(value) && resources.filter(name => value[name]! > 0).length === 1;
  const oneOf =
    (marks: Marks): Check =>
    value =>
      typeof value === 'string' && Object.hasOwn(marks, value);
  const place = oneOf(terms.places);
  const count = oneOf(terms.counts);
  const per: Check = (value, depth, fields) => value === null || count(value, depth, fields);
  const among =
    (...values: readonly unknown[]): Check =>
    value =>
      values.includes(value);
  const flag = among(true, false);
  const filter: Check = value =>
    isRecord(value) &&
    Object.entries(value).every(([name, wanted]) => {
      const marks = Object.hasOwn(terms.filters, name) ? terms.filters[name] : undefined;
      if (marks === undefined) return false;
      return (typeof marks === 'string' ? upFrom(0) : oneOf(marks))(wanted, 0, value);
    });
  /** A mark without a place for a number has none. */
  const number: Check = (value, depth, { verb }) =>
    terms.verbs[verb as string]?.includes('#') ? upFrom(0)(value, depth, {}) : value === 0;
  const one: Check = (value, depth) => fits(value, depth + 1);
  const several: Check = (value, depth) =>
    Array.isArray(value) &&
    value.length > 1 &&
    value.length <= MOST_BRANCHES &&
    value.every(part => fits(part, depth + 1));
  const cost: Check = (value, depth) => fits(value, depth + 1) && isCost(value as Effect);
  const checks: Checks = {
    gain: { amounts, per },
    spend: { amounts, per, to: among('bank', 'them') },
    lose: { from: place, n: some, random: flag },
    rob: { from: place, n: some, random: flag, keep: flag },
    all: { of: several },
    any: { of: several },
    or: { of: several },
    may: { of: one },
    pay: { cost, of: one },
    given: { count, least: some, of: one },
    aim: { of: one },
    take: { amounts: oneAmount, upTo: flag },
    acquire: { from: oneOf(terms.supplies), filter },
    act: { action: oneOf(terms.actions) },
    each: { who: among('player', 'opponent'), of: one },
    verb: { verb: oneOf(terms.verbs), n: number },
  };
  function fits(value: unknown, depth: number): boolean {
    if (!isRecord(value) || depth > DEEPEST_EFFECT) return false;
    const { op, ...fields } = value;
    if (typeof op !== 'string' || !Object.hasOwn(checks, op)) return false;
    const wanted: Readonly<Record<string, Check>> = checks[op as Op];
    return (
      Object.keys(fields).length === Object.keys(wanted).length &&
      Object.entries(wanted).every(([name, check]) => check(fields[name], depth, fields))
    );
  }
  return shapeOf(value => fits(value, 0), 'an effect of this game');
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
