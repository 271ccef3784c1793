import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands.ts';
import { castellan, toyPath } from './terminal.ts';

describe('help', () => {
  test('without a command, or with help, the commands are listed', async () => {
    for (const args of [[], ['help'], ['--help'], ['-h']]) {
      const { status, out } = await castellan(args);
      expect(status).toBe(0);
      for (const { name } of commands) expect(out).toContain(`  ${name} `);
    }
  });

  test.each(commands)('$name --help has every flag and an example', async ({ name, flags }) => {
    const { status, out } = await castellan([name, '--help']);
    expect(status).toBe(0);
    for (const flag of flags) expect(out).toContain(`--${flag.name}`);
    expect(out).toContain(`castellan ${name}`);
    expect(await castellan(['help', name])).toEqual({ status, out, err: '' });
  });
});

test('serve has every flag of the server that it starts', () => {
  const server = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [server, '--help'], { encoding: 'utf8' });
  const theirs = [...stdout.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
  expect(theirs).toContain('port');
  const ours = commands.find(({ name }) => name === 'serve')!.flags.map(({ name }) => name);
  expect(ours.sort()).toEqual(theirs.sort());
});

/** What is typed → what the error says. Each ends with status 2 and says where to look. */
const wrong: readonly (readonly [string, string])[] = [
  ['smi', 'did you mean sim?'],
  ['help smi', 'did you mean sim?'],
  ['sim', 'Which game?'],
  ['sim cardkingdoms', 'did you mean card-kingdoms?'],
  ['sim nowhere/toy.ts', 'There is no file'],
  [`sim ${toyPath} --game 3`, 'did you mean --games?'],
  [`sim ${toyPath} --games`, 'argument missing'],
  [`sim ${toyPath} --games few`, 'wants a whole number from 1 up, not "few"'],
  [`sim ${toyPath} --games 0`, 'wants a whole number from 1 up, not "0"'],
  [`sim ${toyPath} --players 9`, `can't be "9". It can be: 2, 1, 3`],
  [`sim ${toyPath} --options {`, '--options is not JSON'],
  [`sim ${toyPath} --options []`, 'must be a JSON object'],
  [`sim ${toyPath} --set rounds`, '--set wants KEY=VALUE'],
  [`sim ${toyPath} --set size=3`, 'has no setting "size"'],
  [`sim ${toyPath} --players 2 --set players=3`, 'players is given twice'],
  [
    `sim ${toyPath} --chairs clever`,
    'There is no chair called "clever". There are: random, greedy, greedy-1, page, squire, steward, castellan; and levels with a style, such as castellan-slayer.',
  ],
  [`sim ${toyPath} --chairs random,greedy,greedy`, 'names 3 chairs for 2 seats'],
  [`sim ${toyPath} and more`, 'one word too many'],
  [`soak ${toyPath} --table round`, 'There is no table "round"'],
  [`ledger ${toyPath} --kind hat`, 'There are no cards of kind "hat"'],
  ['ledger', 'Which game?'],
  ['table', 'Which game?'],
  ['replay', 'Which game?'],
  [`play ${toyPath} --players 2 --seat 2`, 'There is no seat 2'],
  [`play ${toyPath} --players 2 --seat 0 --humans 1`, 'not both'],
  [`play ${toyPath} --players 2 --names Ida,\u3164`, 'something people can see'],
  ['play --load x.json --seed 3', `--seed can't be given with --load`],
];

test.each(wrong)('castellan %s: says what to do', async (typed, complaint) => {
  const { status, out, err } = await castellan(typed.split(' '));
  expect(err).toContain(complaint);
  expect(err).toMatch(/See: castellan/);
  expect(err).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
  expect(out).toBe('');
});
