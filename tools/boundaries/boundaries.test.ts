// Each rule is shown to bite: a small house with one broken rule, and the checker must name that rule, there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkBoundaries } from './check.ts';
import type { Rule } from './violation.ts';
import { sayViolation } from './violation.ts';

type Files = Readonly<Record<string, string>>;

const manifest = (name: string, ...subpaths: string[]): string =>
  JSON.stringify({
    name: `@castellan/${name}`,
    exports: Object.fromEntries(['.', ...subpaths].map(path => [path, './index.ts'])),
  });

/** A house where all is in order. */
const good: Files = {
  'packages/kernel/package.json': manifest('kernel', './testing'),
  'packages/kernel/src/index.ts': `export type Chair = { decide(): Promise<number> };\nexport * from './rng.ts';`,
  'packages/kernel/src/rng.ts': `// not Math.random, nor Date\nexport const note = 'no console, no process';`,
  'packages/kernel/src/rng.test.ts': `import { test } from 'vitest';\nimport { table } from './testing/index.ts';`,
  'packages/kernel/src/testing/index.ts': `import { expect } from 'vitest';\nexport const table = { expect };`,
  'packages/kernel/src/table.test.ts': `import { toy } from '@castellan/conformance/toy';`,
  'packages/conformance/package.json': manifest('conformance', './toy', './checks'),
  'packages/conformance/src/index.ts': `import { test } from 'vitest';\nimport '@castellan/kernel/testing';`,
  'packages/conformance/toy/index.ts': `import '@castellan/kernel';\nimport './cards/wares.ts';`,
  'packages/conformance/toy/cards/wares.ts': `export const WARES = [{ id: 'bun' }];`,
  'packages/conformance/toy/test/toy.test.ts': `import { test } from 'vitest';\nimport '../index.ts';`,
  'packages/table/gallery/cards.ts': `import '@castellan/conformance/toy';`,
  'packages/powers/package.json': manifest('powers'),
  'packages/powers/src/index.ts': `import type { Chair } from '@castellan/kernel';\nexport type C = Chair;`,
  'packages/bots/package.json': manifest('bots'),
  'packages/bots/src/index.ts': `import '@castellan/powers';\nexport const think = async () => await Promise.resolve(1);`,
  'packages/table/package.json': manifest('table'),
  'packages/table/src/index.ts': `export const now = () => Date.now();`,
  'packages/protocol/package.json': manifest('protocol'),
  'packages/protocol/src/index.ts': `import '@castellan/kernel';`,
  'games/quests/package.json': manifest('quests', './ui'),
  'games/quests/index.ts': `import '@castellan/kernel';\nimport { turn } from './turn.ts';\nexport { turn };`,
  'games/quests/turn.ts': `export const turn = { process: 1, Date: 2 };\nexport const n = turn.process;`,
  'games/quests/cards/heroes.ts': `import { gain } from '@castellan/powers';\nexport const heroes = { bard: gain({ gold: 1 }) };`,
  'games/quests/ui/board.ts': `import '@castellan/table';\nimport '../index.ts';\nconsole.log(performance.now());`,
  'games/quests/ui/board.test.ts': `import '@castellan/table';\nimport { test } from 'vitest';`,
  'games/quests/test/quests.test.ts': `import '@castellan/conformance';\nconsole.log(new Date());`,
  'games/villages/package.json': manifest('villages'),
  'games/villages/index.ts': `export const name = 'villages';`,
  'apps/cli/package.json': manifest('cli'),
  'apps/cli/src/main.ts': `import '@castellan/quests';\nimport '@castellan/kernel/testing';\nimport 'node:fs';`,
  'apps/web/package.json': manifest('web'),
  'apps/web/src/main.ts': `import '@castellan/quests/ui';\nawait import(process.argv[2]!);`,
  'tools/bench/package.json': manifest('bench'),
  'tools/bench/src/main.ts': `import '@castellan/villages';\nimport '@castellan/bots';`,
};

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Builds the house with some files changed, and says what the checker says, without the advice. */
function check(changes: Files): string[] {
  const root = mkdtempSync(join(tmpdir(), 'castellan-boundaries-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...good, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { violations } = checkBoundaries(root);
  return violations.map(violation => sayViolation(violation).split('  ').slice(0, 2).join(' '));
}

test('a house in order has no violations', () => {
  expect(check({})).toEqual([]);
});

test('a violation says where, which rule, and what to do instead', () => {
  const said = sayViolation({ file: 'a.ts', line: 3, rule: 'pure-time', advice: 'pass it in' });
  expect(said).toBe('a.ts:3  pure-time  pass it in');
});

/** The second line of the file breaks the rule. */
const broken: readonly (readonly [Rule, string, string])[] = [
  ['direction', 'packages/kernel/src/bad.ts', `import '@castellan/powers';`],
  ['direction', 'packages/kernel/src/bad.test.ts', `import '@castellan/powers';`],
  ['direction', 'packages/powers/src/bad.ts', `import '@castellan/bots';`],
  ['direction', 'packages/conformance/toy/bad.ts', `import '@castellan/bots';`],
  ['direction', 'packages/bots/src/bad.ts', `import '@castellan/conformance/toy';`],
  ['direction', 'packages/protocol/src/bad.ts', `import '@castellan/powers';`],
  ['direction', 'packages/table/src/bad.ts', `export * from '@castellan/protocol';`],
  ['direction', 'packages/bots/src/bad.ts', `import '@castellan/table';`],
  ['direction', 'games/quests/bad.ts', `import '@castellan/bots';`],
  ['direction', 'games/quests/bad.ts', `import '@castellan/cli';`],
  ['direction', 'apps/web/src/bad.ts', `import '@castellan/cli';`],
  ['games-apart', 'games/quests/bad.ts', `import { name } from '@castellan/villages';`],
  ['games-apart', 'games/quests/ui/bad.ts', `import { name } from '@castellan/villages';`],
  ['games-hidden', 'packages/bots/src/bad.ts', `import type { T } from '@castellan/quests';`],
  ['games-hidden', 'packages/table/src/bad.ts', `const quests = import('@castellan/quests');`],
  ['games-hidden', 'packages/kernel/src/bad.test.ts', `type T = import('@castellan/quests').T;`],
  ['table-in-ui', 'games/quests/bad.ts', `import '@castellan/table';`],
  ['ui-at-edge', 'games/quests/bad.ts', `import './ui/board.ts';`],
  ['entry-point', 'apps/cli/src/bad.ts', `import '@castellan/kernel/src/rng.ts';`],
  ['entry-point', 'games/quests/bad.ts', `import '@castellan/powers/resolve';`],
  ['leaves-package', 'packages/powers/src/bad.ts', `import '../../kernel/src/rng.ts';`],
  ['leaves-package', 'games/quests/test/bad.ts', `import '../../villages/index.ts';`],
  ['leaves-package', 'tools/bench/src/bad.ts', `import '../../boundaries/check.ts';`],
  ['test-kit', 'games/quests/bad.ts', `import '@castellan/kernel/testing';`],
  ['test-kit', 'apps/web/src/bad.ts', `import '@castellan/conformance/checks';`],
  ['test-kit', 'apps/web/src/bad.ts', `import '@castellan/conformance/toy';`],
  ['test-kit', 'packages/kernel/src/bad.ts', `import './testing/index.ts';`],
  ['test-kit', 'packages/powers/src/bad.ts', `import { test } from 'vitest';`],
  ['unknown-package', 'apps/cli/src/bad.ts', `import '@castellan/chess';`],
  ['unreadable-import', 'packages/table/src/bad.ts', `const game = import(name);`],
  ['pure-time', 'packages/kernel/src/bad.ts', `export const now = Date.now();`],
  ['pure-time', 'packages/kernel/src/bad.ts', `export type Save = { at: Date };`],
  ['pure-time', 'packages/bots/src/bad.ts', `const began = performance.now();`],
  ['pure-time', 'packages/powers/src/bad.ts', `setTimeout(go, 1);`],
  ['pure-time', 'games/quests/phases/bad.ts', `const clock = { setInterval };`],
  ['pure-chance', 'packages/conformance/toy/bad.ts', `const die = Math.random();`],
  ['pure-chance', 'games/quests/bad.ts', `const die = Math.random();`],
  ['pure-chance', 'games/quests/bad.ts', `const die = Math['random']();`],
  ['pure-chance', 'packages/kernel/src/bad.ts', `const { random } = Math;`],
  ['pure-chance', 'packages/kernel/src/bad.ts', `crypto.getRandomValues(words);`],
  ['pure-async', 'games/quests/bad.ts', `export async function roll() {}`],
  ['pure-async', 'games/quests/bad.ts', `const x = { async roll() {} };`],
  ['pure-async', 'packages/kernel/src/bad.ts', `await later;`],
  ['pure-async', 'packages/powers/src/bad.ts', `const later = Promise.all([]);`],
  ['pure-host', 'packages/kernel/src/bad.ts', `import { readFileSync } from 'node:fs';`],
  ['pure-host', 'packages/bots/src/bad.ts', `import { readFileSync } from 'fs';`],
  ['pure-host', 'packages/kernel/src/testing/bad.ts', `console.log('here');`],
  ['pure-host', 'games/quests/bad.ts', `const seed = process.env.SEED;`],
  ['pure-host', 'games/quests/bad.ts', `const all = globalThis;`],
  ['pure-host', 'games/quests/bad.ts', `const page = fetch('/');`],
  ['pure-host', 'games/quests/bad.ts', `const here = import.meta.url;`],
  ['plain-tables', 'packages/conformance/toy/cards/bad.ts', `const price = () => 3;`],
  ['plain-tables', 'games/quests/cards/bad.ts', `const price = () => 3;`],
  ['plain-tables', 'games/quests/cards/bad.ts', `export function price() {}`],
  ['plain-tables', 'games/quests/cards/bad.ts', `export const knight = { price() { return 3; } };`],
  ['syntax', 'games/quests/bad.ts', `const = 3;`],
];

describe('the checker names', () => {
  test.each(broken)('%s in %s: %s', (rule, file, line) => {
    expect(check({ [file]: `// why\n${line}\nexport {};\n` })).toEqual([`${file}:2 ${rule}`]);
  });

  test('unknown-package for a folder without a place in the house', () => {
    const odd = {
      'packages/odd/package.json': manifest('odd'),
      'packages/odd/src/index.ts': `import '@castellan/kernel';`,
    };
    expect(check(odd)).toEqual(['packages/odd/src/index.ts:1 unknown-package']);
  });
});
