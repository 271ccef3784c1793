import type { StringKey } from './strings/en.ts';

/** A bot as somebody to play against: its picture, its name, and what it is like. */
export interface Character {
  readonly bot: string;
  readonly picture: string;
  readonly name: StringKey;
  readonly line: StringKey;
}

/** The bots that can be invited, the usual one first. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'greedy', picture: 'scales', name: 'stewardName', line: 'stewardLine' },
  { bot: 'random', picture: 'jester-hat', name: 'jesterName', line: 'jesterLine' },
];
