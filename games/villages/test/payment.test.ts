// What a Building costs [VV 6].
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../cards/buildings.ts';
import { RESOURCES, TYPES } from '../cards/language.ts';
import { iconsOf } from '../figures.ts';
import { villages } from '../index.ts';
import { CASTLE, emptyMeans, provides } from '../payment.ts';
import { provisions } from '../printed.ts';
import type { Seen } from '../state.ts';
import { planPayment, usualPayment } from '../view.ts';
import { building, table } from './table.ts';

describe('VV 6 coins', () => {
  test('VV 6.1, 6.2 a coin out of the purse on a matching Resource for each icon', () => {
    const t = table(2).give(0, { gold: 2, hand: ['barracks'], resources: ['tannery', 'granary'] });
    t.choose('build:barracks');
    while (t.step() === 'provide') t.choose('own');
    expect(t.player(0)).toMatchObject({ gold: 0, coins: [0, 0] });
    expect(t.buildings(0)).toEqual(['barracks']);
  });

  test('VV 6.2 a Resource of another kind does not help', () => {
    const t = table(2, { gold: 3, hand: ['hideout'], resources: ['farm', 'keep', 'mill'] }).lay(
      0,
      'castle',
      0,
    );
    expect(t.why('build:hideout')).toBe('too-dear');
  });

  test('VV 6.3 on anyone’s Resource; everyone sees who laid it, and the owner takes it at their turn', () => {
    const t = table(
      3,
      { gold: 1, hand: ['hideout'] },
      { gold: 0, resources: ['tannery'] },
      { gold: 0, resources: ['tannery'] },
    ).play('build:hideout');
    expect(t.offered()).toEqual(['seat:1', 'seat:2', 'castle']);
    t.choose('seat:2');
    expect([t.player(1).coins, t.player(2).coins]).toEqual([[-1], [0]]);
    expect(t.told('coin-laid')).toEqual([
      { say: 'coin-laid', seat: 0, owner: 2, resource: 'wood' },
    ]);
  });

  test('VV 6.4, 1.6 the own Castle provides any kind, the Castles of others don’t help', () => {
    const t = table(2).give(0, { gold: 3, hand: ['hideout', 'stables'] });
    expect(t.why('build:hideout')).toBeNull();
    expect(t.why('build:stables')).toBe('too-dear');
    t.play('build:hideout');
    expect(t.player(0)).toMatchObject({ gold: 2, castle: 0 });
  });

  test('VV 6.5 a card with a coin can’t get another', () => {
    const t = table(
      2,
      { gold: 3, hand: ['hideout'], resources: ['tannery'] },
      { resources: ['tannery'] },
    )
      .lay(0, 0, 0)
      .lay(0, 'castle', 0)
      .lay(1, 0, 0);
    expect(t.why('build:hideout')).toBe('too-dear');
  });

  test('VV 6.6 a coin that lies somewhere can’t be spent', () => {
    const t = table(2, { gold: 0, hand: ['hideout'], resources: ['tannery', 'farm'] }).lay(0, 1, 1);
    expect(t.why('build:hideout')).toBe('too-dear');
  });

  test('VV 6.8 what is needed for a later icon is shown, but can’t be chosen', () => {
    // Wood and Stone: the Castle must provide the Stone.
    const t = table(2, {
      gold: 2,
      hand: ['barracks'],
      resources: ['tannery', 'guildhall'],
    });
    t.give(1, { resources: ['bakery'] }).play('build:barracks');
    expect(t.offered()).toEqual(['own', 'seat:1']);
    expect(t.why('castle')).toBe('needed-later');
    t.choose('own');
    expect(t.player(0)).toMatchObject({ castle: 0, coins: [0, -1] });
  });

  test('VV 6.8, R4 the kinds are paid in a fixed order; nobody is asked without a choice', () => {
    const t = table(2, {
      gold: 3,
      hand: ['armory'],
      resources: ['tannery', 'granary', 'mill'],
    }).lay(0, 'castle', 0);
    t.choose('build:armory');
    expect(t.buildings(0)).toEqual(['armory']);
    expect(t.told('coin-laid').map(event => event['resource'])).toEqual(['wood', 'stone', 'stone']);
  });
});

