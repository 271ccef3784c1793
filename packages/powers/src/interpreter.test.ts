import { NOBODY } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { tongue } from '../test/vocabulary.ts';
import { arrange, interpreter, Resolving, steps } from '../test/world.ts';
import type { Arrangement, Purses } from '../test/world.ts';
import { PowerTable } from '../test/power-table.ts';
import { rivalsOf } from './index.ts';
import type { Effect } from './index.ts';

const { acquire, act, aim, all, any, each, gain, given, lose, loseRandom, may, or } = tongue;
const { pay, per, rob, robRandom, scrap, scrapRandom, spend, spendTo, take, takeUpTo, verb } =
  tongue;

/** The id of an option that pays 1 for a point. */
const FOR_GOLD = 'pay:gold:1:for:gain:vp:1';
const FOR_MAGIC = 'pay:magic:1:for:gain:vp:1';
const rich = { purses: [{ gold: 3, magic: 3 }] };

describe('gain', () => {
  test('side by side, from the bank, without a question', () => {
    const t = new Resolving(gain({ gold: 1, magic: 2 }));
    expect(t.step).toBeNull();
    expect(t.purse(0)).toBe('1 2 0');
  });

  test('per: once for each thing counted', () => {
    const two = per('soldier', gain({ gold: 2 }));
    expect(new Resolving(two, 2, { soldiers: [3, 0] }).purse(0)).toBe('6 0 0');
    expect(new Resolving(two).purse(0)).toBe('0 0 0');
  });

  test('may ask: which of several, one after the other', () => {
    const t = new Resolving(gain({ wild: 2 }));
    expect(t.step).toBe('which');
    expect(t.pick('gold', 'magic').purse(0)).toBe('1 1 0');
  });

  test('what the bank no longer has is not gained, and is not offered as a branch', () => {
    expect(new Resolving(gain({ gold: 3 }), 2, { bank: { gold: 2 } }).purse(0)).toBe('2 0 0');
    const t = new Resolving(or(gain({ gold: 1 }), gain({ magic: 1 }), gain({ vp: 1 })), 2, {
      bank: { gold: 0 },
    });
    expect([t.ids, t.blocked]).toEqual([['gain:magic:1', 'gain:vp:1'], ['gain:gold:1']]);
    expect(
      new Resolving(pay({ magic: 1 }, gain({ gold: 1 })), 2, { ...rich, bank: { gold: 0 } }).step,
    ).toBeNull();
  });
});

describe('all: the printed order', () => {
  test('what comes after a question waits for the answer', () => {
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
    // The gold of the first part pays for the second; the rest waits.
    expect([t.step, t.ids]).toEqual(['power/pay', ['pay', 'pass']]);
    expect(t.log).toEqual(['0 +1 gold']);
    t.pick('pay');
    expect(t.step).toBeNull();
    expect(t.log).toEqual(['0 +1 gold', '0 -1 gold', '0 +2 magic', '0 +1 vp', '0 shouts 2 by -1']);
  });

  test('trap: "wild, move, deploy" begins with wild, and ends with what is printed last', () => {
    const t = new Resolving(
      all(gain({ wild: 1 }), verb('ask', 1), act('recruit'), gain({ vp: 1 })),
      2,
      { shelf: [4] },
    );
    expect([t.step, t.log]).toEqual(['which', []]);
    expect([t.pick('magic').step, t.log]).toEqual(['answer', ['0 +1 magic']]);
    expect(t.pick('yes').step).toBe('recruit');
    expect(t.pick('recruit:4').log).toEqual([
      '0 +1 magic',
      '0 says yes 1',
      '0 takes 4 by -1',
      '0 +1 vp',
    ]);
  });

  test('trap: "discard one, then draw two" discards first, and the pile is named before the draw', () => {
    const arrangement = { hands: [[1, 2], []], deck: [8, 9], piles: [[], []] };
    const t = new Resolving(all(lose('hand'), gain({ card: 2 })), 2, arrangement);
    expect([t.step, t.ids]).toEqual(['power/card', ['card:1', 'card:2']]);
    expect([t.pick('card:2').step, t.state.hands[0]]).toEqual(['pile', [1]]);
    expect(t.pick('pile:1').log).toEqual(['0 loses 2', '0 puts 2 on 1', '0 draws 2']);
  });

  test('what can’t be done is left out, the rest is done', () => {
    const t = new Resolving(
      all(pay({ gold: 1 }, gain({ vp: 1 })), acquire('shelf'), gain({ magic: 1 })),
    );
    expect(t.step).toBeNull();
    expect(t.log).toEqual(['0 +1 magic']);
  });

  test('also inside another effect: after an aim, a condition, a price', () => {
    const both = all(acquire('shelf'), gain({ vp: 1 }));
    expect(
      new Resolving(aim(all(take({ gold: 1 }), take({ magic: 1 }))), 2, {
        purses: [{}, { magic: 1 }],
      }).purse(0),
    ).toBe('0 1 0');
    expect(new Resolving(given('soldier', 1, both), 2, { soldiers: [1, 0] }).purse(0)).toBe(
      '0 0 1',
    );
    expect(new Resolving(pay({ gold: 1 }, both), 2, rich).pick('pay').purse(0)).toBe('2 3 1');
    expect(new Resolving(each('opponent', both)).purse(1)).toBe('0 0 1');
  });

  test('as a branch it is open only if everything it requires is possible; tokens may be missing', () => {
    const t = new Resolving(
      or(
        all(spend({ gold: 4 }), gain({ vp: 1 })),
        all(lose('hand'), gain({ vp: 1 })),
        all(acquire('shelf'), gain({ vp: 1 })),
        all(gain({ gold: 1 }), act('recruit'), gain({ vp: 1 })),
        gain({ magic: 1 }),
      ),
      2,
      { ...rich, bank: { gold: 0 } },
    );
    expect(t.ids).toEqual(['gain:gold:1+act:recruit+gain:vp:1', 'gain:magic:1']);
    expect(t.blocked).toHaveLength(3);
  });
});

