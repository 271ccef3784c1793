import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('CK 3.2, 3.3 the roll', () => {
  test('both dice are rolled, and the harvest follows without a question if no Domain can change them', () => {
    const t = table().roll(3, 5);
    expect(t.state.dice).toEqual([3, 5]);
    expect(t.told('rolled')).toMatchObject([{ seat: 0, dice: [3, 5] }]);
    expect(t.step()).toBe('action');
  });

  test('each roll is a new one: dice come up in all ways', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 40; i++) seen.add(table({ seed: `roll ${i}` }).state.dice.join());
    expect(seen.size).toBeGreaterThan(12);
  });

  test('CK 3.1 the phases come in fixed order: roll, harvest, action, end', () => {
    const t = table().act();
    t.play('gain:gold', 'gain:gold');
    expect(t.events.map(({ say }) => say).slice(0, 3)).toEqual(['gained-one', 'turn', 'rolled']);
    expect(t.state.active).toBe(1);
  });
});

describe('CK 3.4 Domains that change dice', () => {
  const owner = (): ReturnType<typeof table> =>
    table({
      own: ['foxgrove-palisade', 'the-desert-orchid', 'palace-of-the-dawn'],
      purse: { gold: 9 },
    });

  test('all three may be used, in any order, each once', () => {
    const t = owner().roll(3, 4);
    expect(t.offered()).toEqual([
      'keep',
      'use:foxgrove-palisade',
      'use:the-desert-orchid',
      'use:palace-of-the-dawn',
    ]);
    t.play('use:palace-of-the-dawn', 'die:4');
    expect(t.state.dice).toEqual([3, 3]);
    expect(t.offered()).toEqual(['keep', 'use:foxgrove-palisade', 'use:the-desert-orchid']);
    expect(t.blocked()).toEqual({ 'use:palace-of-the-dawn': 'die-domain-used' });
    t.choose('use:foxgrove-palisade');
    expect(t.state.dice.toSorted()).toEqual([3, 6]);
    t.play('use:the-desert-orchid', 'die:6');
    expect(t.state.dice.toSorted()).toEqual([1, 3]);
    // No Domain is left to use: nobody is asked, and the dice count.
    expect(t.step(0)).toBe('compensation');
    t.expect(0).has({ gold: 7 });
  });

  test('the other order works as well', () => {
    const t = owner().roll(3, 4).play('use:the-desert-orchid', 'die:3');
    expect(t.state.dice).toEqual([1, 4]);
    t.play('use:palace-of-the-dawn', 'keep');
    expect(t.state.dice).toEqual([1, 3]);
    t.expect(0).has({ gold: 9 });
  });

  test('none has to be used, and some may be left', () => {
    const t = owner().roll(3, 4).choose('keep');
    expect(t.state.dice).toEqual([3, 4]);
    expect(t.asks(0).step).not.toBe('change-dice');
    t.expect(0).has({ gold: 9 });
  });

  test('used in one roll phase, they are ready again in the next', () => {
    const t = owner().roll(3, 4).play('use:palace-of-the-dawn', 'die:4', 'keep');
    t.roll(3, 4);
    expect(t.offered()).toContain('use:palace-of-the-dawn');
  });

  test('only the active player uses them, and only their own', () => {
    const t = owner().roll(3, 4, 1);
    expect(t.asked().map(({ step }) => step)).not.toContain('change-dice');
    expect(t.state.dice).toEqual([3, 4]);
  });

  test('the harvest sees the changed dice', () => {
    // 3 and 4 wake nobody; 3 and 6 the Knight.
    const t = table().give(0, 'foxgrove-palisade').purse(0, { gold: 2 }).roll(3, 4);
    t.play('use:foxgrove-palisade', 'die:4');
    t.expect(0).has({ gold: 0, strength: 1 });
    t.expect(1).has({ strength: 1 });
  });
});

describe('CK 3.5, R2 a change must really alter the die', () => {
  test('a 6 can not be set to 6, a 1 not to 1 and not lowered', () => {
    const t = table({
      own: ['foxgrove-palisade', 'the-desert-orchid', 'palace-of-the-dawn'],
      purse: { gold: 9 },
    });
    t.roll(6, 6);
    expect(t.offered()).toEqual(['keep', 'use:the-desert-orchid', 'use:palace-of-the-dawn']);
    expect(t.blocked()).toEqual({ 'use:foxgrove-palisade': 'die-domain-unable' });
    t.roll(1, 1);
    expect(t.offered()).toEqual(['keep', 'use:foxgrove-palisade']);
    expect(t.blocked()).toEqual({
      'use:the-desert-orchid': 'die-domain-unable',
      'use:palace-of-the-dawn': 'die-domain-unable',
    });
  });

  test('the die that can be altered is taken without a question', () => {
    const t = table().give(0, 'palace-of-the-dawn').roll(1, 3).choose('use:palace-of-the-dawn');
    expect(t.state.dice).toEqual([1, 2]);
  });

  test('CK 15.7 a die changed by another Domain may be lowered', () => {
    const t = table({ own: ['foxgrove-palisade', 'palace-of-the-dawn'], purse: { gold: 2 } }).roll(
      1,
      1,
    );
    t.play('use:foxgrove-palisade', 'use:palace-of-the-dawn');
    expect(t.state.dice.toSorted()).toEqual([1, 5]);
  });

  test('with doubles it is one question which die, not two', () => {
    const t = table().give(0, 'palace-of-the-dawn').roll(4, 4).choose('use:palace-of-the-dawn');
    expect(t.state.dice.toSorted()).toEqual([3, 4]);
  });
});

