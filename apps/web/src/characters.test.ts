import { chairs } from '@castellan/bots';
import { expect, test } from 'vitest';
import { CHARACTERS } from './characters.ts';

test('every character is a chair that can be asked for', () => {
  for (const { bot } of CHARACTERS) expect(Object.keys(chairs)).toContain(bot);
});
