import type { Seated } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { TableRecord } from '@castellan/protocol';
import { rulesOf } from '@castellan/shelf';
import { afterEach, expect, test, vi } from 'vitest';
import { savedFrom } from '../store/saved-game.ts';
import { readRecord, seatedAtHome, takenHome } from './use-record.ts';

const SEATED: readonly Seated[] = [
  { name: 'Anna', chair: 'person' },
  { name: 'Ben', chair: 'person' },
  { name: 'Cora', chair: 'castellan' },
  { name: 'Robot', chair: 'program' },
];

const rules = (await rulesOf('villages'))!;
const save = new Table(rules, { players: 4 }, 'record', SEATED).save();

/** A record as the server tells it. */
async function read(more: Partial<TableRecord> = {}) {
  const record = { id: 'ab', save, shuffle: null, ending: 'abandoned', seated: SEATED, yours: [1] };
  const answer = Response.json({ ...record, ...more });
  vi.stubGlobal('fetch', async () => answer);
  return (await readRecord('ab'))!;
}
afterEach(() => vi.unstubAllGlobals());

const chairs = (seated: readonly Seated[]): string => seated.map(({ chair }) => chair).join(' ');

test('at home one sits where one sat, bots sit where they sat, and bots play for everyone else', async () => {
  expect(chairs(seatedAtHome(await read(), 0))).toBe('greedy person castellan greedy');
  expect(chairs(seatedAtHome(await read({ yours: [0, 1] }), 0))).toBe(
    'person person castellan greedy',
  );
});

test('whoever only looked on plays from where they look, else in the first seat', async () => {
  const game = await read({ yours: [] });
  expect(game.sitters).not.toContain('person');
  expect(chairs(seatedAtHome(game, 3))).toBe('greedy greedy castellan person');
  expect(chairs(seatedAtHome(game, 'spectator'))).toBe('person greedy castellan greedy');
});

test.each([
  ['played', true],
  ['limit', true],
  ['abandoned', false],
  ['conceded', false],
  ['rules', false],
])('a game that ended as %s is over at home: %s', async (ending, over) => {
  const game = await read({ ending });
  const saved = savedFrom(takenHome(game));
  expect(saved).toMatchObject({ over, save, names: ['Anna', 'Ben', 'Cora', 'Robot'] });
});
