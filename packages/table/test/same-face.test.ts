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
  expect(sameFace(face, { ...face, price: face.price.map(badge => ({ ...badge })) })).toBe(true);
});

test.each<[string, Partial<CardFace>]>([
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
