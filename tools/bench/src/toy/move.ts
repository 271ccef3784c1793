/**
 * A move is one integer: what, on which thing, with how much magic in the payment. Integers go into a reused list
 * without allocating. They name the thing itself (a citizen, not the third option), so they mean the same everywhere.
 */
export type Move = number;

export const TAKE = 0;
export const INCOME = 1;
export const HIRE = 2;
export const SLAY = 3;
export const BUILD = 4;
export const WELCOME = 5;
export const LOSE = 6;
export const STEAL = 7;
export const PASS = 8;

/** By kind, the word a person would use. */
export const MOVE_NAMES = [
  'take',
  'income',
  'hire',
  'slay',
  'build',
  'welcome',
  'lose',
  'steal',
  'pass',
] as const;
export type MoveName = (typeof MOVE_NAMES)[number];

export const move = (kind: number, target: number, magic: number): Move =>
  kind | (target << 4) | (magic << 12);
export const kindOf = (m: Move): number => m & 0xf;
export const targetOf = (m: Move): number => (m >> 4) & 0xff;
export const magicOf = (m: Move): number => m >> 12;
