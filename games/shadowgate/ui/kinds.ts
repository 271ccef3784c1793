import type { GameUi, Locale } from '@castellan/table';

/** What the cards of a kind are called together. */
export const KINDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { adventure: 'Adventure cards', quest: 'Quests', character: 'Characters' },
  de: { adventure: 'Abenteuerkarten', quest: 'Quests', character: 'Charaktere' },
};

export const kind: NonNullable<GameUi['kind']> = (name, locale) => KINDS[locale][name] ?? name;
