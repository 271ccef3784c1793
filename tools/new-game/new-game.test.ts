// Makes a game in a copy of the repository, and runs there what a new game must pass.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAll } from '../catalogues/make.ts';
import { makeFactories, staleGames } from '../factories/make.ts';
import { inListings, onShelf } from './lists.ts';
import { namingOf } from './naming.ts';

/** Whose types a new game can break, by the project that checks them: its own, and the shelf's. */
const TYPED = {
  tsconfig: ['games/dragon-hoard/**/*.ts'],
  'tsconfig.node': ['games/dragon-hoard/**/*.ts', 'apps/shelf/**/*.ts'],
  'tsconfig.web': [
    'games/dragon-hoard/ui/**/*',
    'apps/web/src/games.ts',
    'apps/web/src/virtual.d.ts',
  ],
};

const ours = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the repository: its own files and links between packages, with the installed packages of this one. */
async function copyOfTheHouse(): Promise<string> {
  const house = mkdtempSync(join(tmpdir(), 'castellan-new-game-'));
  folders.push(house);
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ours,
    encoding: 'utf8',
  });
  for (const path of listed.stdout
    .split('\0')
    .filter(one => one !== '' && existsSync(join(ours, one)))) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    cpSync(join(ours, path), join(house, path));
  }
  const [theirs, own] = [join(ours, 'node_modules'), join(house, 'node_modules')];
  mkdirSync(join(own, '@castellan'), { recursive: true });
  for (const name of readdirSync(theirs).filter(
    one => one !== '@castellan' && !one.startsWith('.vite'),
  ))
    if (name === '.package-lock.json') cpSync(join(theirs, name), join(own, name));
    else symlinkSync(join(theirs, name), join(own, name));
  for (const name of readdirSync(join(theirs, '@castellan')))
    symlinkSync(readlinkSync(join(theirs, '@castellan', name)), join(own, '@castellan', name));
  makeAll(house);
  for (const game of staleGames(house)) await makeFactories(game);
  return house;
}

/** The contents of all files in a folder, by their paths; for installed packages, only npm's record of them. */
function contents(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(path => !path.includes('node_modules') || path.endsWith('.package-lock.json'));
  return new Map(paths.map(path => [path, readFileSync(path, 'latin1')]));
}

describe('a name', () => {
  const taken = ['kernel', 'shadowgate'];

  test('is written in four ways', () => {
    expect(namingOf('dragon-hoard', taken)).toEqual({
      id: 'dragon-hoard',
      title: 'Dragon Hoard',
      variable: 'dragonHoard',
      clauses: 'DH',
    });
    expect(namingOf('go', taken)).toMatchObject({ title: 'Go', variable: 'go', clauses: 'GO' });
  });

  test.each([
    ['', /small letters and digits.*dragon-hoard/],
    ['Dragon Hoard', /Try dragon-hoard\./],
    ['dragonHoard', /Try dragon-hoard\./],
    ['dragon_hoard', /Try dragon-hoard\./],
    ['-dragon--hoard-', /Try dragon-hoard\./],
    ['7-wonders', /Try wonders\./],
    ['../evil', /Try evil\./],
    ['龍', /as in dragon-hoard/],
    ['x'.repeat(41), /at most 40/],
    ['class', /means something else already. Try the-class/],
    ['new', /means something else/],
    ['con', /means something else/],
    ['market-day', /means something else/],
    ['shadowgate', /something called shadowgate already/],
    ['kernel', /something called kernel already/],
  ])('%s is refused, and why', (id, why) => {
    expect(() => namingOf(id, taken)).toThrow(why);
  });
});

test('a shelf file in an unexpected form is an error', () => {
  const hoard = namingOf('hoard', []);
  expect(() => inListings('export const listings = [];\n', hoard)).toThrow(/by hand/);
  expect(() => onShelf('export const shelf = [];\n', hoard)).toThrow(/by hand/);
});

describe('npm run new-game', () => {
  let house = '';
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: house,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', CASTELLAN_SAVES: join(house, 'saves') },
    });
    return { status, said: stdout + stderr };
  };
  const expectFine = (...args: string[]): string => {
    const { status, said } = run(...args);
    expect(status, `${args.join(' ')}\n${said}`).toBe(0);
    return said;
  };
  beforeAll(async () => {
    house = await copyOfTheHouse();
  });

  test('leaves nothing behind when it fails', () => {
    const links = join(house, 'node_modules', '@castellan');
    const before = contents(house);
    // The last file can't be written, because something is in its place.
    mkdirSync(join(links, 'dragon-hoard'));
    const { status, said } = run('tools/new-game/main.ts', 'dragon-hoard');
    expect([status, said]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    expect(contents(house)).toEqual(before);
    rmSync(join(links, 'dragon-hoard'), { recursive: true });
  });

  test('says how it is used', () => {
    for (const args of [[], ['a', 'b'], ['--help']])
      expect(run('tools/new-game/main.ts', ...args).said).toContain('npm run new-game <id>');
    expect(run('tools/new-game/main.ts', 'kernel').status).toBe(2);
  });

  test('makes a game that passes everything', () => {
    // A leftover link of a deleted game must not matter.
    symlinkSync('../../games/gone', join(house, 'node_modules', '@castellan', 'dragon-hoard'));
    const said = expectFine('tools/new-game/main.ts', 'dragon-hoard');
    expect(said).toContain('Dragon Hoard is in games/dragon-hoard');
    const text = [...contents(join(house, 'games', 'dragon-hoard'))].flat().join('\n');
    expect(text.match(/^.*(?:[Mm]arket.?[Dd]ay|\bMD\b|\btoy\b(?! of)).*$/gm)).toBeNull();

    expectFine('tools/check-lock.mjs');
    const changed = ['games/dragon-hoard', 'apps/shelf'];
    expectFine('node_modules/oxfmt/bin/oxfmt', '--check', ...changed);
    expectFine('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...changed);
    for (const [name, include] of Object.entries(TYPED)) {
      const config = join(house, `${name}.new.json`);
      writeFileSync(config, JSON.stringify({ extends: `./${name}.json`, include }));
      expectFine('node_modules/typescript/bin/tsc', '-p', config);
      rmSync(config);
    }
    expectFine('tools/boundaries/main.ts');
    expectFine('node_modules/knip/bin/knip.js');
    const tests = ['games/dragon-hoard', 'apps/shelf/test/shelf.test.ts'];
    const tested = expectFine('node_modules/vitest/vitest.mjs', 'run', ...tests);
    expect(tested).toMatch(/Test Files +3 passed/);
    expectFine('node_modules/vite/bin/vite.js', 'build', '--config', 'apps/web/vite.config.ts');
    // It has no pictures yet. Games with the same pictures share one file.
    const assets = join(house, 'apps', 'web', 'dist', 'assets');
    const pictures = readdirSync(assets)
      .filter(name => /^pictures-.*\.json$/.test(name))
      .map(name => Object.keys(JSON.parse(readFileSync(join(assets, name), 'utf8')) as object));
    expect(pictures).toContainEqual([]);
    const played = expectFine(
      'apps/cli/src/main.ts',
      ...'play dragon-hoard --players 3 --humans none --seed 7'.split(' '),
    );
    expect(played).toContain('The market closes after 3 rounds.');
  }, 600_000);
});
