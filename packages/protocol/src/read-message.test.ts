import { expect, test } from 'vitest';
import { readSitters, readToTable } from './read-message.ts';

const open = {
  game: 'quests',
  settings: { players: 2, fast: true },
  seed: 'a',
  sitters: ['person', { bot: 'greedy' }],
};

test.each([
  { type: 'open', table: open },
  { type: 'answer', answer: { decision: '0.1', picks: ['a'] } },
  { type: 'answer', answer: { decision: '0.1', counts: { gold: 2 } } },
  { type: 'undo', seat: 1 },
  { type: 'look', viewer: 0 },
  { type: 'look', viewer: 'spectator' },
  { type: 'seek', to: 12 },
  { type: 'pace', ms: 0 },
  { type: 'course' },
])('is read as it was sent: %j', message => {
  expect(readToTable(JSON.parse(JSON.stringify(message)))).toEqual(message);
});

test('unknown fields of a message are dropped', () => {
  expect(readToTable({ type: 'undo', seat: 1, host: true })).toEqual({ type: 'undo', seat: 1 });
});

test.each([
  null,
  undefined,
  'open',
  [],
  {},
  { type: 'fly' },
  { type: 'open' },
  { type: 'open', table: { ...open, game: 7 } },
  { type: 'open', table: { ...open, seed: '' } },
  { type: 'open', table: { ...open, settings: { players: null } } },
  { type: 'open', table: { ...open, sitters: 'person' } },
  { type: 'resume', save: {}, sitters: [] },
  { type: 'replay', save: null },
  { type: 'follow', save: {}, sitters: [] },
  { type: 'answer', answer: { picks: [] } },
  { type: 'undo', seat: -1 },
  { type: 'look', viewer: 1.5 },
  { type: 'look', viewer: 'host' },
  { type: 'seek', to: Number.NaN },
  { type: 'pace', ms: '5' },
])('is refused: %j', message => {
  expect(() => readToTable(message)).toThrow();
});

test('a list with holes, or far too long, is no list of sitters', () => {
  // oxlint-disable-next-line no-sparse-arrays
  expect(() => readSitters([, 'person'])).toThrow();
  expect(() => readSitters(Array.from({ length: 100 }, () => 'person'))).toThrow();
});
