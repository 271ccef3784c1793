import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { cardKingdoms } from '../index.ts';
import type { KingdomsTable, Wishes } from './table.ts';
import { dealt, table } from './table.ts';

const mixed = (wishes: Wishes = {}): KingdomsTable => table({ mixed: true, ...wishes });

/** What a viewer sees of the stack of a number, the top first. Null is a card face down. */
const seen = (t: KingdomsTable, number: number, viewer = 0): (string | null)[] =>
  cardKingdoms
    .view(t.state, viewer)
    .citizens[[1, 2, 3, 4, 5, 6, 7, 8, 9, 11].indexOf(number)]!.map(kind =>
      kind < 0 ? null : CITIZENS[kind]!.id,
    )
    .toReversed();

describe('CK 14.2 the stacks', () => {
  test.each([
    [1, 5],
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 6],
  ])('%i players: %i cards of a number, one face up (R25)', (players, size) => {
    const t = dealt({ players, mixed: true });
    t.state.citizens.forEach((stack, place) => {
      expect(stack).toHaveLength(size);
      expect(new Set(stack.map(kind => CITIZENS[kind]!.numbers.join())).size).toBe(1);
      expect(t.state.seen[place]).toBe(1);
    });
    expect(new Set(t.stack('peasant'))).toEqual(new Set(['peasant']));
    expect(new Set(t.stack('knight'))).toEqual(new Set(['knight']));
  });

  test('both names of a number are shuffled together', () => {
    const t = Array.from({ length: 10 }, (_, i) => dealt({ mixed: true, seed: `mixed ${i}` }));
    expect(t.some(one => new Set(one.stack('rogue')).size === 2)).toBe(true);
  });
});

describe('CK 14.3 a face-down Citizen', () => {
  test('is turned up as soon as the one above it is gone', () => {
    const t = mixed().lay('rogue', 'thief', 'rogue').purse(0, { gold: 2 }).act();
    expect(seen(t, 7)).toEqual(['rogue', null, null]);
    t.choose('recruit:rogue');
    expect(seen(t, 7)).toEqual(['thief', null]);
    expect(t.told('citizen-turned')).toMatchObject([{ citizen: 'thief' }]);
  });

  test('R30 at once, not at the end of the action: while a Domain still waits to be turned up', () => {
    const t = mixed()
      .lay('rogue', 'thief', 'rogue')
      .show('darktide-harbour')
      .give(0, 'rogue', 'peasant', 'knight')
      .purse(0, { gold: 6 })
      .act();
    t.play('build:darktide-harbour', 'citizen:rogue');
    const says = t.events.map(({ say }) => say);
    expect(says.indexOf('citizen-turned')).toBeLessThan(says.indexOf('domain-turned'));
  });

  test('alone, it is turned up when the Dark Lord takes the one above', () => {
    const t = mixed({ players: 1 })
      .lay('rogue', 'thief', 'rogue')
      .act(0, [2, 2])
      .play('gain:gold', 'gain:gold', 'lose:rogue');
    expect(seen(t, 7)).toEqual(['thief', null]);
    expect(t.offered()).toContain('lose:thief');
  });

  test('the last card leaves the stack exhausted, and nothing to turn up', () => {
    const t = mixed().lay('rogue').purse(0, { gold: 2 }).act().choose('recruit:rogue');
    expect(t.told('citizen-turned')).toEqual([]);
    expect(t.state.exhausted).toBe(1);
  });

  test('only the top card can be taken', () => {
    const t = mixed().lay('rogue', 'thief').lay('cleric', 'monk').purse(0, { gold: 9 }).act();
    const shown = t.asks().options.map(({ id }) => id);
    expect(shown).toContain('recruit:rogue');
    expect(shown).not.toContain('recruit:thief');
    expect(shown).not.toContain('recruit:monk');
  });

  test('a free Citizen can only be a top card', () => {
    const t = mixed()
      .lay('archer', 'wizard')
      .lay('warlord', 'champion')
      .leave({ mountains: 2 })
      .purse(0, { strength: 9 })
      .act()
      .choose('slay:orc-warrior');
    expect(t.offered()).toContain('citizen:warlord');
    expect(t.offered()).not.toContain('citizen:champion');
    expect(t.offered()).not.toContain('citizen:archer');
  });
});

describe('CK 14.4 prices, counts and returning', () => {
  test('the surcharge goes by the name on the card', () => {
    const t = mixed().lay('monk', 'cleric').give(0, 'cleric', 'cleric').purse(0, { gold: 9 }).act();
    expect(t.cost('recruit:monk')).toEqual({ gold: 3 });
    t.choose('recruit:monk');
    expect(t.cost('recruit:cleric')).toEqual({ gold: 5 });
  });

  test('R13 a returned Citizen lies on the stack of its number, and the card it covers stays known', () => {
    const t = mixed()
      .lay('butcher', 'miner', 'miner')
      .show('nest-of-the-weaver-witch')
      .give(0, 'miner', 'miner')
      .purse(0, { gold: 6 })
      .act();
    t.play('build:nest-of-the-weaver-witch', 'return:miner');
    expect(t.stack('butcher')).toEqual(['miner', 'butcher', 'miner', 'miner']);
    for (const viewer of [0, 1])
      expect(seen(t, 11, viewer)).toEqual(['miner', 'butcher', null, null]);
    // If it is taken again, the known card lies open and nobody learns anything new.
    t.purse(0, { gold: 9 }).choose('recruit:miner');
    expect(t.told('citizen-turned')).toEqual([]);
    expect(seen(t, 11)).toEqual(['butcher', null, null]);
  });

  test('CK 5.11 onto an exhausted stack', () => {
    const t = mixed()
      .lay('butcher')
      .leave({ butcher: 0 })
      .show('nest-of-the-weaver-witch')
      .give(0, 'miner', 'miner')
      .purse(0, { gold: 6 })
      .act();
    t.play('build:nest-of-the-weaver-witch', 'return:miner');
    expect(t.stack('butcher')).toEqual(['miner']);
    expect(seen(t, 11)).toEqual(['miner']);
    expect(t.state.exhausted).toBe(0);
  });
});
