import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import type { State } from '../state.ts';
import { table } from './table.ts';

describe('CK 4.1–4.6 activation', () => {
  test('CK 4.1 everyone harvests, no matter who rolled', () => {
    const t = table({ players: 4 }).roll(5, 2, 2);
    for (const seat of [0, 1, 2, 3]) t.expect(seat).has({ gold: 3 });
  });

  test('CK 4.2 a card wakes to a die', () => {
    table().give(0, 'archer').roll(4, 5).expect(0).has({ strength: 2, gold: 3 });
  });

  test('CK 4.2 a card wakes to the sum', () => {
    table().give(0, 'champion').roll(3, 5).expect(0).has({ strength: 4 });
  });

  test('CK 4.2 all three results wake cards: 1 and 5 a Cleric, the Peasant and the Knight', () => {
    table().give(0, 'cleric').roll(1, 5).expect(0).has({ magic: 4, gold: 3, strength: 1 });
  });

  test('CK 4.3 the active player uses the left power, everybody else the right one', () => {
    const t = table({ players: 3, own: ['archer'] })
      .give(1, 'archer')
      .give(2, 'archer')
      .roll(4, 5, 1);
    t.expect(0).has({ strength: 1 });
    t.expect(1).has({ strength: 2 });
    t.expect(2).has({ strength: 1 });
  });

  test('CK 4.5 doubles wake cards of that number twice, and the sum once', () => {
    const t = table().give(0, 'archer', 'champion').roll(4, 4);
    t.expect(0).has({ strength: 2 * 2 + 4 });
  });

  test('CK 4.5 double 1: a Cleric twice; the 2 is a sum, and wakes a Merchant once', () => {
    const t = table().give(0, 'cleric').give(1, 'merchant').roll(1, 1);
    t.expect(0).has({ magic: 1 + 6 });
    t.expect(1).has({ gold: 2 + 1 });
  });

  test('CK 4.6 a card with two numbers wakes to either sum, once', () => {
    table().give(0, 'paladin').roll(4, 5).expect(0).has({ magic: 3, strength: 1 });
    table().give(0, 'paladin').roll(5, 5).expect(0).has({ magic: 3, strength: 1 });
    table({ own: ['butcher'] })
      .roll(5, 6)
      .expect(0)
      .has({ gold: 2 + 1 + 2 });
    table({ own: ['butcher'] })
      .roll(6, 6)
      .expect(0)
      .has({ gold: 2 + 2, strength: 2 });
  });

  test('R4 no card is woken by a die and the sum for one number', () => {
    // 2 and 2: a Merchant twice by the dice, an Archer once by the sum.
    const t = table().give(0, 'merchant', 'archer').roll(2, 2);
    t.expect(0).has({ strength: 2 });
    t.choose('merchant:gold', 0).choose('merchant:gold', 0);
    t.expect(0).has({ gold: 2 + 4 });
  });

  test('CK 4.14 Starters wake like Citizens', () => {
    table().roll(5, 1).expect(0).has({ gold: 3, strength: 1 });
    table().roll(6, 6).expect(1).has({ strength: 2 });
  });
});

