import { voiceOf } from '@castellan/table';
import type { Locale, Voice } from '@castellan/table';
import type { cardTexts as english } from './card-texts-en.ts';
import { speech } from './speech.ts';

/** What stands on the cards besides their powers: in every language what there is in English. */
export type CardWords = Readonly<typeof english>;
export type CardTexts = CardWords & Voice;

export function cardTexts(locale: Locale): CardTexts {
  const said = speech(locale);
  return { ...voiceOf(locale, said), ...said.cardTexts };
}
