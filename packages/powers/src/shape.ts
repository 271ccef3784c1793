import type { Shape } from '@castellan/kernel';
import type { Effect } from './effect.ts';

/** How an effect that comes from outside (in a loaded state) must look. Names of counts, supplies, actions and verbs are checked against the game's. */
export function effectShape(
  names: Readonly<
    Record<'resources' | 'counts' | 'supplies' | 'actions' | 'verbs', readonly string[]>
  >,
): Shape {
  const known = (list: readonly string[], value: unknown): boolean =>
    typeof value === 'string' && list.includes(value);
  const amounts = (value: unknown): boolean =>
    isRecord(value) &&
    Object.keys(value).length === names.resources.length &&
    names.resources.every(
      name =>
        Number.isSafeInteger(value[name]) &&
        (value[name] as number) >= 0 &&
        (value[name] as number) < 100,
    );
  const per = (value: unknown): boolean => value === null || known(names.counts, value);
  const fits = (value: unknown, depth: number): boolean => {
    if (!isRecord(value) || depth > 8) return false;
    const many = (): boolean =>
      Array.isArray(value['of']) &&
      value['of'].length > 0 &&
      value['of'].every(part => fits(part, depth + 1));
    const one = (): boolean => fits(value['of'], depth + 1);
    const check: { [K in Effect['op']]: () => boolean } = {
      gain: () => amounts(value['amounts']) && per(value['per']),
      all: many,
      or: many,
      pay: () =>
        isRecord(value['cost']) &&
        amounts(value['cost']['amounts']) &&
        per(value['cost']['per']) &&
        one(),
      aim: one,
      take: () => amounts(value['amounts']) && typeof value['upTo'] === 'boolean',
      acquire: () => known(names.supplies, value['from']) && isRecord(value['filter']),
      act: () => known(names.actions, value['action']),
      each: () => (value['who'] === 'player' || value['who'] === 'opponent') && one(),
      verb: () => known(names.verbs, value['verb']) && Number.isSafeInteger(value['n']),
    };
    const op = value['op'];
    return typeof op === 'string' && Object.hasOwn(check, op) && check[op as Effect['op']]();
  };
  return (value, path, problems) => {
    if (!fits(value, 0)) problems.push(`${path} must be an effect of this game`);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
