import type { Locale } from '@castellan/table';
import { tableTexts } from '@castellan/table';
import { takenGames } from '../game-bundle.ts';
import { screens } from './text.ts';

/** Fetches a language: what the screens, the table and the games in use say. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([screens.load(locale), tableTexts.load(locale), takenGames(locale)]);
}