describe('game over in the middle', () => {
  const after = gain({ gold: 9 });
  test.each<[string, Effect, string[]]>([
    ['of parts joined by a plus', all(verb('end'), after), []],
    ['of a price', pay(verb('end'), after), ['pay']],
    ['of a choice', or(all(verb('end'), after), gain({ magic: 1 })), ['verb:end+gain:gold:9']],
    ['of parts in any order', any(verb('end'), after), ['verb:end']],
    ['of a round', each('player', all(verb('end'), after)), []],
    ['of the parts after a question', all(verb('ask', 1), verb('end'), after), ['yes']],
  ])('%s: nothing comes after', (_, effect, answers) => {
    const t = new Resolving(effect).pick(...answers);
    expect([t.step, t.purse(0), t.purse(1)]).toEqual([null, '0 0 0', '0 0 0']);
    expect(t.state.core.agenda.flat()).toEqual([]);
  });
});

describe('or', () => {
  const trade = or(pay({ gold: 1 }, gain({ vp: 1 })), pay({ magic: 1 }, gain({ vp: 1 })));

  test('exactly one', () => {
    const t = new Resolving(or(gain({ gold: 2 }), gain({ magic: 2 })));
    expect([t.step, t.ids]).toEqual(['power/or', ['gain:gold:2', 'gain:magic:2']]);
    expect(t.pick('gain:magic:2').purse(0)).toBe('0 2 0');
  });

  test('if only one branch is possible, nobody is asked', () => {
    const t = new Resolving(or(acquire('shelf'), gain({ gold: 1 })));
    expect([t.step, t.purse(0)]).toEqual([null, '1 0 0']);
  });

  test('a branch that can’t be done is shown with the reason', () => {
    const t = new Resolving(
      or(
        pay({ vp: 1 }, gain({ gold: 9 })),
        acquire('shelf'),
        gain({ gold: 1 }),
        gain({ magic: 1 }),
      ),
    );
    expect([t.ids, t.blocked]).toEqual([
      ['gain:gold:1', 'gain:magic:1'],
      ['pay:vp:1:for:gain:gold:9', 'acquire:shelf'],
    ]);
    const reasons = t.decision!.options.map(option => option.blocked?.say);
    expect(reasons.slice(2)).toEqual(['power-cannot-pay', 'power-nothing-there']);
  });

  test('trap: a payment chosen inside an or is made without asking again', () => {
    const t = new Resolving(or(pay({ gold: 1 }, gain({ vp: 1 })), gain({ magic: 1 })), 2, {
      purses: [{ gold: 1 }],
    });
    expect(t.pick(FOR_GOLD).step).toBeNull();
    expect(t.purse(0)).toBe('0 0 1');
    const may1 = new Resolving(
      or(may(gain({ vp: 1 })), given('soldier', 1, may(gain({ gold: 1 })))),
      2,
      { soldiers: [1, 0] },
    );
    expect(may1.pick('if:soldier:1:may:gain:gold:1').purse(0)).toBe('1 0 0');
  });

  test('trap: an or whose branches may all be declined may be declined', () => {
    const t = new Resolving(trade, 2, { purses: [{ gold: 1, magic: 1 }] });
    expect(t.ids).toEqual([FOR_GOLD, FOR_MAGIC, 'pass']);
    expect(t.pick('pass').purse(0)).toBe('1 1 0');
    // Also if only one of them is affordable: it stays a question.
    expect(new Resolving(trade, 2, { purses: [{ gold: 1 }] }).ids).toEqual([FOR_GOLD, 'pass']);
    expect(new Resolving(trade).step).toBeNull();
    expect(new Resolving(or(act('recruit'), may(verb('bow'))), 2, { shelf: [1] }).ids).toEqual([
      'act:recruit',
      'may:verb:bow',
      'pass',
    ]);
  });

  test('an or with a required branch may not be declined', () => {
    const t = new Resolving(or(pay({ gold: 1 }, gain({ vp: 1 })), gain({ magic: 1 })), 2, rich);
    expect(t.ids).toEqual([FOR_GOLD, 'gain:magic:1']);
  });

  test('the fallback never pays', () => {
    const fallback = (effect: Effect, arrangement?: Arrangement) =>
      new Resolving(effect, 2, arrangement).decision?.fallback;
    expect(fallback(trade, rich)).toMatchObject({ picks: ['pass'] });
    expect(fallback(pay({ gold: 1 }, gain({ vp: 1 })), rich)).toMatchObject({ picks: ['pass'] });
    expect(fallback(may(gain({ vp: 1 })))).toMatchObject({ picks: ['pass'] });
    expect(fallback(any(gain({ vp: 1 }), gain({ gold: 1 })))).toMatchObject({ picks: ['done'] });
    expect(fallback(or(gain({ gold: 2 }), gain({ magic: 2 })))).toMatchObject({
      picks: ['gain:gold:2'],
    });
  });

  test('branches that bring the same have different names', () => {
    expect(new Resolving(or(gain({ gold: 1 }), gain({ gold: 1 }))).ids).toEqual([
      'gain:gold:1:0',
      'gain:gold:1:1',
    ]);
    const t = new Resolving(aim(or(takeUpTo({ gold: 1 }), takeUpTo({ gold: 2 }))), 2, {
      purses: [{}, { gold: 2 }],
    });
    expect(t.ids).toEqual(['take:gold:1:0', 'take:gold:2:1', 'take:gold:1:1', 'pass']);
    expect(t.pick('take:gold:1:1').purse(0)).toBe('1 0 0');
  });
});