describe('CK 4.7, R5 Thieves first', () => {
  const thieves = (players = 3): ReturnType<typeof table> =>
    table({ players, setup: 'mastery-over-magic' }).give(0, 'thief').purse(0, {});

  test('before anyone harvests: what others gain with this roll can’t be taken', () => {
    const t = thieves().purse(1, { magic: 1 }).purse(2, { gold: 1 }).roll(2, 5);
    expect(t.step()).toBe('power/aim');
    t.expect(1).has({ gold: 0 });
    t.choose('seat:2');
    expect(t.offered()).toEqual(['take:gold:1', 'pass']);
    t.choose('take:gold:1');
    t.expect(2).has({ gold: 1 });
    t.expect(0).has({ gold: 2 });
  });

  test('also before the active player’s other cards: what the Thief takes can be traded', () => {
    const t = thieves(2).give(0, 'alchemist').purse(1, { gold: 1 }).roll(3, 4);
    expect(t.offered()).toEqual(['take:gold:1', 'pass']);
    t.choose('take:gold:1');
    expect(t.offered(0)).toEqual(['alchemist', 'done']);
  });

  test('up to 3 of one kind: gold or magic, never some of each', () => {
    const t = thieves(2).purse(1, { gold: 5, magic: 2, strength: 4 }).roll(3, 4);
    expect(t.offered()).toEqual(
      'take:gold:3 take:gold:2 take:gold:1 take:magic:2 take:magic:1 pass'.split(' '),
    );
    t.choose('take:magic:2').expect(0).has({ magic: 2, gold: 0 });
    t.expect(1).has({ gold: 5, magic: 0, strength: 4 });
  });

  test('taking less is allowed', () => {
    const t = thieves(2).purse(1, { gold: 5 }).roll(3, 4).choose('take:gold:1');
    t.expect(0).has({ gold: 1 });
    t.expect(1).has({ gold: 4 });
  });

  test('R6 and so is taking nothing', () => {
    const t = thieves(2).purse(1, { gold: 5 }).roll(3, 4).choose('pass');
    t.expect(0).has({ gold: 0 });
    t.expect(1).has({ gold: 5 });
    // The Thief was activated anyway: no compensation for its owner.
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([[1, 'compensation']]);
  });

  test('CK 5.10, R12 any opponent can be chosen, even one with nothing to take', () => {
    const t = thieves().purse(1, {}).purse(2, { gold: 4 }).roll(3, 4);
    expect(t.offered()).toEqual(['seat:1', 'seat:2']);
    t.choose('seat:1').expect(0).has({ gold: 0 });
    t.expect(2).has({ gold: 4 });
    expect(t.asked().map(({ step }) => step)).toEqual(['compensation', 'compensation']);
  });

  test('nobody is asked if there is nothing to take', () => {
    const t = thieves().purse(1, { strength: 3 }).purse(2, {}).roll(3, 4);
    expect(t.asked().map(({ step }) => step)).toEqual(['compensation', 'compensation']);
  });

  test('each Thief chooses its own opponent and kind', () => {
    const t = thieves().give(0, 'thief').purse(1, { gold: 4 }).purse(2, { magic: 3 }).roll(3, 4);
    t.play('seat:1', 'take:gold:3', 'seat:2', 'take:magic:3');
    t.expect(0).has({ gold: 3, magic: 3 });
  });

  test('two Thieves can rob the same opponent; the second takes from what is left', () => {
    const t = thieves(2).give(0, 'thief').purse(1, { gold: 4 }).roll(3, 4).choose('take:gold:3');
    expect(t.offered()).toEqual(['take:gold:1', 'pass']);
    t.choose('take:gold:1').expect(0).has({ gold: 4 });
  });

  test('a Thief off turn takes from the Bank, in its owner’s own order', () => {
    const t = thieves().give(1, 'thief').purse(1, {}).purse(2, { gold: 3 }).roll(2, 5, 2);
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([
      [0, 'power/use'],
      [1, 'power/use'],
    ]);
    expect(t.offered(1)).toEqual(['thief:gold', 'thief:magic']);
    t.choose('thief:magic', 1).choose('thief:gold', 0);
    t.expect(0).has({ gold: 1 + 2 });
    t.expect(1).has({ gold: 1, magic: 2 });
    t.expect(2).has({ gold: 3 + 1 });
  });
});

