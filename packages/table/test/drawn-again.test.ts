import type { Component, FunctionComponent } from 'preact';
import { createElement as h } from 'preact';
import { expect, test } from 'vitest';
import type { CardFace } from '../src/index.ts';
import {
  Card,
  CardThing,
  Counter,
  HandCard,
  IconRow,
  MedalThing,
  Thing,
  TileThing,
} from '../src/index.ts';

/** With each move a board makes all it draws again. */
const face = (price: string): CardFace => ({
  ref: 'monster:goblin',
  name: 'Goblin',
  kind: 'Minion',
  emblem: 'goblin-head',
  field: 'hills',
  price: [{ icon: 'strength', text: price, label: `${price} strength` }],
  marks: [],
  rows: [{ icons: [{ icon: 'gold', n: 1 }] }],
  sentence: 'Gain 1 gold.',
});

type Part = readonly [name: string, part: unknown, make: (price: string) => object];
const parts: readonly Part[] = [
  ['a card', Card, price => ({ face: face(price) })],
  ['a card on the table', CardThing, price => ({ card: face(price) })],
  ['a tile', TileThing, price => ({ card: face(price), count: 2 })],
  ['a card in hand', HandCard, price => ({ of: 'hand:goblin', note: price })],
  ['an amount', Counter, price => ({ icon: 'gold', n: Number(price) })],
  ['a row of icons', IconRow, price => ({ icons: [{ icon: 'gold', n: Number(price) }] })],
  ['a medal', MedalThing, price => ({ of: 'x', card: 'y', label: 'z', n: Number(price) })],
  ['a thing', Thing, price => ({ of: 'x', label: 'z', children: [h('b', null, price), null] })],
];

test.each(parts)('%s is drawn again only when it looks different', (_name, part, make) => {
  const Drawn = part as FunctionComponent as unknown as new (props: object) => Component;
  const drawn = new Drawn(make('1'));
  const isDrawnFor = (price: string): boolean =>
    drawn.shouldComponentUpdate!(make(price), {}, undefined);
  expect(isDrawnFor('1')).toBe(false);
  expect(isDrawnFor('2')).toBe(true);
});
