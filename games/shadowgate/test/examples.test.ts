// The rulebook's two worked examples, step by step, with its numbers.
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe("Karl acquires 'Yorick'", () => {
  const karl = () =>
    table()
      .give(0, {
        character: 'sage',
        hand: ['yorick', 'minor-mistral', 'spell-of-fortitude', 'silver-orb', 'loose-flagstone'],
      })
      .deck('rusted-dirk', 'silver-arrow', 'stone-sling');

  test('SG 7.1 the first of five actions plays Yorick as an item', () => {
    const t = karl().choose('item:yorick');
    expect(t.actions).toBe(4);
    expect(t.items(0)).toEqual([]);
    expect(t.why('end')).toBe('unpaid');
  });

  test('SG 5.1 stats 0,2,2 and resources 2,2,2 leave 1 missing in the first column of 3,1,2', () => {
    const t = karl().play('item:yorick', 'resource:minor-mistral:yorick');
    expect(t.items(0)).toEqual([]);
    expect(t.state.turn.open).toHaveLength(1);
  });

  test('SG 7.3 with 1,1,2 more the total is 3,5,6: Yorick is acquired after three actions', () => {
    const t = karl().play(
      'item:yorick',
      'resource:minor-mistral:yorick',
      'resource:spell-of-fortitude:yorick',
    );
    expect(t.items(0)).toEqual(['yorick']);
    expect(t.actions).toBe(2);
    expect(t.events.map(event => event.say)).toEqual(['resource-played', 'item-acquired']);
  });

  test('SG 9.2 he stops, draws three to a hand of five and discards the two resources', () => {
    const t = karl().play(
      'item:yorick',
      'resource:minor-mistral:yorick',
      'resource:spell-of-fortitude:yorick',
      'end',
    );
    expect(t.hand(0)).toEqual([
      'silver-orb',
      'loose-flagstone',
      'rusted-dirk',
      'silver-arrow',
      'stone-sling',
    ]);
    expect(t.discards).toEqual(['minor-mistral', 'spell-of-fortitude']);
    expect(t.items(0)).toEqual(['yorick']);
    expect(t.state.turn.seat).toBe(1);
    expect(t.events.map(event => event.say)).toEqual(['drew', 'discarded', 'turn']);
  });
});

describe("Sarah's quest of 'The Silent Guard'", () => {
  const sarah = () =>
    table()
      .give(0, {
        character: 'ranger',
        hand: ['golden-thorn', 'scattered-coins', 'silver-orb', 'loose-flagstone'],
        items: ['elven-longbow', 'flame-of-gorrung'],
      })
      .quests(
        ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'],
        ['the-observatory'],
      )
      .deck('rusted-dirk', 'silver-arrow', 'stone-sling');
  const paid = () =>
    sarah().play(
      'quest:the-silent-guard',
      'resource:golden-thorn:quest',
      'resource:scattered-coins:quest',
    );

  test('SG 8.1 the first action chooses the quest; its place is empty', () => {
    const t = sarah().choose('quest:the-silent-guard');
    expect(t.actions).toBe(4);
    expect(t.shown).toEqual([null, 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake']);
  });

  test('SG 8.3 stats 1,2,1 with 2,1,2 and 1,2,1 are 4,5,4: the cost 4,3,2 is met', () => {
    const t = paid();
    expect(t.actions).toBe(2);
    expect(t.asks().step).toBe('level');
  });

  test('SG 8.4 she can choose minor, major and great, but not epic without a relic', () => {
    const t = paid();
    expect(t.offered()).toEqual(['level:great', 'level:major', 'level:minor']);
    expect(t.why('level:epic')).toBe('items-missing');
    expect(t.fork().choose('level:minor').points(0)).toBe(1);
    expect(t.fork().choose('level:major').points(0)).toBe(3);
    expect(t.fork().choose('level:great').points(0)).toBe(5);
  });

  test('SG 8.7 great uses the Longbow and the Flame, without a question', () => {
    const t = paid().choose('level:great');
    expect(t.asks().step).toBe('action');
    expect(t.events.find(event => event.say === 'quest-completed')).toMatchObject({
      items: ['elven-longbow', 'flame-of-gorrung'],
      points: 5,
      total: 5,
    });
  });

  test('SG 8.8 she draws three to five; resources, quest and Flame are discarded, the Longbow stays', () => {
    const t = paid().play('level:great', 'end');
    expect(t.hand(0)).toHaveLength(5);
    expect(t.discards).toEqual(['golden-thorn', 'scattered-coins', 'flame-of-gorrung']);
    expect(t.items(0)).toEqual(['elven-longbow']);
    expect(t.state.questDiscard).toEqual([0]);
  });

  test('SG 10.1 a new quest takes the place of the completed one', () => {
    const t = paid().play('level:great', 'end');
    expect(t.shown).toEqual([
      'the-observatory',
      'the-troll-bridge',
      'the-dragons-den',
      'the-frozen-lake',
    ]);
    expect(t.state.turn.seat).toBe(1);
  });
});
