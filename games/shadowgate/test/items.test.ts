// Items, types, wilds, base types, no-action cards [SG 1.5, 6, 7].
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

/** A Ranger (1,2,1; ranged, wind, stave). */
const ranger = (hand: readonly string[], items: readonly string[] = []) =>
  table().give(0, { character: 'ranger', hand, items }).quests(quests);

describe('what can be an item', () => {
  test('SG 1.5 an event never; it can only be played as resources', () => {
    const t = ranger(['scattered-coins', 'yorick']);
    expect(t.why('item:scattered-coins')).toBe('is-event');
    expect(t.why('resource:scattered-coins:loose')).toBeNull();
  });

  test('SG 7.1 an item is offered only if it can be paid this turn', () => {
    const t = ranger(['dwarven-hammer', 'yorick', 'scattered-coins']);
    expect(t.why('item:dwarven-hammer')).toBe('too-dear');
    expect(t.why('item:yorick')).toBeNull();
  });

  test('SG 7.2 a card played as an item can’t pay', () => {
    // Yorick (3,1,2) lacks 2,0,1. There are only Yorick itself and a card without might.
    expect(ranger(['yorick', 'sphinxs-riddle']).why('item:yorick')).toBe('too-dear');
  });

  test('SG 4.5 an action that is needed to pay can’t be wasted', () => {
    // Yorick (3,1,2) lacks 2,0,1: the Hidden Passage (2,1,1), and the action to play it.
    const t = ranger(['yorick', 'hidden-passage', 'scattered-coins']).choose('item:yorick');
    t.state.turn.actions = 1;
    expect(t.why('resource:scattered-coins:loose')).toBe('needed');
    expect(t.why('resource:hidden-passage:loose')).toBeNull();
    expect(t.why('cycle')).toBe('needed');
  });

  test('SG 7.1 there must be enough actions too', () => {
    const t = ranger(['yorick', 'hidden-passage', 'scattered-coins']);
    t.state.turn.actions = 2;
    expect(t.why('item:yorick')).toBeNull();
    t.state.turn.actions = 1;
    expect(t.why('item:yorick')).toBe('too-dear');
  });

  test('SG 7.1 the reason names what is short, with the numbers', () => {
    // The Dwarven Hammer (4,1,1) for a Ranger (1,2,1) with Scattered Coins (1,2,1).
    const t = ranger(['dwarven-hammer', 'scattered-coins']);
    expect(t.because('item:dwarven-hammer')).toBe('needs 2 more might, even with all your cards');
    const late = ranger(['yorick', 'hidden-passage', 'scattered-coins']);
    late.state.turn.actions = 1;
    expect(late.because('item:yorick')).toBe('needs more actions than the 1 you have left');
  });
});

describe('one of each type', () => {
  const hand = ['shooting-star', 'minor-mistral', 'firedrakes-breath', 'silver-arrow'];

  test('SG 6.2 an acquired item excludes others of its type', () => {
    const t = ranger(hand, ['elven-longbow']);
    expect(t.why('item:shooting-star')).toBe('type-owned');
    expect(t.why('item:minor-mistral')).toBeNull();
  });

  test('SG R7 so does one that is played and not paid yet', () => {
    const t = ranger(hand).choose('item:shooting-star');
    expect(t.why('item:silver-arrow')).toBe('type-owned');
  });

  test('SG R7 so does one used this turn and not discarded yet', () => {
    const t = ranger(
      ['golden-thorn', 'scattered-coins', 'cinder-scroll', 'minor-mistral', 'hidden-passage'],
      ['elven-longbow', 'flame-of-gorrung'],
    );
    t.play(
      'quest:the-silent-guard',
      'resource:golden-thorn:quest',
      'resource:scattered-coins:quest',
      'level:great',
    );
    expect(t.why('item:cinder-scroll')).toBe('type-owned');
  });

  test('SG 6.2 a chosen quest is no item: it excludes no type', () => {
    const t = ranger(['cinder-scroll', 'golden-thorn', 'scattered-coins', 'minor-mistral']);
    t.choose('quest:the-troll-bridge');
    expect(t.why('item:cinder-scroll')).not.toBe('type-owned');
  });

  test('SG 6.5, R8 one wild at a time', () => {
    const t = ranger(['sigil-of-the-circle', ...hand], ['lakmirs-boon']);
    expect(t.why('item:sigil-of-the-circle')).toBe('wild-owned');
  });
});

describe('no-action cards', () => {
  test('SG 6.8 cost no action as resources', () => {
    const t = ranger(['rusted-dirk', 'yorick']).choose('resource:rusted-dirk:loose');
    expect(t.actions).toBe(5);
  });

  test('SG 6.8 cost no action as an item, but the cards that pay for them do', () => {
    // Everburning Torch 2,2,2 less 1,2,1: 1,0,1 is missing.
    const t = ranger(['everburning-torch', 'hidden-passage']).choose('item:everburning-torch');
    expect(t.actions).toBe(5);
    t.choose('resource:hidden-passage:everburning-torch');
    expect(t.actions).toBe(4);
    expect(t.items(0)).toEqual(['everburning-torch']);
  });

  test('SG 6.8 pay without actions, even when none are left', () => {
    const t = ranger(['everburning-torch', 'flickering-light']);
    t.state.turn.actions = 0;
    expect(t.why('item:everburning-torch')).toBeNull();
    t.play('item:everburning-torch', 'resource:flickering-light:everburning-torch');
    expect(t.items(0)).toEqual(['everburning-torch']);
  });

  test('SG R11 no-action plays don’t count as actions: all five are left for the draw', () => {
    const t = ranger(['everburning-torch', 'flickering-light']);
    t.play('item:everburning-torch', 'resource:flickering-light:everburning-torch', 'end');
    expect(t.hand(0)).toHaveLength(6);
  });
});

describe('in the quest of the same turn', () => {
  const hand = [
    'elven-longbow',
    'dwarven-hammer',
    'flickering-light',
    'minor-mistral',
    'golden-thorn',
    'quick-reflexes',
  ];

  test('SG 7.4 an item acquired before the level is determined can be used at once', () => {
    // Longbow 3,3,1 lacks 2,1,0; the Silent Guard 4,3,2 lacks 3,1,1.
    const t = ranger(hand).play('quest:the-silent-guard', 'item:elven-longbow');
    t.choose('resource:golden-thorn:elven-longbow');
    expect(t.items(0)).toEqual(['elven-longbow']);
    t.play('resource:minor-mistral:quest', 'resource:dwarven-hammer:quest');
    expect(t.offered()).toEqual(['level:major', 'level:minor']);
  });
});
