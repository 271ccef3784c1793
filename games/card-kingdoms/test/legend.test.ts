import { named } from '@castellan/kernel';
import { atEveryTable } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test('the legend finds every card of the box, wherever it lies', () => {
  atEveryTable(cardKingdoms, state => {
    // An area is no card.
    const cards = named(cardKingdoms.legend, state).filter(({ path }) => path !== 'areas[]');
    expect(cards.reduce((sum, { n }) => sum + n, 0)).toBe(cardKingdoms.cards(state).length);
  });
});
