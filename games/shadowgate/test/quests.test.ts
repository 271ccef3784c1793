// Completing a quest and its level [SG 6.3, 6.4, 6.6, 8].
import { describe, expect, test } from 'vitest';
import { levelWith } from '../view.ts';
import { card, quest, table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];
const hand = ['firedrakes-breath', 'minor-mistral', 'hidden-passage', 'loose-flagstone'];

/** A Ranger (1,2,1; ranged, wind, stave) who has paid for The Silent Guard (ranged; magic; magic and relic). */
const paid = (items: readonly string[]) =>
  table()
    .give(0, { character: 'ranger', hand, items })
    .quests(quests)
    .play('quest:the-silent-guard', 'resource:firedrakes-breath:quest');

describe('choosing', () => {
  test('SG 8.1 only a quest that can be paid this turn may be chosen', () => {
    const t = table()
      .give(0, { character: 'ranger', hand: ['rusted-dirk', 'yorick'] })
      .quests(quests);
    expect(t.why('quest:the-silent-guard')).toBe('too-dear');
  });

  test('SG 4.5 a quest can be too expensive by itself, or together with what is begun', () => {
    const t = table()
      .give(0, { character: 'ranger', hand: ['firedrakes-breath', 'yorick'] })
      .quests(quests);
    expect(t.why('quest:the-silent-guard')).toBeNull();
    t.choose('item:yorick');
    expect(t.why('quest:the-silent-guard')).toBe('too-dear-now');
  });

  test('SG 8.2, R9 one quest in a turn, paid or not', () => {
    const t = paid([]);
    expect(t.points(0)).toBe(1);
    expect(t.why('quest:the-troll-bridge')).toBe('quest-chosen-already');
    const open = table().give(0, { character: 'ranger', hand }).quests(quests);
    open.choose('quest:the-troll-bridge');
    expect(open.why('quest:the-silent-guard')).toBe('quest-chosen-already');
  });

  test('SG 8.3 without items nobody is asked for a level: minor, 1 VP', () => {
    const t = paid([]);
    expect(t.events.map(({ say }) => say)).toEqual(['resource-played', 'quest-completed']);
    expect(t.asks().step).toBe('action');
  });
});

describe('levels', () => {
  test('SG 8.5, R10 one item can’t count for the type and for a class', () => {
    // The Silent Guard needs ranged and magic: a wild is one item, not two.
    const t = paid(['lakmirs-boon']);
    expect(t.offered()).toEqual(['level:major', 'level:minor']);
    expect(t.why('level:great')).toBe('items-missing');
  });

  test('SG 8.6 the Epic line replaces the Great line: three items are enough for 8 VP', () => {
    const t = paid(['elven-longbow', 'breath-of-winter', 'yorick']).choose('level:epic');
    expect(t.points(0)).toBe(8);
  });

  test('SG 8.7 a lower level can be chosen, and only its items are used', () => {
    const t = paid(['elven-longbow', 'breath-of-winter', 'yorick']).play('level:great', 'end');
    expect(t.points(0)).toBe(5);
    expect(t.items(0)).toEqual(['elven-longbow', 'yorick']);
  });

  test('SG 8.7 you choose among items that fit', () => {
    const t = paid(['elven-longbow', 'breath-of-winter', 'flame-of-gorrung']).choose('level:great');
    expect(t.asks().step).toBe('use');
    expect(t.offered()).toEqual(['use:breath-of-winter', 'use:flame-of-gorrung']);
    t.play('use:flame-of-gorrung', 'end');
    expect(t.items(0)).toEqual(['elven-longbow', 'breath-of-winter']);
  });

  test('SG 6.3 a wild stands for any type or class', () => {
    expect(paid(['lakmirs-boon', 'yorick']).why('level:major')).toBeNull();
    const t = paid(['elven-longbow', 'lakmirs-boon', 'yorick']).choose('level:epic');
    expect(t.points(0)).toBe(8);
  });

  test('SG 6.3 the wild can be chosen even if the type is there', () => {
    const t = paid(['elven-longbow', 'lakmirs-boon']).choose('level:major');
    expect(t.offered()).toEqual(['use:elven-longbow', 'use:lakmirs-boon']);
  });

  test('SG 8.5 an item that is needed for another requirement is shown but not offered', () => {
    const t = paid(['elven-longbow', 'breath-of-winter', 'flame-of-gorrung', 'lakmirs-boon']);
    t.choose('level:epic');
    // The wild is the only relic.
    expect(t.asks().prompt).toMatchObject({ wanted: 'magic' });
    expect(t.offered()).toEqual(['use:breath-of-winter', 'use:flame-of-gorrung']);
    expect(t.why('use:lakmirs-boon')).toBe('needed-elsewhere');
    t.choose('use:breath-of-winter');
    expect(t.points(0)).toBe(8);
  });
});

describe('what happens to the items', () => {
  test('SG 6.6, 8.8 base types stay, others are discarded', () => {
    const t = paid(['elven-longbow', 'minor-mistral', 'yorick']);
    t.play('level:epic', 'end');
    expect(t.items(0)).toEqual(['elven-longbow', 'minor-mistral']);
    expect(t.discards).toContain('yorick');
  });

  test('SG 6.4 a wild is discarded, even if it replaced a base type', () => {
    const t = paid(['lakmirs-boon']).play('level:major', 'end');
    expect(t.items(0)).toEqual([]);
    expect(t.discards).toContain('lakmirs-boon');
  });

  test('SG 6.7 items that were not used stay, base type or not', () => {
    const t = paid(['elven-longbow', 'yorick']).play('level:minor', 'end');
    expect(t.items(0)).toEqual(['elven-longbow', 'yorick']);
  });

  test('SG 9.3 used items and the quest stay until the draw and discard phase', () => {
    const t = paid(['flame-of-gorrung', 'elven-longbow']).choose('level:great');
    expect(t.items(0)).toContain('flame-of-gorrung');
    expect(t.state.questDiscard).toEqual([]);
    expect(t.shown[0]).toBeNull();
  });
});

test('SG 8.4–8.5 the possible level of a quest is known before it is chosen', () => {
  const level = (...items: string[]): number =>
    levelWith(items.map(card), quest('the-silent-guard'));
  expect(level()).toBe(0);
  expect(level('cinder-scroll')).toBe(0);
  expect(level('silver-arrow')).toBe(1);
  expect(level('silver-arrow', 'cinder-scroll')).toBe(2);
  expect(level('silver-arrow', 'cinder-scroll', 'yorick')).toBe(3);
});
