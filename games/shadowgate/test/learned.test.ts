// Nobody can undo what someone has learned. `learned` rises exactly when someone learns something.
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { drawCards } from '../phases/draw.ts';
import type { ShadowgateTable } from './table.ts';
import { table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

const ranger = (): ShadowgateTable =>
  table()
    .give(0, {
      character: 'ranger',
      hand: ['firedrakes-breath', 'minor-mistral', 'golden-thorn', 'yorick'],
    })
    .quests(quests);

function learns(t: ShadowgateTable, ...ids: readonly string[]): boolean {
  const before = t.state.core.learned;
  t.play(...ids);
  return t.state.core.learned > before;
}

describe('learned', () => {
  test('SG 7, 8 nothing, when a player begins something and pays', () => {
    const t = ranger();
    expect(learns(t, 'item:yorick', 'resource:golden-thorn:yorick')).toBe(false);
    expect(learns(t, 'quest:the-silent-guard', 'resource:firedrakes-breath:quest')).toBe(false);
  });

  test('SG 2.4, 4.3 the next quests, when they are laid out', () => {
    expect(learns(ranger(), 'cycle')).toBe(true);
  });

  test('SG 9.1 a card, when it is drawn', () => {
    expect(learns(ranger().deckOf(20), 'end')).toBe(true);
  });

  test('SG 9.6 nothing, when there is none to draw', () => {
    const { state } = ranger();
    state.deck.length = 0;
    const { learned } = state.core;
    drawCards(shadowgate.draft(state), 0, 2);
    expect(state.core.learned).toBe(learned);
  });

  test('SG 12.3 the sides, when all are chosen and not before', () => {
    const t = table({ players: 2, characters: 'either' });
    const choose = (seat: number): boolean => {
      const before = t.state.core.learned;
      t.choose(t.offered(seat)[0]!, seat);
      return t.state.core.learned > before;
    };
    expect([choose(0), choose(1)]).toEqual([false, true]);
  });
});
