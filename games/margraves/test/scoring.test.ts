import { describe, expect, test } from 'vitest';
import { TRACK } from '../cards/boards.ts';
import { margraves } from '../index.ts';
import { bannerPoints } from '../scoring.ts';
import { table, tile } from './table.ts';

/** The first space of a section, counted from 1. */
const section = (n: number): number => (n - 1) * TRACK.spaces;

/** The end of the game in this position. */
function ended(t: ReturnType<typeof table>) {
  t.state.isOver = true;
  t.state.ending = 'towers';
  return margraves.outcome(t.state)!;
}
const parts = (t: ReturnType<typeof table>, seat = 0): Record<string, number> =>
  Object.fromEntries(ended(t).scores[seat]!.parts.map(({ say, points }) => [say.slice(6), points]));

describe('guild icons', () => {
  test('MV 12.1, 12.2 each Citizen counts what its guild’s section shows', () => {
    // Worker, Soldier, Shadow, Holy: sections 1, 2, 6, 3.
    const t = table().influence(0, section(2) - 1, section(2), section(6), section(4) - 1);
    expect(parts(t)['citizens']).toBe(1 + 2 + 6 + 3);
    expect(parts(t.hired(0, 'rogue', 'pilot'))['citizens']).toBe(12 + 12);
  });

  test('MV 12.2 played Citizens count like those in hand', () => {
    const t = table().played(0, 'merchant').faceDown(0, 'captain');
    expect(parts(t)['citizens']).toBe(4);
  });

  test('MV 12.2 both icons of a Location with a tower', () => {
    const t = table().influence(0, section(2), section(3), 0, 0).tower(0, 'namin', 2);
    expect(parts(t)['towers']).toBe(2 + 3);
    expect(parts(t, 1)['towers']).toBe(0);
  });

  test('MV 12.2 tiles with icons', () => {
    const t = table(3).influence(0, section(2), section(3), 0, 0).owns(0, 'i-19', 'ii-13', 'ii-16');
    expect(parts(t)['tiles']).toBe(2 + 3 + 3 + (2 + 3));
  });

  test('MV 1.8 grants that were not used count nothing', () => {
    expect(parts(table().owns(0, 'i-01', 'ii-01'))['tiles']).toBe(0);
  });
});

describe('banners and what is left', () => {
  test('MV 12.3 sets of different banners, squared; doubles make further sets', () => {
    const points = (...ids: string[]) => bannerPoints(ids.map(tile));
    expect(points()).toBe(0);
    expect(points('i-27')).toBe(1);
    expect(points('i-27', 'i-28', 'i-29')).toBe(9);
    expect(points('i-27', 'i-28', 'i-29', 'i-32', 'i-33')).toBe(9 + 4);
    expect(points('i-27', 'i-32', 'ii-20')).toBe(3);
  });

  test('MV 12.4 5 gold, a gem, 3 Resources; knights and strength count nothing', () => {
    const t = table().has(0, {
      gold: 14,
      stone: 2,
      wood: 1,
      magic: 2,
      gem: 1,
      knight: 1,
      strength: 8,
    });
    expect(parts(t)).toMatchObject({ gold: 2, gems: 2, resources: 1 });
  });
});

describe('who wins', () => {
  test('MV 12.5 the most points', () => {
    expect(ended(table().influence(1, section(2), 0, 0, 0)).winners).toEqual([1]);
  });

  test('MV 12.5 a tie goes to the most gold; then it is shared', () => {
    const tie = ended(table().has(0, { gold: 1 }).has(1, { gold: 3 }));
    expect([tie.winners, tie.tieBreaks]).toEqual([
      [1],
      [
        { say: 'tie-gold', n: 1 },
        { say: 'tie-gold', n: 3 },
      ],
    ]);
    expect(ended(table()).winners).toEqual([0, 1]);
  });
});
