import { quote } from '@castellan/kernel';
import { Fault } from './fault.ts';

/** As bytes, because bytes are what leaves the program. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}

/** Throws if two values differ in a byte, and says where. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (bytes(actual) === bytes(expected)) return;
  throw new Fault(`${what}: ${firstDifference(actual, expected, '')}`);
}

function firstDifference(a: unknown, b: unknown, path: string): string {
  if (isTree(a) && isTree(b) && Array.isArray(a) === Array.isArray(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const name of names) {
      const inA = (a as Record<string, unknown>)[name];
      const inB = (b as Record<string, unknown>)[name];
      if (bytes(inA) !== bytes(inB)) return firstDifference(inA, inB, `${path}.${name}`);
    }
    return `${path || 'it'} has its fields in another order`;
  }
  return `${path || 'it'} is ${quote(a)}, not ${quote(b)}`;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
