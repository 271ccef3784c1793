import { iconsFrom } from '@castellan/table';
import { rows as de } from '../vocabulary/de.ts';
import { rows as en } from '../vocabulary/en.ts';
import { icons } from '../vocabulary/icons.ts';

/** The icons of the vocabulary, each with its name in the language asked for. */
export const icon = iconsFrom('Margraves', icons, { en, de });
