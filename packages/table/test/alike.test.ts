import { createElement as h } from 'preact';
import { expect, test } from 'vitest';
import type { CardFace } from '../src/contract.ts';
import { isAlike } from '../src/view.ts';

const face: CardFace = {
  ref: 'monster:goblin',
  name: 'Goblin',
  kind: 'Minion',
  emblem: 'goblin-head',
  field: 'hills',
  corner: '3',
  price: [{ icon: 'strength', text: '1', label: '1 strength' }],
  marks: [{ icon: 'vp', text: '1', label: '1 point' }],
  rows: [],
  sentence: 'Gain 1 gold.',
};

test('a face made again with the same on it is the same', () => {
  expect(isAlike(face, face)).toBe(true);
  expect(isAlike(face, { ...face })).toBe(true);
  expect(isAlike(face, { ...face, price: face.price.map(badge => ({ ...badge })) })).toBe(true);
  expect(isAlike(face, { ...face, rows: [...face.rows] })).toBe(true);
});

const drawn = (text: string, key = 'a') =>
  h('span', { key, className: 'x' }, [h('b', null, text), null]);

test('what is to be drawn is alike if it would look the same', () => {
  expect(isAlike(drawn('3'), drawn('3'))).toBe(true);
  expect(isAlike(drawn('3'), drawn('4'))).toBe(false);
  expect(isAlike(drawn('3'), drawn('3', 'b'))).toBe(false);
  expect(isAlike(drawn('3'), h('i', { key: 'a', className: 'x' }, '3'))).toBe(false);
  expect(isAlike(drawn('3'), '3')).toBe(false);
});

test('what is not plain data is alike only if it is the same', () => {
  const act = (): void => {};
  expect(isAlike({ act }, { act })).toBe(true);
  expect(isAlike({ act }, { act: () => {} })).toBe(false);
  expect(isAlike(new Map(), new Map())).toBe(false);
  expect(isAlike({ one: undefined }, {})).toBe(false);
  expect(isAlike([1], { 0: 1 })).toBe(false);
  expect(isAlike(null, {})).toBe(false);
});

test.each<[string, Partial<CardFace>]>([
  ['another card', { ref: 'monster:troll' }],
  ['another kind', { kind: 'Boss' }],
  ['another emblem', { emblem: 'troll' }],
  ['another place for the price', { priceAt: 'foot' }],
  ['another sentence', { sentence: 'Gain 2 gold.' }],
  ['another icon on a badge', { price: [{ icon: 'magic', text: '1', label: '1 strength' }] }],
  ['another label on a badge', { price: [{ icon: 'strength', text: '1', label: 'one' }] }],
  ['a number less', { price: [{ icon: 'strength', label: '1 strength' }] }],
  ['what is lacking', { price: [{ ...face.price[0]!, lacks: true }] }],
  ['one mark more', { marks: [...face.marks, ...face.marks] }],
  ['another name', { name: 'Goblin King' }],
  ['another price', { price: [{ icon: 'strength', text: '2', label: '2 strength' }] }],
  ['no price', { price: [] }],
  ['another mark', { marks: [{ icon: 'vp', text: '2', label: '2 points' }] }],
  ['another corner', { corner: '4' }],
  ['another field', { field: 'forest' }],
  ['other rows', { rows: [{ icons: [] }] }],
])('%s makes another face', (_what, change) => {
  expect(isAlike(face, { ...face, ...change })).toBe(false);
});
