import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const root = resolve(here, '../../..');

/**
 * The lines of the type test that must not compile, without their expectations, and the compiler's message for each.
 */
function refusals(): Map<string, string> {
  const lines = readFileSync(join(here, 'vocabulary.test-d.ts'), 'utf8')
    .replaceAll(/'\.\/(\w+\.ts)'/g, (_, file: string) => `'${join(here, file)}'`)
    .replaceAll(`'@castellan/powers'`, `'${join(here, '../src/index.ts')}'`)
    .replaceAll('// @ts-expect-error: ', '// ')
    .split('\n');
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  try {
    writeFileSync(join(folder, 'refused.ts'), lines.join('\n'));
    const config = { extends: join(root, 'tsconfig.base.json'), files: ['refused.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    });
    // Details of an error are indented below it.
    const errors = [...stdout.matchAll(/refused\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/g)];
    return new Map(
      errors.map(([, line, message]) => [lines[Number(line) - 2]!.slice(3), message!]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the compiler names what is not there: the term that a card says, the row that a vocabulary lacks', () => {
  const said = refusals();
  const words: Record<string, string> = {
    'no such resource': `'silver' does not exist`,
    'no such count': `'"dragon"' is not assignable`,
    'no such place': `'"attic"' is not assignable`,
    'no such filter': `'size' does not exist`,
    'no such word of this filter': `'"green"' is not assignable`,
    'no such verb': `'"sing"' is not assignable`,
    'no such time': `'"dawn"' is not assignable`,
    'no such modifier': `'"cursed"' is not assignable`,
    'gold has no row': `'gold' is missing`,
    'owned has no row': `'owned' is missing`,
    'dusk has no row': `'dusk' is missing`,
    'reach has no row': `'reach' is missing`,
    'the shelf has no row': `'shelf' is missing`,
    'blue has no row': `'blue' is missing`,
    'the hand has no row': `'hand' is missing`,
    'recruit has no row': `'recruit' is missing`,
    'shout has no row': `'shout' is missing`,
    'the owner has no row': `'owner' is missing`,
    'the verb has no look': `"verb:shout"' is missing`,
    'the verb is not done': `'ask' is missing`,
    'the place is nowhere': `'owned' is missing`,
  };
  for (const [what, word] of Object.entries(words))
    expect([what, said.get(what)]).toEqual([what, expect.stringContaining(word)]);
});
