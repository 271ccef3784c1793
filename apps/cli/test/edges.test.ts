// Numbers at the edge of what can be counted exactly, and other things that nobody types on purpose.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import { StdioProgram } from './stdio.ts';
import { castellan, newFolder, toyPath } from './terminal.ts';

const EDGE = Number.MAX_SAFE_INTEGER;

describe('a number that is too large, or none, is refused at once', () => {
  test.each([
    ['sim', '--games', `${EDGE}`],
    ['sim', '--cap', '1000000001'],
    ['sim', '--workers', '65'],
    ['arena', '--games', `${EDGE}`],
    ['arena', '--workers', `${EDGE}`],
    ['balance', '--games', `${EDGE}`],
    ['soak', '--games', `${EDGE}`],
    ['soak', '--workers', `${EDGE}`],
    ['soak', '--twins', `${EDGE}`],
    // These are whole numbers only after rounding.
    ['sim', '--games', '9007199254740990.5'],
    ['sim', '--games', '9007199254740993'],
    ['sim', '--games', '0x10'],
    ['sim', '--games', '1e3'],
  ])('castellan %s %s %s', async (command, flag, value) => {
    const { status, err } = await castellan([command, toyPath, flag, value]);
    expect(err).toContain(`${flag} wants a whole number`);
    expect(err).toContain(`"${value}"`);
    expect(status).toBe(2);
  });

  test('underscores may part the digits', async () => {
    expect((await castellan(['sim', toyPath, '--games', '1_0'])).out).toContain('10 games');
  });
});

describe('a position that counts to the edge can’t be gone on from', () => {
  test.each(shelf.map(({ id, rules }) => [id, rules] as const))('%s', async (_, rules) => {
    const game = await rules();
    const program = await new StdioProgram(game, { players: 2 }).opened();
    const { state } = await program.one({ type: 'state' }, 'state');
    const accepted: string[][] = [];
    for (const place of placesOfNumbers(state)) {
      const told = await program.ask({ type: 'load', game: withNumber(state, place, EDGE) });
      if (told[0]!.type !== 'refused') accepted.push(place);
    }
    expect(accepted).toEqual([]);
  });
});

function placesOfNumbers(value: object, path: readonly string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner === 'number') return [[...path, key]];
    return typeof inner === 'object' && inner !== null
      ? placesOfNumbers(inner, [...path, key])
      : [];
  });
}

function withNumber(state: object, place: readonly string[], number: number): object {
  const copy = structuredClone(state);
  let at = copy as Record<string, unknown>;
  for (const key of place.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[place.at(-1)!] = number;
  return copy;
}

test('a seat that is not at the table can’t be reviewed', async () => {
  const file = join(newFolder(), 'game.json');
  await castellan(
    ['play', toyPath, '--players', '2', '--seed', '3', '--save', file],
    ['1', 'quit'],
  );
  const { status, out, err } = await castellan(['review', file, '--game', toyPath, '--seat', '99']);
  expect(err).toContain('This game has seats 0 to 1, and no seat 99.');
  expect([status, out]).toEqual([2, '']);
});

describe('a path that leads to no game is refused in words', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'folder'));
  writeFileSync(join(folder, 'data.json'), '{}');
  writeFileSync(join(folder, 'notes.md'), '# Notes');
  writeFileSync(join(folder, 'broken.mjs'), 'export const game = ;');
  writeFileSync(join(folder, 'throws.mjs'), 'throw new Error("not today");');
  test.each([
    ['folder', 'is a folder'],
    ['data.json', 'This isn’t a deck', 1],
    ['notes.md', 'is not a module'],
    ['broken.mjs', "can't be loaded: "],
    ['throws.mjs', "can't be loaded: not today"],
  ])('%s', async (name, why, failed = 2) => {
    for (const command of ['ledger', 'sim', 'table']) {
      const { status, out, err } = await castellan([command, join(folder, name)]);
      expect(err).toContain(why);
      expect(err).not.toMatch(/^\s+at /m);
      expect([status, out]).toEqual([failed, '']);
    }
  });
});

test('an unknown command can’t steer the terminal', async () => {
  for (const args of [['\u001B]0;mine\u0007'], ['help', '\u001B[31mred']]) {
    const { status, err } = await castellan(args);
    expect(err).toContain('There is no command "\uFFFD');
    for (const steering of ['\u001B', '\u0007']) expect(err).not.toContain(steering);
    expect(status).toBe(2);
  }
});
