import { describe, expect, test } from 'vitest';
import { Resolving, tongue } from '../test/world.ts';

const { acquire, act, aim, all, costPer, each, gain, or, pay, per, take, takeUpTo, verb } = tongue;

describe('gain', () => {
  test('side by side, from the bank, without a question', () => {
    const t = new Resolving(gain({ gold: 1, magic: 2 }));
    expect(t.asked).toBeNull();
    expect(t.purse(0)).toBe('1 2 0');
  });

  test('per: as often as there is something to count', () => {
    expect(new Resolving(per('soldier', gain({ gold: 2 })), 2, { soldiers: [3, 0] }).purse(0)).toBe(
      '6 0 0',
    );
    expect(new Resolving(per('soldier', gain({ gold: 2 }))).purse(0)).toBe('0 0 0');
    expect(() => per('soldier', take({ gold: 1 }))).toThrow('per multiplies a gain');
  });
});

describe('all', () => {
  test('in the order printed, with a decision in the middle', () => {
    const t = new Resolving(
      all(
        gain({ gold: 1 }),
        pay({ gold: 1 }, gain({ magic: 2 })),
        per('soldier', gain({ vp: 1 })),
        verb('shout', 2),
      ),
      2,
      { soldiers: [1, 0] },
    );
    // The gold of the first part pays for the second; the rest waits for the answer.
    expect(t.asked).toMatchObject({ step: 'power/pay', ids: ['pay', 'pass'] });
    expect(t.purse(0)).toBe('1 0 0');
    expect(t.state.log).toEqual([]);
    t.pick('pay');
    expect(t.asked).toBeNull();
    expect(t.purse(0)).toBe('0 2 1');
    expect(t.state.log).toEqual(['0 shouts 2']);
  });

  test('what can’t be done is left out, the rest is done', () => {
    const t = new Resolving(
      all(pay({ gold: 1 }, gain({ vp: 1 })), acquire('shelf'), gain({ magic: 1 })),
    );
    expect(t.asked).toBeNull();
    expect(t.purse(0)).toBe('0 1 0');
  });
});

describe('or', () => {
  test('exactly one', () => {
    const t = new Resolving(or(gain({ gold: 2 }), gain({ magic: 2 })));
    expect(t.asked).toMatchObject({ step: 'power/or', ids: ['gain:gold:2', 'gain:magic:2'] });
    expect(t.pick('gain:magic:2').purse(0)).toBe('0 2 0');
  });

  test('a branch that is the only one possible is not asked about', () => {
    const t = new Resolving(or(acquire('shelf'), gain({ gold: 1 })));
    expect(t.asked).toBeNull();
    expect(t.purse(0)).toBe('1 0 0');
  });

  test('a branch that can’t be done is shown with the reason', () => {
    const t = new Resolving(
      or(pay({ vp: 1 }, gain({ gold: 9 })), gain({ gold: 1 }), gain({ magic: 1 })),
    );
    expect(t.asked).toMatchObject({
      ids: ['gain:gold:1', 'gain:magic:1'],
      blocked: ['pay:vp:1:for:gain:gold:9'],
    });
  });

  test('trap: a payment chosen inside an or is made, not asked about again', () => {
    const t = new Resolving(or(pay({ gold: 1 }, gain({ vp: 1 })), gain({ magic: 1 })), 2, {
      purses: [{ gold: 1 }],
    });
    t.pick('pay:gold:1:for:gain:vp:1');
    expect(t.asked).toBeNull();
    expect(t.purse(0)).toBe('0 0 1');
  });

  test('trap: an or whose branches may all be declined may be declined', () => {
    const trade = or(pay({ gold: 1 }, gain({ vp: 1 })), pay({ magic: 1 }, gain({ vp: 1 })));
    const t = new Resolving(trade, 2, { purses: [{ gold: 1, magic: 1 }] });
    expect(t.asked?.ids).toEqual(['pay:gold:1:for:gain:vp:1', 'pay:magic:1:for:gain:vp:1', 'pass']);
    expect(t.pick('pass').purse(0)).toBe('1 1 0');
    // Also where only one of them is affordable: it stays a question.
    expect(new Resolving(trade, 2, { purses: [{ gold: 1 }] }).asked?.ids).toEqual([
      'pay:gold:1:for:gain:vp:1',
      'pass',
    ]);
    expect(new Resolving(trade).asked).toBeNull();
  });

  test('a branch is called by what it does, and found by the place that it was called by before', () => {
    const trade = or(pay({ gold: 1 }, gain({ vp: 1 })), pay({ magic: 1 }, gain({ vp: 1 })));
    const t = new Resolving(trade, 2, { purses: [{ gold: 1, magic: 1 }] });
    expect(t.pick('pay:1').purse(0)).toBe('1 0 1');
  });

  test('an or with a branch that has to be taken may not be declined', () => {
    const t = new Resolving(or(pay({ gold: 1 }, gain({ vp: 1 })), gain({ magic: 1 })), 2, {
      purses: [{ gold: 1 }],
    });
    expect(t.asked?.ids).toEqual(['pay:gold:1:for:gain:vp:1', 'gain:magic:1']);
  });

  test('nobody pays because a clock ran out', () => {
    const trade = or(pay({ gold: 1 }, gain({ vp: 1 })), pay({ magic: 1 }, gain({ vp: 1 })));
    expect(new Resolving(trade, 2, { purses: [{ gold: 1, magic: 1 }] }).asked?.fallback).toBe(
      'pass',
    );
    expect(
      new Resolving(pay({ gold: 1 }, gain({ vp: 1 })), 2, { purses: [{ gold: 1 }] }).asked
        ?.fallback,
    ).toBe('pass');
    expect(new Resolving(or(gain({ gold: 2 }), gain({ magic: 2 }))).asked?.fallback).toBe(
      'gain:gold:2',
    );
  });
});

