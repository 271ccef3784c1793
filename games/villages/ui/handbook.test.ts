import { LOCALES } from '@castellan/table/languages';
import { handbookFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { card, cards } from './faces.ts';
import { handbook } from './handbook.ts';
import { icon } from './icons.ts';
import { speech } from './speech.ts';

test.each(LOCALES)('the handbook leaves no icon of a card unexplained: %s', async locale => {
  await Promise.all([speech.load(locale), handbook.load(locale)]);
  expect(handbookFaults({ card, cards, icon }, handbook, locale)).toEqual([]);
});
