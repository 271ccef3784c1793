import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../cards/locations.ts';
import { location, table } from './table.ts';

describe('the map [MV 6]', () => {
  test('MV 1.3, 6.1 roads lead both ways; every Location can be reached', () => {
    for (const { id, roads } of LOCATIONS)
      for (const next of roads) expect(LOCATIONS[location(next)]!.roads).toContain(id);
    const reached = new Set(['shilina']);
    for (const id of reached) for (const next of LOCATIONS[location(id)]!.roads) reached.add(next);
    expect(reached.size).toBe(8);
    expect(LOCATIONS[location('shilina')]!.roads).toEqual(['namin', 'thraecius']);
    expect(LOCATIONS[location('namin')]!.roads).toEqual(['shilina', 'silesia']);
  });

  test('MV 1.3 one lair next to each, two next to Silesia and Ny’mar', () => {
    const two = LOCATIONS.filter(({ lairs }) => lairs.length === 2).map(({ id }) => id);
    expect(two).toEqual(['silesia', 'nymar']);
    expect(LOCATIONS.filter(({ lairs }) => lairs.length === 1)).toHaveLength(6);
  });

  test('MV 6.2 a player who does not use a Location gains 2 gold', () => {
    const t = table().play('pennant:paladin', 'move:namin', 'gain:gold:2');
    expect(t.purse()).toEqual({ gold: 2, gem: 1 });
  });

  test('MV 6.2 a player who can’t use it gains 2 gold too', () => {
    const t = table().supply('stone', 0).play('pennant:paladin', 'move:namin');
    expect([t.purse(), t.step()]).toEqual([{ gold: 2, gem: 1 }, 'move']);
  });

  test('MV 6.3 knights on the map are anyone’s; those in storage are not', () => {
    const t = table().has(1, { knight: 3 }).knights('shilina', 2).play('pennant:alchemist', 'pass');
    expect(t.offered()).toEqual(['deploy:namin', 'deploy:thraecius', 'pass']);
  });

  test.each([
    ['namin', 'stone'],
    ['inkadeus', 'wood'],
    ['reykstrom', 'magic'],
    ['viktoria', 'strength'],
  ] as const)('MV 6.4 %s gives a %s', (place, token) => {
    const t = table().has(0, { knight: 1 }).at(0, place);
    t.play('pennant:alchemist', 'pass', `place:${place}`, `gain:${token}:1`);
    expect(t.player()[token]).toBe(1);
  });

  test('MV 6.5 Silesia: a gold for a Resource', () => {
    const t = table().at(0, 'namin').play('pennant:alchemist', 'move:silesia');
    expect(t.offered()).toEqual(['pay:gold:1:for:gain:wild:1', 'gain:gold:2']);
    t.play('pay:gold:1:for:gain:wild:1', 'magic');
    expect(t.purse()).toEqual({ gold: 1, magic: 1, gem: 1 });
  });

  test('MV 6.5 Thraecius: any three Resources for a gem', () => {
    const t = table().has(0, { stone: 2, wood: 2 });
    t.play('pennant:alchemist', 'move:thraecius', 'pay:wild:3:for:gain:gem:1');
    expect([t.step(), t.offered()]).toEqual(['pay-wild', ['stone', 'wood']]);
    t.play('wood', 'wood');
    // Only stone is left to pay with.
    expect(t.purse()).toEqual({ gold: 2, stone: 1, gem: 2 });
  });

  test('MV 6.5 without a gem in the supply, or with two Resources, there is only the gold', () => {
    const rich = table().has(0, { stone: 3 }).supply('gem', 0);
    rich.play('pennant:alchemist', 'move:thraecius');
    expect(rich.player().gold).toBe(4);
    const poor = table().has(0, { stone: 2 }).play('pennant:alchemist', 'move:thraecius');
    expect(poor.player().gold).toBe(4);
  });

  test('MV 6.5 Shilina: hire', () => {
    const t = table().at(0, 'namin').has(0, { gold: 1 }).line('monk');
    t.play('pennant:captain', 'move:shilina');
    // One gold is too little to hire anyone.
    expect(t.player().gold).toBe(3);
  });

  test('MV R20 a player who hires nobody in Shilina gains the gold', () => {
    const t = table().at(0, 'namin').has(0, { gold: 4 });
    t.play('pennant:captain', 'move:shilina', 'act:hire', 'pass');
    expect(t.player().gold).toBe(6);
  });
});

describe('shipping', () => {
  const port = () => table().at(0, 'inkadeus').has(0, { stone: 2, wood: 2, magic: 1 });

  test('MV 6.6 any number of Resources, then a segment for each', () => {
    const t = port().play('pennant:captain', 'move:nymar', 'act:ship');
    expect(t.offered()).toEqual(['ship:stone', 'ship:wood', 'ship:magic', 'pass']);
    t.play('ship:stone');
    expect(t.offered()).toContain('done');
    t.play('done');
    expect([t.player().ship, t.purse()]).toEqual([
      1,
      { gold: 2, strength: 1, stone: 1, wood: 2, magic: 1, gem: 1 },
    ]);
  });

  test('MV 6.7, R6 every segment that is entered pays, in any order', () => {
    const t = port().row(1, 'i-01', 'i-27', 'i-19');
    t.play(
      'pennant:captain',
      'move:nymar',
      'act:ship',
      'ship:stone',
      'ship:stone',
      'ship:wood',
      'ship:wood',
      'done',
    );
    // The gold comes without a question. For the rest, the player chooses the order.
    expect([t.player().gold, t.player().ship, t.step()]).toEqual([5, 4, 'power/use']);
    expect(t.offered()).toEqual(['wheel-2', 'wheel-4']);
    t.play('wheel-4', 'tile:i-27');
    expect([t.tileIds(), t.step()]).toEqual([['i-27'], 'influence']);
  });

  test('MV 6.7 the wheel has no end', () => {
    const t = port();
    t.player().ship = 8;
    t.play('pennant:captain', 'move:nymar', 'act:ship', 'ship:wood', 'done');
    expect(t.player().ship).toBe(1);
  });

  test('MV R20 a player who ships nothing gains the gold', () => {
    const t = port().play('pennant:captain', 'move:nymar', 'act:ship', 'pass');
    expect([t.player().gold, t.player().ship]).toEqual([2, 0]);
  });

  test('MV 6.2 without a Resource there is only the gold', () => {
    const t = table().at(0, 'inkadeus').play('pennant:captain', 'move:nymar');
    expect(t.player().gold).toBe(2);
  });
});
