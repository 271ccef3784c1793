// The legend: what the numbers of a table stand for.
import { named, playRandomly, QuickChance } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

/** Numbers that are no card, or that only say something about a card that lies elsewhere. */
const ABOUT = ['turn.used[]', 'since[#]', 'players[].side', 'players[].levels[#]'];

test('the legend finds every card of the box, wherever it lies', () => {
  const chance = new QuickChance(5);
  const picks: number[] = [];
  for (const { settings, name } of shadowgate.variants) {
    const t = shadowgate.draft(shadowgate.setup(settings, name));
    do {
      const cards = named(shadowgate.legend, t.state).filter(
        ({ path, name }) => !ABOUT.includes(path) && name !== 'quest',
      );
      expect(cards.length).toBe(shadowgate.cards(t.state).length);
      expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
    } while (playRandomly(t, chance, picks));
  }
});
