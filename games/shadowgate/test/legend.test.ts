// The legend: what the numbers of a table stand for.
import { named } from '@castellan/kernel';
import { atEveryTable } from '@castellan/kernel/testing';
import { expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

/** Numbers that are no card, or that only say something about a card that lies elsewhere. */
const ABOUT = ['turn.used[]', 'since[#]', 'players[].side', 'players[].levels[#]'];

test('the legend finds every card of the box, wherever it lies', () => {
  atEveryTable(shadowgate, state => {
    const cards = named(shadowgate.legend, state).filter(
      ({ path, name }) => !ABOUT.includes(path) && name !== 'quest',
    );
    expect(cards.length).toBe(shadowgate.cards(state).length);
    expect(new Set(cards.map(card => card.name)).size).toBe(cards.length);
  });
});
