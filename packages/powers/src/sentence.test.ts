import { expect, test } from 'vitest';
import { english, german } from '../test/vocabulary.ts';
import { saidAmounts } from './sentence.ts';

test('each amount is marked; what there is none of is left out', () => {
  expect(saidAmounts({ gold: 2, magic: 0, vp: 1 }, english, 'and')).toEqual([
    { text: '2 gold', amount: 'gold', n: 2 },
    ' and ',
    { text: '1 Victory Point', amount: 'vp', n: 1 },
  ]);
  expect(saidAmounts({}, german, 'und')).toEqual(['nichts']);
});
