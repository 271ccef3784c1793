import { beatFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { beats } from './beats.ts';
import { flights } from './flights.ts';

test('whole games are shown in the order in which they happen, and in time', () => {
  expect(beatFaults(margraves, { beats, flights }, [1, 2, 4])).toEqual([]);
});