describe('any', () => {
  const three = any(gain({ wild: 1 }), pay({ gold: 1 }, gain({ vp: 1 })), verb('ask', 7));

  test('all of them, in any order, each after the one before is answered', () => {
    const t = new Resolving(three, 2, rich);
    expect(t.ids).toEqual(['gain:wild:1', FOR_GOLD, 'verb:ask:7', 'done']);
    expect(t.pick('verb:ask:7').step).toBe('answer');
    // Choosing it pays for it; nobody is asked again.
    expect(t.pick('no').ids).toEqual(['gain:wild:1', FOR_GOLD, 'done']);
    expect(t.pick(FOR_GOLD).ids).toEqual(['gain:wild:1', 'done']);
    expect(t.pick('gain:wild:1').step).toBe('which');
    t.pick('magic');
    expect(t.step).toBeNull();
    expect(t.log).toEqual(['0 says no 7', '0 -1 gold', '0 +1 vp', '0 +1 magic']);
  });

  test('each is optional, and what one brings pays for another', () => {
    const t = new Resolving(three);
    expect([t.ids, t.blocked]).toEqual([['gain:wild:1', 'verb:ask:7', 'done'], [FOR_GOLD]]);
    expect(t.pick('gain:wild:1', 'gold').ids).toEqual([FOR_GOLD, 'verb:ask:7', 'done']);
    expect(t.pick('done').step).toBeNull();
  });

  test('if none of it is possible, nobody is asked', () => {
    expect(new Resolving(any(acquire('shelf'), pay({ gold: 1 }, gain({ vp: 1 })))).step).toBeNull();
  });
});

describe('may', () => {
  test('asks whether, then does it', () => {
    const t = new Resolving(may(gain({ wild: 1 })));
    expect([t.step, t.ids]).toEqual(['power/may', ['do', 'pass']]);
    expect(t.pick('do').step).toBe('which');
    expect(new Resolving(may(gain({ gold: 1 }))).pick('pass').log).toEqual([]);
  });

  test('what can be declined anyway is not asked twice', () => {
    expect(new Resolving(may(pay({ gold: 1 }, gain({ vp: 1 }))), 2, rich).step).toBe('power/pay');
    expect(new Resolving(may(act('recruit')), 2, { shelf: [1] }).step).toBe('recruit');
    expect(new Resolving(may(any(gain({ gold: 1 }), gain({ vp: 1 })))).step).toBe('power/any');
    expect(
      new Resolving(aim(may(takeUpTo({ gold: 2 }))), 2, { purses: [{}, { gold: 2 }] }).step,
    ).toBe('power/take');
  });

  test('of a card from the table: the cards, or none', () => {
    const t = new Resolving(may(acquire('shelf')), 2, { shelf: [1] });
    expect([t.step, t.ids]).toEqual(['power/acquire', ['card:1', 'pass']]);
    expect(t.pick('pass').state.owned[0]).toEqual([]);
  });

  test('nobody is asked about something impossible', () => {
    expect(new Resolving(may(acquire('shelf'))).step).toBeNull();
  });
});

