import { rulesSections } from '@castellan/table';
import type { Locale, Pictured, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

export type { Chapter } from '@castellan/table';

/** A card of each kind, where the rules say what is on it. */
const PICTURED: Pictured = {
  '1.4': ['adventure:silver-arrow', 'adventure:spell-of-fortitude'],
  '1.6': ['quest:the-silent-guard'],
  '1.7': ['character:ranger'],
  '6.3': ['adventure:shapechangers-draught'],
  '4.4': ['adventure:quick-reflexes'],
};

/** The digest for players: short, by the numbers of `docs/rules/shadowgate.md`. */
export const rules = (locale: Locale): readonly RulesSection[] =>
  rulesSections('SG', handbookTexts(locale).rules, PICTURED);
