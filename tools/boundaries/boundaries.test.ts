// Shows that each rule of the repository is enforced: in a small repository where everything is broken once, the
// right tool must report each place. A sound repository must pass all tools.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBoundaries } from './check.ts';

type Files = Readonly<Record<string, string>>;

const ours = join(import.meta.dirname, '..', '..');

const versions = (names: readonly string[]): Files =>
  Object.fromEntries(names.map(name => [`@castellan/${name}`, '0.1.0']));

function manifest(name: string, entries: Files, ...dependencies: string[]): string {
  const fields = {
    name: `@castellan/${name}`,
    version: '0.1.0',
    type: 'module',
    exports: entries,
    dependencies: versions(dependencies),
    devDependencies: ['kernel', 'table', 'quests'].includes(name) ? versions(['conformance']) : {},
  };
  return JSON.stringify(fields, null, 2);
}

const source = { '.': './src/index.ts' };

/** A repository without errors. */
const good: Files = {
  'package.json': JSON.stringify({
    name: 'castellan',
    type: 'module',
    workspaces: ['packages/*', 'games/*', 'apps/*', 'tools/bench'],
    devDependencies: { vitest: '5.1.0' },
  }),
  'packages/kernel/package.json': manifest('kernel', {
    ...source,
    './testing': './src/testing/index.ts',
  }),
  'packages/kernel/src/index.ts': `export type Chair = { decide(): Promise<number> };\nexport * from './rng.ts';`,
  'packages/kernel/src/rng.ts': `// not Math.random, nor Date\nexport const note = 'no console, no process';`,
  'packages/kernel/src/rng.test.ts': `import { expect, test } from 'vitest';\nimport { table } from './testing/index.ts';\ntest('t', () => expect(table).toBeDefined());`,
  'packages/kernel/src/testing/index.ts': `import { expect } from 'vitest';\nexport const table = { expect };`,
  'packages/kernel/src/table.test.ts': `import '@castellan/conformance/toy';`,
  'packages/conformance/package.json': manifest(
    'conformance',
    { '.': './src/index.ts', './checks': './src/checks.ts', './toy': './toy/index.ts' },
    'kernel',
  ),
  'packages/conformance/src/index.ts': `import { test } from 'vitest';\nimport '@castellan/kernel/testing';\nexport const suite = { test };`,
  'packages/conformance/src/checks.ts': `export const checks = [];`,
  'packages/conformance/toy/index.ts': `import '@castellan/kernel';\nimport './cards/wares.ts';`,
  'packages/conformance/toy/cards/wares.ts': `export const WARES = [{ id: 'bun' }];`,
  'packages/table/gallery/main.tsx': `import '@castellan/conformance/toy';`,
  'packages/powers/package.json': manifest('powers', source, 'kernel'),
  'packages/powers/src/index.ts': `import type { Chair } from '@castellan/kernel';\nexport type C = Chair;\nexport const gain = (what: object): object => ({ op: 'gain', what });`,
  'packages/bots/package.json': manifest('bots', source, 'kernel', 'powers'),
  'packages/bots/src/index.ts': `import '@castellan/powers';\nexport const think = async (): Promise<number> => 1;`,
  'packages/table/package.json': manifest('table', source, 'kernel', 'powers'),
  'packages/table/src/index.ts': `export const now = (): number => Date.now();`,
  'packages/protocol/package.json': manifest('protocol', source, 'kernel'),
  'packages/protocol/src/index.ts': `import '@castellan/kernel';`,
  'games/quests/package.json': manifest(
    'quests',
    { '.': './index.ts', './ui': './ui/index.ts' },
    'kernel',
    'powers',
    'table',
  ),
  'games/quests/index.ts': `import '@castellan/kernel';\nimport { turn } from './turn.ts';\nexport { heroes } from './cards/heroes.ts';\nexport { turn };`,
  'games/quests/turn.ts': `export const turn = { process: 1, Date: 2 };\nexport const n = turn.process;`,
  'games/quests/cards/heroes.ts': `import { gain } from '@castellan/powers';\nexport const heroes = { bard: gain({ gold: 1 }) };`,
  'games/quests/view.ts': `export { turn as plan } from './turn.ts';`,
  'games/quests/ui/index.ts': `import '@castellan/table';\nimport '../view.ts';\nimport '../cards/heroes.ts';\nconsole.log(performance.now());`,
  'games/quests/ui/board.test.ts': `import '@castellan/table';\nimport '../turn.ts';\nimport { test } from 'vitest';\ntest('t', () => {});`,
  'games/quests/test/quests.test.ts': `import '@castellan/conformance';\nconsole.log(new Date());`,
  'games/villages/package.json': manifest('villages', { '.': './index.ts' }),
  'games/villages/index.ts': `export const name = 'villages';`,
  'apps/cli/package.json': manifest('cli', source, 'conformance', 'quests'),
  'apps/cli/src/index.ts': `import '@castellan/quests';\nimport '@castellan/conformance/checks';\nimport 'node:fs';`,
  'apps/web/package.json': manifest('web', source, 'quests'),
  'apps/web/src/index.ts': `import '@castellan/quests/ui';\nexport const load = async (name: string): Promise<unknown> => await import(name);`,
  'tools/bench/package.json': manifest('bench', source, 'villages', 'bots'),
  'tools/bench/src/index.ts': `import '@castellan/villages';\nimport '@castellan/bots';`,
};