describe('pay', () => {
  const monk = pay({ gold: 1 }, gain({ magic: 2 }));

  test('may be declined; a seat that can’t pay is not asked', () => {
    const t = new Resolving(monk, 2, { purses: [{ gold: 1 }] });
    expect(t.ids).toEqual(['pay', 'pass']);
    expect(t.pick('pay').purse(0)).toBe('0 2 0');
    expect(new Resolving(monk, 2, rich).pick('pass').log).toEqual([]);
    expect(new Resolving(monk).step).toBeNull();
  });

  test('nobody is asked to pay for something they can’t get', () => {
    expect(new Resolving(pay({ gold: 1 }, acquire('shelf')), 2, rich).step).toBeNull();
  });

  test('a price for each thing counted; nothing to count costs nothing', () => {
    const orchid = pay(per('soldier', spend({ gold: 1 })), gain({ vp: 1 }));
    expect(new Resolving(orchid, 2, { soldiers: [2, 0], purses: [{ gold: 1 }] }).step).toBeNull();
    expect(new Resolving(orchid, 2, { soldiers: [2, 0], ...rich }).pick('pay').purse(0)).toBe(
      '1 3 1',
    );
    expect(new Resolving(orchid).pick('pay').purse(0)).toBe('0 0 1');
  });

  test('a price may ask; what it pays for comes after the answer', () => {
    const t = new Resolving(pay({ wild: 2 }, gain({ vp: 1 })), 2, rich).pick('pay');
    expect([t.step, t.ids]).toEqual(['which-paid', ['gold', 'magic']]);
    expect(t.pick('gold', 'magic').log).toEqual(['0 -1 gold', '0 -1 magic', '0 +1 vp']);
  });

  test('one own card is paid by choosing it, in one question', () => {
    const arrangement = { hands: [[1, 2], []], deck: [9], piles: [[], []] };
    const t = new Resolving(pay(lose('hand'), gain({ card: 1 })), 2, arrangement);
    expect([t.step, t.ids]).toEqual(['power/pay', ['card:1', 'card:2', 'pass']]);
    expect(t.pick('card:1').step).toBe('pile');
    expect(t.pick('pile:0').log).toEqual(['0 loses 1', '0 puts 1 on 0', '0 draws 1']);
    expect(new Resolving(pay(lose('hand'), gain({ vp: 1 }))).step).toBeNull();
  });

  test('several cards, or one of two things: first yes, then which', () => {
    const two = new Resolving(pay(lose('hand', 2), gain({ vp: 1 })), 2, { hands: [[1, 2, 3], []] });
    expect(two.ids).toEqual(['pay', 'pass']);
    expect(two.pick('pay', 'card:3').ids).toEqual(['card:1', 'card:2']);
    expect(two.pick('card:1').log).toEqual(['0 loses 3', '0 loses 1', '0 +1 vp']);
    const either = new Resolving(pay(or(lose('hand'), lose('owned')), gain({ vp: 1 })), 2, {
      hands: [[1], []],
      owned: [[5], []],
    });
    expect(either.pick('pay').ids).toEqual(['lose:hand', 'lose:owned']);
    expect(either.pick('lose:owned').log).toEqual(['0 loses 5', '0 +1 vp']);
  });

  test('a price of several parts is paid in order, and only when all of it can be', () => {
    const both = pay(all(spend({ wild: 1 }), lose('owned')), gain({ vp: 1 }));
    expect(new Resolving(both, 2, rich).step).toBeNull();
    const t = new Resolving(both, 2, { ...rich, owned: [[5, 6], []] }).pick(
      'pay',
      'gold',
      'card:6',
    );
    expect(t.log).toEqual(['0 -1 gold', '0 loses 6', '0 +1 vp']);
  });

  test.each([
    [2, null],
    [3, 'power/pay'],
  ])('trap: a part for each thing counted is added up as often: with %i gold, %s', (gold, step) => {
    const price = all(per('soldier', spend({ gold: 1 })), spend({ gold: 1 }));
    const t = new Resolving(pay(price, gain({ vp: 1 })), 2, {
      purses: [{ gold }],
      soldiers: [2, 0],
    });
    expect(t.step).toBe(step);
  });

  test('trap: parts of a price that use the same purse or hand are added up', () => {
    const two = pay(all(spend({ gold: 1 }), per('soldier', spend({ gold: 1 }))), gain({ vp: 1 }));
    expect(new Resolving(two, 2, { purses: [{ gold: 1 }], soldiers: [1, 0] }).step).toBeNull();
    expect(new Resolving(two, 2, { ...rich, soldiers: [2, 0] }).pick('pay').purse(0)).toBe('0 3 1');
    const cards = pay(all(lose('hand'), loseRandom('hand')), gain({ vp: 1 }));
    expect(new Resolving(cards, 2, { hands: [[1], []] }).step).toBeNull();
    expect(new Resolving(cards, 2, { hands: [[1, 2], []] }).step).toBe('power/pay');
  });

  test('at random: nothing to choose', () => {
    const t = new Resolving(pay(loseRandom('hand', 2), gain({ vp: 1 })), 2, {
      hands: [[1, 2, 3], []],
    }).pick('pay');
    expect([t.step, t.state.hands[0]!.length, t.log.at(-1)]).toEqual([null, 1, '0 +1 vp']);
  });
});

