// Draw and discard [SG 9], end phase [SG 10], winning [SG 11, 12.1, 12.2].
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import { quest, table } from './table.ts';

const quests = ['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'];
const pay = ['quest:the-silent-guard', 'resource:firedrakes-breath:quest'];

/** A Ranger who can complete The Silent Guard with one card. */
const ranger = (players = 2, settings = {}) =>
  table({ players, ...settings })
    .give(0, { character: 'ranger', hand: ['firedrakes-breath', 'yorick', 'silver-orb'] })
    .quests(quests);

describe('draw and discard', () => {
  test('SG 9.1 with all actions used one card is drawn', () => {
    const t = ranger().play('cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'end');
    expect(t.state.turn.seat).toBe(1);
    expect(t.hand(0)).toHaveLength(4);
  });

  test('SG 9.2, R11 and one more for each action not used', () => {
    const t = ranger().play('cycle', 'cycle', 'cycle', 'end');
    expect(t.hand(0)).toHaveLength(6);
  });

  test('SG 9.4 above six, exactly the surplus is discarded, as the player chooses', () => {
    const t = ranger().play('cycle', 'end');
    expect(t.asks()).toMatchObject({ kind: 'select', min: 2, max: 2 });
    expect(() => t.fork().select(['discard:yorick'])).toThrow(/wants 2/);
    t.select(['discard:yorick', 'discard:silver-orb']);
    expect(t.hand(0)).toHaveLength(6);
    expect(t.discards).toEqual(['yorick', 'silver-orb']);
    expect(t.state.turn.seat).toBe(1);
  });

  test('SG 9.4 below three, the hand is filled up to three', () => {
    const t = ranger().give(0, { hand: ['firedrakes-breath'] });
    t.state.turn.actions = 1;
    t.play('resource:firedrakes-breath:loose', 'end');
    expect(t.hand(0)).toHaveLength(3);
  });

  test('SG 9.5, R12 the discard pile becomes the deck; what was played this turn is not in it yet', () => {
    const t = ranger().deckOf(1);
    const pile = [...t.state.discard];
    t.play(...pay, 'end');
    expect(t.state.shuffles).toBe(1);
    // One card of the old deck, three of the new: Firedrake's Breath was still on the table.
    expect(
      t
        .player(0)
        .hand.slice(3)
        .every(one => pile.includes(one)),
    ).toBe(true);
    expect(t.state.deck).toHaveLength(pile.length - 3);
    expect(t.discards).toEqual(['firedrakes-breath']);
    expect(t.events.map(({ say }) => say)).toContain('reshuffled');
  });

  test('SG 9.5, R12 when the hand is filled up, it is', () => {
    const t = ranger().give(0, { hand: ['firedrakes-breath', 'scattered-coins'] });
    // Only the cards that are played now can be drawn: the others have all the rest.
    bury(t);
    t.play('resource:firedrakes-breath:loose', 'resource:scattered-coins:loose', 'end');
    expect([...t.hand(0)].sort()).toEqual(['firedrakes-breath', 'scattered-coins']);
  });

  test('SG 9.6 with deck and pile empty, nothing is drawn', () => {
    const t = ranger().give(0, { hand: ['firedrakes-breath', 'scattered-coins'] });
    bury(t);
    t.choose('end');
    expect(t.hand(0)).toEqual(['firedrakes-breath', 'scattered-coins']);
  });

  test('SG 1.9 only their owner is told which cards were drawn', () => {
    const t = ranger().deck('rusted-dirk', 'stone-sling').play('cycle', 'cycle', 'cycle', 'cycle');
    const [drew] = t.choose('end').events;
    expect(drew).toEqual({
      say: 'drew',
      seat: 0,
      count: 2,
      cards: null,
      secret: { seat: 0, cards: ['rusted-dirk', 'stone-sling'] },
    });
  });
});

/** Empties deck and discards: the other player gets all cards as items. This can't happen in a real game. */
function bury(t: ReturnType<typeof table>): void {
  const { state } = t;
  state.players[1]!.items.push(...state.deck.splice(0), ...state.discard.splice(0));
  t.select = picks => {
    t.events = shadowgate.apply(state, { decision: t.asks().id, picks });
    return t;
  };
}

describe('what is told of a turn’s end', () => {
  test('SG 9.3 without played cards, no discards are told', () => {
    const t = table().give(0, { hand: [] }).choose('end');
    expect(t.events.map(({ say }) => say)).toEqual(['drew', 'turn']);
  });

  test('SG 9.1, 9.2 one is drawn, and one more for each action left', () => {
    const t = table().give(0, { hand: [] }).play('cycle', 'cycle', 'end');
    expect(t.events[0]).toMatchObject({ say: 'drew', seat: 0, count: 1 + 3 });
  });
});

describe('the end phase', () => {
  test('SG 10.2 with no quest left, the discard pile is turned over and shuffled, with the completed quest', () => {
    const t = ranger();
    t.state.questDiscard.push(...t.state.questDeck.splice(0));
    t.play(...pay, 'end');
    expect(t.state.quests[0]! % 2).toBe(1);
    expect(t.state.questDeck.every(face => face % 2 === 1)).toBe(true);
    expect([...t.state.questDeck, t.state.quests[0]!]).toContain(quest('the-silent-guard') ^ 1);
  });

  test('SG 10.3 four quests are available when a turn begins', () => {
    const t = ranger().play(...pay, 'end');
    expect(t.shown).not.toContain(null);
  });
});

describe('winning', () => {
  const winning = (players = 2, settings = {}) =>
    ranger(players, settings).give(0, { levels: [0, 0, 0, 3] });

  test('SG 11.1, R14 25 VP win at the end of the turn, not before', () => {
    const t = winning().play(...pay);
    expect(t.points(0)).toBe(25);
    expect(shadowgate.outcome(t.state)).toBeNull();
    t.choose('end');
    expect(shadowgate.pending(t.state)).toEqual([]);
    expect(shadowgate.outcome(t.state)).toMatchObject({
      ending: { say: 'ending-won', seat: 0, points: 25 },
      winners: [0],
      ranks: [1, 2],
    });
    expect(t.shown).not.toContain(null);
  });

  test('SG 11.1 24 do not', () => {
    const t = winning().play('cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'end');
    expect(t.points(0)).toBe(24);
    expect(t.state.turn.seat).toBe(1);
  });

  test('SG 1.8 the score tells what came from which level', () => {
    const t = winning().play(...pay, 'end');
    const { scores } = shadowgate.outcome(t.state)!;
    expect(scores[0]!.total).toBe(25);
    expect(scores[0]!.parts).toMatchObject([
      { level: 'minor', count: 1, points: 1 },
      { level: 'major', count: 0, points: 0 },
      { level: 'great', count: 0, points: 0 },
      { level: 'epic', count: 3, points: 24 },
    ]);
  });

  test('SG 12.2 with equal turns the round is finished', () => {
    const t = winning(2, { equalTurns: true }).play(...pay, 'end');
    expect(t.events.map(({ say }) => say)).toContain('last-round');
    expect(t.state.turn.seat).toBe(1);
    t.give(1, { hand: [] }).choose('end');
    expect(shadowgate.outcome(t.state)).toMatchObject({ winners: [0], ranks: [1, 2] });
  });

  test('SG 12.2 the last round is announced once, by the first who has 25', () => {
    const t = winning(3, { equalTurns: true }).play(...pay, 'end');
    expect(t.events.filter(({ say }) => say === 'last-round')).toEqual([
      { say: 'last-round', seat: 0 },
    ]);
    t.give(1, { hand: [] }).choose('end');
    expect(t.events.map(({ say }) => say)).not.toContain('last-round');
    const late = winning(3, { equalTurns: true }).play(...pay, 'end');
    late.give(1, { hand: [], levels: [1, 0, 0, 3] }).choose('end');
    expect(late.events.map(({ say }) => say)).not.toContain('last-round');
  });

  test('SG 12.2 with equal turns the most VP win, and tied players share the victory', () => {
    for (const [levels, winners, ending] of [
      [[1, 0, 0, 3], [0, 1], { say: 'ending-shared', seats: [0, 1], points: 25 }],
      [[2, 0, 0, 3], [1], { say: 'ending-won', seat: 1, points: 26 }],
    ] as const) {
      const t = winning(2, { equalTurns: true }).play(...pay, 'end');
      t.give(1, { hand: [], levels });
      t.choose('end');
      expect(shadowgate.outcome(t.state)).toMatchObject({ winners, ending });
    }
  });

  test('SG 12.2 the last player of the round ends it with 25', () => {
    const t = ranger(2, { equalTurns: true });
    t.play('cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'end');
    t.give(1, { character: 'ranger', levels: [0, 0, 0, 3] });
    t.quests(quests).give(1, { hand: ['firedrakes-breath', 'scattered-coins', 'rusted-dirk'] });
    t.play(...pay, 'end');
    expect(shadowgate.outcome(t.state)!.winners).toEqual([1]);
  });
});

describe('the solo challenge', () => {
  const solo = (turn: number, levels: readonly number[]) => {
    const t = ranger(1).give(0, { levels });
    t.state.turn.number = turn;
    return t;
  };

  test.each([
    [1, 'legend'],
    [5, 'legend'],
    [6, 'champion'],
    [7, 'hero'],
    [8, 'adventurer'],
  ])('SG 12.1 25 VP in turn %i: %s', (turn, grade) => {
    const t = solo(turn, [0, 0, 0, 3]).play(...pay, 'end');
    expect(shadowgate.outcome(t.state)).toMatchObject({
      ending: { say: `ending-solo-${grade}` },
      winners: [0],
    });
  });

  test.each([
    [[0, 0, 0, 2], 'near'],
    [[0, 0, 0, 1], 'lost'],
  ] as const)(
    'SG 12.1 after the eighth turn without 25 VP the challenge is lost: %j',
    (levels, how) => {
      const t = solo(8, levels).play(...pay, 'end');
      expect(shadowgate.outcome(t.state)).toMatchObject({
        ending: { say: `ending-solo-${how}` },
        winners: [],
      });
    },
  );

  test('SG 12.1 before that it goes on', () => {
    const t = solo(7, [0, 0, 0, 1]).play(...pay, 'end');
    expect(shadowgate.outcome(t.state)).toBeNull();
    expect(t.state.turn).toMatchObject({ number: 8, seat: 0, actions: 5 });
  });
});
