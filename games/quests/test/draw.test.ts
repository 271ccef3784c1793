import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('QV 4 Draw', () => {
  test('QV 4.1 the top card comes into the hand, and only its owner is told which', () => {
    const t = table().next('monk').choose('draw');
    expect(t.hand(0).at(-1)).toBe('monk');
    expect(t.told('drew')).toEqual([
      { say: 'drew', seat: 0, citizen: null, secret: { seat: 0, citizen: 'monk' } },
    ]);
  });

  test('QV 4.2, R6 an empty deck is refilled with the discards when a card is needed', () => {
    const t = table().deckOf(1);
    const discards = t.state.discard.length;
    t.choose('draw');
    expect([t.state.deck.length, t.state.discard.length]).toEqual([0, discards]);
    expect(t.told('citizens-shuffled')).toEqual([]);
    t.choose('draw');
    expect(t.told('citizens-shuffled')).toEqual([{ say: 'citizens-shuffled', cards: discards }]);
    expect([t.state.deck.length, t.state.discard.length]).toEqual([discards - 1, 0]);
  });

  test('QV 4.3, R5 without deck and discards nothing can be drawn', () => {
    const t = table(2);
    t.player(0).guild.push(...t.state.deck.splice(0));
    expect(t.why('draw')).toBe('no-citizens');
    t.refuses('draw');
    // A bonus Draw is not offered either.
    t.line('archer');
    t.player(0).guild.push(...t.state.deck.splice(0));
    t.play('hire', 'hire:1:archer');
    expect(t.step()).toBe('action');
  });
});
