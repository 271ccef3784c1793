import { iconsFrom, voiceFrom } from '@castellan/table';
import { spoken } from '@castellan/table/languages';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';

/** All that the game says on the screen. */
export const speech = spoken(catalogues, speak);

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Quests of Valeria', icons, locale => speech(locale).rows);

/** What stands on the cards. */
export const cardTexts = voiceFrom(speech);
export type CardTexts = ReturnType<typeof cardTexts>;
