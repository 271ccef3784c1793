// What the guide to the stdio table says is true for every game.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { named, playRandomly, QuickChance, randomAnswer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { toyPath } from './terminal.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const guide = readFileSync(at('../../../docs/guide/stdio-table.md'), 'utf8');
/** The guide tells of every game that has a digest of its rules; one that has just been begun has none. */
const told = games.filter(({ id }) => existsSync(at(`../../../docs/rules/${id}.md`)));
const loaded = await Promise.all(told.map(async ({ id, rules }) => [id, await rules()] as const));

test('there are games to tell of', () => expect(told.length).toBeGreaterThanOrEqual(5));

/** Every field of a view, except the kernel's own and the settings. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'core' || name === 'settings' ? [name] : [name, ...fieldsOf(inner)],
  );
}

describe.each(loaded)('the guide on %s', (_, game) => {
  const players = Math.min(...game.settings[0]!.values.map(Number));
  const state = game.setup({ players }, 'guide');
  const chance = new QuickChance(1);
  const views = [game.view(state, 0)];
  for (let n = 0; n < 40; n++) {
    const [decision] = game.pending(state);
    if (decision !== undefined) game.apply(state, randomAnswer(decision, chance));
    views.push(game.view(state, 0));
  }

  test('mentions every field of a view', () => {
    const fields = [...new Set(views.flatMap(fieldsOf))];
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(field => !guide.includes(`\`${field}\``))).toEqual([]);
  });

  test('mentions every kind of thing that an option can refer to', () => {
    const refs = game.variants.flatMap(({ settings, name }) => {
      const t = game.draft(game.setup(settings, name));
      const found: string[] = [];
      do {
        for (const decision of game.pending(t.state))
          for (const { ref } of decision.options) if (ref !== undefined) found.push(ref);
      } while (playRandomly(t, chance, []));
      return found;
    });
    const kinds = [...new Set(refs.map(ref => ref.slice(0, ref.indexOf(':') + 1)))];
    expect(kinds.length).toBeGreaterThan(4);
    expect(kinds.filter(kind => !guide.includes(`\`${kind}`))).toEqual([]);
  });

  test.runIf(hasPython)('has a reader in Python that finds every name that the legend has', () => {
    const [, reader] = /```python\n(.*?)```/s.exec(guide)!;
    const script = `${reader}\nimport json, sys\nviews, cards = json.load(sys.stdin)\nprint(json.dumps([in_words(view, cards) for view in views]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', script], {
      encoding: 'utf8',
      input: JSON.stringify([views, { list: game.ledger(), ...game.legend }]),
    });
    expect(stderr).toBe('');
    const read = JSON.parse(stdout) as unknown[];
    read.forEach((words, i) => {
      const text = JSON.stringify(words);
      for (const { name, n } of named(game.legend, views[i]))
        if (n > 0) expect(text).toContain(`"${name}"`);
    });
  });
});

test.runIf(hasPython)('the example bot in Python plays a whole game', () => {
  const command = [
    process.execPath,
    at('../bin/castellan.mjs'),
    'table',
    toyPath,
    '--players',
    '3',
  ];
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [at('../../../docs/guide/bot.py'), ...command],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /The market closes after 3 rounds\. winners: \[.*\] scores: \[\d+, \d+, \d+\]\s*$/,
  );
});