/** What is wrong in the second line of a file, by the folder of the file. */
type Broken = readonly (readonly [folder: string, line: string, rule?: string])[];

/** The package.json of a package says what it imports. */
const forKnip: Broken = [
  ['packages/kernel/src', `import '@castellan/powers';`],
  ['packages/powers/src', `import '@castellan/bots';`],
  ['packages/conformance/toy', `import '@castellan/bots';`],
  ['packages/protocol/src', `import '@castellan/powers';`],
  ['packages/table/src', `export * from '@castellan/protocol';`],
  ['packages/table/src', `export const quests = import('@castellan/quests');`],
  ['packages/bots/src', `import type { T } from '@castellan/quests';`],
  ['games/quests', `import '@castellan/bots';`],
  ['games/quests', `import { name } from '@castellan/villages';`],
  ['games/quests/ui', `import { name } from '@castellan/villages';`],
  ['apps/web/src', `import '@castellan/cli';`],
  ['apps/cli/src', `import '@castellan/chess';`],
];

/** Others may only import what a package.json exports; rules do not know where they are. */
const forCompiler: Broken = [
  ['games/quests', `import '@castellan/kernel/src/rng.ts';`, 'TS2882'],
  ['games/quests', `import { x } from '@castellan/powers/resolve';`, 'TS2307'],
  ['games/quests', `export const here = import.meta.url;`, 'TS2339'],
];

const forLinter: Broken = [
  ['games/quests', `import '@castellan/table';`, 'no-restricted-imports'],
  ['games/quests', `export const board = import('@castellan/table');`, 'no-restricted-imports'],
  ['games/quests', `import 'preact';`, 'no-restricted-imports'],
  ['games/quests', `import './ui/index.ts';`, 'no-restricted-imports'],
  ['games/quests', `import '@castellan/kernel/testing';`, 'no-restricted-imports'],
  ['games/quests/ui', `import '@castellan/kernel/testing';`, 'no-restricted-imports'],
  ['games/quests/ui', `import 'preact/compat';`, 'no-restricted-imports'],
  ['apps/web/src', `import 'preact/compat/client';`, 'no-restricted-imports'],
  ['packages/table/src', `import 'preact/compat';`, 'no-restricted-imports'],
  ['apps/web/src', `import '@castellan/kernel/testing';`, 'no-restricted-imports'],
  ['apps/web/src', `import '@castellan/conformance/checks';`, 'no-restricted-imports'],
  ['games/quests', `import '@castellan/conformance';`, 'no-restricted-imports'],
  ['packages/kernel/src', `import '@castellan/conformance/toy';`, 'no-restricted-imports'],
  ['packages/table/src', `import '@castellan/conformance/toy';`, 'no-restricted-imports'],
  ['apps/web/src', `import '@castellan/conformance/toy';`, 'no-restricted-imports'],
  ['apps/cli/src', `import { test } from 'vitest';`, 'no-restricted-imports'],
  ['packages/kernel/src', `import './testing/index.ts';`, 'no-restricted-imports'],
  ['packages/powers/src', `export * from 'fast-check';`, 'no-restricted-imports'],
  [
    'packages/table/src',
    `export const game = (x: string): unknown => import(x);`,
    'no-dynamic-require',
  ],
  [
    'packages/powers/src',
    `export type T = import('@castellan/bots').T;`,
    'consistent-type-imports',
  ],
  ['packages/kernel/src', `export const now = Date.now();`, 'no-restricted-globals'],
  ['packages/kernel/src', `export type Save = { at: Date };`, 'no-restricted-types'],
  ['packages/bots/src', `export const began = performance.now();`, 'no-restricted-globals'],
  ['packages/powers/src', `setTimeout(() => {}, 1);`, 'no-restricted-globals'],
  ['games/quests/phases', `export const clock = { setInterval };`, 'no-restricted-globals'],
  ['packages/conformance/toy', `export const die = Math.random();`, 'no-restricted-properties'],
  ['games/quests', `export const die = Math.random();`, 'no-restricted-properties'],
  ['games/quests', `export const die = Math['random']();`, 'no-restricted-properties'],
  ['packages/kernel/src', `export const { random } = Math;`, 'no-restricted-properties'],
  ['packages/kernel/src', `crypto.getRandomValues(new Uint8Array(1));`, 'no-restricted-globals'],
  ['games/quests', `export async function roll() {}`, 'no-async-await'],
  ['games/quests', `export const x = { async roll() {} };`, 'no-async-await'],
  ['packages/kernel/src', `await null;`, 'no-top-level-await'],
  ['packages/powers/src', `export const later = Promise.all([]);`, 'no-restricted-globals'],
  ['packages/kernel/src', `import { readFileSync } from 'node:fs';`, 'no-nodejs-modules'],
  ['packages/bots/src', `export * from 'fs';`, 'no-nodejs-modules'],
  ['packages/kernel/src/testing', `console.log('here');`, 'no-console'],
  ['games/quests', `export const seed = process.env.SEED;`, 'no-restricted-globals'],
  ['games/quests', `export const all = globalThis;`, 'no-restricted-globals'],
  ['games/quests', `export const page = fetch('/');`, 'no-restricted-globals'],
];

