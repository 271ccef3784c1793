// What the screen shows besides what lies on the table; about paying, it agrees with the rules.
import { describe, expect, test } from 'vitest';
import { card, cardIds, quest, table } from './table.ts';
import { challengeOf, lacksOf, planPayment, planQuest, standingOf } from '../view.ts';
import { NONE } from '../state.ts';
import type { State } from '../state.ts';
import { shadowgate } from '../index.ts';

const sage = () =>
  table()
    .give(0, { character: 'sage', hand: ['firedrakes-breath', 'dwarven-hammer', 'signet-ring'] })
    .quests(['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake']);

/** The options that the usual payment chooses. */
const planned = (state: State): string[] => planPayment(state).map(({ option }) => option);

describe('the usual payment', () => {
  test('is none while nothing is open', () => {
    expect(planPayment(sage().state)).toEqual([]);
  });

  test('pays a quest card by card, by the options that the rules offer for it', () => {
    const t = sage().choose('quest:the-silent-guard');
    const cards = cardIds(planPayment(t.state).map(({ card }) => card));
    expect(cards).toHaveLength(2);
    expect(planned(t.state)).toEqual(cards.map(id => `resource:${id}:quest`));
    expect(t.play(...planned(t.state)).state.turn.open).toEqual([]);
  });

  test('takes one card before two that need no action', () => {
    const hand = ['quick-reflexes', 'flickering-light', 'collapsing-bridge'];
    const t = table()
      .give(0, { character: 'ranger', hand })
      .quests(['the-observatory', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake']);
    t.choose('quest:the-observatory');
    expect(planned(t.state)).toEqual(['resource:collapsing-bridge:quest']);
  });

  test('uses loose cards before those in hand', () => {
    const loose = ['dwarven-hammer', 'firedrakes-breath'];
    const t = sage().play(...loose.map(id => `resource:${id}:loose`), 'quest:the-silent-guard');
    expect(planned(t.state)).toEqual(loose.map(id => `assign:${id}:quest`));
  });
});

describe('what a seat shows', () => {
  test('an item that is being paid is coming, and lacks what its cards and stats leave', () => {
    const t = sage().choose('item:dwarven-hammer');
    const view = shadowgate.view(t.state, 1);
    const { coming, isActive, points, character } = standingOf(view, 0);
    expect([cardIds(coming), isActive, points, character?.id]).toEqual([
      ['dwarven-hammer'],
      true,
      0,
      'sage',
    ]);
    expect(standingOf(view, 1)).toMatchObject({ coming: [], isActive: false });
    const [debt] = lacksOf(view);
    expect(debt).toMatchObject({ id: 'dwarven-hammer', isQuest: false, paid: [] });
    expect(debt!.owed).toEqual(debt!.cost.map((n, i) => Math.max(0, n - [0, 2, 2][i]!)));
  });

  test('a second quest is too late, and only a game alone is a challenge', () => {
    const t = sage().choose('quest:the-silent-guard');
    const view = shadowgate.view(t.state, 0);
    const face = quest('the-troll-bridge');
    expect(planQuest(view, 0, face)).toMatchObject({ isLate: true, now: 0, soon: 0 });
    expect(planQuest(view, 1, face)).toMatchObject({ isLate: false });
    expect(challengeOf(view)).toBeNull();
    const alone = shadowgate.setup({ players: 1 }, 'alone');
    const challenge = { turns: 8, left: 8, missing: 25 };
    expect(challengeOf(shadowgate.view(alone, 0))).toEqual(challenge);
  });
});

describe('what a quest needs', () => {
  test('first the stats, then as few cards as possible', () => {
    const { lack, cards, short } = planQuest(sage().state, 0, quest('the-silent-guard'))!;
    // It costs 4, 3, 2; a Sage has 0, 2, 2.
    expect(lack).toEqual([4, 1, 0]);
    expect(cards).toBe(2);
    expect(short).toEqual([0, 0, 0]);
  });

  test('says what is missing if it can’t be paid', () => {
    const t = table().give(0, { character: 'sage', hand: ['signet-ring'] });
    const { cards, short } = planQuest(t.state, 0, quest('the-silent-guard'))!;
    expect(cards).toBeNull();
    expect(short.some(n => n > 0)).toBe(true);
  });

  test('counts a full turn for players who wait', () => {
    const t = sage();
    t.state.turn.actions = 0;
    expect(planQuest(t.state, 0, quest('the-silent-guard'))!.cards).toBeNull();
    // Too many cards in hand: the turn is over but for what is discarded. The best of them are the last.
    const { hand } = t.state.players[0]!;
    hand.unshift(
      ...['yorick', 'quick-reflexes', 'flickering-light', 'collapsing-bridge'].map(card),
    );
    expect(planQuest(t.state, 0, quest('the-silent-guard'))!.cards).toBe(2);
    hand.splice(0, 4);
    t.state.turn.seat = 1;
    expect(planQuest(t.state, 0, quest('the-silent-guard'))!.cards).toBe(2);
  });

  test('agrees with the rules in whole games', () => {
    for (const seed of ['one', 'two', 'three']) {
      const state = shadowgate.setup({ players: 2 }, seed);
      for (let n = 0; n < 120; n++) {
        const [decision] = shadowgate.pending(state);
        if (decision === undefined) break;
        if (decision.step === 'action' && state.turn.quest === NONE)
          for (const face of state.quests.filter(one => one !== NONE)) {
            const can = planQuest(state, state.turn.seat, face)!.cards !== null;
            const id = `quest:${shadowgate.legend.numbers['quest']![face]!}`;
            const option = decision.options.find(one => one.id === id)!;
            expect([id, can]).toEqual([id, option.blocked === undefined]);
          }
        const options = decision.options.filter(one => one.blocked === undefined);
        const pick = options[(n * 7) % options.length]!;
        shadowgate.apply(
          state,
          decision.kind === 'choose'
            ? { decision: decision.id, picks: [pick.id] }
            : decision.fallback,
        );
      }
    }
  });
});
