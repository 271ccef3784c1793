import { speechFrom } from '@castellan/table';
import { icons } from '../vocabulary/icons.ts';
import { speak } from '../words/functions.ts';
import { catalogues } from '../words/made/index.ts';

/** All that the game says on the screen, its icons, and what stands on its cards. */
export const { speech, icon, cardTexts } = speechFrom('Quests', icons, catalogues, speak);

export type CardTexts = ReturnType<typeof cardTexts>;