const forUs: Broken = [
  ['packages/powers/src', `import '../../kernel/src/rng.ts';`, 'leaves-package'],
  ['packages/powers/src', `export * from '../../kernel/src/rng.ts';`, 'leaves-package'],
  ['games/quests/test', `export const v = import('../../villages/index.ts');`, 'leaves-package'],
  ['tools/bench/src', `import '../../boundaries/check.ts';`, 'leaves-package'],
  ['games/quests/cards', `export const price = () => 3;`, 'plain-tables'],
  ['packages/conformance/toy/cards', `export const price = () => 3;`, 'plain-tables'],
  ['games/quests/cards', `export function price() {}`, 'plain-tables'],
  ['games/quests/cards', `export const knight = { price() { return 3; } };`, 'plain-tables'],
  ['games/quests/cards', `export class Knight {}`, 'plain-tables'],
  ['games/quests', `export const pays = e => e.op === 'pay';`, 'kind-of-effect'],
  ['games/quests', `export const pays = ({ op }) => op === 'pay';`, 'kind-of-effect'],
  ['games/quests/ui', `export const nothing = { op: 'all', of: [] };`, 'kind-of-effect'],
  ['packages/table/src', `export const isEffect = data => 'op' in data;`, 'kind-of-effect'],
  ['packages/bots/src', `export type Gain = { readonly op: 'gain' };`, 'kind-of-effect'],
  ['apps/web/src', `export const kind = e => e['op'];`, 'kind-of-effect'],
  ['games/quests/ui', `import { means } from '../means.ts';`, 'rules-in-screen'],
  ['games/quests/ui', `import type { Way } from '../payment.ts';`, 'rules-in-screen'],
  ['games/quests/ui', `import { canHire } from '../actions/hire.ts';`, 'rules-in-screen'],
  ['games/quests/ui', `export { turn } from '../turn.ts';`, 'rules-in-screen'],
  ['games/quests/ui', `export const rules = import('../index.ts');`, 'rules-in-screen'],
  ['games/quests/ui/parts', `import { end } from '../../phases/end.ts';`, 'rules-in-screen'],
];

/** Each error in a second line gets its own file, which the entry of its package imports. */
function filesFor(broken: Broken, kind: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [i, [folder, line]] of broken.entries())
    files[pathFor(folder, kind, i)] = `// why\n${line}\nexport const fine = 1;\n`;
  return files;
}
const pathFor = (folder: string, kind: string, i: number): string => `${folder}/${kind}-${i}.ts`;

function build(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'castellan-boundaries-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const file of ['.oxlintrc.json', 'knip.jsonc', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(ours, file), join(root, file));
  mkdirSync(join(root, 'node_modules', '@castellan'), { recursive: true });
  for (const path of Object.keys(files)) {
    if (!path.endsWith('/package.json')) continue;
    const folder = dirname(path);
    symlinkSync(join(root, folder), join(root, 'node_modules/@castellan', basename(folder)));
  }
  return root;
}

