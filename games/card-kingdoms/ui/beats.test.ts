import { beatsOf } from '@castellan/table';
import { beatFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { events } from '../events.ts';
import { cardKingdoms } from '../index.ts';
import { flights } from './flights.ts';

test('whole games are shown in the order in which they happen, and in time', () => {
  expect(beatFaults(cardKingdoms, { beats: beatsOf(events), flights }, [1, 2, 5])).toEqual([]);
});
