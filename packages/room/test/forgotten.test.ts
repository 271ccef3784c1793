// A name is taken out of a log; the game stays what it was.
import { expect, test } from 'vitest';
import { checkShuffle } from '@castellan/protocol';
import { readTableFile, saveIn, seatsIn, shuffleIn, tableFile, withoutName } from '../src/index.ts';
import type { Entry } from '../src/index.ts';
import { shufflePromise } from '@castellan/protocol';

const settings = { players: 2 };
const seating = [
  { name: 'Wanda', chair: 'person' },
  { name: 'Ben', chair: 'person' },
];
const secret = 'ab'.repeat(32);
const before = shufflePromise(
  'table1',
  { game: 'villages', rulesVersion: 1, settings, seating },
  secret,
);
const log = [
  {
    type: 'opened',
    at: 1,
    table: 'table1',
    spec: { game: 'villages', settings },
    rulesVersion: 1,
    host: 'wanda0',
  },
  { type: 'sat', at: 1, seat: 0, guest: 'wanda0', name: 'Wanda' },
  { type: 'sat', at: 1, seat: 1, guest: 'ben000', name: 'Ben' },
  { type: 'promised', at: 2, secret, promise: before, rulesVersion: 1 },
  { type: 'begun', at: 3 },
  { type: 'conceded', at: 4, seat: 0 },
  { type: 'ended', at: 4, why: 'conceded', winners: [1] },
] as unknown as readonly Entry[];

test('their seat has no name, the promise is made again, and says what it was', () => {
  const after = withoutName(log, 'wanda0', 9);
  expect(JSON.stringify(after)).not.toContain('Wanda');
  expect(seatsIn(after).map(one => (one.kind === 'open' ? null : one.name))).toEqual(['', 'Ben']);
  const shuffle = shuffleIn(after)!;
  expect(shuffle.promise).not.toBe(before);
  expect(shuffle.before).toBe(before);
  const { game, rulesVersion, seating: now, seed } = saveIn(after)!;
  const kept = { promise: before, seat: 1, number: null };
  const found = checkShuffle(shuffle, { game, rulesVersion, settings, seating: now, seed }, [kept]);
  expect(found).toMatchObject({ isPromised: true, isMixed: true, isKept: true });
});

test('it can be read as a file, and the seed is the same', () => {
  const after = withoutName(log, 'wanda0', 9);
  const read = readTableFile(JSON.parse(JSON.stringify(tableFile(after))));
  expect(saveIn(read)!.seed).toBe(saveIn(log)!.seed);
  expect(shuffleIn(read)!.before).toBe(before);
});

test('a second one who leaves keeps the promise from the beginning', () => {
  const after = withoutName(withoutName(log, 'wanda0', 9), 'ben000', 10);
  expect(shuffleIn(after)!.before).toBe(before);
  expect(seatsIn(after).map(one => (one.kind === 'open' ? null : one.name))).toEqual(['', '']);
});

test('a log without them only says that they asked', () => {
  expect(withoutName(log, 'nobody', 9)).toEqual([
    ...log,
    { type: 'forgotten', at: 9, guest: 'nobody' },
  ]);
});