describe('CK 4.8 all harvest at the same time', () => {
  const scene = (): ReturnType<typeof table> =>
    table({ players: 3, setup: 'glittering-gold', own: ['merchant', 'alchemist'] })
      .give(1, 'alchemist', 'alchemist')
      .purse(0, { gold: 1 })
      .purse(1, { magic: 2 })
      .purse(2, {});

  test('everyone with a choice is asked at once', () => {
    // 2 and 3: the active player has a Merchant and an Alchemist, the second two Alchemists; the sum wakes all Peasants.
    const t = scene().roll(2, 3);
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([
      [0, 'power/use'],
      [1, 'power/use'],
    ]);
    expect(t.offered(0)).toEqual(['merchant:gold', 'merchant:magic', 'alchemist']);
    expect(t.offered(1)).toEqual(['alchemist', 'done']);
  });

  test('the order of the answers does not change the result', () => {
    const moves: readonly (readonly [number, string])[] = [
      [0, 'merchant:magic'],
      [0, 'alchemist'],
      [1, 'alchemist'],
      [1, 'done'],
    ];
    const play = (order: readonly number[]): State => {
      const t = scene().roll(2, 3);
      const queue = moves.map(move => move);
      for (const seat of order) {
        const [move] = queue.splice(
          queue.findIndex(([who]) => who === seat),
          1,
        );
        t.choose(move![1], seat);
      }
      return t.state;
    };
    const state = play([0, 0, 1, 1]);
    expect(state.players[0]).toMatchObject({ gold: 1, magic: 5 });
    expect(state.players[1]).toMatchObject({ gold: 3, magic: 1 });
    for (const order of [
      [1, 1, 0, 0],
      [0, 1, 0, 1],
      [1, 0, 0, 1],
    ])
      expect(play(order)).toEqual(state);
  });

  test('CK 4.15 the action phase waits for all', () => {
    const t = scene().roll(2, 3).choose('merchant:gold', 0).choose('alchemist', 0);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.choose('done', 1);
    expect(t.step(0)).toBe('action');
  });

  test('a seat’s questions stay the same while others answer', () => {
    const t = scene().roll(2, 3);
    const before = t.asks(1);
    t.choose('merchant:gold', 0);
    expect(t.asks(1)).toEqual(before);
  });
});

describe('CK 4.9–4.12 trades', () => {
  test('R6 plain gains are booked without asking', () => {
    const t = table({ players: 2 }).give(0, 'cleric', 'archer').give(1, 'archer').roll(1, 4);
    t.expect(0).has({ magic: 1 + 3, strength: 2, gold: 3 });
    t.expect(1).has({ strength: 1, gold: 3 });
    expect(t.step()).toBe('action');
  });

  test('CK 4.9 plain gains come first, so a trade can be paid with them', () => {
    // Off turn, 3 and 6: the Knight brings the strength that the Mercenary sells.
    const t = table().give(0, 'mercenary').purse(0, {}).roll(3, 6, 1);
    expect(t.offered(0)).toEqual(['mercenary', 'done']);
    t.choose('mercenary', 0).expect(0).has({ strength: 0, gold: 2 });
  });

  test('CK 4.9 a trade can become possible after another trade', () => {
    // Off turn, 3 and 5: the Alchemist turns 1 magic into 2 gold, the Champion 1 gold into 4 strength.
    const t = table({
      setup: 'glittering-gold',
      own: ['alchemist', 'champion'],
      purse: { magic: 1 },
    });
    t.purse(0, { magic: 1 }).roll(3, 5, 1);
    t.player(0).gold = 0;
    expect(t.offered(0)).toEqual(['alchemist', 'done']);
    t.choose('alchemist', 0);
    expect(t.offered(0)).toEqual(['champion', 'done']);
    t.choose('champion', 0).expect(0).has({ gold: 1, magic: 0, strength: 4 });
  });

  test('CK 4.9 or after the choice of an "or"', () => {
    // On turn, 2 and 3, without gold: the Merchant’s gold pays the Alchemist (the Peasant’s gold is taken away here).
    const t = table({ setup: 'glittering-gold', own: ['merchant', 'alchemist'], purse: {} }).roll(
      2,
      3,
    );
    t.player(0).gold = 0;
    expect(t.offered(0)).toEqual(['merchant:gold', 'merchant:magic']);
    t.choose('merchant:gold', 0);
    expect(t.offered(0)).toEqual(['alchemist', 'done']);
  });

  test('CK 4.10 once per activation: two Alchemists trade twice, and no more', () => {
    const t = table({
      setup: 'glittering-gold',
      own: ['alchemist', 'alchemist'],
      purse: { gold: 5 },
    }).roll(3, 1);
    t.choose('alchemist', 0).choose('alchemist', 0).expect(0).has({ gold: 3, magic: 6 });
    expect(t.asked().some(({ seat, step }) => seat === 0 && step === 'power/use')).toBe(false);
  });

  test('CK 4.10 doubles: one Alchemist may trade twice, or once', () => {
    const t = table({ setup: 'glittering-gold', own: ['alchemist'], purse: { gold: 5 } }).roll(
      3,
      3,
    );
    t.choose('alchemist', 0);
    expect(t.offered(0)).toEqual(['alchemist', 'done']);
    t.choose('done', 0).expect(0).has({ gold: 4, magic: 3 });
  });

  test('CK 4.10 a trade may be declined', () => {
    const t = table({ setup: 'glittering-gold', own: ['alchemist'], purse: { gold: 5 } })
      .roll(3, 1)
      .choose('done', 0);
    t.expect(0).has({ gold: 5, magic: 0 });
  });

  test('CK 4.10 an "or" must be answered first', () => {
    const t = table({
      setup: 'glittering-gold',
      own: ['merchant', 'alchemist'],
      purse: { gold: 1 },
    }).roll(2, 3);
    expect(t.offered(0)).not.toContain('done');
    t.choose('alchemist', 0);
    expect(t.offered(0)).toEqual(['merchant:gold', 'merchant:magic']);
  });

  test('CK 4.12 magic does not pay for gold or strength in a trade', () => {
    const t = table().give(0, 'champion', 'mercenary').purse(0, { magic: 9 }).roll(2, 6, 1);
    t.player(0).strength = 0;
    // It was activated but can't be paid: nobody is asked.
    expect(t.asked().every(({ seat }) => seat === 1)).toBe(true);
    t.expect(0).has({ gold: 0, magic: 9 });
  });

  test('CK 4.11 a per power counts when it is used, and a card that fits counts itself', () => {
    const t = table({ setup: 'monster-blood' }).give(0, 'warlord', 'archer', 'knight').roll(2, 6);
    // Three Soldiers; the two Knights bring 2 more.
    t.expect(0).has({ strength: 3 + 2 });
  });
});

