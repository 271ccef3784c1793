import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import { dealt, table } from './table.ts';

/** Every worked example of the rulebook, in its order. */

test('CK 1.3 example: too few strength tokens, one on a multiplier: the Bank never runs out', () => {
  // More strength than the box has tokens: 50 are printed.
  const t = table().purse(0, { strength: 60 }).act().play('gain:strength', 'gain:strength');
  t.expect(0).has({ strength: 62 });
});

test('CK 2.6 example: Citizens are sorted by name, a stack of Monks or a stack of Clerics', () => {
  expect(new Set(dealt({ setup: 'glittering-gold' }).stack('monk'))).toEqual(new Set(['monk']));
  expect(new Set(dealt({ setup: 'first-game' }).stack('cleric'))).toEqual(new Set(['cleric']));
});

test('CK 3.3 example: a roll of 3 and 5 wakes 3, 5 and 8', () => {
  const t = table({
    own: ['cleric', 'merchant', 'mercenary', 'archer', 'rogue', 'champion', 'paladin', 'butcher'],
  });
  t.purse(0, {}).roll(3, 5);
  // Mercenary, the Starter Peasant and the Champion, and nobody else.
  t.expect(0).has({ strength: 1 + 4, gold: 1 + 1, magic: 0 });
});

test('CK 4.4 example: two Archers and a 4', () => {
  table().give(0, 'archer', 'archer').roll(4, 1).expect(0).has({ strength: 4 });
});

test('CK 4.5 example: three Archers and double 4, six activations', () => {
  table().give(0, 'archer', 'archer', 'archer').roll(4, 4).expect(0).has({ strength: 12 });
});

test('CK 4.7 example: a Thief on 2 and 5, before the Peasants of the others', () => {
  const t = table({ players: 2, setup: 'mastery-over-magic', own: ['thief'], purse: {} }).purse(1, {
    gold: 2,
  });
  t.roll(2, 5);
  expect(t.offered()).toEqual(['take:gold:2', 'take:gold:1', 'pass']);
  t.choose('take:gold:2');
  t.expect(0).has({ gold: 3 });
  t.expect(1).has({ gold: 1 });
});

test('CK 4.8, 4.9 example: Monk and Peasant on 1 and 4, off turn: the gold gained pays for magic', () => {
  const t = table({ players: 2, setup: 'glittering-gold' })
    .give(1, 'monk')
    .purse(1, {})
    .roll(1, 4, 0);
  t.choose('monk', 1).expect(1).has({ gold: 0, magic: 2 });
});

test('CK 6.2, 6.5 example: the Treant for 1 strength and 2 magic, and 1 gold and 1 magic as a reward', () => {
  const t = table().purse(0, { strength: 3, magic: 2 }).act();
  t.choose('slay:treant').split({ strength: 1, magic: 2 });
  t.expect(0).owns('treant').has({ strength: 2, magic: 1, gold: 1 });
});

test('CK 7.2, 7.3 example: a second Peasant costs 3: 1 gold and 2 magic are enough', () => {
  const t = table().purse(0, { gold: 2, magic: 2 }).act();
  expect(t.cost('recruit:peasant')).toEqual({ gold: 3 });
  t.choose('recruit:peasant').split({ gold: 1, magic: 2 });
  t.expect(0).owns('peasant', 2).has({ gold: 1, magic: 0 });
});

test('CK 9.1, 9.3, 9.5 example: Palace of the Dawn with a Peasant and two Archers, for 11 gold', () => {
  const t = table({
    show: ['palace-of-the-dawn'],
    own: ['peasant', 'archer', 'archer'],
    purse: { gold: 11 },
  }).act();
  t.choose('build:palace-of-the-dawn').expect(0).owns('palace-of-the-dawn').has({ gold: 0 });
  // Its power can be used for the rest of the game.
  t.roll(3, 4);
  expect(t.offered()).toContain('use:palace-of-the-dawn');
});

test('CK 2.3, 2.5 example: the Ruins sorted for five players', () => {
  expect(dealt({ players: 5 }).stack('ruins').toReversed()).toEqual(
    'skeleton-king flaming-skeleton flaming-skeleton skeleton skeleton skeleton'.split(' '),
  );
});

test('CK 6.3 example: the Gelatinous Cube for 3 strength and 2 magic', () => {
  const t = table({ setup: 'monster-blood' }).purse(0, { strength: 3, magic: 2 }).act();
  t.choose('slay:gelatinous-cube').expect(0).owns('gelatinous-cube').has({ strength: 0, magic: 0 });
});

test('CK 6.5, 6.6, 15.3 example: the Spider Queen, an Archer and a token rather than 2 gold', () => {
  const t = table({ leave: { forest: 1 }, purse: { strength: 10, magic: 3 } })
    .act()
    .choose('slay:spider-queen');
  expect(t.offered()).toEqual(['gain:gold:2:per:forest-monsters', 'acquire:citizens+gain:vp:1']);
  t.play('acquire:citizens+gain:vp:1', 'citizen:archer');
  t.expect(0).owns('spider-queen').owns('archer').has({ gold: 0, vp: 1 });
});

test('CK 4.11, 15.11 example: the Miner on 12 with the Palace of the Dawn, 2 gold', () => {
  const t = table({ setup: 'monster-blood', own: ['miner', 'palace-of-the-dawn'], purse: {} }).roll(
    6,
    6,
  );
  t.choose('keep').expect(0).has({ gold: 2 });
});

test('CK 14.2 example: Monks and Clerics are mixed for number 1, four face down and one face up', () => {
  const tops = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const t = dealt({ players: 4, mixed: true, seed: `mixed ${i}` });
    const cards = t.stack('monk');
    expect(cards).toHaveLength(5);
    expect(cards.every(id => id === 'monk' || id === 'cleric')).toBe(true);
    expect(cardKingdoms.view(t.state, 0).citizens[0]!.filter(kind => kind >= 0)).toHaveLength(1);
    tops.add(cards[0]!);
  }
  expect(tops).toEqual(new Set(['monk', 'cleric']));
});
