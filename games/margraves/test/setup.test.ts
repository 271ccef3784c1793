import { tally } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import { margraves } from '../index.ts';
import { inPlay } from '../printed.ts';
import { TestTable } from '@castellan/kernel/testing';
import { terms } from '../vocabulary/terms.ts';
import { dealt, location, table } from './table.ts';

/** The powers that can be used at a table for this many players. */
const namesInPlay = (players: number): string[] =>
  inPlay(table(players).state).map(power => margraves.powers[power]!);

describe('the words [MV 1]', () => {
  test('MV 1.1, 1.2 everyone has four towers, a margrave, a ship and a marker for each guild', () => {
    const { towers, influence, ship } = table().player();
    expect([towers, influence, ship]).toEqual([4, [0, 0, 0, 0], 0]);
  });

  test('MV 1.4 a Citizen has a guild; each guild has as many', () => {
    const count = (guild: string) => CITIZENS.filter(one => one.guild === guild).length;
    expect(['worker', 'soldier', 'shadow', 'holy'].map(count)).toEqual([5, 5, 5, 5]);
  });

  test('MV 1.5 twenty knights: on the map, in the tombs, in storage and in the supply', () => {
    const t = table().tombs('†··· ···· ····').has(1, { knight: 2 });
    expect(t.state.knights.reduce((sum, n) => sum + n, 0)).toBe(8);
    expect(t.state.supply.knight).toBe(20 - 8 - 1 - 2);
  });

  test('MV 1.6 four monsters and a boss for each lair', () => {
    for (const lair of ['hills', 'ruins', 'forest', 'swamp']) {
      const own = MONSTERS.filter(one => one.lair === lair);
      expect(own.map(({ boss }) => boss)).toEqual([false, false, false, false, true]);
    }
  });

  test('MV 1.8 a tile is a grant, or counts at the end by guild icons or by a banner', () => {
    for (const { grant, guilds, banner } of TILES) {
      const kinds = [grant !== null, guilds.length > 0, banner !== null].filter(Boolean);
      expect(kinds).toHaveLength(1);
    }
  });
});

describe('the setup [MV 2]', () => {
  test('MV 2.1, R2 any seat may be first', () => {
    const firsts = new Set(
      Array.from({ length: 60 }, (_, i) => margraves.setup({ players: 5 }, `first ${i}`).first),
    );
    expect([...firsts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    [2, 6, 5],
    [3, 8, 6],
    [4, 10, 8],
    [5, 12, 9],
  ])('MV 2.2, 2.8 for %i: %i of each Resource, %i gems of which each has one', (n, goods, gems) => {
    const { supply, players } = dealt(n);
    expect([supply.stone, supply.wood, supply.magic]).toEqual([goods, goods, goods]);
    expect(supply.gem).toBe(gems - n);
    expect(players.map(({ gem }) => gem)).toEqual(players.map(() => 1));
  });

  test('MV 2.3 nobody has gold or strength', () => {
    expect(dealt(3).players.map(({ gold, strength }) => gold + strength)).toEqual([0, 0, 0]);
  });

  test('MV 2.4 the powers of tiles for more players are not in play', () => {
    for (const players of [2, 3, 5]) {
      const names = namesInPlay(players);
      for (const { id, minPlayers } of TILES)
        expect([id, names.includes(id)]).toEqual([id, minPlayers <= players]);
    }
    expect(namesInPlay(1)).toEqual(namesInPlay(2));
  });

  test('MV 7.4 every monster gives influence, and all but a few a reward', () => {
    const names = namesInPlay(2);
    for (const { id, reward } of MONSTERS) {
      expect(names).toContain(`${id} (influence)`);
      // A power for each of its icons: they come in any order.
      const icons = Object.keys(terms.resources).filter(
        name => reward !== null && tally(reward, name, () => 0) > 0,
      ).length;
      const powers = names.filter(name => name === id || name.startsWith(`${id} (`));
      expect([id, powers.length]).toEqual([id, icons + 1]);
    }
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    [2, 28, 20, 14],
    [3, 38, 24, 16],
    [4, 48, 30, 20],
    [5, 60, 36, 24],
  ])('MV 2.4 for %i: %i Citizens, %i and %i tiles', (n, citizens, one, two) => {
    const { deck, line, stacks, tiles } = dealt(n);
    expect(deck.length + line.length).toBe(citizens);
    expect(line.every(kind => kind >= 0)).toBe(true);
    expect(stacks.map(stack => stack.length + 3)).toEqual([one, two]);
    expect(tiles.map(one => TILES[one]!.level)).toEqual([1, 1, 1, 2, 2, 2]);
    const all = [...stacks.flat(), ...tiles];
    expect(Math.max(...all.map(one => TILES[one]!.minPlayers))).toBe(n);
  });

  test('MV 2.5 a knight in each Location, twelve in the supply', () => {
    const { knights, supply } = dealt(4);
    expect([knights, supply.knight]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], 12]);
  });

  test('MV 2.6 all begin in Shilina, and nobody uses it', () => {
    const { players } = dealt(3);
    expect(players.map(({ margrave }) => margrave)).toEqual(players.map(() => location('shilina')));
    expect(margraves.pending(dealt(3)).map(({ step }) => step)).toEqual(['keep', 'keep', 'keep']);
  });

  test('MV 2.7 four monsters with the top one face up, the boss below the lair card', () => {
    for (const { stack, below, isOpen } of dealt(2).lairs) {
      expect([stack.length, isOpen]).toEqual([4, true]);
      expect(stack.some(one => MONSTERS[one]!.boss)).toBe(false);
      expect(below.map(one => MONSTERS[one]!.boss)).toEqual([true]);
    }
  });

  test('MV 2.8 the hand of four', () => {
    expect(table().hand()).toEqual(['merchant', 'alchemist', 'paladin', 'captain']);
  });
});

