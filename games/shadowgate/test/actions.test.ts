// Actions, costs and resources [SG 4, 5].
import { Table } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { quest, table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];

/** A Sage (0,2,2) with two cheap items (1,3,2 each) and cards to pay for them. */
const sage = () =>
  table()
    .give(0, {
      character: 'sage',
      hand: ['signet-ring', 'seers-orb', 'hidden-passage', 'collapsing-bridge', 'scattered-coins'],
    })
    .quests(quests);

describe('the action phase', () => {
  test('SG 4.1 all four kinds of action are offered, and stopping', () => {
    const t = sage();
    for (const id of [
      'cycle',
      'quest:the-frozen-lake',
      'item:signet-ring',
      'resource:hidden-passage:loose',
      'end',
    ]) {
      expect(t.why(id)).toBeNull();
    }
  });

  test('SG 4.2 you may stop at once: six cards for no action, and you choose which surplus cards to discard', () => {
    const t = sage().choose('end');
    expect(t.asks()).toMatchObject({ step: 'keep', kind: 'select', min: 5, max: 5 });
  });

  test('SG 4.2 you may not stop while something is unpaid', () => {
    expect(sage().choose('item:signet-ring').why('end')).toBe('unpaid');
    expect(sage().choose('quest:the-frozen-lake').why('end')).toBe('unpaid');
  });

  test('SG 4.1 without actions, nothing that needs one can be chosen', () => {
    const t = sage();
    t.give(0, { hand: ['signet-ring', 'rusted-dirk'] });
    t.state.turn.actions = 0;
    expect(t.why('cycle')).toBe('no-actions');
    expect(t.why('quest:the-frozen-lake')).toBe('no-actions');
    expect(t.why('item:signet-ring')).toBe('no-actions');
    expect(t.why('resource:signet-ring:loose')).toBe('no-actions');
    expect(t.why('resource:rusted-dirk:loose')).toBeNull();
    expect(t.why('end')).toBeNull();
  });

  test('SG R15 a player who is out of time stops, or first pays', () => {
    const t = sage();
    expect(t.fallback).toEqual(['end']);
    t.choose('quest:the-frozen-lake');
    for (let i = 0; i < 10 && t.state.turn.seat === 0; i++) {
      t.select([...t.fallback]);
    }
    expect(t.state.turn.seat).toBe(1);
  });
});

describe('cycle the quests', () => {
  const next = [
    'the-firedrakes-span',
    'the-bottomless-chasm',
    'the-mirror-chamber',
    'the-empty-throne',
  ];

  test('SG 4.3 all four are discarded and four new ones laid out, for an action, as often as you like', () => {
    const t = sage().quests(quests, next).choose('cycle');
    expect(t.shown).toEqual(next);
    expect(t.state.questDiscard).toEqual(quests.map(quest));
    expect(t.actions).toBe(4);
    expect(t.why('cycle')).toBeNull();
  });

  test('SG R3 a chosen quest stays, and its place stays empty', () => {
    const t = sage().quests(quests, next).play('quest:the-silent-guard', 'cycle');
    expect(t.shown).toEqual([null, ...next.slice(0, 3)]);
    expect(t.state.turn.quest).toBe(quest('the-silent-guard'));
  });

  test('SG R3 the fourth place is like the others', () => {
    const t = sage().choose('quest:the-frozen-lake');
    expect(t.shown.at(-1)).toBeNull();
  });

  test('SG R13 first the rest of the deck, then the discard pile turned over, with the quests that were just cycled', () => {
    const t = sage().quests(quests, next).play('cycle', 'cycle');
    // Eleven cards: three were left in the deck, the fourth comes from the eight discards.
    expect(t.state.questDeck).toHaveLength(7);
    expect(t.state.questDeck.every(face => face % 2 === 1)).toBe(true);
    expect(t.state.questDiscard).toEqual([]);
    expect(t.state.quests.slice(0, 3).every(face => face % 2 === 0)).toBe(true);
    expect(t.state.quests[3]! % 2).toBe(1);
    expect(t.events.map(({ say }) => say)).toEqual(['quests-turned', 'cycled']);
  });

  test('SG R13 a card discarded with its second side up comes back with its first', () => {
    const t = sage().quests(quests, next);
    t.play('cycle', 'cycle', 'cycle');
    const seconds = t.state.questDiscard.filter(face => face % 2 === 1);
    expect(seconds).toHaveLength(1);
    t.choose('cycle');
    const now = [...t.state.quests, ...t.state.questDeck];
    for (const face of seconds) expect(now).toContain(face ^ 1);
    expect(shadowgate.problems(t.state)).toEqual([]);
  });

  test('SG 4.5 cycling is not possible if the action is needed to pay', () => {
    const t = sage().choose('item:signet-ring');
    t.state.turn.actions = 1;
    expect(t.why('cycle')).toBe('needed');
    t.state.turn.actions = 2;
    expect(t.why('cycle')).toBeNull();
  });
});

