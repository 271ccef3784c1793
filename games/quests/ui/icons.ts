import { iconsFrom } from '@castellan/table';
import { icons } from '../vocabulary/icons.ts';
import { speech } from './speech.ts';

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Quests of Valeria', icons, locale => speech(locale).rows);
