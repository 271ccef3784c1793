// Card Kingdoms in every language that it has a catalogue for.
import type { Covered, Words } from '@castellan/kernel';
import type { GameSpeech } from '@castellan/powers';
import type { events } from '../events.ts';
import { speak } from './functions.ts';
import type { Functions } from './functions.ts';
import { all } from './made/all.ts';
import type { Args } from './made/index.ts';

/** Every event has a text, which says nothing that the event doesn't tell. */
true satisfies Covered<typeof events, Args>;

type ByLanguage<T> = Readonly<Record<keyof typeof all, T>>;

export const speeches = Object.fromEntries(
  Object.entries(all).map(([language, made]) => [language, speak(made)]),
) as ByLanguage<GameSpeech<Args, Functions>>;

export const words = Object.fromEntries(
  Object.entries(speeches).map(([language, speech]) => [language, speech.words]),
) as ByLanguage<Words>;
