import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { gameFolders } from './house.ts';
import { iconPath } from './icon-set.ts';
import { readList } from './picture-list.ts';
import { allCredits, disputed, pathsOf } from './pictures.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function list(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-pictures-'));
  folders.push(folder);
  const file = join(folder, 'art.json');
  writeFileSync(file, text);
  return file;
}

test('a picture of the set is one path; another is none', () => {
  expect(iconPath('castle')).toMatch(/^[Mm]/);
  expect(iconPath('no-such-picture')).toBeNull();
});

test.each([
  ['not JSON', /is not JSON/],
  ['[]', /must be an object/],
  ['{"a": {"author": "Lorc"}}', /names no picture/],
  ['{"a": {"picture": "castle"}}', /has no author/],
  ['{"a": {"picture": "castle", "author": " "}}', /has no author/],
])('the list %s is refused', (text, why) => {
  expect(() => readList(list(text))).toThrow(why);
});

test('every picture that a game names is there, and credited', () => {
  const credited = new Set(allCredits().map(({ picture }) => picture));
  for (const game of ['web', ...gameFolders()]) {
    for (const picture of Object.keys(pathsOf(game))) expect(credited).toContain(picture);
  }
});

test('no picture is credited to two authors', () => {
  expect(disputed()).toEqual([]);
});
