import { named, playRandomly, QuickChance } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

test('the legend finds every card of the box, wherever it lies', () => {
  const chance = new QuickChance(5);
  const picks: number[] = [];
  for (const { settings, name } of cardKingdoms.variants) {
    const t = cardKingdoms.draft(cardKingdoms.setup(settings, name));
    do {
      // An area is no card.
      const cards = named(cardKingdoms.legend, t.state).filter(({ path }) => path !== 'areas[]');
      expect(cards.reduce((sum, { n }) => sum + n, 0)).toBe(cardKingdoms.cards(t.state).length);
    } while (playRandomly(t, chance, picks));
  }
});
