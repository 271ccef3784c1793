// All games with their rules: every app that plays takes its games from here. `npm run new-game` adds to it.
import type { Game } from '@castellan/kernel';
import { editions } from './editions.ts';
import { listings } from './listings.ts';
import type { Listing } from './listings.ts';

/** A game on the shelf. Its rules are loaded only when needed. */
export interface Shelved extends Listing {
  rules(): Promise<Game>;
}

const rules: Readonly<Record<string, Shelved['rules']>> = {
  'card-kingdoms': async () => (await import('@castellan/card-kingdoms')).game as unknown as Game,
  villages: async () => (await import('@castellan/villages')).game as unknown as Game,
  quests: async () => (await import('@castellan/quests')).game as unknown as Game,
  margraves: async () => (await import('@castellan/margraves')).game as unknown as Game,
  shadowgate: async () => (await import('@castellan/shadowgate')).game as unknown as Game,
};

/** In display order; the first is suggested to beginners. */
export const shelf: readonly Shelved[] = listings.map(listing => ({
  ...listing,
  rules: rules[listing.id]!,
}));

/**
 * The rules of one version of a game; of the newest if none is named. Null if they are not here. `deck`: the text of the
 * deck whose cards they are played with; throws a `Refusal` if it is not for them.
 */
export async function rulesOf(
  id: string,
  rulesVersion?: number,
  deck?: string,
): Promise<Game | null> {
  const game = (await shelf.find(one => one.id === id)?.rules()) ?? null;
  if (game === null) return null;
  const isNewest = rulesVersion === undefined || game.rulesVersion === rulesVersion;
  if (deck !== undefined)
    return (await import('./decks.ts')).gameWith(id, deck, isNewest ? undefined : rulesVersion);
  if (isNewest) return game;
  const kept = editions.find(one => one.game === id && one.rulesVersion === rulesVersion);
  return (await kept?.rules()) ?? null;
}
