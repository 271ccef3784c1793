import { toy } from '@castellan/conformance/toy';
import type { Game } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { plainUi } from './plain-ui.tsx';

const ui = plainUi(toy as unknown as Game);

test('every card of the ledger has a face', () => {
  expect(ui.cards).toHaveLength(18);
  for (const ref of ui.cards) expect(ui.card(ref, 'en')!.ref).toBe(ref);
});

test('a cost that is a list of amounts is drawn as tokens, any other as it is written', () => {
  const costs = ['2 wood, 1 magic', '4S + 1M', '4', '1,1,4'];
  const priced = {
    ...toy,
    ledger: () => costs.map(cost => ({ ...toy.ledger()[0]!, id: cost, cost })),
  };
  const of = (cost: string) => {
    const { price, corner } = plainUi(priced as unknown as Game).card(cost, 'en')!;
    return [...price.map(({ icon, text }) => `${text} ${icon}`), corner];
  };
  expect(of('2 wood, 1 magic')).toEqual(['2 wood', '1 magic', undefined]);
  expect(of('4S + 1M')).toEqual(['4 s', '1 m', undefined]);
  expect(of('4')).toEqual(['4']);
  expect(of('1,1,4')).toEqual(['1,1,4']);
});

test('a card is found by the name that the rules point at it with', () => {
  expect(ui.card('ware:pie', 'en')).toMatchObject({ name: 'Pie', kind: 'bakery', corner: '4' });
  for (const ref of ['deck', 'ware:hat', 'ware:']) expect(ui.card(ref, 'en')).toBeNull();
});