describe('pay', () => {
  test('may be declined; who can’t pay is not asked', () => {
    const monk = pay({ gold: 1 }, gain({ magic: 2 }));
    const t = new Resolving(monk, 2, { purses: [{ gold: 1 }] });
    expect(t.asked?.ids).toEqual(['pay', 'pass']);
    expect(t.pick('pay').purse(0)).toBe('0 2 0');
    expect(new Resolving(monk).asked).toBeNull();
  });

  test('nobody is asked to pay for what can’t be had', () => {
    expect(
      new Resolving(pay({ gold: 1 }, acquire('shelf')), 2, { purses: [{ gold: 1 }] }).asked,
    ).toBeNull();
  });

  test('a price for each thing counted; nothing to count costs nothing', () => {
    const orchid = pay(costPer('soldier', { gold: 1 }), gain({ vp: 1 }));
    expect(new Resolving(orchid, 2, { soldiers: [2, 0], purses: [{ gold: 1 }] }).asked).toBeNull();
    expect(
      new Resolving(orchid, 2, { soldiers: [2, 0], purses: [{ gold: 3 }] }).pick('pay').purse(0),
    ).toBe('1 0 1');
    expect(new Resolving(orchid).pick('pay').purse(0)).toBe('0 0 1');
  });
});

describe('aim and take', () => {
  const three = { purses: [{}, { gold: 5 }, { gold: 2, magic: 1 }] };

  test('an opponent of your choice, never for more than is there', () => {
    const t = new Resolving(aim(take({ gold: 3 })), 3, three);
    expect(t.asked).toMatchObject({ step: 'power/aim', ids: ['seat:1', 'seat:2'] });
    t.pick('seat:2');
    expect([t.purse(0), t.purse(2)]).toEqual(['2 0 0', '0 1 0']);
  });

  test('one who has nothing may be named, and is spared; when nobody has any, nobody is asked about', () => {
    const t = new Resolving(aim(take({ magic: 1 })), 3, three);
    expect(t.asked).toMatchObject({ step: 'power/aim', ids: ['seat:1', 'seat:2'] });
    t.pick('seat:1');
    expect([t.purse(0), t.purse(2)]).toEqual(['0 0 0', '2 1 0']);
    const u = new Resolving(aim(take({ gold: 1 })), 3, { purses: [{}, {}, {}] });
    expect(u.asked).toBeNull();
    expect(u.purse(0)).toBe('0 0 0');
  });

  test('up to: the taker says how much, and may leave it', () => {
    const t = new Resolving(aim(takeUpTo({ gold: 3 })), 2, { purses: [{}, { gold: 2 }] });
    expect(t.asked).toMatchObject({
      step: 'power/take',
      ids: ['take:gold:2', 'take:gold:1', 'pass'],
    });
    t.pick('take:gold:1');
    expect([t.purse(0), t.purse(1)]).toEqual(['1 0 0', '1 0 0']);
  });

  test('the Thief: up to 3 of one kind or of the other, in one question', () => {
    const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
    const t = new Resolving(thief, 3, three);
    t.pick('seat:2');
    expect(t.asked?.ids).toEqual(['take:gold:2', 'take:gold:1', 'take:magic:1', 'pass']);
    t.pick('take:magic:1');
    expect([t.purse(0), t.purse(2)]).toEqual(['0 1 0', '2 0 0']);
  });

  test('without opponents the bank gives all of it', () => {
    expect(new Resolving(aim(take({ gold: 3 })), 1).purse(0)).toBe('3 0 0');
    expect(new Resolving(aim(takeUpTo({ gold: 3 })), 1).purse(0)).toBe('3 0 0');
    const t = new Resolving(aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 }))), 1);
    expect(t.asked?.ids).toEqual(['take:gold:3', 'take:magic:3']);
    expect(t.pick('take:magic:3').purse(0)).toBe('0 3 0');
  });
});

