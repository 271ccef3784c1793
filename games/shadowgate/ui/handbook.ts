import type { Handbook } from '@castellan/table';
import { legendOf, legendTexts } from '@castellan/table/legend';
import { terms } from '../vocabulary/terms.ts';
import { card, cards } from './faces.ts';
import { handbookTexts } from './handbook-texts.ts';
import { icon } from './icons.ts';
import { rules } from './rules.ts';
import { tutorial } from './tutorial.ts';

/** The rules, the legend of the icons and the lessons. */
export const handbook: Handbook = {
  load: locale => Promise.all([handbookTexts.load(locale), legendTexts.load(locale)]),
  rules,
  legend: locale => legendOf({ card, cards, icon }, locale, { terms, ...handbookTexts(locale) }),
  tutorial,
};
