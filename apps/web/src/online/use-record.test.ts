import type { Seated } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Entry, TableFile } from '@castellan/room';
import { endingIn, ownTable, tableFile } from '@castellan/room';
import { rulesOf } from '@castellan/shelf';
import { afterEach, expect, test, vi } from 'vitest';
import type { SavedGame } from '../store/saved-game.ts';
import { seatedNow } from '../store/saved-game.ts';
import { readRecord } from './use-record.ts';

const rules = (await rulesOf('villages'))!;
const save = new Table(rules, { players: 4 }, 'record', [
  { name: 'You', chair: 'person' },
  { name: 'Bot 1', chair: 'greedy' },
  { name: 'Bot 2', chair: 'greedy' },
  { name: 'Bot 3', chair: 'greedy' },
]).save();

/** What a server keeps of a table where a game went on. */
const LOG: readonly Entry[] = [
  { ...ownTable('ab', save, null, 0)[0]!, host: 'anna99' } as Entry,
  { type: 'sat', at: 0, seat: 0, guest: 'anna99', name: 'Anna' },
  { type: 'sat', at: 0, seat: 1, guest: 'ben888', name: 'Ben' },
  { type: 'bot', at: 0, seat: 2, bot: 'castellan', name: 'Cora' },
  { type: 'program', at: 0, seat: 3, key: 'ff', name: 'Robot' },
  { type: 'begun', at: 0 },
];

/** A record as the server tells it to someone. */
async function read(me: string | null, why: 'abandoned' | 'conceded' = 'abandoned') {
  const file: TableFile = tableFile([...LOG, { type: 'ended', at: 1, why, winners: [1] }], { me })!;
  vi.stubGlobal('fetch', async () => Response.json(file));
  return (await readRecord('ab')) as SavedGame;
}
afterEach(() => vi.unstubAllGlobals());

const chairs = (seated: readonly Seated[]): string => seated.map(({ chair }) => chair).join(' ');

test('at home one sits where one sat, bots sit where they sat, and bots play for everyone else', async () => {
  expect(chairs(seatedNow(await read('ben888'), 0))).toBe('greedy person castellan greedy');
  expect(chairs(seatedNow(await read('anna99'), 1))).toBe('person greedy castellan greedy');
});

test('someone who only looked on plays from where they look, else in the first seat', async () => {
  const game = await read(null);
  expect(game.sitters).not.toContain('person');
  expect(chairs(seatedNow(game, 3))).toBe('greedy greedy castellan person');
  expect(chairs(seatedNow(game))).toBe('person greedy castellan greedy');
});

test('at home it keeps its names and its ending', async () => {
  const game = await read('ben888', 'conceded');
  expect(game).toMatchObject({ over: true, save, names: ['Anna', 'Ben', 'Cora', 'Robot'] });
  expect(endingIn(game.log)).toMatchObject({ why: 'conceded', winners: [1] });
});

test('what a server says wrongly is told', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ castellan: 4, log: [] }));
  expect(await readRecord('ab')).toMatchObject({ message: /does not begin with the opening/ });
});
