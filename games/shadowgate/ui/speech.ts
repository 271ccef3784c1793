import type { GameSpeech } from '@castellan/powers';
import { spoken } from '@castellan/table/languages';
import type { Functions } from '../words/functions.ts';
import { speak } from '../words/functions.ts';
import type { Args } from '../words/made/index.ts';
import { catalogues } from '../words/made/index.ts';

export type Spoken = GameSpeech<Args, Functions>;

/** All that the game says on the screen. */
export const speech = spoken(catalogues, speak);
