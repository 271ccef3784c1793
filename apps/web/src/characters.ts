import type { StringKey } from './strings/text.ts';

/** A bot as somebody to play against: its picture, its name, and what it is like. */
export interface Character {
  readonly bot: string;
  readonly picture: string;
  readonly name: StringKey;
  readonly line: StringKey;
}

/** The bots that can be invited, from the weakest to the strongest; the jester plays for fun. */
export const CHARACTERS: readonly Character[] = [
  { bot: 'random', picture: 'jester-hat', name: 'jesterName', line: 'jesterLine' },
  { bot: 'page', picture: 'quill', name: 'pageName', line: 'pageLine' },
  // The squire is greedy, and goes by that name in every save.
  { bot: 'greedy', picture: 'broadsword', name: 'squireName', line: 'squireLine' },
  { bot: 'steward', picture: 'scales', name: 'stewardName', line: 'stewardLine' },
  { bot: 'castellan', picture: 'castle', name: 'castellanName', line: 'castellanLine' },
];
