import type { GameSpeech } from '@castellan/powers';
import type { Locale, Voice } from '@castellan/table';
import { iconsFrom, voiceOf } from '@castellan/table';
import { spoken } from '@castellan/table/languages';
import { icons } from '../vocabulary/icons.ts';
import type { Functions } from '../words/functions.ts';
import { speak } from '../words/functions.ts';
import type { Args } from '../words/made/index.ts';
import { catalogues } from '../words/made/index.ts';

type Spoken = GameSpeech<Args, Functions>;

/** Says a text by its name. */
export type Say = Spoken['say'];

/** All that the game says on the screen. */
export const speech = spoken(catalogues, speak);

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Quests of Valeria', icons, locale => speech(locale).rows);

/** What stands on the cards. */
export interface CardTexts extends Voice {
  readonly text: Say;
  readonly values: Spoken['values'];
}

export function cardTexts(locale: Locale): CardTexts {
  const said = speech(locale);
  return { ...voiceOf(locale, said), text: said.say, values: said.values };
}
