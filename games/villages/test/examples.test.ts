// Every worked example of the rulebook. Helen, Rick and Tom are seats 0, 1 and 2.
import { describe, expect, test } from 'vitest';
import { NONE } from '../state.ts';
import { table, vp } from './table.ts';

const [HELEN, RICK, TOM] = [0, 1, 2] as const;

const SEVEN = ['farm', 'farm', 'market', 'granary', 'mill', 'bakery', 'manor'];

test('VV 3.5, 5.1, 9.2 Helen, with 7 cards and the Guard Tower, follows Harvest: 9 cards, then discards one', () => {
  const t = table(2)
    .give(RICK, { hand: SEVEN, buildings: ['guard-tower'] })
    .play('harvest')
    .drawAll()
    .play('follow', 'deck');
  expect(t.offered()).toEqual(['guard-tower', 'done']);
  t.play('guard-tower', 'deck');
  expect(t.hand(RICK)).toHaveLength(9);
  expect(t.step()).toBe('discard');
  t.play('market', 'pile:2');
  expect(t.hand(RICK)).toHaveLength(8);
  expect(t.top(2)).toBe('market');
});

test('VV 6.2 to 6.4 Helen builds the Armory with her Castle, her Wood and Rick’s Stone', () => {
  const t = table(2)
    .give(HELEN, { gold: 3, hand: ['armory'], resources: ['tannery'] })
    .give(RICK, { gold: 0, resources: ['granary'] })
    .play('build:armory');
  // The Wood must come from her own card. Otherwise nothing would be left for the second Stone.
  expect(t.offered()).toEqual(['seat:1', 'castle']);
  t.choose('castle');
  expect(t.buildings(HELEN)).toEqual(['armory']);
  expect(t.player(HELEN)).toMatchObject({ gold: 0, castle: HELEN, coins: [HELEN] });
  expect(t.player(RICK).coins).toEqual([HELEN]);
  // At the start of his turn, the coin is Rick's.
  t.drawAll().declineAll();
  expect(t.player(RICK)).toMatchObject({ gold: 1, coins: [NONE] });
});

test('VV 5.4, 8.1 Tom recruits the Paladin for 1 gold', () => {
  const t = table(2, { gold: 3, buildings: ['barracks', 'chapel'] }).pool('paladin');
  const { bank } = t.state;
  t.play('recruit:paladin');
  expect(t.player(0)).toMatchObject({ gold: 2 });
  expect(t.state.bank).toBe(bank + 1);
  expect(t.player(0).adventurers).toHaveLength(1);
});

test('VV 9.2 Rick takes no gold for the Wizard’s Tower in the action that builds it, but in later ones', () => {
  const t = table(
    2,
    {
      gold: 4,
      hand: ['wizards-tower'],
      resources: ['granary', 'market', 'tavern', 'shrine'],
    },
    { hand: ['tannery'], resources: ['farm'] },
  ).play('build:wizards-tower');
  while (t.step() === 'provide') t.choose('own');
  t.drawAll();
  expect(t.buildings(0)).toEqual(['wizards-tower']);
  expect(t.told('gold-taken')).toEqual([]);
  t.declineAll().give(0, { gold: 1, hand: ['chapel'] });
  // Now the tower's owner follows a Build.
  t.play('build:tannery', 'castle').drawAll().play('done', 'build:chapel');
  expect(t.offered()).toEqual(['wizards-tower', 'chapel', 'done']);
  t.choose('wizards-tower');
  expect(t.told('gold-taken')).toEqual([
    { say: 'gold-taken', seat: 0, gold: 1, card: 'wizards-tower' },
  ]);
});

describe('VV 5.5, 9.2, 9.3 Tax with the Cathedral and the Oracle', () => {
  test('Tom leads: 3 cards and 2 gold; Helen follows: 3 cards and 1 gold', () => {
    const t = table(
      2,
      { gold: 0, buildings: ['cathedral', 'oracle'] },
      { gold: 0, buildings: ['cathedral', 'oracle'] },
    ).play('tax', 'deck', 'cathedral', 'oracle', 'deck', 'deck');
    expect(t.player(0).gold).toBe(2);
    expect(t.hand(0)).toHaveLength(3);
    t.play('follow', 'deck', 'oracle', 'deck', 'deck', 'cathedral');
    expect(t.player(1).gold).toBe(1);
    expect(t.hand(1)).toHaveLength(3);
  });
});

test('VV 9.5 Helen builds the Tannery with the Food of her Farm alone', () => {
  const t = table(
    2,
    { hand: ['chapel'], gold: 3 },
    { hand: ['tannery'], buildings: ['farm'], gold: 0 },
  )
    .give(0, { resources: ['granary'] })
    .play('build:chapel', 'own')
    .drawAll()
    .play('done', 'build:tannery');
  expect(t.buildings(1)).toEqual(['farm', 'tannery']);
});

test('VV 4.3, 9.6 Rick can’t use the Barracks to pay for Develop', () => {
  const t = table(2).give(0, { hand: ['farm'], buildings: ['barracks'] });
  expect(t.why('develop')).toBe('too-few-cards');
});