describe('acquire, act, each, verb', () => {
  test('acquire: a card that fits, for nothing; the only one is taken', () => {
    const t = new Resolving(acquire('shelf', { costAtMost: 3 }), 2, { shelf: [1, 2, 9] });
    expect(t.asked).toMatchObject({ step: 'power/acquire', ids: ['card:1', 'card:2'] });
    expect(t.pick('card:2').state.owned[0]).toEqual([2]);
    expect(
      new Resolving(acquire('shelf', { costAtMost: 3 }), 2, { shelf: [9, 1] }).state.owned[0],
    ).toEqual([1]);
  });

  test('act: the game’s own action begins, where it is possible', () => {
    expect(new Resolving(act('recruit'), 2, { shelf: [4] }).asked).toMatchObject({
      step: 'recruit',
      ids: ['pass', 'recruit:4'],
    });
    expect(new Resolving(act('recruit')).asked).toBeNull();
  });

  test('each player, from the owner on round the table, each in full before the next', () => {
    const t = new Resolving(
      each('player', pay({ gold: 1 }, or(gain({ magic: 1 }), gain({ vp: 1 })))),
      3,
      {
        purses: [{ gold: 1 }, {}, { gold: 1 }],
      },
    );
    expect(t.asked).toMatchObject({ seat: 0, step: 'power/pay' });
    expect(t.pick('pay').asked).toMatchObject({ seat: 0, step: 'power/or' });
    expect(t.pick('gain:vp:1').asked).toMatchObject({ seat: 2, step: 'power/pay' });
    t.pick('pass');
    expect([t.purse(0), t.purse(1), t.purse(2)]).toEqual(['0 0 1', '0 0 0', '1 0 0']);
  });

  test('each opponent: all but the owner', () => {
    const t = new Resolving(each('opponent', gain({ gold: 1 })), 3);
    expect([t.purse(0), t.purse(1), t.purse(2)]).toEqual(['0 0 0', '1 0 0', '1 0 0']);
  });

  test('verb: done by the game, if it says that it can be', () => {
    expect(new Resolving(verb('shout', 3)).state.log).toEqual(['0 shouts 3']);
    expect(new Resolving(verb('shout', 0)).state.log).toEqual([]);
  });
});

test('every answer can wait in a file: the position in the middle of a power is plain JSON', () => {
  const t = new Resolving(all(pay({ gold: 1 }, gain({ magic: 2 })), gain({ vp: 1 })), 2, {
    purses: [{ gold: 1 }],
  });
  expect(JSON.parse(JSON.stringify(t.state))).toEqual(t.state);
});