describe('lose', () => {
  test('all of them or none', () => {
    expect(new Resolving(lose('owned', 2), 2, { owned: [[5], []] }).log).toEqual([]);
    const t = new Resolving(lose('owned', 2), 2, { owned: [[5, 6], []] });
    expect([t.step, t.ids]).toEqual(['power/card', ['card:5', 'card:6']]);
    expect(t.pick('card:6').log).toEqual(['0 loses 6', '0 loses 5']);
  });

  test('if others can’t see the cards, the owner is asked even for the last one', () => {
    expect(new Resolving(lose('hand'), 2, { hands: [[1], []] }).ids).toEqual(['card:1']);
    expect(new Resolving(lose('owned'), 2, { owned: [[5], []] }).step).toBeNull();
  });

  test('at random: one after another, with all questions of one before the next', () => {
    const t = new Resolving(all(loseRandom('hand', 3), gain({ vp: 1 })), 2, {
      hands: [[1, 2, 3], []],
      piles: [[], []],
    });
    expect([t.step, t.log.length]).toEqual(['pile', 1]);
    t.pick('pile:0', 'pile:1');
    expect([t.step, t.state.hands[0], t.log.length]).toEqual(['pile', [], 5]);
    expect(t.pick('pile:1').log.at(-1)).toBe('0 +1 vp');
  });
});

describe('aim and take', () => {
  const three = { purses: [{}, { gold: 5 }, { gold: 2, magic: 1 }] };

  test('an opponent of your choice, never for more than is there', () => {
    const t = new Resolving(aim(take({ gold: 3 })), 3, three);
    expect([t.step, t.ids]).toEqual(['power/aim', ['seat:1', 'seat:2']]);
    t.pick('seat:2');
    expect([t.purse(0), t.purse(2)]).toEqual(['2 0 0', '0 1 0']);
  });

  test('an opponent with nothing may be named and loses nothing; if no opponent has anything, nobody is asked', () => {
    const t = new Resolving(aim(take({ magic: 1 })), 3, three);
    expect(t.ids).toEqual(['seat:1', 'seat:2']);
    t.pick('seat:1');
    expect([t.purse(0), t.purse(2)]).toEqual(['0 0 0', '2 1 0']);
    expect(new Resolving(aim(take({ gold: 1 })), 3).step).toBeNull();
  });

  test('up to: the taker chooses how much, and may decline', () => {
    const t = new Resolving(aim(takeUpTo({ gold: 3 })), 2, { purses: [{}, { gold: 2 }] });
    expect([t.step, t.ids]).toEqual(['power/take', ['take:gold:2', 'take:gold:1', 'pass']]);
    t.pick('take:gold:1');
    expect([t.purse(0), t.purse(1)]).toEqual(['1 0 0', '1 0 0']);
  });

  test('the Thief: up to 3 of one kind or of the other, in one question', () => {
    const thief = aim(or(takeUpTo({ gold: 3 }), takeUpTo({ magic: 3 })));
    const t = new Resolving(thief, 3, three).pick('seat:2');
    expect(t.ids).toEqual(['take:gold:2', 'take:gold:1', 'take:magic:1', 'pass']);
    t.pick('take:magic:1');
    expect([t.purse(0), t.purse(2)]).toEqual(['0 1 0', '2 0 0']);
  });

  test('in solo play the bank gives all of it', () => {
    expect(new Resolving(aim(take({ gold: 3 })), 1).purse(0)).toBe('3 0 0');
  });

  test('in solo play “up to” works on the bank, too', () => {
    const one = new Resolving(aim(takeUpTo({ gold: 3 })), 1);
    expect(one.ids).toEqual(['take:gold:3', 'take:gold:2', 'take:gold:1', 'pass']);
    expect(one.pick('take:gold:2').purse(0)).toBe('2 0 0');
    const t = new Resolving(aim(or(takeUpTo({ gold: 2 }), takeUpTo({ magic: 1 }))), 1);
    expect(t.ids).toEqual(['take:gold:2', 'take:gold:1', 'take:magic:1', 'pass']);
    expect(t.pick('take:magic:1').purse(0)).toBe('0 1 0');
  });

  test('verbs, acquisitions and payees know who was aimed at', () => {
    const at = (effect: Effect, arrangement: Arrangement = {}) =>
      new Resolving(aim(effect), 3, arrangement).pick('seat:2');
    expect(at(verb('shout', 1)).log).toEqual(['0 shouts 1 by -1 at 2']);
    expect(at(verb('ask', 1)).pick('yes').log).toEqual(['0 says yes 1 at 2']);
    expect(at(acquire('shelf'), { shelf: [4] }).log).toEqual(['0 takes 4 by -1 at 2']);
    expect(
      at(or(acquire('shelf'), gain({ gold: 1 })), { shelf: [4] }).pick('acquire:shelf').log,
    ).toEqual(['0 takes 4 by -1 at 2']);
    const bribe = at(all(pay(spendTo({ wild: 1 }), verb('ask', 1)), verb('shout', 1)), rich);
    expect(bribe.pick('pay', 'magic', 'no').log).toEqual([
      '0 -1 magic to 2',
      '0 says no 1 at 2',
      '0 shouts 1 by -1 at 2',
    ]);
    expect(at(any(verb('shout', 1), verb('ask', 1))).pick('verb:shout:1').log).toEqual([
      '0 shouts 1 by -1 at 2',
    ]);
    expect(at(may(verb('shout', 1))).pick('do').log).toEqual(['0 shouts 1 by -1 at 2']);
    expect(at(given('soldier', 1, verb('shout', 1)), { soldiers: [1, 0, 0] }).log).toEqual([
      '0 shouts 1 by -1 at 2',
    ]);
  });
});

