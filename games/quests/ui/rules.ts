import { rulesSections } from '@castellan/table';
import type { Locale, Pictured, RulesSection } from '@castellan/table';
import { handbookTexts } from './handbook-texts.ts';

export type { Chapter } from '@castellan/table';

/** A card of each kind, where the rules say what is on it. */
const PICTURED: Pictured = {
  '1.2': ['citizen:rogue'],
  '1.3': ['quest:steal-the-barons-ledger'],
  '1.4': ['guild-master:ysolde-ledgerhand'],
};

/** The digest for players: short, by the numbers of `docs/rules/quests.md`. */
export const rules = (locale: Locale): readonly RulesSection[] =>
  rulesSections('QV', handbookTexts(locale).rules, PICTURED);
