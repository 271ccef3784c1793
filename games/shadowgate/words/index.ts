import type { Words } from '@castellan/kernel';
import { speak } from './functions.ts';
import { all } from './made/all.ts';

/** The game's phrases in words, in every language. */
export const words: Readonly<Record<keyof typeof all, Words>> = { en: speak(all.en).words };
