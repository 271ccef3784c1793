import { wordsOf } from '@castellan/powers';
import type { events } from '../events.ts';
import { speak } from './functions.ts';
import { all } from './made/all.ts';
import type { Args } from './made/index.ts';

/** The game's phrases in words, in every language. */
export const words = wordsOf<typeof events, Args, keyof typeof all, Parameters<typeof speak>[0]>(
  all,
  speak,
  true,
);

/** What the ledger is written in. */
export const speeches = { en: speak(all.en) };