describe('VV 6.7, 9.5 powers provide icons', () => {
  test('without a coin, and once in each Build', () => {
    const t = table(2, {
      gold: 1,
      hand: ['stables'],
      buildings: ['farm'],
      resources: ['farm'],
    });
    t.choose('build:stables');
    expect(t.offered()).toEqual(['own', 'castle', 'power:farm']);
    t.choose('power:farm');
    expect(t.offered()).toEqual(['own', 'castle']);
    t.choose('castle');
    expect(t.player(0)).toMatchObject({ gold: 0, coins: [-1] });
  });

  test('several of them add up, and none must be used', () => {
    const t = table(2, {
      gold: 2,
      hand: ['barracks'],
      buildings: ['palisade', 'catacombs'],
      resources: ['tannery', 'granary'],
    });
    t.play('build:barracks', 'own', 'own');
    expect(t.player(0).gold).toBe(0);
    const u = table(2, {
      gold: 0,
      hand: ['barracks'],
      buildings: ['palisade', 'catacombs'],
    });
    expect(u.choose('build:barracks').buildings(0)).toContain('barracks');
  });

  describe.each([
    ['worker', 'workshop'],
    ['soldier', 'training-yard'],
    ['shadow', 'thieves-den'],
    ['holy', 'monastery'],
  ])('for a %s only: the %s', (type, helper) => {
    test.each(TYPES.map(of => [of, of === type]))('a %s: %s', (of, isOffered) => {
      const built = BUILDINGS.find(card => card.type === of && card.id !== helper)!.id;
      const others = BUILDINGS.filter(({ id }) => id !== built && id !== helper);
      const resources = RESOURCES.flatMap(kind =>
        others
          .filter(({ resource }) => resource === kind)
          .slice(0, 2)
          .map(({ id }) => id),
      );
      const t = table(2).give(0, { gold: 6, hand: [built], buildings: [helper], resources });
      t.choose(`build:${built}`);
      expect(t.offered()).toContain('own');
      expect(t.offered().includes(`power:${helper}`)).toBe(isOffered);
    });
  });

  test('a Building can’t help to pay for itself', () => {
    const t = table(2).give(0, { gold: 1, hand: ['farm'], resources: ['tannery'] });
    expect(t.why('build:farm')).toBe('too-dear');
  });

  test('the Fountain is not offered without two other cards in hand', () => {
    const t = table(2, {
      gold: 1,
      hand: ['hideout', 'keep'],
      buildings: ['fountain'],
      resources: ['tannery'],
    }).choose('build:hideout');
    expect(t.offered()).toEqual(['own', 'castle']);
  });

  test('the Fountain can cost a second card of the name that is built', () => {
    const t = table(2, {
      gold: 0,
      hand: ['hideout', 'hideout', 'keep'],
      buildings: ['fountain'],
    });
    t.play('build:hideout', 'hideout', 'pile:1', 'keep', 'pile:1');
    expect(t.buildings(0)).toEqual(['fountain', 'hideout']);
  });
});

/** Tries every way to provide the icons after the first `paid`. */
function triedOut(
  gold: number,
  cards: readonly number[],
  castle: number,
  powers: readonly number[],
  hand: number,
  card: number,
  type: number,
  paid: number,
): boolean {
  const icon = iconsOf[card]![paid];
  if (icon === undefined) return true;
  const next = paid + 1;
  if (gold > 0 && cards[icon]! > 0) {
    const fewer = cards.with(icon, cards[icon]! - 1);
    if (triedOut(gold - 1, fewer, castle, powers, hand, card, type, next)) return true;
  }
  if (gold > 0 && castle > 0 && triedOut(gold - 1, cards, 0, powers, hand, card, type, next))
    return true;
  return powers.some((place, i) => {
    const power = provisions[place]!;
    if (power.resource !== icon && power.resource !== 4) return false;
    if ((power.type !== -1 && power.type !== type) || power.discards > hand) return false;
    const others = powers.toSpliced(i, 1);
    return triedOut(gold, cards, castle, others, hand - power.discards, card, type, next);
  });
}

