import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { castellan, newFolder } from './terminal.ts';

test('a hint is given in a game, and the game can be reviewed afterwards', async () => {
  const file = join(newFolder(), 'game.json');
  const { out } = await castellan(
    ['play', 'shadowgate', '--players', '2', '--seed', '3', '--chairs', 'page', '--save', file],
    ['hint', 'why nobody', '1', '1', 'why ben', 'quit'],
  );
  expect(out).toMatch(/Best: .* \(chance\s+to\s+win:\s+\d+\s+%\)/s);
  expect(out).toMatch(/Bots here: Ben\./);
  expect(out).toMatch(/Ben has not moved yet\.|By what you can see/);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toBeTruthy();
  const { out: json, status } = await castellan(['review', file, '--json']);
  expect(status).toBe(0);
  const review = JSON.parse(json) as { seats: number[]; chances: number[][] };
  expect(review.seats).toEqual([0]);
  expect(review.chances[0]).toHaveLength(2);
});