describe('costs, stats and resources', () => {
  test('SG 5.1 every column must be reached', () => {
    // Signet Ring 1,3,2 less the Sage's 0,2,2: one might and one wits are missing.
    const t = sage().give(0, { hand: ['signet-ring', 'sphinxs-riddle', 'silver-thorn'] });
    t.play('item:signet-ring', 'resource:sphinxs-riddle:signet-ring');
    expect(t.items(0)).toEqual([]);
    expect(t.choose('resource:silver-thorn:signet-ring').items(0)).toEqual(['signet-ring']);
  });

  test('SG 5.2, 7.5 the stats help to pay for each of two items in full', () => {
    const t = sage().play(
      'item:signet-ring',
      'resource:hidden-passage:signet-ring',
      'item:seers-orb',
      'resource:collapsing-bridge:seers-orb',
    );
    expect(t.items(0)).toEqual(['signet-ring', 'seers-orb']);
    expect(t.actions).toBe(1);
  });

  test('SG 5.4, R5 a card pays for one cost only, and any surplus is lost', () => {
    const t = sage().give(0, { hand: ['signet-ring', 'seers-orb', 'minor-mistral'] });
    // Minor Mistral (2,2,2) would be enough for both, if it could be shared.
    t.choose('item:signet-ring');
    expect(t.why('item:seers-orb')).toBe('too-dear-now');
    t.choose('resource:minor-mistral:signet-ring');
    expect(t.why('item:seers-orb')).toBe('too-dear');
  });

  test('SG 5.5 what was played as resources is discarded in the draw and discard phase, not before', () => {
    const t = sage().play('item:signet-ring', 'resource:hidden-passage:signet-ring');
    expect(t.discards).toEqual([]);
    expect(t.choose('end').discards).toEqual(['hidden-passage']);
  });

  test('SG 5.6, R6 resources can be played first and assigned later, without an action', () => {
    const t = sage().choose('resource:hidden-passage:loose');
    expect(t.actions).toBe(4);
    t.play('item:signet-ring', 'assign:hidden-passage:signet-ring');
    expect(t.actions).toBe(3);
    expect(t.items(0)).toEqual(['signet-ring']);
  });

  test('SG 5.6 what is left unassigned is discarded like the rest', () => {
    const t = sage().play('resource:hidden-passage:loose', 'end');
    expect(t.discards).toContain('hidden-passage');
    expect(t.state.turn.loose).toEqual([]);
  });

  test('SG R6 an assigned card stays assigned; a paid cost takes no more cards', () => {
    const t = sage().play('item:signet-ring', 'resource:hidden-passage:signet-ring');
    expect(t.option('resource:collapsing-bridge:signet-ring')).toBeUndefined();
    expect(t.offered().some(id => id.startsWith('assign:'))).toBe(false);
  });

  test('SG 4.5 a card that is needed for one cost can’t pay for another, but can be played loose', () => {
    const t = sage().give(0, { hand: ['signet-ring', 'seers-orb', 'hidden-passage', 'yorick'] });
    t.play('item:signet-ring', 'item:seers-orb');
    // Signet Ring and Seer's Orb both lack 1,1,0: two cards, one for each.
    expect(t.why('resource:hidden-passage:loose')).toBeNull();
    t.choose('resource:hidden-passage:loose');
    expect(t.why('assign:hidden-passage:seers-orb')).toBeNull();
    t.choose('assign:hidden-passage:signet-ring');
    expect(t.items(0)).toEqual(['signet-ring']);
    expect(t.why('end')).toBe('unpaid');
    expect(t.choose('resource:yorick:seers-orb').items(0)).toEqual(['signet-ring', 'seers-orb']);
  });

  test('SG 4.5 a needed card can’t be wasted on a cost that it does not help', () => {
    const t = sage().give(0, {
      hand: ['signet-ring', 'seers-orb', 'hidden-passage', 'silver-thorn', 'sphinxs-riddle'],
    });
    t.play('item:signet-ring', 'item:seers-orb');
    // Silver Thorn (2,0,2) and Sphinx's Riddle (0,2,2) pay for one together; Hidden Passage for the other.
    expect(t.why('resource:hidden-passage:seers-orb')).toBeNull();
    t.choose('resource:silver-thorn:signet-ring');
    expect(t.why('resource:hidden-passage:signet-ring')).toBe('needed');
    expect(t.why('resource:sphinxs-riddle:seers-orb')).toBe('needed');
    expect(t.why('resource:sphinxs-riddle:signet-ring')).toBeNull();
  });

  test('SG 7.6, R4 quest and item may be open together, if both can be paid', () => {
    const t = sage().give(0, {
      hand: ['signet-ring', 'minor-mistral', 'firedrakes-breath', 'hidden-passage', 'rusted-dirk'],
    });
    t.play('quest:the-frozen-lake', 'item:signet-ring');
    expect(t.state.turn.open).toHaveLength(2);
    expect(t.why('end')).toBe('unpaid');
  });
});

describe('undo', () => {
  const answer = (game: Table<never, never>, id: string): void => {
    const [decision] = game.decisions();
    game.answer({ decision: decision!.id, picks: [id] });
  };

  test('a play from the hand can be undone, a cycle can’t: new quests were seen', () => {
    const game = new Table(shadowgate, { players: 2 }, 'undo') as unknown as Table<never, never>;
    const seat = game.decisions()[0]!.seat;
    const loose = game.decisions()[0]!.options.find(one => one.id.endsWith(':loose'))!;
    answer(game, loose.id);
    expect(game.canUndo(seat)).toBe(true);
    game.undo(seat);
    answer(game, 'cycle');
    expect(game.canUndo(seat)).toBe(false);
    answer(game, 'end');
    expect(game.canUndo(seat)).toBe(false);
  });
});
