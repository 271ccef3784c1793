import type { GameUi, Locale } from '@castellan/table';

/** What the cards of a kind are called together. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { citizen: 'Citizens', monster: 'Monsters', location: 'Locations' },
  de: { citizen: 'Bürger', monster: 'Monster', location: 'Orte' },
};

export const kind: NonNullable<GameUi['kind']> = (name, locale) => KINDS[locale][name] ?? name;