test('VV 9.4, 9.6 Helen draws with the Armory, then discards that card to the Witch’s Hut', () => {
  const t = table(2)
    .give(1, { hand: ['witchs-hut'], buildings: ['armory'], resources: ['tavern'], gold: 1 })
    .give(0, { hand: ['tannery'], resources: ['farm'], gold: 3 })
    .deck('mill', 'manor', 'keep', 'temple')
    .play('build:tannery', 'own')
    .drawAll()
    .play('done', 'build:witchs-hut');
  while (t.step() === 'provide') t.choose('own');
  expect([t.offered(), t.why('witchs-hut')]).toEqual([['armory', 'done'], 'power-cannot-pay']);
  t.play('armory', 'deck');
  const [drawn] = t.hand(1);
  t.play('witchs-hut', drawn!, 'pile:1');
  expect(t.hand(1)).toEqual([]);
  expect(t.top(1)).toBe(drawn);
  expect(t.told('gold-taken')).toMatchObject([{ seat: 1, gold: 1, card: 'witchs-hut' }]);
});

describe('card clarifications', () => {
  test('VV 11.2 the Knight counts Soldier Buildings', () => {
    const t = table(2, {
      gold: 0,
      buildings: ['barracks', 'palisade', 'chapel'],
      adventurers: ['knight'],
    });
    expect(t.points(0)).toBe(vp('barracks', 'palisade', 'chapel', 'knight') + 2);
  });

  test('VV 9.9 the Rogue takes 2 cards at random from the hand of one opponent', () => {
    const t = table(
      3,
      { gold: 3, buildings: ['mill', 'hideout'] },
      { hand: ['farm', 'manor', 'keep'] },
    )
      .give(TOM, { hand: ['temple'] })
      .pool('rogue')
      .play('recruit:rogue', 'rogue', 'seat:1');
    expect(t.hand(0)).toHaveLength(2);
    expect(t.hand(1)).toHaveLength(1);
    expect(t.hand(TOM)).toEqual(['temple']);
    expect([...t.hand(0), ...t.hand(1)].sort()).toEqual(['farm', 'keep', 'manor']);
  });

  test('VV 9.9 Heep takes 1 card at random', () => {
    const t = table(2, { gold: 3, buildings: ['chapel', 'hideout'] }, { hand: ['farm', 'manor'] })
      .pool('heep')
      .play('recruit:heep', 'heep');
    expect([t.hand(0).length, t.hand(1).length]).toEqual([1, 1]);
  });

  test('VV 9.10 the Thief takes 1 gold, but none that is laid out', () => {
    const t = table(
      3,
      { gold: 1, buildings: ['barracks', 'hideout'] },
      { gold: 2 },
      { gold: 0, resources: ['farm'] },
    )
      .lay(2, 0, 2)
      .pool('thief')
      .play('recruit:thief', 'thief');
    expect([t.player(0).gold, t.player(1).gold, t.player(2).coins]).toEqual([1, 1, [2]]);
  });

  test('VV 9.8 the Necromancer draws a card for each Shadow Building at that moment', () => {
    const t = table(2, { gold: 1, buildings: ['hideout', 'catacombs', 'mausoleum', 'farm'] })
      .pool('necromancer')
      .play('recruit:necromancer', 'necromancer', 'deck', 'deck', 'deck');
    expect(t.hand(0)).toHaveLength(3);
    expect(t.step()).not.toBe('draw');
  });

  test('VV 9.5 the Warlord provides a Wild for Soldier Buildings only', () => {
    const t = table(2, {
      gold: 0,
      hand: ['archery-range', 'hideout'],
      adventurers: ['warlord'],
    });
    expect(t.why('build:archery-range')).toBeNull();
    expect(t.why('build:hideout')).toBe('too-dear');
  });

  test('VV 9.5 the Monastery provides a Wild for Holy Buildings only', () => {
    const t = table(2).give(0, { gold: 0, hand: ['chapel', 'hideout'], buildings: ['monastery'] });
    expect(t.why('build:chapel')).toBeNull();
    expect(t.why('build:hideout')).toBe('too-dear');
  });

  test('VV 9.4, 9.6 the Fountain costs two cards of the hand, not the one that leading brings', () => {
    const t = table(2).give(0, { gold: 0, hand: ['hideout', 'farm'], buildings: ['fountain'] });
    expect(t.why('build:hideout')).toBe('too-dear');
    t.give(0, { hand: ['keep'] }).play('build:hideout', 'farm', 'pile:1', 'keep', 'pile:2');
    expect(t.buildings(0)).toContain('hideout');
    expect([t.top(1), t.top(2)]).toEqual(['farm', 'keep']);
    expect(t.step()).toBe('draw');
  });

  test('VV 11.2 the Tavern counts Adventurers, the Harbor Shadow Buildings', () => {
    const t = table(
      2,
      { gold: 0, buildings: ['tavern'], adventurers: ['bard', 'monk'] },
      { gold: 0, buildings: ['harbor', 'hideout'] },
    );
    expect(t.points(0)).toBe(vp('tavern', 'bard', 'monk') + 2);
    expect(t.points(1)).toBe(vp('harbor', 'hideout') + 2);
  });
});

test('VV R15, 9.3 alone, the card for building must be drawn, the Armory’s may be left', () => {
  const t = table(1).give(0, { hand: ['hideout'], buildings: ['armory'], resources: ['tannery'] });
  t.play('build:hideout', 'own');
  expect(t.step()).toBe('draw');
  t.choose('deck');
  expect(t.offered()).toContain('done');
});
