import type { StringKey } from './strings/text.ts';

/** A bot as somebody to play against: its name, and what it is like. */
export interface Character {
  readonly bot: string;
  readonly name: StringKey;
  readonly line: StringKey;
}

/** The bots that can be invited, from the weakest to the strongest; the jester plays for fun. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'random', name: 'jesterName', line: 'jesterLine' },
  { bot: 'page', name: 'pageName', line: 'pageLine' },
  // The squire is greedy, and goes by that name in every save.
  { bot: 'greedy', name: 'squireName', line: 'squireLine' },
  { bot: 'steward', name: 'stewardName', line: 'stewardLine' },
  { bot: 'castellan', name: 'castellanName', line: 'castellanLine' },
];