describe('CK 3.6 the price is exact, and magic is no substitute', () => {
  test('CK 15.5 Foxgrove Palisade: 2 gold', () => {
    const t = table().give(0, 'foxgrove-palisade').purse(0, { gold: 2, magic: 5 }).roll(3, 4);
    t.play('use:foxgrove-palisade', 'die:3');
    expect(t.state.dice).toEqual([6, 4]);
    t.expect(0).has({ gold: 0, magic: 5 });
  });

  test('1 gold and much magic is not enough', () => {
    const t = table({
      own: ['foxgrove-palisade', 'palace-of-the-dawn'],
      purse: { gold: 1, magic: 9 },
    }).roll(3, 4);
    expect(t.blocked()).toEqual({ 'use:foxgrove-palisade': 'die-domain-unable' });
    t.refuses('use:foxgrove-palisade');
  });

  test('CK 15.6 The Desert Orchid: 1 gold for each Holy Citizen', () => {
    const t = table({
      own: ['the-desert-orchid', 'cleric', 'cleric', 'paladin'],
      purse: { gold: 3, magic: 1 },
    }).roll(3, 4);
    t.play('use:the-desert-orchid', 'die:4');
    expect(t.state.dice).toEqual([3, 1]);
    t.expect(0).has({ gold: 0 });
  });

  test('one gold short it can not be used', () => {
    const t = table({
      own: ['the-desert-orchid', 'palace-of-the-dawn', 'cleric', 'cleric', 'paladin'],
      purse: { gold: 2, magic: 9 },
    }).roll(3, 4);
    expect(t.blocked()).toEqual({ 'use:the-desert-orchid': 'die-domain-unable' });
  });

  test('with no Holy Citizen it costs nothing and works all the same; its own Holy icon does not count', () => {
    const t = table({ own: ['the-desert-orchid'], purse: {} })
      .roll(3, 4)
      .play('use:the-desert-orchid', 'die:3');
    expect(t.state.dice).toEqual([1, 4]);
  });
});

describe("CK 3.7, 15.8, R26 Gargan's Embrace", () => {
  test('1 victory token for doubles rolled', () => {
    table().give(0, 'gargans-embrace').roll(2, 2).expect(0).has({ vp: 1 });
    table().give(0, 'gargans-embrace').roll(2, 3).expect(0).has({ vp: 0 });
  });

  test('on the turn of anyone', () => {
    const t = table({ players: 3 }).give(1, 'gargans-embrace');
    t.roll(2, 2, 0).expect(1).has({ vp: 1 });
    t.roll(5, 5, 2).expect(1).has({ vp: 2 });
    t.expect(0).has({ vp: 0 });
  });

  test('when a change makes doubles', () => {
    const t = table().give(0, 'palace-of-the-dawn').give(1, 'gargans-embrace').roll(3, 4);
    t.expect(1).has({ vp: 0 });
    t.play('use:palace-of-the-dawn', 'die:4').expect(1).has({ vp: 1 });
  });

  test('doubles that are changed away still counted', () => {
    const t = table().give(0, 'gargans-embrace', 'palace-of-the-dawn').roll(4, 4);
    t.choose('use:palace-of-the-dawn').expect(0).has({ vp: 1 });
  });

  test('doubles rolled and another pair made count twice', () => {
    const t = table({
      own: ['gargans-embrace', 'palace-of-the-dawn', 'foxgrove-palisade'],
      purse: { gold: 2 },
    }).roll(6, 6);
    t.play('use:palace-of-the-dawn', 'use:foxgrove-palisade');
    expect(t.state.dice).toEqual([6, 6]);
    t.expect(0).has({ vp: 2 });
  });

  test('with three changes still only twice: a new pair comes by way of no pair', () => {
    const t = table({
      own: ['gargans-embrace', 'palace-of-the-dawn', 'foxgrove-palisade', 'the-desert-orchid'],
      purse: { gold: 2 },
    });
    // 2 2 (one), 1 2, 1 1 (two), then 6 1.
    t.roll(2, 2).play('use:palace-of-the-dawn', 'use:the-desert-orchid', 'use:foxgrove-palisade');
    expect(t.state.dice.toSorted()).toEqual([1, 6]);
    t.expect(0).has({ vp: 2 });
  });

  test('CK 12.5 the resting player’s works, too', () => {
    const t = table({ players: 5 }).give(4, 'gargans-embrace').roll(5, 5, 0);
    t.expect(4).has({ vp: 1, gold: 2 });
    t.expect(3).has({ gold: 4 });
  });

  test('built after the roll it has missed it', () => {
    const t = table({
      show: ['gargans-embrace'],
      own: ['archer', 'archer'],
      purse: { gold: 7 },
    }).act(0, [3, 3]);
    t.choose('build:gargans-embrace').expect(0).has({ vp: 0 }).owns('gargans-embrace');
  });
});
