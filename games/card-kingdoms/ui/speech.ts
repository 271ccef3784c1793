import { iconsFrom } from '@castellan/table';
import { spoken } from '@castellan/table/languages';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';

/** All that the game says on the screen. */
export const speech = spoken(catalogues, speak);

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Card Kingdoms', icons, locale => speech(locale).rows);