describe('rob', () => {
  const hands = { hands: [[], [1, 2], [3]], piles: [[]] };

  test('at random: it changes hands, or is lost to all', () => {
    const kept = new Resolving(aim(robRandom('hand', 2)), 3, hands).pick('seat:1');
    expect([kept.state.hands[0]!.toSorted(), kept.state.hands[1]]).toEqual([[1, 2], []]);
    const lost = new Resolving(aim(scrapRandom('hand')), 3, hands).pick('seat:2');
    expect([lost.state.hands, lost.log]).toEqual([[[], [1, 2], []], ['2 loses 3']]);
  });

  test('by choice: the acting player chooses, as many as there are', () => {
    const owned = { owned: [[], [5, 6], []] };
    const t = new Resolving(aim(rob('owned')), 3, owned).pick('seat:1');
    expect([t.step, t.seat, t.ids]).toEqual(['power/card', 0, ['card:5', 'card:6']]);
    expect(t.pick('card:6').log).toEqual(['0 gets 6 of 1']);
    const all3 = new Resolving(aim(scrap('owned', 3)), 3, owned).pick('seat:1', 'card:5');
    expect(all3.log).toEqual(['1 loses 5', '1 loses 6']);
  });

  test('if nobody can be robbed, nobody is asked; an opponent with nothing loses nothing', () => {
    expect(new Resolving(aim(robRandom('hand')), 3).step).toBeNull();
    expect(new Resolving(aim(rob('owned')), 3, { owned: [[5], [], []] }).step).toBeNull();
    const t = new Resolving(all(aim(rob('owned')), gain({ vp: 1 })), 3, {
      owned: [[], [], [5]],
    }).pick('seat:1');
    expect([t.step, t.log]).toEqual([null, ['0 +1 vp']]);
    expect(new Resolving(rob('owned')).step).toBeNull();
  });

  test('in solo play: what the rules give instead of an opponent’s cards', () => {
    const t = new Resolving(aim(robRandom('hand')), 1, { deck: [7] });
    expect([t.state.hands[0], t.state.deck]).toEqual([[7], []]);
    expect(new Resolving(aim(rob('hand')), 1, { deck: [7, 8] }).log).toEqual(['0 gets 7 of -1']);
    expect(new Resolving(aim(robRandom('hand')), 1).log).toEqual([]);
    expect(new Resolving(aim(scrap('hand')), 1, { deck: [7] }).log).toEqual([]);
  });
});

describe('given', () => {
  test('only for seats that have this many', () => {
    const three = given('soldier', 3, gain({ gold: 1 }));
    expect(new Resolving(three, 2, { soldiers: [3, 0] }).purse(0)).toBe('1 0 0');
    expect(new Resolving(three, 2, { soldiers: [2, 9] }).purse(0)).toBe('0 0 0');
    expect(new Resolving(or(three, gain({ magic: 1 }))).purse(0)).toBe('0 1 0');
  });
});

