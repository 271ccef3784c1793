// A loaded state is accepted only if it can occur in a game.
import { copy } from '@castellan/kernel';
import { atEveryTable } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';
import type { State } from '../state.ts';
import { NONE, QUEST } from '../state.ts';
import { card, quest, table } from './table.ts';

const fresh = () =>
  table()
    .give(0, {
      character: 'sage',
      hand: ['signet-ring', 'seers-orb', 'hidden-passage', 'collapsing-bridge', 'scattered-coins'],
      items: ['yorick', 'silver-thorn'],
    })
    .quests(['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake']);

const open = () => fresh().choose('item:signet-ring');
const siding = () => table({ players: 2, characters: 'either' });
const alone = () => table({ players: 1 });

/** More than six cards in hand: some must be discarded. */
const keeping = () => fresh().choose('end');

/** A Ranger with two items who has chosen The Silent Guard (ranged; magic). */
const questing = () =>
  table()
    .give(0, {
      character: 'ranger',
      hand: ['firedrakes-breath', 'hidden-passage', 'scattered-coins'],
      items: ['elven-longbow', 'breath-of-winter'],
    })
    .quests(['the-silent-guard', 'the-troll-bridge', 'the-dragons-den', 'the-frozen-lake'])
    .choose('quest:the-silent-guard');

/** The same, completed: both items are used. */
const completed = () => questing().play('resource:firedrakes-breath:quest', 'level:great');

/** Another seat must act, but it is not its turn. */
function other({ core }: State, seat: number): void {
  core.agenda[0] = core.agenda[0]!.map(frame => ({ ...frame, seat }));
}

type Forge = (state: State) => unknown;

