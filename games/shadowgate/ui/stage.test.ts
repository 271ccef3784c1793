// Where everything lies: on every screen and for any number of players, nothing overlaps and all of it is in sight.
import { solve } from '@castellan/table';
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

const SCREENS = [
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
  [3840, 2160],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
  [360, 740],
  [375, 667],
  [390, 844],
  [430, 932],
  [667, 375],
  [844, 390],
  [932, 430],
] as const;

describe.each(SCREENS)('on %i by %i', (width, height) => {
  test.each([1, 2, 3, 4])('with %i at the table', players => {
    const { boxes, mode } = solve(stage, { width, height }, players);
    const all = [...boxes];
    expect(new Set(all.map(([id]) => id))).toEqual(
      new Set([
        ...Object.keys(stage.zones).filter(id => id !== 'purse' || mode !== 'phone'),
        'rivals',
        'rail',
      ]),
    );
    for (const [id, box] of all) {
      expect([id, box.left >= 0, box.top >= 0]).toEqual([id, true, true]);
      expect([id, box.left + box.width <= width]).toEqual([id, true]);
      expect([id, box.top + box.height <= height]).toEqual([id, true]);
      expect([id, box.width > 0 && box.height > 0]).toEqual([id, true]);
      for (const [other, its] of all) {
        if (other === id) continue;
        const isApart =
          box.left + box.width <= its.left ||
          its.left + its.width <= box.left ||
          box.top + box.height <= its.top ||
          its.top + its.height <= box.top;
        expect([id, other, isApart]).toEqual([id, other, true]);
      }
    }
  });
});

test('a hand is large: as the quests on a wide table, at least a hundred wide on a phone', () => {
  const tile = (width: number, height: number): number =>
    solve(stage, { width, height }, 2).tile.width;
  expect(tile(1440, 900)).toBeGreaterThanOrEqual(171);
  expect(tile(2560, 1440)).toBeGreaterThanOrEqual(312);
  expect(tile(768, 1024)).toBeGreaterThanOrEqual(116);
  expect(tile(390, 844)).toBeGreaterThanOrEqual(118);
});
