import type { GameUi, Locale } from '@castellan/table';

/** What the cards of a kind are called together. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { building: 'Buildings', adventurer: 'Adventurers', castle: 'Castles' },
  de: { building: 'Gebäude', adventurer: 'Abenteurer', castle: 'Burgen' },
};

export const kind: NonNullable<GameUi['kind']> = (name, locale) => KINDS[locale][name] ?? name;
