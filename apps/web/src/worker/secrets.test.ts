import { margraves } from '@castellan/margraves';
import { shadowgate } from '@castellan/shadowgate';
import type { Position, View } from '@castellan/kernel';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { keepersAmong } from './secrets.ts';

function tableOf(game: unknown): Table<Position, View> {
  return new Table(game as Game<Position, View>, { players: 2 }, 'secrets');
}

test('whoever holds a hidden hand has something to keep', () => {
  const table = tableOf(shadowgate);
  expect(keepersAmong(table, [0, 1])).toEqual([0, 1]);
  expect(keepersAmong(table, [1])).toEqual([1]);
});

test('where all lies open nobody has: Margraves, once the wealth is chosen', () => {
  const table = tableOf(margraves);
  expect(keepersAmong(table, [0, 1])).toEqual([0, 1]);
  const chance = new QuickChance(1);
  while ((table.view('spectator') as unknown as { turn: { number: number } }).turn.number === 0)
    table.answer(randomAnswer(table.decisions()[0]!, chance));
  expect(keepersAmong(table, [0, 1])).toEqual([]);
});
