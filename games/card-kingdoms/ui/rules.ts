import { rulesSections } from '@castellan/table';
import type { Locale, Pictured, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

export type { Chapter } from '@castellan/table';

/** A card of each kind, where the rules say what is on it. */
const PICTURED: Pictured = {
  '1.7': ['citizen:merchant'],
  '1.8': ['monster:goblin'],
  '1.9': ['domain:blood-crow-army'],
  '2.9': ['citizen:starter-peasant', 'citizen:starter-knight'],
  '2.10': ['duke:hrothgar-the-conqueror'],
};

/** The digest for players: short, by the numbers of `docs/rules/card-kingdoms.md`. */
export const rules = (locale: Locale): readonly RulesSection[] =>
  rulesSections('CK', handbookTexts(locale).rules, PICTURED);
