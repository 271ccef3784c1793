import { sheetNamed } from '@castellan/decks';
import { sheetsOf } from '@castellan/shelf/decks';
import { expect, test } from 'vitest';
import { completed } from './complete.ts';

test.each([
  ['villages', 'buildings', 'type', 'w', 'worker'],
  ['villages', 'buildings', 'type', 'HOLY', 'holy'],
  ['villages', 'buildings', 'cost', '2w1m', '2wood 1magic'],
  ['villages', 'buildings', 'cost', 'f, 2 stone', '1food 2stone'],
  ['villages', 'buildings', 'power', '', '-'],
  ['villages', 'buildings', 'power', 'b: 1f', 'Build: 1food'],
  ['villages', 'buildings', 'power', 'harvest:2card', 'Harvest: 2card'],
  ['villages', 'buildings', 'power', 'now: lose hand -> 1g', 'now: lose hand → 1G'],
  ['villages', 'adventurers', 'power', 'now: @take 1g', 'now: ◎ take 1G'],
  ['quests', 'citizens', 'produces', '2g1m', '2G 1M'],
  ['quests', 'citizens', 'power', 'hi', 'Hire'],
  ['quests', 'quests', 'roles', '2so h', '2soldier 1holy'],
])('in %s, %s, %s: "%s" is %s', async (game, table, column, typed, meant) => {
  const sheet = sheetNamed((await sheetsOf(game))!, table)!;
  expect(completed(sheet, column, typed)).toBe(meant);
});

test('what could be two things stays as it was typed', async () => {
  const buildings = sheetNamed((await sheetsOf('villages'))!, 'buildings')!;
  expect(completed(buildings, 'type', 's')).toBe('s');
  expect(completed(buildings, 'power', 'whenever it rains')).toBe('whenever it rains');
});
