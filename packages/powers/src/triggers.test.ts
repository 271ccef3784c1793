import { auto } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { PowerTable } from '../test/power-table.ts';
import { arrange, interpreter, steps, world } from '../test/world.ts';
import type { Arrangement, Purses } from '../test/world.ts';
import { createTriggers } from './index.ts';

/** Powers of the test world: 0 is a gold, 1 a gold for 2 magic, 2 a gold or a magic, 3 a wild. */
type Owners = Readonly<Record<'build' | 'dusk', readonly (readonly number[])[]>>;

function set(
  owners: Owners,
  arrangement: Arrangement = {},
  orderMatters?: () => boolean,
): PowerTable<Purses> {
  const triggers = createTriggers(world, interpreter, {
    woken(_, seat, at, into) {
      for (const power of owners[at][seat] ?? []) into.push(power);
    },
    ...(orderMatters && { orderMatters }),
  });
  const after = auto<Purses>((t, seat) => void t.state.log.push(`${seat} goes on`));
  const dusk = auto<Purses>((t, seat) => {
    t.push('after', seat);
    triggers.triggerAll(t, seat, 'dusk');
  });
  const build = auto<Purses>((t, seat) => {
    t.push('after', seat);
    triggers.trigger(t, seat, 'build');
  });
  return new PowerTable({ ...steps, after, dusk, build }, arrange(3, arrangement));
}

const begun = (seat: Seat, ...stage: Parameters<typeof set>) => set(...stage).begin('dusk', seat);

describe('triggers of a moment', () => {
  test('from the active seat round the table, each in full before the next', () => {
    const t = begun(1, { build: [], dusk: [[0], [3], [3]] });
    expect([t.step, t.seat, t.state.log]).toEqual(['which', 1, []]);
    t.pick('gold', 'magic');
    expect(t.state.log).toEqual(['1 +1 gold', '2 +1 magic', '0 +1 gold', '1 goes on']);
  });

  test('a seat with several chooses the order, and may skip optional ones', () => {
    const t = begun(0, { build: [], dusk: [[3, 1], [], [2, 3]] }, { purses: [{ gold: 1 }] });
    expect([t.seat, t.ids]).toEqual([0, ['card-3', 'card-1']]);
    expect(t.pick('card-1', 'magic').state.purses[0]).toEqual({ gold: 0, magic: 3, vp: 0 });
    expect([t.seat, t.ids]).toEqual([2, ['card-2:gold', 'card-2:magic', 'card-3']]);
    t.pick('card-3', 'magic', 'card-2:gold');
    expect(t.state.log.slice(-3)).toEqual(['2 +1 magic', '2 +1 gold', '0 goes on']);
  });

  test('if the order can’t matter, nobody is asked', () => {
    const t = begun(0, { build: [], dusk: [[0, 2, 3]] }, {}, () => false);
    expect(t.step).toBe('power/or');
    expect(t.pick('gain:magic:1').step).toBe('which');
    expect(t.pick('gold').state.log).toEqual(['0 +1 gold', '0 +1 magic', '0 +1 gold', '0 goes on']);
  });

  test('of one seat alone, at another time, or of nobody', () => {
    const owners = { build: [[0], [0], [0]], dusk: [[3], [3], [3]] };
    expect(set(owners).begin('build', 1).state.log).toEqual(['1 +1 gold', '1 goes on']);
    expect(begun(2, { build: [[0]], dusk: [] }).state.log).toEqual(['2 goes on']);
  });

  test('a single power asks its own question, not which power', () => {
    const t = begun(0, { build: [], dusk: [[1]] }, { purses: [{ gold: 1 }] });
    expect([t.step, t.ids]).toEqual(['power/pay', ['pay', 'pass']]);
  });
});
