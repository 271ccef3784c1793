import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';
import type { texts as english } from './texts-en.ts';

/** The words of the table, besides those of the cards: in every language what there is in English. */
export type Texts = Readonly<typeof english>;

/** How somebody stands to the action that was led. */
export type Stand = keyof Texts['stand'];

export const texts = (locale: Locale): Texts => speech(locale).texts;
