import { toy } from '@castellan/conformance/toy';
import type { Game } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { plainUi } from './plain-ui.tsx';

const ui = plainUi(toy as unknown as Game);

test('every card of the ledger has a face', () => {
  expect(ui.cards).toHaveLength(18);
  for (const ref of ui.cards) expect(ui.card(ref, 'en')!.ref).toBe(ref);
});

test('a card is found by the name that the rules point at it with', () => {
  expect(ui.card('ware:pie', 'en')).toMatchObject({ name: 'Pie', kind: 'bakery', corner: '4' });
  for (const ref of ['deck', 'ware:hat', 'ware:']) expect(ui.card(ref, 'en')).toBeNull();
});