const forgeries: readonly [string, () => { state: State }, Forge, RegExp][] = [
  ['a card twice', fresh, s => s.deck.push(s.deck[0]!), /there must be/],
  ['a card lost', fresh, s => s.deck.pop(), /there must be/],
  ['a quest card twice', fresh, s => s.questDeck.push(s.quests[0]! ^ 1), /there must be/],
  [
    'a character twice',
    fresh,
    s => (s.players[0]!.character = s.players[1]!.character),
    /there must be/,
  ],
  ['no players', fresh, s => (s.players = []), /players must have/],
  ['a field too many', fresh, s => Object.assign(s, { more: 1 }), /does not belong/],
  ['six actions', fresh, s => (s.turn.actions = 6), /actions must be .* from 0 to 5/],
  ['a third side', fresh, s => (s.players[0]!.side = 2), /side must be .* from -1 to 1/],
  ['a fifth quest', fresh, s => s.quests.push(NONE), /quests must have 4 entries/],
  ['a fifth level', fresh, s => s.players[0]!.levels.push(0), /levels must have 4 entries/],
  ['a card without its shuffle', fresh, s => s.since.pop(), /since must have 50 entries/],
  ['an unknown item used', fresh, s => s.turn.used.push(50), /used.* from 0 to 49/],
  [
    'an unknown thing to pay',
    fresh,
    s => s.turn.open.push({ what: QUEST + 1, paid: [] }),
    /what must be .* from 0 to 50/,
  ],
  ['half a card', fresh, s => (s.deck[0] = 0.5), /whole number/],
  ['an unknown agenda', fresh, s => s.core.agenda[0]!.pop(), /agenda/],
  ['another seat to act', fresh, s => (s.turn.seat = 1), /seat/],
  [
    'a hand too large',
    fresh,
    s => s.players[1]!.hand.push(...s.deck.splice(0, 6)),
    /too many cards/,
  ],
  ['an event as an item', fresh, s => s.players[1]!.items.push(take(s, 'banshees-wail')), /event/],
  [
    'two items of a type',
    fresh,
    s => s.players[0]!.items.push(take(s, 'platinum-horn')),
    /two items/,
  ],
  [
    'an item and an open one of a type',
    open,
    s => s.players[0]!.items.push(take(s, 'scepter-of-kings')),
    /two items/,
  ],
  ['an empty place', fresh, s => s.questDeck.push(...s.quests.splice(0, 1, NONE)), /empty/],
  ['a side never chosen', fresh, s => (s.players[1]!.side = NONE), /no side/],
  ['the other side', fresh, s => (s.players[1]!.side = 1), /star/],
  ['a winner who plays on', fresh, s => (s.players[1]!.levels = [0, 0, 0, 4]), /won already/],
  [
    'a quest to pay that nobody chose',
    fresh,
    s => s.turn.open.push({ what: QUEST, paid: [] }),
    /not chosen/,
  ],
  ['something that can not be paid', open, s => (s.turn.actions = 0), /no longer be paid/],
  [
    'something that can not be paid, with a full hand',
    open,
    s => {
      s.players[0]!.hand.push(...s.deck.splice(0, 2));
      s.turn.actions = 0;
    },
    /no longer be paid/,
  ],
  [
    'something paid and still open',
    open,
    s => s.turn.open[0]!.paid.push(s.players[0]!.hand.pop()!, s.players[0]!.hand.pop()!),
    /handed over/,
  ],
  ['an item used before a quest', fresh, s => s.turn.used.push(card('silver-orb')), /not there/],
  ['a shuffle yet to be', fresh, s => (s.since[s.players[0]!.hand[0]!] = 3), /shuffle/],
  ['a turn before the first', fresh, s => (s.turn.number = 0), /sides are chosen/],
  ['an action of another seat', fresh, s => other(s, 1), /\(end\) can't be there/],
  ['an action twice', fresh, s => s.core.agenda[0]!.push(s.core.agenda[0]!.at(-1)!), /agenda/],
  [
    'a level of a quest that nobody chose',
    fresh,
    s => s.core.agenda[0]!.push({ step: 'level', seat: 0, args: null }),
    /\(level\) can't be there/,
  ],
  [
    'a side to choose in the middle of a turn',
    fresh,
    s => {
      s.eitherSide = true;
      s.players[1]!.side = NONE;
      s.core.agenda[2]!.push({ step: 'side', seat: 1, args: null });
    },
    /\(side\) can't be there/,
  ],
  [
    'a side to choose that nobody agreed on',
    siding,
    s => (s.eitherSide = false),
    /\(side\) can't be there/,
  ],
  [
    'a side to choose twice',
    siding,
    s => s.core.agenda[1]!.push(s.core.agenda[1]![0]!),
    /\(side\) can't be there/,
  ],
  [
    'a side to choose by the whole table',
    siding,
    s => s.core.agenda[0]!.push(s.core.agenda[1]!.pop()!),
    /no side/,
  ],
  ['equal turns alone', alone, s => (s.equalTurns = true), /equal turns/],
  ['a ninth turn alone', alone, s => (s.turn.number = 9), /challenge is over/],
  [
    'an end that nobody reached',
    fresh,
    s => (s.core.agenda = s.core.agenda.map(() => [])),
    /nobody has won/,
  ],
  [
    'seven cards in the hand of the acting player',
    fresh,
    s => s.players[0]!.hand.push(...s.deck.splice(0, 2)),
    /seat 0 has too many cards in hand/,
  ],
  [
    'too many cards in another hand while one is cut down',
    keeping,
    s => s.players[1]!.hand.push(...s.deck.splice(0, 5)),
    /seat 1 has too many cards in hand/,
  ],
  [
    'more cards to cut down than one can draw',
    keeping,
    s => s.players[0]!.hand.push(...s.deck.splice(0, 2)),
    /seat 0 has too many cards in hand/,
  ],
  [
    'two places empty when the turn ends',
    keeping,
    s => s.questDeck.push(...s.quests.splice(0, 2, NONE, NONE)),
    /more than one place for a quest is empty/,
  ],
  [
    'a quest chosen, and no place empty',
    questing,
    s => (s.quests[s.quests.indexOf(NONE)] = s.questDeck.pop()!),
    /a place for a quest is empty, or is not/,
  ],
  [
    'loose resources when the turn ends',
    keeping,
    s => s.turn.loose.push(s.players[0]!.hand.pop()!),
    /should have been discarded/,
  ],
  [
    'spent resources when the turn ends',
    keeping,
    s => s.turn.spent.push(s.players[0]!.hand.pop()!),
    /should have been discarded/,
  ],
  [
    'used items when the turn ends',
    keeping,
    s => s.turn.used.push(s.players[0]!.items[0]!),
    /should have been discarded/,
  ],
  [
    'a chosen quest when the turn ends',
    keeping,
    s => (s.turn.quest = s.questDeck.pop()!),
    /should have been discarded/,
  ],
  ['an item used twice', completed, s => s.turn.used.push(s.turn.used[0]!), /used twice/],
  [
    'an item used for a quest that is not paid',
    questing,
    s => s.turn.used.push(s.players[0]!.items[0]!),
    /before their time/,
  ],
  [
    'a quest to pay twice',
    questing,
    s => s.turn.open.push({ what: QUEST, paid: [] }),
    /something is to be paid twice/,
  ],
  [
    'half the deck to pay with, more than can be reckoned with',
    fresh,
    s => s.turn.loose.push(...s.deck.splice(0, 30)),
    /too many cards are left to play/,
  ],
  [
    'seven cards in hand and played together',
    open,
    s => s.turn.open[0]!.paid.push(...s.deck.splice(0, 3)),
    /more cards were played than a hand holds/,
  ],
  ['an old card in the deck', fresh, s => (s.shuffles = 1), /older shuffle/],
];

/** Takes a card out of the deck or out of a hand. */
function take(state: State, id: string): number {
  for (const pile of [state.deck, ...state.players.map(({ hand }) => hand)]) {
    const at = pile.indexOf(card(id));
    if (at >= 0) pile.splice(at, 1);
  }
  return card(id);
}

describe('problems', () => {
  test('there are none after the deal or in the middle of a turn', () => {
    for (const make of [fresh, open, siding, alone, keeping, questing, completed])
      expect(shadowgate.problems(make().state)).toEqual([]);
  });

  test.each(forgeries)('%s', (_, make, forge, problem) => {
    const { state } = make();
    forge(state);
    expect(shadowgate.problems(state).join('; ')).toMatch(problem);
  });

  test.each([null, 7, 'x', [], {}, { players: 3 }, { players: [1, 2] }])(
    '%j is no table',
    value => {
      expect(shadowgate.problems(value).length).toBeGreaterThan(0);
    },
  );

  test('SG 12.2 with equal turns, later players still have a turn after someone has 25 VP; earlier ones don’t', () => {
    const t = table({ players: 3, equalTurns: true });
    const winning = (seat: number): string[] => {
      const state = copy(t.state);
      state.players[seat]!.levels = [0, 0, 0, 4];
      return shadowgate.problems(state);
    };
    expect(winning(1)).toEqual(['seat 1 has won already']);
    t.choose('end');
    while (t.asks().step === 'keep') t.select(t.fallback);
    expect(t.state.turn.seat).toBe(1);
    expect(winning(0)).toEqual([]);
    expect(winning(2)).toEqual(['seat 2 has won already']);
  });

  test('SG 12.1 a challenge without 25 VP is over after the eighth turn, and not before', () => {
    const { state } = alone();
    state.core.agenda = state.core.agenda.map(() => []);
    state.turn.number = 8;
    expect(shadowgate.problems(state)).toEqual([]);
    state.turn.number = 7;
    expect(shadowgate.problems(state)).toEqual(['the game is over and nobody has won']);
  });

  test('an item that a level needs must be there', () => {
    const t = fresh().give(0, {
      items: ['elven-longbow', 'breath-of-winter', 'flame-of-gorrung'],
      hand: ['firedrakes-breath', 'dwarven-hammer'],
    });
    t.play(
      'quest:the-silent-guard',
      'resource:firedrakes-breath:quest',
      'resource:dwarven-hammer:quest',
    );
    t.choose('level:great');
    expect(t.asks().step).toBe('use');
    expect(shadowgate.problems(t.state)).toEqual([]);
    const forged = copy(t.state);
    forged.turn.quest = quest('the-dragons-den');
    forged.quests[forged.quests.indexOf(quest('the-dragons-den'))] = quest('the-silent-guard');
    expect(shadowgate.problems(forged).join('; ')).toMatch(/\(use\) can't be there/);
  });

  test('there are none at any decision of whole games', () => {
    atEveryTable(shadowgate, state => expect(shadowgate.problems(state)).toEqual([]));
  });
});