describe('CK 4.13 compensation', () => {
  test('a player without an activated card takes one Resource, active or not', () => {
    const t = table({ players: 3 }).give(1, 'merchant').roll(1, 2);
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual([
      [0, 'compensation'],
      [2, 'compensation'],
    ]);
    expect(t.offered(2)).toEqual(['gold', 'strength', 'magic']);
    t.choose('strength', 2).choose('magic', 0);
    t.expect(0).has({ gold: 2, strength: 0, magic: 2 });
    t.expect(1).has({ gold: 3 });
    t.expect(2).has({ gold: 2, strength: 1, magic: 1 });
    expect(t.step()).toBe('action');
  });

  test('R7 an activated Starter is enough: no compensation', () => {
    const t = table().roll(1, 5);
    expect(t.step()).toBe('action');
  });

  test('a declined trade brings none', () => {
    const t = table({ setup: 'glittering-gold', own: ['alchemist'], purse: { gold: 1 } })
      .roll(3, 1)
      .choose('done', 0);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.expect(0).has({ gold: 1, strength: 0, magic: 0 });
  });

  test('an impossible trade brings none either', () => {
    const t = table({ setup: 'glittering-gold' }).give(0, 'alchemist').purse(0, {}).roll(3, 1);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.expect(0).has({ gold: 0, strength: 0, magic: 0 });
  });

  test('a "per" power that counts nothing brings none either', () => {
    const t = table({ setup: 'monster-blood' }).give(0, 'blacksmith').purse(0, {}).roll(2, 1);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.expect(0).has({ gold: 0 });
  });

  test('someone else’s Resource is refused', () => {
    const t = table().roll(1, 2);
    const { id: decision } = t.asks(0);
    expect(() => cardKingdoms.apply(t.state, { decision, picks: ['vp'] })).toThrow(
      /not among the options/,
    );
  });
});
