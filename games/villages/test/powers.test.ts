// Powers [VV 9].
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('VV 9.1 instant powers', () => {
  test('once, in the action that brings the card, and never again', () => {
    const t = table(2).give(0, { hand: ['archery-range', 'hideout'], resources: ['tannery'] });
    t.play('build:archery-range', 'own').drawAll();
    expect(t.offered()).toEqual(['archery-range', 'done']);
    t.play('archery-range', 'deck', 'deck');
    expect(t.hand(0)).toHaveLength(4);
    t.declineAll().play('tax', 'deck').declineAll();
    t.play('build:hideout', 'own').drawAll();
    expect(t.offered()).toEqual(['hideout', 'done']);
  });

  test('or never: a power that is declined is lost', () => {
    const t = table(2).give(0, { hand: ['archery-range'], resources: ['tannery'] });
    t.play('build:archery-range', 'own').drawAll().choose('done');
    expect(t.seats).toEqual([1]);
    expect(t.hand(0)).toHaveLength(1);
  });
});

describe('VV 9.2 powers of actions', () => {
  test.each([
    ['harvest', 'granary'],
    ['develop', 'mill'],
    ['tax', 'market'],
  ])('%s: the %s, when leading and when following', (action, card) => {
    const rest = { hand: ['keep', 'keep', 'temple', 'temple'], buildings: [card] };
    const t = table(2).give(0, rest);
    t.give(1, { hand: ['manor', 'manor', 'harbor', 'harbor'], buildings: [card] }).choose(action);
    const finish = (): void => {
      for (let i = 0; i < 9 && t.step() !== 'power/use'; i++) t.choose(t.offered()[0]!);
    };
    finish();
    expect([t.seats, t.offered()]).toEqual([[0], [card, 'done']]);
    t.play('done', 'follow');
    finish();
    expect([t.seats, t.offered()]).toEqual([[1], [card, 'done']]);
  });

  test('Recruit: the Stables bring a card, the Paladin no gold in the action that brings him', () => {
    const t = table(2, { gold: 1, buildings: ['barracks', 'chapel', 'stables', 'counting-house'] })
      .pool('paladin')
      .play('recruit:paladin');
    expect(t.offered()).toEqual(['stables', 'done']);
    t.choose('stables');
    t.drawAll();
    expect(t.hand(0)).toHaveLength(1);
  });

  test('Develop: the Counting House brings gold', () => {
    const t = table(2, { hand: ['farm', 'mill'], buildings: ['counting-house'] }).play(
      'develop',
      'farm',
      'pile:1',
      'mill',
    );
    expect(t.offered()).toEqual(['counting-house', 'done']);
    const before = t.player(0).gold;
    t.choose('counting-house');
    expect(t.player(0).gold).toBe(before + 1);
  });

  test('only in its own action', () => {
    const t = table(2).give(0, { buildings: ['granary', 'mill', 'market', 'armory', 'stables'] });
    t.play('harvest', 'deck', 'deck', 'deck');
    expect(t.offered()).toEqual(['granary', 'done']);
  });

  test('not in the action that brings the card, not even as the leader’s', () => {
    const t = table(2, {
      gold: 3,
      hand: ['armory'],
      resources: ['tannery', 'granary', 'mill'],
    });
    t.choose('build:armory');
    while (t.step() === 'provide') t.choose('own');
    t.drawAll();
    expect([t.seats, t.step()]).toEqual([[1], 'follow']);
  });

  test('once in each action', () => {
    const t = table(2).give(0, { buildings: ['granary'] });
    t.play('harvest', 'deck', 'deck', 'deck', 'granary', 'deck');
    expect([t.seats, t.step()]).toEqual([[1], 'follow']);
  });
});

