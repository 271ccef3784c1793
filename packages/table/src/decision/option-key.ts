/** The keys of the options, in order: the digits, then the letters that mean nothing else at a table (L, O, U and Z do). */
const KEYS = '1234567890abcdefghijkmnpqrstvwxy';

/** The key of the option at this place; undefined where the keys have run out. */
export function optionKey(at: number): string | undefined {
  return KEYS[at]?.toUpperCase();
}

/** The place of the option that a key chooses, or -1. */
export function optionAt(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}