/** Every broken file is imported from the entry of its package, like a file in use. */
function withDoors(files: Record<string, string>): Files {
  const all: Record<string, string> = { ...good, ...files };
  for (const path of Object.keys(files)) {
    const door = [`${dirname(path)}/index.ts`, `${dirname(dirname(path))}/index.ts`].find(
      each => good[each] !== undefined,
    );
    if (door !== undefined && path.includes('knip-'))
      all[door] += `\nimport './${basename(path)}';`;
  }
  return all;
}

/** Runs a tool in a repository; returns its output. */
function run(root: string, tool: string, ...args: string[]): string {
  const path = join(ours, 'node_modules', tool);
  return spawnSync(process.execPath, [path, ...args], { cwd: root, encoding: 'utf8' }).stdout;
}

/** What each tool reports: "file:line rule", or "file:line" if there is only one rule. */
const tools = {
  lint(root: string): string[] {
    const { diagnostics } = JSON.parse(
      run(root, 'oxlint/bin/oxlint', '--format=json', '--ignore-pattern=node_modules'),
    ) as {
      diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
    };
    return diagnostics.map(({ code, filename, labels }) => {
      const rule = /\((.+)\)/.exec(code)?.[1];
      return `${filename}:${labels[0]?.span.line} ${rule}`;
    });
  },
  knip(root: string): string[] {
    const said = run(root, 'knip/bin/knip.js', '--include=unlisted', '--reporter=json');
    const { issues } = JSON.parse(said) as {
      issues: { file: string; unlisted: { line: number }[] }[];
    };
    return issues.flatMap(({ file, unlisted }) => unlisted.map(({ line }) => `${file}:${line}`));
  },
  compiler(root: string): string[] {
    const said = run(root, 'typescript/bin/tsc', '-p', 'tsconfig.json', '--pretty', 'false');
    return [...said.matchAll(/^(.+)\((\d+),\d+\): error (TS\d+)/gm)].map(
      ([, file, line, code]) => `${file}:${line} ${code}`,
    );
  },
  us: (root: string): string[] =>
    checkBoundaries(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`),
};

const roots: string[] = [];
function house(files: Files): string {
  const root = build(files);
  roots.push(root);
  return root;
}
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

test('a sound repository passes all tools', () => {
  const root = house(good);
  expect(Object.values(tools).flatMap(tool => tool(root))).toEqual([]);
});

describe.each([
  ['lint', forLinter],
  ['knip', forKnip],
  ['compiler', forCompiler],
  ['us', forUs],
] as const)('%s says', (tool, broken) => {
  let said: readonly string[] = [];
  beforeAll(() => {
    said = tools[tool](house(withDoors(filesFor(broken, tool))));
  });

  const cases = broken.map(([folder, line, rule], i) => ({ folder, line, rule, i }));
  test.each(cases)('in $folder: $line', ({ folder, rule, i }) => {
    const where = `${pathFor(folder, tool, i)}:2`;
    expect(said).toContain(rule === undefined ? where : `${where} ${rule}`);
  });
});

describe('no package.json may name a forbidden package', () => {
  test.each([
    ['packages/kernel', ['powers']],
    ['packages/powers', ['kernel', 'conformance']],
    ['packages/conformance', ['kernel', 'powers']],
    ['packages/powers', ['kernel', 'bots']],
    ['packages/protocol', ['kernel', 'powers']],
    ['packages/bots', ['kernel', 'quests']],
    ['games/quests', ['kernel', 'villages']],
    ['games/quests', ['kernel', 'bots']],
    ['games/quests', ['kernel', 'cli']],
    ['apps/web', ['quests', 'cli']],
    ['packages/odd', ['kernel']],
  ])('%s: %j', (folder, known) => {
    const file = `${folder}/package.json`;
    const root = house({ ...good, [file]: manifest(basename(folder), source, ...known) });
    const text = manifest(basename(folder), source, ...known);
    const line = text.slice(0, text.indexOf(`castellan/${known.at(-1)}"`)).split('\n').length;
    expect(tools.us(root)).toEqual([`${file}:${line} direction`]);
  });
});

test.each([
  ['games/quests', 'import { hen }', 'unknown => hen'],
  ['apps/web/src', 'import type { hen }', 'typeof hen | null => null'],
])('files of %s that import each other are a circle: %s', (folder, back, made) => {
  const circle = {
    [`${folder}/hen.ts`]: `import { egg } from './egg.ts';\nexport const hen = { egg };`,
    [`${folder}/egg.ts`]: `${back} from './hen.ts';\nexport const egg = (): ${made};`,
  };
  expect(tools.lint(house({ ...good, ...circle })).sort()).toEqual([
    `${folder}/egg.ts:1 no-cycle`,
    `${folder}/hen.ts:1 no-cycle`,
  ]);
});
