// The five actions, gold and recruiting [VV 5, 7, 8].
import { describe, expect, test } from 'vitest';
import { villages } from '../index.ts';
import { adventurer, building, table } from './table.ts';

describe('VV 5.1 Harvest', () => {
  test('the leader draws three cards, a follower one', () => {
    const t = table(2).play('harvest', 'deck', 'deck', 'deck', 'follow', 'deck');
    expect([t.hand(0).length, t.hand(1).length]).toEqual([3, 1]);
  });
});

describe('VV 5.2 Develop', () => {
  test('costs the leader one card, then another becomes a Resource', () => {
    const t = table(2, { hand: ['farm', 'mill', 'keep'] }).play('develop', 'farm', 'pile:1');
    expect([t.step(), t.offered()]).toEqual(['develop', ['mill', 'keep']]);
    t.choose('keep');
    expect(t.player(0)).toMatchObject({ resources: [building('keep')], coins: [-1] });
    expect(t.hand(0)).toEqual(['mill']);
    expect(t.told('developed')).toMatchObject([{ card: 'keep', resource: 'magic' }]);
  });

  test('costs a follower two cards, and a third is developed', () => {
    const t = table(2, { hand: ['farm', 'mill'] }, { hand: ['farm', 'mill', 'keep'] }).play(
      'develop',
      'farm',
      'pile:1',
      'mill',
      'follow',
      'farm',
      'pile:1',
      'mill',
      'pile:1',
    );
    expect([t.step(), t.offered()]).toEqual(['develop', ['keep']]);
    t.choose('keep');
    expect(t.player(1).resources).toEqual([building('keep')]);
  });

  test('a player is asked for a card even if all are equal: otherwise the others would learn something', () => {
    const t = table(2, { hand: ['farm', 'farm'] }).play('develop');
    expect([t.step(), t.offered()]).toEqual(['discard', ['farm']]);
    t.play('farm', 'pile:1');
    expect([t.step(), t.offered()]).toEqual(['develop', ['farm']]);
  });
});

describe('VV 5.3 Build', () => {
  test('the leader draws a card after it, a follower does not', () => {
    const t = table(
      2,
      { hand: ['hideout'], resources: ['tannery'] },
      { hand: ['hideout'], resources: ['tannery'] },
    ).play('build:hideout', 'own');
    expect(t.step()).toBe('draw');
    t.play('deck', 'done', 'build:hideout', 'own');
    expect(t.buildings(1)).toEqual(['hideout']);
    expect(t.step()).not.toBe('draw');
  });

  test('VV 1.9 no second Building of a name', () => {
    const t = table(2, {
      hand: ['hideout'],
      buildings: ['hideout'],
      resources: ['tannery'],
    });
    expect(t.why('build:hideout')).toBe('built-already');
  });

  test('VV 1.7 a Building is no Resource: its resource can’t be used', () => {
    const t = table(2, { gold: 3, hand: ['archery-range'], buildings: ['tannery'] }).lay(
      0,
      'castle',
      0,
    );
    expect(t.why('build:archery-range')).toBe('too-dear');
  });

  test('VV 1.4 a Resource is no Building: it has no type, power or points, and may be of the same name', () => {
    const t = table(2, { gold: 0, resources: ['armory', 'hall-of-heroes', 'keep'] }).pool('knight');
    expect(t.points(0)).toBe(0);
    expect(t.why('recruit:knight')).toBe('lacks-buildings');
  });
});

