// Card Kingdoms in every language that it has a catalogue for.
import { inEach } from '@castellan/kernel';
import type { Covered } from '@castellan/kernel';
import type { events } from '../events.ts';
import { speak } from './functions.ts';
import { all } from './made/all.ts';
import type { Args } from './made/index.ts';

/** Every event has a text, which says nothing that the event doesn't tell. */
true satisfies Covered<typeof events, Args>;

export const speeches = inEach(all, speak);

export const words = inEach(speeches, speech => speech.words);