describe('wealth', () => {
  const draft = (players: number) => new TestTable(margraves, dealt(players));

  test('MV 2.9 of four one is kept, the rest goes to the left, until each has three', () => {
    const t = draft(3);
    const before = t.state.players.map(({ dealt: tiles }) => [...tiles]);
    for (const seat of [0, 1, 2]) t.choose(WEALTH[before[seat]![0]!]!.id, seat);
    // Seat 1 sits to the left of seat 0.
    expect(t.state.players[1]!.dealt).toEqual(before[0]!.slice(1));
    expect(t.state.players[0]!.dealt).toEqual(before[2]!.slice(1));
    for (let round = 0; round < 2; round++)
      for (const seat of [2, 0, 1]) t.choose(t.offered(seat)[0]!, seat);
    expect(t.state.players.map(({ kept, dealt: left }) => [kept.length, left.length])).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
    ]);
    expect(t.state.gone.wealth).toHaveLength(20 - 9);
  });

  test('MV 2.10 tiles are cashed in one at a time, in turn order', () => {
    const t = draft(2);
    while (t.step(t.seats[0]) === 'keep') t.choose(t.offered(t.seats[0])[0]!, t.seats[0]);
    const cashed: number[] = [];
    while (t.state.turn.number === 0) {
      const [decision] = t.asked();
      t.choose(t.offered()[0]!);
      cashed.push(...t.told('cashed').map(({ seat }) => Number(seat)));
      expect(decision).toBeDefined();
    }
    expect(cashed).toEqual([0, 1, 0, 1, 0, 1]);
    expect(t.state.gone.cashed).toHaveLength(6);
    for (const { gold, influence, ...rest } of t.state.players)
      expect(
        gold + rest.strength + rest.stone + rest.wood + rest.magic + rest.knight + influence[0]!,
      ).toBeGreaterThan(0);
  });

  test('MV R3 which tile is cashed in is chosen when the turn comes', () => {
    const t = draft(2);
    while (t.step(t.seats[0]) === 'keep') t.choose(t.offered(t.seats[0])[0]!, t.seats[0]);
    expect([t.step(), t.offered().length]).toEqual(['cash', 3]);
  });
});
