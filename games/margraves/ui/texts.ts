import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';
import type { texts as english } from './texts-en.ts';

/** What stands on the board besides the cards: in every language what there is in English. */
export type Texts = Readonly<typeof english>;

export const texts = (locale: Locale): Texts => speech(locale).texts;
