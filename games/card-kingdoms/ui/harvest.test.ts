import { describe, expect, it } from 'vitest';
import { amountsIn } from './amounts.ts';
import type { Harvest } from './harvest.ts';
import { lastHarvest } from './harvest.ts';

const gains = ({ gained }: Harvest, seat: number) => amountsIn(gained(seat));

const tokens = (some: Record<string, number>) => ({
  gold: 0,
  strength: 0,
  magic: 0,
  vp: 0,
  ...some,
});
const rolled = { say: 'rolled', seat: 0, dice: [5, 1] };

describe('the last harvest', () => {
  it('is empty before the first roll', () => {
    expect(gains(lastHarvest([]), 0)).toEqual([]);
    expect(gains(lastHarvest([[{ say: 'dealt', first: 0 }]]), 0)).toEqual([]);
  });

  it('adds up what each seat has got since the roll, over several answers', () => {
    const harvest = lastHarvest([
      [rolled, { say: 'harvested', seat: 0, tokens: tokens({ gold: 9 }) }],
      [
        { say: 'recruited', seat: 1, citizen: 'cleric', tokens: tokens({ gold: 3 }) },
        rolled,
        { say: 'took', seat: 0, from: 1, token: 'gold', n: 2 },
        { say: 'harvested', seat: 0, tokens: tokens({ gold: 1, magic: 1 }) },
      ],
      [{ say: 'compensated', seat: 1, resource: 'strength' }],
      [{ say: 'gained', seat: 0, tokens: tokens({ magic: 2 }), source: 'merchant' }],
    ]);
    expect(gains(harvest, 0)).toEqual([
      ['gold', 3],
      ['magic', 3],
    ]);
    expect(gains(harvest, 1)).toEqual([['strength', 1]]);
    expect(harvest.gained(1)['gold']).toBe(-2);
  });

  it('ends with the first action, and knows who came too late to wake', () => {
    const harvest = lastHarvest([
      [rolled, { say: 'harvested', seat: 0, tokens: tokens({ gold: 1 }) }],
      [{ say: 'recruited', seat: 0, citizen: 'cleric', tokens: tokens({ gold: 3 }) }],
      [
        { say: 'slain', seat: 0, monster: 'goblin', tokens: tokens({ strength: 1 }) },
        { say: 'gained', seat: 0, tokens: tokens({ gold: 5 }), source: 'goblin' },
      ],
    ]);
    expect(gains(harvest, 0)).toEqual([['gold', 1]]);
    expect(harvest.newcomers(0, 'cleric')).toBe(1);
    expect(harvest.newcomers(1, 'cleric')).toBe(0);
  });
});
