import type { GameUi, Locale } from '@castellan/table';

/** What the cards of a kind are called together. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { citizen: 'Citizens', quest: 'Quests', 'guild-master': 'Guild Masters' },
  de: { citizen: 'Bürger', quest: 'Quests', 'guild-master': 'Gildenmeister' },
};

export const kind: NonNullable<GameUi['kind']> = (name, locale) => KINDS[locale][name] ?? name;
