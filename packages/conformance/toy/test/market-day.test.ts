// The rules of Market Day, clause by clause: how tests of a game look.
import { answerWith, seek } from '@castellan/kernel/testing';
import { allowed, settle } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { WARES } from '../cards/wares.ts';
import { toy } from '../index.ts';
import type { State } from '../state.ts';

const ware = (id: string): number => WARES.findIndex(one => one.id === id);

/** A ware changes places with another, so that it lies where the test needs it. */
function put(state: State, id: string, pile: number[], place: number): void {
  const piles = [
    state.deck,
    state.market,
    ...state.players.flatMap(one => [one.hand, one.kept, one.pile]),
  ];
  const from = piles.find(one => one.includes(ware(id)))!;
  from[from.indexOf(ware(id))] = pile[place]!;
  pile[place] = ware(id);
}

/** A table for two, seat 0 to act, with these wares on the market. */
function table(gold: number, gems: number, ...market: string[]): State {
  const state = toy.setup({ players: 2 }, 'market day');
  Object.assign(state.players[0]!, { gold, gems });
  market.forEach((id, place) => put(state, id, state.market, place));
  return state;
}

const offered = (state: State, seat = 0): string[] =>
  allowed(toy.pending(state).find(one => one.seat === seat)!).map(({ id }) => id);

test('MD 1 two wares lie open, three are in each hand', () => {
  for (const players of [1, 2, 3]) {
    const { market, players: seats, deck } = toy.setup({ players }, 1);
    expect(market).toHaveLength(2);
    expect(seats.map(({ hand }) => hand.length)).toEqual(Array.from({ length: players }, () => 3));
    expect(deck).toHaveLength(16 - 3 * players);
  }
});

describe('MD 3 a turn', () => {
  test('begins with a die, which brings gold', () => {
    const state = toy.unpack({ players: 2, rounds: 3 }, 'a'.repeat(64));
    const t = toy.draft(state, []);
    seek(state, [4]);
    t.push('turn', 1);
    settle(t);
    expect(state.players[1]!.gold).toBe(5);
    expect(t.events).toEqual([{ say: 'rolled', seat: 1, face: 5 }]);
  });

  test('a ware is bought for its worth, in gold and gems, and the next comes to the market', () => {
    const state = table(3, 2, 'pie', 'cake');
    const [next] = state.deck.slice(-1);
    expect(offered(state)).toEqual(['buy:pie', 'draw', 'pass']);
    answerWith(toy, state, 0, 'buy:pie');
    answerWith(toy, state, 0, { gold: 3, gems: 1 });
    expect(state.players[0]).toMatchObject({ gold: 0, gems: 1, pile: [ware('pie')] });
    expect(state.market).toEqual([ware('cake'), next]);
  });

  test('the dearest ware of a stall brings a gem', () => {
    const state = table(6, 0, 'cake', 'bun');
    answerWith(toy, state, 0, 'buy:cake');
    expect(state.players[0]).toMatchObject({ gold: 0, gems: 1 });
  });

  test('only its owner is told which ware was drawn', () => {
    const state = table(0, 0, 'cake', 'sword');
    put(state, 'bun', state.deck, state.deck.length - 1);
    const events = answerWith(toy, state, 0, 'draw');
    expect(events[0]).toEqual({ say: 'drew', seat: 0, secret: { seat: 0, ware: 'bun' } });
    expect(state.players[0]!.hand).toContain(ware('bun'));
  });

  test('to pass brings a gem', () => {
    const state = table(0, 0, 'cake', 'sword');
    answerWith(toy, state, 0, 'pass');
    expect(state.players[0]!.gems).toBe(1);
  });
});

test('MD 4 all keep at the same time; the first ware brings its worth in gold', () => {
  const state = table(0, 0, 'cake', 'sword');
  put(state, 'bun', state.players[0]!.hand, 0);
  put(state, 'cloak', state.players[0]!.hand, 1);
  answerWith(toy, state, 0, 'pass');
  state.players[1]!.gold = 0;
  answerWith(toy, state, 1, 'pass');
  expect(toy.waiting(state)).toEqual([0, 1]);
  answerWith(toy, state, 0, 'bun', 'cloak');
  answerWith(toy, state, 0, 'cloak', 'bun');
  expect(state.players[0]).toMatchObject({ gold: 0, kept: [ware('cloak'), ware('bun')] });
  expect(toy.view(state, 1).players[0]!.kept).toEqual([-1, -1]);
  const [mine] = offered(state, 1);
  answerWith(toy, state, 1, mine!);
  // The next turn has begun, with a roll of its own.
  expect(state.players[0]!.gold).toBeGreaterThan(5);
  expect(state.players[0]!.pile).toEqual([ware('cloak'), ware('bun')]);
  expect(state.round).toBe(2);
});

describe('MD 5 the end', () => {
  /** A game that is over, with these piles, gems and gold. */
  const ended = (...players: [wares: string[], gems: number, gold: number][]): State => {
    const state = {
      ...toy.unpack({ players: players.length, rounds: 3 }, 'a'.repeat(64)),
      isOver: true,
    };
    players.forEach(([wares, gems, gold], seat) =>
      Object.assign(state.players[seat]!, { pile: wares.map(ware), gems, gold }),
    );
    return state;
  };

  test('wares count their worth, gems one point each', () => {
    const { ranks, winners, scores } = toy.outcome(ended([['pie'], 1, 0], [['cake'], 0, 0]))!;
    expect(scores.map(({ total }) => total)).toEqual([5, 6]);
    expect([ranks, winners]).toEqual([[2, 1], [1]]);
  });

  test('a tie goes to the gold, and is shared where that is equal too', () => {
    const { winners, tieBreaks } = toy.outcome(ended([['pie'], 0, 1], [['shawl'], 0, 2]))!;
    expect(winners).toEqual([1]);
    expect(tieBreaks).toEqual([
      { say: 'tie-gold', n: 1 },
      { say: 'tie-gold', n: 2 },
    ]);
    expect(toy.outcome(ended([['pie'], 0, 2], [['shawl'], 0, 2]))!.winners).toEqual([0, 1]);
  });
});
