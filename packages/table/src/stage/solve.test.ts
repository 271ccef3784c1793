import { describe, expect, test } from 'vitest';
import type { StageSpec } from './composition.ts';
import { across, down, px, rest, sideColumn, tiles, zone } from './composition.ts';
import type { Box, Plan } from './solve.ts';
import { modeOf, solve } from './solve.ts';

const spec: StageSpec = {
  zones: { market: 'market', mine: 'mine' },
  tile: { least: 0.9, most: 1.45 },
  compose: (mode, players) =>
    mode === 'wide'
      ? across(
          down(zone('market', tiles(5), tiles(4)), zone('mine', tiles(5), tiles(2))),
          sideColumn(players, 90),
        )
      : down(
          zone('rivals', rest(), px(40)),
          zone('market', tiles(5), tiles(4)),
          zone('mine', tiles(5), tiles(2)),
          zone('rail', rest(), px(90)),
        ),
};

const boxOf = (plan: Plan, id: string): Box => plan.boxes.get(id)!;

describe('a screen', () => {
  test.each([
    [1280, 720, 'wide'],
    [1024, 768, 'wide'],
    [3840, 2160, 'wide'],
    [768, 1024, 'tablet'],
    [390, 844, 'phone'],
    [844, 390, 'lying'],
    [900, 560, 'wide'],
    [899, 700, 'lying'],
    [1000, 559, 'lying'],
    [700, 701, 'tablet'],
    [699, 701, 'low'],
    [390, 664, 'low'],
    [360, 800, 'low'],
    [380, 780, 'phone'],
    [800, 800, 'lying'],
  ] as const)('%i × %i is %s', (width, height, mode) => {
    expect(modeOf({ width, height })).toBe(mode);
  });
});

describe('a plan', () => {
  test('gives the tiles all the room there is', () => {
    const plan = solve(spec, { width: 1440, height: 900 }, 2);
    const market = boxOf(plan, 'market');
    expect(market.width).toBeGreaterThanOrEqual(5 * plan.tile.width + 4 * plan.gap + 2 * plan.pad);
    expect(market.height).toBeGreaterThanOrEqual(
      4 * plan.tile.height + 3 * plan.gap + 2 * plan.pad,
    );
    const bottom = boxOf(plan, 'mine').top + boxOf(plan, 'mine').height;
    expect(bottom).toBe(900 - 13);
  });

  test('keeps tiles near square, and spreads them in what is left', () => {
    const wide = solve(spec, { width: 2600, height: 700 }, 2);
    expect(wide.tile.height / wide.tile.width).toBeGreaterThanOrEqual(0.9 - 0.01);
    const high = solve(spec, { width: 500, height: 1600 }, 2);
    expect(high.tile.height / high.tile.width).toBeLessThanOrEqual(1.45);
  });

  test('grows with the screen', () => {
    const small = solve(spec, { width: 1280, height: 720 }, 2);
    const large = solve(spec, { width: 2560, height: 1440 }, 2);
    expect(large.tile.width / small.tile.width).toBeCloseTo(2, 1);
    expect(large.scale / small.scale).toBeCloseTo(2, 1);
  });

  test('takes the way with the largest tiles', () => {
    const below = down(zone('market', tiles(4), tiles(1)), zone('rail', rest(), px(300)));
    const beside = across(zone('market', tiles(4), tiles(1)), zone('rail', px(300), rest()));
    const either: StageSpec = { ...spec, compose: () => [beside, below] };
    const alone: StageSpec = { ...spec, compose: () => below };
    const screen = { width: 1400, height: 900 };
    expect(solve(either, screen, 2).tile).toEqual(solve(alone, screen, 2).tile);
  });

  test('depends on the screen and the players alone', () => {
    const screen = { width: 1440, height: 900 };
    expect(solve(spec, screen, 4)).toEqual(solve(spec, screen, 4));
    expect(boxOf(solve(spec, screen, 4), 'rivals').height).toBeGreaterThan(
      boxOf(solve(spec, screen, 2), 'rivals').height,
    );
  });
});
