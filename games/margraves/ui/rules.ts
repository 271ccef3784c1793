import { rulesSections } from '@castellan/table';
import type { Locale, Pictured, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

export type { Chapter } from '@castellan/table';

/** A card of each kind, where the rules say what is on it. */
const PICTURED: Pictured = {
  '1.4': ['citizen:merchant'],
  '1.6': ['monster:goblin-raiders'],
  '1.8': ['tile:i-06', 'tile:i-29'],
  '2.9': ['wealth:w15'],
};

/** The digest for players: short, by the numbers of `docs/rules/margraves.md`. */
export const rules = (locale: Locale): readonly RulesSection[] =>
  rulesSections('MV', handbookTexts(locale).rules, PICTURED);
