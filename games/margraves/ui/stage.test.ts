import { solve, WIDEST_RANGE } from '@castellan/table';
import type { Size } from '@castellan/table';
import { handSizes, SCREENS, stageFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { chartFor } from './chart.ts';
import { HAND, LAIR, lineSize, stage } from './stage.ts';

test('every zone has its place on every screen, and none covers another', () => {
  expect(stageFaults(stage, [1, 2, 3, 4, 5])).toEqual([]);
});

test('cards of the hand, the line and the map are read beside one another: none is much larger', () => {
  const ranges = SCREENS.flatMap(screen =>
    [1, 2, 3, 4, 5].map(players => {
      const plan = solve(stage, screen, players);
      const places = HAND[plan.mode];
      const { place } = handSizes(plan.boxes.get('hand')!, plan, places, places);
      const { unit, isLarge } = chartFor(plan.boxes.get('map')!);
      const lair = { width: LAIR.width * unit, height: LAIR.height * unit };
      // On a small map a Monster is a medal with its price.
      const sides = [place, lineSize(plan), ...(isLarge ? [lair] : [])].map(side);
      return Math.max(...sides) / Math.min(...sides);
    }),
  );
  expect(Math.max(...ranges)).toBeLessThanOrEqual(WIDEST_RANGE);
});

/** The side of a square as large. */
const side = ({ width, height }: Size): number => Math.sqrt(width * height);
