// `npm run mutants -- [game] [--files <part of a path>,…] [--sample <number>] [--seed <word>] [--fresh]`: changes the
// rules at one place at a time, and runs the game's own tests. A change that no test notices shows a rule that no
// test covers.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Book, digest } from './book.ts';
import type { Errand } from './plugin.ts';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

const games = globSync('games/*/package.json')
  .map(path => path.split(/[\\/]/)[1]!)
  .sort();

/** What is not a rule of the game: texts, tables of cards, the display, and what a bot prefers. */
const NOT_RULES = [
  'ui/**',
  'test/**',
  'words/**',
  'vocabulary/**',
  'cards/**',
  '{about,board,ledger,legend}.ts',
  '{appraise*,favour,income,outlook,takes,worth}.ts',
];

function refuse(message: string): never {
  console.error(
    `${message}\nnpm run mutants -- [${games.join('|')}] [--files <part of a path>,…] [--sample <number>] [--seed <word>] [--fresh]`,
  );
  process.exit(2);
}

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        files: { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        fresh: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = readArgs();
const unknown = positionals.find(name => !games.includes(name));
if (unknown !== undefined) refuse(`There is no game "${unknown}".`);
const sample = values.sample === undefined ? null : Number(values.sample);
if (sample !== null && !(Number.isSafeInteger(sample) && sample > 0))
  refuse('A sample is a whole number from 1 up.');

/** The files of a game that contain rules, filtered by the arguments. */
function rulesOf(game: string): string[] {
  const wanted = values.files?.split(',') ?? [''];
  const exclude = [...NOT_RULES.map(part => `games/${game}/${part}`), '**/*.test.ts'];
  return globSync(`games/${game}/**/*.ts`, { exclude })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => wanted.some(part => file.includes(part)))
    .sort();
}

async function run(game: string, rules: string[]): Promise<void> {
  const tests = globSync(`games/${game}/test/**/*.*`).sort();
  const folder = join(root, 'artefacts', 'mutants');
  const scratch = join(folder, `${game}-tmp`);
  const errand: Errand = {
    root,
    game,
    book: join(folder, `${game}.jsonl`),
    scratch,
    sample,
    seed: values.seed,
    tests: digest(tests.map(file => readFileSync(file, 'utf8')).join('')),
  };
  if (values.fresh) Book.burn(errand.book);
  process.env['MUTANTS_OF'] = game;
  console.log(`\n${game}`);
  await new Stryker({
    mutate: rules,
    // Packages are found by name where they are; only the game itself is copied.
    ignorePatterns: ['**', `!games/${game}/**`, '!package.json', '!tools/mutants/vitest.config.ts'],
    tempDirName: scratch,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // A generous limit: other work on the machine must not look like rules that never end.
    timeoutMS: 15_000,
    timeoutFactor: 2,
    checkers: ['sample'],
    reporters: ['book'],
    plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'plugin.ts')],
    // This file does not exist. Stryker would read ours with the compiler's API, which TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    warnings: { unknownOptions: false },
    logLevel: 'warn',
    allowConsoleColors: false,
    errand,
  } as object).runMutationTest();
  rmSync(scratch, { recursive: true, force: true });
}

const chosen = (positionals.length > 0 ? positionals : games).map(
  game => [game, rulesOf(game)] as const,
);
if (chosen.every(([, rules]) => rules.length === 0))
  refuse(`No rule file has ${values.files} in its path.`);
for (const [game, rules] of chosen) if (rules.length > 0) await run(game, rules);