test('VV 6.8 the quick check gives the same answer as trying every way to pay', () => {
  const types = ['worker', 'soldier', 'shadow', 'holy'];
  let [yes, no] = [0, 0];
  let random = 7;
  const below = (n: number): number => {
    random = (random * 48271) % 2147483647;
    return random % n;
  };
  const ids = ['keep', 'temple', 'wizards-tower', 'armory', 'manor', 'hall-of-heroes', 'chapel'];
  for (let i = 0; i < 4000; i++) {
    const means = emptyMeans();
    means.gold = below(5);
    means.castle = below(2);
    means.hand = below(5);
    for (let kind = 0; kind < 4; kind++) means.cards[kind] = below(3);
    means.powers = below(2 ** provisions.length) & below(2 ** provisions.length);
    const card = building(ids[below(ids.length)]!);
    const owned = provisions.flatMap((_, place) => ((means.powers >> place) & 1 ? [place] : []));
    const type = types.indexOf(
      {
        keep: 'soldier',
        armory: 'soldier',
        'hall-of-heroes': 'soldier',
        temple: 'holy',
        chapel: 'holy',
        manor: 'worker',
        'wizards-tower': 'shadow',
      }[ids.find(id => building(id) === card)!]!,
    );
    const tried = triedOut(means.gold, means.cards, means.castle, owned, means.hand, card, type, 0);
    expect(provides(means, card, 0)).toBe(tried);
    if (tried) yes++;
    else no++;
  }
  expect(Math.min(yes, no)).toBeGreaterThan(500);
});

describe('what is missing is named', () => {
  test('Resources first: a Castle or a Wild is counted with the one kind that is short', () => {
    const short = table(2, { gold: 9, hand: ['hideout'] }).lay(0, 'castle', 0);
    expect(short.because('build:hideout')).toBe('still needs 1 Wood');
    expect(short.because('build:hideout', 'de')).toBe('braucht noch 1 Holz');
    const one = table(2).give(0, { gold: 9, hand: ['siege-works'], resources: ['market'] });
    expect(one.because('build:siege-works')).toBe('still needs 1 Wood');
  });

  test('then coins, cards of the hand, gold and Buildings', () => {
    const t = table(2, {
      gold: 0,
      hand: ['hideout'],
      resources: ['tannery'],
      buildings: ['mill'],
    }).pool('merchant', 'knight');
    expect(t.because('build:hideout')).toBe('needs 1 more gold');
    expect(t.because('develop')).toBe('needs 1 more card in hand');
    expect(t.because('recruit:merchant')).toBe('still needs 1 Worker Building');
    t.give(0, { buildings: ['bakery'] });
    expect(t.because('recruit:merchant')).toBe('needs 1 more gold');
  });
});

describe('the usual payment', () => {
  test('a power that costs nothing first, then own Resources, the Castle, and others last', () => {
    const t = table(
      2,
      { gold: 9, hand: ['siege-works'], resources: ['tannery'] },
      { resources: ['tannery', 'market'] },
    ).play('build:siege-works');
    // Two Wood and one Magic: the own Wood, the Castle, and the Magic of the other.
    expect(usualPayment(t.state, 0)).toEqual([0, CASTLE, 1]);
    expect(t.player(0).gold).toBe(9);
  });

  test('is nothing where nothing is being paid', () => {
    expect(usualPayment(table(2).state, 0)).toEqual([]);
  });

  test('every answer of it is accepted, to the end, whatever is being built', () => {
    const chance = new QuickChance(11);
    let paid = 0;
    for (let i = 0; i < 6; i++) {
      const state = villages.setup({ players: 1 + (i % 5) }, `usual ${i}`);
      for (let [decision] = villages.pending(state); decision !== undefined;) {
        const isPaying = decision.step === 'provide';
        const plan = isPaying ? planPayment(state as Seen, decision) : [];
        if (isPaying) paid++;
        const answer = isPaying
          ? { decision: decision.id, picks: [plan[0]!.id] }
          : randomAnswer(decision, chance);
        villages.apply(state, answer);
        [decision] = villages.pending(state);
      }
    }
    expect(paid).toBeGreaterThan(50);
  });
});
