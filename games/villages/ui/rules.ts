import { rulesSections } from '@castellan/table';
import type { Locale, Pictured, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

export type { Chapter } from '@castellan/table';

/** A card of each kind, where the rules say what is on it. */
const PICTURED: Pictured = {
  '1.2': ['building:barracks'],
  '1.5': ['adventurer:knight'],
  '1.6': ['castle:0'],
};

/** The digest for players: short, by the numbers of `docs/rules/villages.md`. */
export const rules = (locale: Locale): readonly RulesSection[] =>
  rulesSections('VV', handbookTexts(locale).rules, PICTURED);
