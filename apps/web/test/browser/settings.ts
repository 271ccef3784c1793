import type { BrowserContextOptions } from '@playwright/test';
import type { Preferences } from '../../src/store/preferences.ts';

/** What a test wants unless it says otherwise: bots at once, nothing flies. */
export const quietSettings: Preferences = {
  theme: 'light',
  locale: 'en',
  motion: 'off',
  pace: 'instant',
  turnEnd: 'by-itself',
  taps: 'look',
  sound: 'off',
  ambience: 'off',
  haptics: 'off',
  name: 'Robin',
  portrait: 0,
  // Someone who has played all of them: no tips.
  met: Object.fromEntries(
    ['card-kingdoms', 'villages', 'quests', 'margraves', 'shadowgate'].map(game => [
      game,
      { tables: ['1', '2', '3'], steps: [] },
    ]),
  ),
};

/** A browser in which these settings were chosen on an earlier visit, and these games kept. Null: it was never here. */
export function browserWith(
  settings: Preferences | null,
  origin: string,
  games: readonly { key: string; value: unknown }[] = [],
): StorageState {
  if (settings === null) return { cookies: [], origins: [] };
  const store = (name: string, records: readonly { key: string; value: unknown }[]) => ({
    name,
    autoIncrement: false,
    records,
    indexes: [],
  });
  const stores = [store('games', games), store('settings', [{ key: 'all', value: settings }])];
  const kept = { origin, localStorage: [], indexedDB: [{ name: 'castellan', version: 1, stores }] };
  return { cookies: [], origins: [kept] };
}

export type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;
