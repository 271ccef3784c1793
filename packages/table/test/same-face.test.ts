import { expect, test } from 'vitest';
import type { CardFace } from '../src/contract.ts';
import { sameFace } from '../src/card/same-face.ts';

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

test('a face made anew with the same on it is the same', () => {
  expect(sameFace(face, face)).toBe(true);
  expect(sameFace(face, { ...face })).toBe(true);
  expect(sameFace(face, { ...face, price: face.price.map(badge => ({ ...badge })) })).toBe(true);
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
  expect(sameFace(face, { ...face, ...change })).toBe(false);
});
