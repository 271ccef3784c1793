import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shelf } from '../src/index.ts';

const games = join(import.meta.dirname, '..', '..', '..', 'games');

test('every game that has a folder is on the shelf', () => {
  const folders = readdirSync(games).filter(name => existsSync(join(games, name, 'package.json')));
  expect(shelf.map(({ id }) => id).sort()).toEqual(folders.sort());
});

test.each(shelf)(
  'what the shelf says about $id matches its rules',
  async ({ id, about, rules }) => {
    const game = await rules();
    expect([game.id, game.name]).toEqual([id, about.name]);
    const counts = game.settings[0]!.values.map(Number);
    expect(about.players).toEqual([Math.min(...counts), Math.max(...counts)]);
    expect(counts).toContain(about.company);
  },
);
