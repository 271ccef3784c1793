// Each option points at a thing on the table: a card in hand, an item, a quest, a character.
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const fresh = () =>
  table()
    .give(0, {
      character: 'sage',
      hand: ['firedrakes-breath', 'dwarven-hammer', 'signet-ring'],
      items: ['elven-longbow', 'breath-of-winter', 'flame-of-gorrung'],
    })
    .quests(['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake']);

describe('what an option points at', () => {
  test('SG 12.3 a side, at the character of that side', () => {
    const t = table({ players: 2, characters: 'either' });
    for (const { id, ref } of t.asks(0).options)
      expect(ref).toBe(id.replace('side:', 'character:'));
  });

  test('SG 4.1 a quest, an item in the hand; the end of the turn, at the place to end turns', () => {
    const t = fresh();
    expect(t.option('quest:the-silent-guard')?.ref).toBe('quest:the-silent-guard');
    expect(t.option('item:signet-ring')?.ref).toBe('hand:signet-ring');
    expect(t.option('end')?.ref).toBe('turn');
  });

  test('SG 4.3 cycling, at the quest deck', () => {
    expect(fresh().option('cycle')?.ref).toBe('deck:quests');
  });

  test('SG 5.1 a card that is spent, in the hand; its level, at the quest; an item that is used', () => {
    const t = fresh().choose('quest:the-silent-guard');
    expect(t.option('resource:dwarven-hammer:quest')).toMatchObject({
      ref: 'hand:dwarven-hammer',
      note: { say: 'option-resource', card: 'dwarven-hammer', target: 'the-silent-guard' },
    });
    t.play('resource:firedrakes-breath:quest', 'resource:dwarven-hammer:quest');
    expect(t.asks().options.map(({ id, ref }) => [id, ref])).toEqual([
      ['level:great', 'quest:the-silent-guard'],
      ['level:major', 'quest:the-silent-guard'],
      ['level:minor', 'quest:the-silent-guard'],
      ['level:epic', 'quest:the-silent-guard'],
    ]);
    t.choose('level:great');
    expect(t.step()).toBe('use');
    for (const { id, ref } of t.asks().options) expect(ref).toBe(id.replace('use:', 'item:'));
  });
});

describe('SG 4.5 who is out of time', () => {
  test('stops, where that is allowed', () => {
    expect(fresh().fallback).toEqual(['end']);
  });

  test('pays for what they began, where it is not', () => {
    const t = fresh().choose('quest:the-silent-guard');
    expect(t.offered()).not.toContain('end');
    expect(t.fallback[0]).toMatch(/^resource:.*:quest$/);
  });
});
