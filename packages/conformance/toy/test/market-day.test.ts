// The rules of Market Day, clause by clause: an example of a game's tests.
import { seek } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { WareTable, ware } from './table.ts';

/** A table for two, seat 0 to act. */
const table = (): WareTable => new WareTable();

test.each([1, 2, 3])('MD 1 two wares lie open, three are in each hand: %i players', players => {
  const { market, deck, players: seats } = new WareTable(players).state;
  expect(market).toHaveLength(2);
  for (const { hand } of seats) expect(hand).toHaveLength(3);
  expect(deck).toHaveLength(16 - 3 * players);
});

describe('MD 3 a turn', () => {
  test('begins with a die, which brings gold', () => {
    const t = table().purse(1, 0, 0);
    seek(t.state, [4]);
    t.choose('pass');
    expect(t.told('rolled')).toEqual([{ say: 'rolled', seat: 1, face: 5 }]);
    expect(t.player(1).gold).toBe(5);
  });

  test('a ware is bought for its worth, in gold and gems, and the next comes to the market', () => {
    const t = table().purse(0, 3, 2).market('pie', 'cake').next('bun');
    expect(t.offered()).toEqual(['buy:pie', 'draw', 'pass']);
    expect(t.why('buy:cake')).toBe('too-dear');
    t.choose('buy:pie').split({ gold: 3, gems: 1 });
    expect(t.player(0)).toMatchObject({ gold: 0, gems: 1, pile: [ware('pie')] });
    expect(t.state.market).toEqual([ware('cake'), ware('bun')]);
  });

  test('a payment must add up, and nobody pays what they don’t have', () => {
    const t = table().purse(0, 3, 2).market('pie', 'cake').choose('buy:pie');
    t.refuses({ gold: 3, gems: 0 }).refuses({ gold: 4, gems: 0 });
  });

  test('the dearest ware of a stall brings a gem', () => {
    const t = table().purse(0, 6, 0).market('cake', 'bun').choose('buy:cake');
    expect(t.player(0)).toMatchObject({ gold: 0, gems: 1 });
  });

  test('only its owner is told which ware was drawn', () => {
    const t = table().next('bun').choose('draw');
    const secret = { seat: 0, ware: 'bun' };
    expect(t.told('drew')).toEqual([{ say: 'drew', seat: 0, secret }]);
    expect(t.player(0).hand).toContain(ware('bun'));
  });

  test('to pass brings a gem', () => {
    expect(table().purse(0, 0, 0).choose('pass').player(0).gems).toBe(1);
  });
});

describe('MD 4 keeping', () => {
  const keeping = (): WareTable => table().hand(0, 'bun', 'cloak').play('pass', 'pass');

  test('all keep at the same time, and nobody sees what another keeps', () => {
    const t = keeping();
    expect(t.seats).toEqual([0, 1]);
    t.select(['bun', 'cloak'], 0).select(['cloak', 'bun'], 0);
    expect(t.player(0).kept).toEqual([ware('cloak'), ware('bun')]);
    expect(game.view(t.state, 1).players[0]!.kept).toEqual([-1, -1]);
  });

  test('the first ware brings its worth in gold, and all go to the pile', () => {
    const t = keeping().purse(0, 0, 0);
    seek(t.state, [2]);
    t.select(['bun', 'cloak'], 0).select(['cloak', 'bun'], 0);
    t.choose(t.offered(1)[0]!, 1);
    // 5 for the Cloak, and 3 for the roll of the next round.
    expect(t.player(0)).toMatchObject({ gold: 5 + 3, pile: [ware('cloak'), ware('bun')] });
    expect(t.state.round).toBe(2);
  });
});

describe('MD 5 the end', () => {
  /** A game that is over, with these piles, gems and gold. */
  const ended = (...players: [wares: string[], gems: number, gold: number][]): State => {
    const state = game.unpack({ players: players.length, rounds: 3 }, 'a'.repeat(64));
    players.forEach(([wares, gems, gold], seat) =>
      Object.assign(state.players[seat]!, { pile: wares.map(ware), gems, gold }),
    );
    return { ...state, isOver: true };
  };

  test('wares count their worth, gems one point each', () => {
    const { ranks, winners, scores } = game.outcome(ended([['pie'], 1, 0], [['cake'], 0, 0]))!;
    expect(scores.map(({ total }) => total)).toEqual([5, 6]);
    expect([ranks, winners]).toEqual([[2, 1], [1]]);
  });

  test('a tie goes to the gold, and is shared where that is equal too', () => {
    const { winners, tieBreaks } = game.outcome(ended([['pie'], 0, 1], [['shawl'], 0, 2]))!;
    expect(winners).toEqual([1]);
    expect(tieBreaks).toEqual([
      { say: 'tie-gold', n: 1 },
      { say: 'tie-gold', n: 2 },
    ]);
    expect(game.outcome(ended([['pie'], 0, 2], [['shawl'], 0, 2]))!.winners).toEqual([0, 1]);
  });
});