describe('acquire, act, verb', () => {
  test('acquire: a matching card for free; the only one is taken without asking', () => {
    const t = new Resolving(acquire('shelf', { costAtMost: 3 }), 2, { shelf: [1, 2, 9] });
    expect([t.step, t.ids]).toEqual(['power/acquire', ['card:1', 'card:2']]);
    expect(t.pick('card:2').state.owned[0]).toEqual([2]);
    const red = new Resolving(acquire('shelf', { costAtMost: 3, colour: 'red' }), 2, {
      shelf: [1, 2, 8],
    });
    expect(red.state.owned[0]).toEqual([2]);
    expect(new Resolving(acquire('shelf', { colour: 'blue' }), 2, { shelf: [2] }).step).toBeNull();
  });

  test('act: starts the game’s own action, if it is possible', () => {
    const t = new Resolving(act('recruit'), 2, { shelf: [4] });
    expect([t.step, t.ids]).toEqual(['recruit', ['pass', 'recruit:4']]);
    expect(new Resolving(act('recruit')).step).toBeNull();
  });

  test('verb: done by the game, if it says it can; it knows its power', () => {
    expect(new Resolving(verb('shout', 3), 2, {}, 5).log).toEqual(['0 shouts 3 by 5']);
    expect(new Resolving(verb('shout', 0)).log).toEqual([]);
    const t = new Resolving(all(verb('ask', 1), verb('shout', 3)), 2, {}, 5).pick('yes');
    expect(t.log).toEqual(['0 says yes 1', '0 shouts 3 by 5']);
  });
});

describe('each', () => {
  test('clockwise from the owner, each in full before the next, asked when its turn comes', () => {
    const t = new Resolving(each('player', pay({ gold: 1 }, gain({ wild: 1 }))), 3, {
      purses: [{ gold: 1 }, {}, { gold: 1 }],
      bank: { gold: 0, magic: 2 },
    });
    expect([t.step, t.seat]).toEqual(['power/pay', 0]);
    expect([t.pick('pay').step, t.seat]).toEqual(['which', 0]);
    expect([t.pick('magic').step, t.seat]).toEqual(['power/pay', 2]);
    t.pick('pass');
    expect([t.purse(0), t.purse(1), t.purse(2)]).toEqual(['0 1 0', '0 0 0', '1 0 0']);
  });

  test('as long as the supply lasts, which is checked for each seat in turn', () => {
    const t = new Resolving(each('player', pay({ gold: 1 }, gain({ vp: 1 }))), 3, {
      purses: [{ gold: 1 }, { gold: 1 }, { gold: 1 }],
      bank: { vp: 2 },
    });
    t.pick('pay', 'pay');
    expect([t.step, t.purse(2)]).toEqual([null, '1 0 0']);
  });

  test('opponents: all but the owner, who can be the payee', () => {
    const peddler = each('opponent', pay(spendTo({ gold: 2 }), gain({ wild: 1 })));
    const t = new Resolving(peddler, 3, { purses: [{}, { gold: 2 }, { gold: 3 }] });
    expect(t.seat).toBe(1);
    t.pick('pay', 'magic', 'pay', 'gold');
    expect([t.purse(0), t.purse(1), t.purse(2)]).toEqual(['4 0 0', '0 1 0', '2 0 0']);
  });

  test('nobody pays themselves, and nobody pays a seat that was not named', () => {
    const t = new Resolving(each('player', pay(spendTo({ gold: 1 }), gain({ vp: 1 }))), 2, {
      purses: [{ gold: 5 }, { gold: 5 }],
    });
    expect(t.seat).toBe(1);
    expect(new Resolving(spendTo({ gold: 1 }), 2, rich).log).toEqual([]);
  });

  test('trap: nobody takes from themselves, nor from the bank where there are opponents', () => {
    const t = new Resolving(each('player', take({ gold: 1 })), 3, { purses: [{ gold: 1 }] });
    expect([t.purse(0), t.purse(1), t.purse(2)]).toEqual(['0 0 0', '1 0 0', '0 0 0']);
    expect(new Resolving(take({ gold: 1 })).log).toEqual([]);
    expect(new Resolving(robRandom('hand'), 2, { deck: [1] }).log).toEqual([]);
  });

  test('what the first does changes what the next may do', () => {
    const t = new Resolving(each('player', acquire('shelf')), 3, { shelf: [1, 2] }).pick('card:2');
    expect([t.step, t.state.owned]).toEqual([null, [[2], [1], []]]);
  });
});

