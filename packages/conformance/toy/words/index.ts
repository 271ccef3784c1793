import { inEach, wordsIn } from '@castellan/kernel';
import { Functions } from './functions.ts';
import { all } from './made/all.ts';

/** The game's phrases in words, in every language that it has a catalogue for. */
export const words = inEach(all, ({ texts, locale }) =>
  wordsIn('Market Day', texts, new Functions(locale)),
);
