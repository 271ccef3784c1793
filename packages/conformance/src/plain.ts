import { quote } from '@castellan/kernel';
import { Fault } from './fault.ts';

/** Refuses what JSON would lose or change: `undefined`, NaN, -0, holes, classes, functions, cycles. */
export function expectPlain(value: unknown, what: string): void {
  const fault = notPlain(value, '', []);
  if (fault !== null) throw new Fault(`${what} is not plain JSON: ${fault}`);
}

function notPlain(value: unknown, path: string, above: readonly object[]): string | null {
  const here = path || 'it';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${here} is ${number(value)}`;
  }
  if (typeof value !== 'object') return `${here} is ${quote(value)}`;
  if (above.includes(value)) return `${here} contains itself`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype)) {
    return `${here} is an object of a class`;
  }
  const names = Object.keys(value);
  if (Array.isArray(value) && names.length !== value.length) return `${here} is a list with holes`;
  for (const name of names) {
    const inner: unknown = (value as Record<string, unknown>)[name];
    const fault = notPlain(inner, `${path}.${name}`, [...above, value]);
    if (fault !== null) return fault;
  }
  return null;
}

function number(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}