describe('use: these powers, in any order, each once', () => {
  // See POWERS: gold; gold → 2 magic; gold or magic; wild; wild then a question; gold or both; a trade or a card; a card → 2 vp.
  const using = (sources: number[], arrangement: Arrangement = {}): PowerTable<Purses> =>
    new PowerTable(steps, arrange(2, arrangement)).begin('power/use', 0, { sources });

  test('required powers can’t be skipped; optional ones can', () => {
    const t = using([0, 1]);
    // The gold is taken automatically: nothing else is possible yet.
    expect(t.ids).toEqual(['card-1', 'done']);
    expect(t.pick('card-1').state.purses[0]).toEqual({ gold: 0, magic: 2, vp: 0 });
    expect(using([1, 1], rich).ids).toEqual(['card-1', 'done']);
    expect(using([0, 3], rich).ids).toEqual(['card-0', 'card-3']);
  });

  test('powers that ask in the middle: the rest waits', () => {
    const t = using([4, 3], rich);
    expect(t.pick('card-4').step).toBe('which');
    expect(t.pick('gold').step).toBe('answer');
    expect(t.pick('yes').step).toBe('which');
    expect(t.pick('magic').state.log).toEqual(['0 +1 gold', '0 says yes 3', '0 +1 magic']);
    expect(t.step).toBeNull();
  });

  test('a power that is a choice offers its branches directly, each with its own id', () => {
    expect(using([2, 4]).ids).toEqual(['card-2:gold', 'card-2:magic', 'card-4']);
    expect(using([5, 4]).ids).toEqual([
      'card-5:gain:gold:1',
      'card-5:gain:gold:1+magic:1',
      'card-4',
    ]);
  });

  test('a choice may be skipped if only optional branches are possible', () => {
    expect(using([6], rich).ids).toEqual([`card-6:${FOR_GOLD}`, 'done']);
    expect(using([6], { ...rich, shelf: [1] }).ids).toEqual([
      `card-6:${FOR_GOLD}`,
      'card-6:acquire:shelf',
    ]);
  });

  test('two powers of one card are told apart', () => {
    const t = using([6, 7], { ...rich, hands: [[1], []] });
    expect(t.ids).toEqual([`card-6:6:${FOR_GOLD}`, 'card-6:7', 'done']);
    expect(t.blocked).toEqual(['card-6:6:acquire:shelf']);
    expect(t.pick('card-6:7', 'card:1').state.purses[0]!.vp).toBe(2);
  });

  test('the fallback pays nothing more, but uses what is required', () => {
    expect(using([1, 7], { ...rich, hands: [[1], []] }).decision!.fallback).toMatchObject({
      picks: ['done'],
    });
    expect(using([2]).decision!.fallback).toMatchObject({ picks: ['card-2:magic'] });
  });
});

test('possible: what the interpreter offers to others', () => {
  const t = new Resolving(gain({}), 2, { purses: [{ gold: 1 }] });
  const draft = t.game.draft(t.state);
  const can = (effect: Effect, them = NOBODY) => interpreter.possible(draft, 0, effect, -1, them);
  expect(can(spend({ gold: 1 }))).toBe(true);
  expect(can(spend({ wild: 1, gold: 1 }))).toBe(false);
  expect(can(spendTo({ gold: 1 }))).toBe(false);
  expect(can(spendTo({ gold: 1 }), 1)).toBe(true);
  expect(can(all(gain({ gold: 1 }), verb('shout', 0)))).toBe(true);
  expect(can(any(verb('shout', 0), acquire('shelf')))).toBe(false);
  expect(can(each('opponent', pay({ gold: 1 }, gain({ vp: 1 }))))).toBe(false);
  expect(interpreter.isOptional(all(pay({ gold: 1 }, gain({ vp: 1 })), act('recruit')))).toBe(true);
});

test('book: plain gains, several times at once', () => {
  const t = new Resolving(gain({}), 2, { soldiers: [2, 0] });
  const draft = t.game.draft(t.state);
  interpreter.book(draft, 0, all(gain({ gold: 1 }), per('soldier', gain({ vp: 1 }))), -1, 3);
  expect(t.purse(0)).toBe('3 0 6');
});

test('every answer can wait in a file: a position in the middle of a power is plain JSON', () => {
  const t = new Resolving(all(pay(lose('hand', 2), gain({ wild: 2 })), gain({ vp: 1 })), 2, {
    hands: [[1, 2, 3], []],
  });
  for (const answer of ['pay', 'card:1', 'card:2', 'gold', 'magic', null]) {
    expect(JSON.parse(JSON.stringify(t.state))).toEqual(t.state);
    if (answer !== null) t.pick(answer);
  }
  expect(t.purse(0)).toBe('1 1 1');
});

test.each([
  [1, 0, []],
  [2, 1, [0]],
  [4, 0, [1, 2, 3]],
  [4, 2, [3, 0, 1]],
  [12, 11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('of %i seats, the rivals of seat %i are %j', (seats, seat, rivals) => {
  expect(rivalsOf(seats, seat)).toEqual(rivals);
});