describe('VV 9.3 to 9.7', () => {
  test('VV 9.3 all are optional, and add up', () => {
    const t = table(2).give(0, { gold: 0, buildings: ['market', 'cathedral', 'oracle'] });
    t.play('tax', 'deck', 'market', 'cathedral', 'done');
    expect([t.player(0).gold, t.hand(0).length]).toEqual([3, 1]);
  });

  test('VV 9.4 a price is paid when the power is used; without the price it can’t be used', () => {
    const t = table(2, { gold: 0, buildings: ['black-market'] }).deck('keep');
    t.play('tax', 'deck', 'black-market', 'keep', 'pile:4');
    expect([t.player(0).gold, t.hand(0), t.top(4)]).toEqual([2, [], 'keep']);
    const u = table(2).give(0, { gold: 3, hand: ['witchs-hut'], resources: ['tavern'] });
    u.play('build:witchs-hut', 'own');
    u.player(0).hand.length = 0;
    expect(u.step()).toBe('draw');
  });

  test('VV 9.4, R7 a price can be paid with an empty bank: the option says that it brings nothing, and everyone is told', () => {
    const t = table(2, { buildings: ['black-market'], hand: ['keep'] }).emptyBank(1);
    const { gold } = t.player(0);
    t.play('tax', 'deck');
    expect(t.offered()).toEqual(['black-market', 'done']);
    expect(t.option('black-market')!.note).toMatchObject({ say: 'use-power', isForNothing: true });
    t.play('black-market', 'keep');
    expect(t.told('bank-empty')).toEqual([{ say: 'bank-empty', seat: 0, card: 'black-market' }]);
    t.choose('pile:1');
    expect([t.player(0).gold, t.top(1)]).toEqual([gold, 'keep']);
    expect([t.seats, t.step()]).toEqual([[1], 'follow']);
  });

  test('VV 9.4, R7 with gold in the bank the option warns of nothing, and nobody is told of an empty bank', () => {
    const t = table(2).give(0, { buildings: ['black-market'], hand: ['keep'] });
    t.play('tax', 'deck');
    expect(t.option('black-market')!.note).not.toHaveProperty('isForNothing');
    t.play('black-market', 'keep');
    expect(t.told('bank-empty')).toEqual([]);
  });

  test('VV 9.6 after the action itself, in any order', () => {
    const t = table(2, { gold: 0, buildings: ['oracle', 'market'] }).play('tax', 'deck');
    expect(t.offered()).toEqual(['oracle', 'market', 'done']);
    t.choose('market');
    expect(t.offered()).toEqual(['oracle', 'done']);
  });

  test('VV 9.6 the instant power comes after the card that leading brings', () => {
    const t = table(2, { hand: ['hideout'], resources: ['tannery'] }, { hand: ['keep'] });
    t.play('build:hideout', 'own');
    expect(t.step()).toBe('draw');
    t.choose('deck');
    expect(t.step()).toBe('power/use');
  });

  test('VV 9.7 gold of a power comes from the bank, as long as there is some', () => {
    const t = table(2, { buildings: ['market'] })
      .emptyBank(1)
      .play('tax', 'deck');
    expect([t.seats, t.step()]).toEqual([[1], 'follow']);
  });
});

describe('VV 9.9, 9.10 stealing', () => {
  test('VV 9.9 only the two of them are told which card it was', () => {
    const t = table(3, { gold: 1, buildings: ['chapel', 'hideout'] }, { hand: ['farm'] })
      .pool('heep')
      .play('recruit:heep', 'heep');
    expect(t.told('card-stolen')).toEqual([
      {
        say: 'card-stolen',
        seat: 0,
        from: 1,
        power: 'heep',
        card: null,
        secret: [
          { seat: 0, card: 'farm' },
          { seat: 1, card: 'farm' },
        ],
      },
    ]);
  });

  test('VV R12 only those who have something are named: of the hand for cards, of the purse for gold', () => {
    const t = table(4, { gold: 1, buildings: ['chapel', 'hideout'] }, { hand: ['farm'] })
      .give(3, { hand: ['mill'] })
      .pool('heep')
      .play('recruit:heep', 'heep');
    expect(t.offered()).toEqual(['seat:1', 'seat:3', 'pass']);
    expect(t.blocked()).toEqual({});
    const u = table(4, { gold: 1, buildings: ['barracks', 'hideout'] })
      .give(2, { gold: 0 })
      .pool('thief')
      .play('recruit:thief', 'thief');
    expect(u.offered()).toEqual(['seat:1', 'seat:3', 'pass']);
  });

  test('VV R12 where only one has something, nobody else can be meant', () => {
    const t = table(3, { gold: 1, buildings: ['chapel', 'hideout'] })
      .give(2, { hand: ['farm'] })
      .pool('heep')
      .play('recruit:heep', 'heep');
    expect([t.hand(0), t.hand(2)]).toEqual([['farm'], []]);
  });

  test('VV 9.3, R12 who sees nobody to take from after all declines the power', () => {
    const t = table(3, { gold: 1, buildings: ['barracks', 'hideout'] })
      .pool('thief')
      .play('recruit:thief', 'thief', 'pass');
    expect([t.player(1).gold, t.player(2).gold]).toEqual([3, 3]);
    expect([t.seats, t.step()]).not.toContain('power/aim');
  });

  test('VV 9.3 until someone is named nothing is learned: the power can be taken back', () => {
    const t = table(3, { gold: 1, buildings: ['barracks', 'hideout'] })
      .pool('thief')
      .play('recruit:thief');
    const { learned } = t.state.core;
    t.choose('thief');
    expect([t.step(), t.state.core.learned]).toEqual(['power/aim', learned]);
  });

  test('VV 9.9 a hand with fewer cards gives what it has', () => {
    const t = table(2, { gold: 1, buildings: ['mill', 'hideout'] }, { hand: ['farm'] })
      .pool('rogue')
      .play('recruit:rogue', 'rogue');
    expect([t.hand(0), t.hand(1)]).toEqual([['farm'], []]);
  });

  test('VV 9.10 if nobody has gold, the Thief has nothing to take', () => {
    const t = table(
      2,
      { gold: 1, buildings: ['barracks', 'hideout'] },
      { gold: 0, resources: ['farm'] },
    )
      .lay(1, 0, 1)
      .pool('thief')
      .play('recruit:thief');
    expect(t.player(1).gold).toBe(1);
    expect([t.seats, t.step()]).toEqual([[1], 'lead']);
  });
});
