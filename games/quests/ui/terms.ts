import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';
import type { terms as english } from './terms-en.ts';

/** What stands on the board: in every language what there is in English. The sentences of the game are in `words/`. */
export type UiTerms = Readonly<typeof english>;

export const uiTerms = (locale: Locale): UiTerms => speech(locale).terms;
