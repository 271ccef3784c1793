import type { Locale } from '@castellan/table';
import { speechFrom } from '@castellan/table';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';

const said = speechFrom('Villages of Valeria', icons, catalogues, speak);

/** All that the game says on the screen, and its icons. */
export const { speech, icon } = said;

export type CardTexts = ReturnType<typeof cardTexts>;

/** What stands on the cards. A resource is called in the singular: it names a kind. */
export const cardTexts = (locale: Locale) => ({
  ...said.cardTexts(locale),
  resource: (name: string) => speech(locale).speaker.RESOURCE(name),
});
