import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '@castellan/conformance';
import { describe, expect, test } from 'vitest';
import { editions } from '../src/editions.ts';
import { rulesOf, shelf } from '../src/index.ts';

/** Versions from before editions were kept: their games can be read, but not played on. */
const LOST: readonly string[] = ['margraves 1', 'villages 1', 'shadowgate 1'];

const games = join(import.meta.dirname, '..', '..', '..', 'games');

test.each(shelf)('raising the version of $id means keeping the one before', async ({ rules }) => {
  const { id, rulesVersion } = await rules();
  for (let older = 1; older < rulesVersion; older++) {
    if (LOST.includes(`${id} ${older}`)) continue;
    const kept = editions.some(one => one.game === id && one.rulesVersion === older);
    expect([id, older, kept]).toEqual([id, older, true]);
  }
});

/** Of each variant in a record the lines about whole games. */
const gamesIn = (record: string): string[][] =>
  record
    .trim()
    .split('\n\n')
    .slice(1)
    .map(part => part.split('\n').filter(line => line.startsWith('record ')));

describe.each(editions)('$game, version $rulesVersion', ({ game, rulesVersion }) => {
  // The rules are frozen: what could change is the kernel below them, and for that the first and the last variant will do.
  test('the same answers give the same game as they did', async () => {
    const rules = (await rulesOf(game, rulesVersion))!;
    expect([rules.id, rules.rulesVersion]).toEqual([game, rulesVersion]);
    const path = join(games, game, 'editions', `${rulesVersion}.record.txt`);
    const written = gamesIn(readFileSync(path, 'utf8'));
    expect(written).toHaveLength(rules.variants.length);
    const { variants } = rules;
    const some = recordOf({ ...rules, variants: [variants[0]!, variants.at(-1)!] });
    expect(gamesIn(some)).toEqual([written[0], written.at(-1)]);
  });
});

test('rules that nobody has are nobody’s', async () => {
  expect(await rulesOf('villages', 9999)).toBeNull();
  expect(await rulesOf('chess')).toBeNull();
});