describe('VV 5.4, 8 Recruit', () => {
  test('VV 5.4 one gold to lead, two to follow, into the bank', () => {
    const t = table(
      2,
      { gold: 1, buildings: ['mill', 'bakery'] },
      { gold: 2, buildings: ['barracks', 'palisade'] },
    ).pool('merchant', 'knight');
    const { bank } = t.state;
    t.play('recruit:merchant');
    expect([t.player(0).gold, t.state.bank]).toEqual([0, bank + 1]);
    t.choose('recruit:knight');
    expect([t.player(1).gold, t.state.bank]).toEqual([0, bank + 3]);
    expect(t.player(1).adventurers).toEqual([adventurer('knight')]);
  });

  test('VV 5.4 nobody can follow with one gold', () => {
    const t = table(
      2,
      { gold: 1, buildings: ['mill', 'bakery'] },
      { gold: 1, buildings: ['barracks', 'palisade'] },
    )
      .pool('merchant', 'knight')
      .play('recruit:merchant');
    expect([t.seats, t.step()]).toEqual([[1], 'lead']);
  });

  test('VV 8.1 two of a type are two Buildings of it; they are not used up', () => {
    const t = table(2, { gold: 3, buildings: ['mill'] }).pool('merchant', 'bard');
    expect(t.why('recruit:merchant')).toBe('lacks-buildings');
    t.give(0, { buildings: ['bakery', 'chapel'] });
    expect(t.why('recruit:merchant')).toBeNull();
    t.choose('recruit:merchant').declineAll().play('tax', 'deck').declineAll();
    expect(t.why('recruit:bard')).toBeNull();
  });

  test('VV 8.1, 1.5 Adventurers are no Buildings', () => {
    const t = table(2, {
      gold: 3,
      buildings: ['barracks'],
      adventurers: ['paladin', 'champion'],
    }).pool('knight');
    expect(t.why('recruit:knight')).toBe('lacks-buildings');
  });

  test('VV 8.2 the next card of the deck takes its place, if there is one', () => {
    const t = table(2, { gold: 3, buildings: ['mill', 'bakery'] }).pool('merchant');
    const next = t.state.adventurerDeck.at(-1)!;
    t.choose('recruit:merchant');
    expect(t.state.pool[0]).toBe(next);
    const u = table(2, { gold: 3, buildings: ['mill', 'bakery'] }).pool('merchant');
    u.player(1).adventurers.push(...u.state.adventurerDeck.splice(0));
    u.choose('recruit:merchant');
    expect(u.state.pool).toHaveLength(4);
  });
});

describe('VV 5.5, 7 Tax and gold', () => {
  test('VV 5.5 the leader takes a gold and a card, a follower a card', () => {
    const t = table(2).play('tax', 'deck', 'follow', 'deck');
    expect([t.player(0).gold, t.hand(0).length]).toEqual([4, 1]);
    expect([t.player(1).gold, t.hand(1).length]).toEqual([3, 1]);
  });

  test('VV 7.3, 5.5 Tax says so when the bank is empty', () => {
    const t = table(2);
    expect(t.option('tax')!.note).toEqual({ say: 'option-tax', gold: 1 });
    t.emptyBank(1);
    expect(t.option('tax')!.note).toEqual({ say: 'option-tax', gold: 0 });
    const say = (locale: string): string =>
      villages.words[locale]!.say(t.option('tax')!.note, String);
    expect(['en', 'de', 'fr'].map(say)).toEqual([
      'Tax: draw a card (the bank is out of gold)',
      'Besteuern: eine Karte ziehen (die Bank hat kein Gold)',
      'Taxer : piocher une carte (la banque n’a plus d’or)',
    ]);
  });

  test('VV 7.2, 7.3 with an empty bank there is no gold, but the card', () => {
    const t = table(2).emptyBank(1).play('tax');
    expect(t.told('bank-empty')).toEqual([{ say: 'bank-empty', seat: 0, card: null }]);
    t.play('deck', 'follow', 'deck');
    expect([t.player(0).gold, t.hand(0).length, t.hand(1).length]).toEqual([3, 1, 1]);
  });

  test('VV 7.2, R7 if the bank has too little, players take what is left', () => {
    const t = table(2, {
      gold: 3,
      hand: ['gambling-den'],
      resources: ['farm', 'farm', 'market'],
    }).emptyBank(1);
    t.give(1, { gold: t.player(1).gold - 1 });
    t.choose('build:gambling-den');
    while (t.step() === 'provide') t.choose('own');
    t.drawAll().choose('gambling-den');
    expect(t.player(0).gold).toBe(1);
    expect(t.state.bank).toBe(0);
  });

  test('VV 7.1 no coin is ever lost or made', () => {
    const t = table(2).give(0, { gold: 2, hand: ['hideout'], resources: ['tannery'] });
    t.play('build:hideout', 'own').drawAll();
    // The position is checked after every answer: 14 coins.
    expect(t.game.problems(t.state)).toEqual([]);
    t.state.bank++;
    expect(t.game.problems(t.state)).toEqual(['there must be 14 gold, not 15']);
  });
});
