import { expect, test } from 'vitest';
import { Offer } from './offer.ts';

test('codes stay in the order in which they were offered', () => {
  const offer = new Offer();
  offer.add(7);
  offer.add(3);
  expect([offer.count, offer.code(1), offer.codes]).toEqual([2, 3, [7, 3]]);
});

test('a share has its limits', () => {
  const offer = new Offer();
  offer.share(7, 1, 2);
  offer.share(3, 0, 5);
  expect([offer.codes, offer.mins, offer.maxs]).toEqual([
    [7, 3],
    [1, 0],
    [2, 5],
  ]);
  expect([offer.min(0), offer.max(1)]).toEqual([1, 5]);
});

test('after a reset, nothing of a longer offer is left', () => {
  const offer = new Offer();
  offer.blocked = [];
  [1, 2, 3].forEach(code => offer.share(code, 1, 9));
  offer.between(2, 3);
  offer.total = 5;
  offer.block(4, { say: 'no' });
  offer.reset();
  offer.add(8);
  expect([offer.codes, offer.least, offer.most, offer.total, offer.blocked]).toEqual([
    [8],
    1,
    1,
    0,
    [],
  ]);
});

test('what is shown but not allowed is kept only where somebody looks', () => {
  const offer = new Offer();
  offer.block(4, { say: 'no' });
  expect(offer.blocked).toBe(null);
  offer.blocked = [];
  offer.block(4, { say: 'no' });
  expect(offer.blocked).toEqual([{ code: 4, reason: { say: 'no' } }]);
  expect(offer.codes).toEqual([]);
});

test('the lists that it gives are copies', () => {
  const offer = new Offer();
  offer.add(1);
  offer.codes.push(2);
  expect(offer.codes).toEqual([1]);
});
