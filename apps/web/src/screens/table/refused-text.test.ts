import { cardKingdoms } from '@castellan/card-kingdoms';
import type { RefusedMessage } from '@castellan/protocol';
import { expect, test } from 'vitest';
import { sayIn, screens } from '../../strings/text.ts';
import { refusedText } from './use-refusals.ts';

await Promise.all([screens.load('en'), screens.load('de')]);

const { en, de } = cardKingdoms.words as Readonly<
  Record<'en' | 'de', typeof cardKingdoms.words.en>
>;
const illegal: RefusedMessage = {
  type: 'refused',
  code: 'illegal',
  message: 'Decision 0.3 refuses it.',
};

test('what was not allowed is told with its reason, in the language of the page', () => {
  const refused = {
    ...illegal,
    reason: { say: 'lacks-roles', lacks: [{ role: 'shadow', n: 2, has: 1 }] },
  };
  expect(refusedText(refused, sayIn('en'), en, String)).toBe(
    'That didn’t work: needs 1 more Shadow',
  );
  expect(refusedText(refused, sayIn('de'), de, String)).toBe(
    'Das hat nicht geklappt: braucht noch 1 Schatten',
  );
});

test('what is late, what broke, and what we have no other words for', () => {
  const text = (refused: RefusedMessage): string => refusedText(refused, sayIn('en'), en, String);
  expect(text({ ...illegal, code: 'stale' })).toContain('already been decided');
  expect(text({ ...illegal, code: 'fault' })).toContain('nothing is lost');
  expect(text(illegal)).toContain('Decision 0.3 refuses it.');
});
