// `npm run mutants -- [target] [--files <part of a path>,…] [--sample <number>] [--seed <word>] [--fresh]`: changes the
// code of a game or a package at one place at a time, and runs its own tests. A change that no test notices shows what
// no test covers.
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Book, digest } from './book.ts';
import type { Errand } from './plugin.ts';
import type { Target } from './targets.ts';
import { root, sourcesOf, targets, testsOf } from './targets.ts';

process.chdir(root);

function refuse(message: string): never {
  console.error(
    `${message}\nnpm run mutants -- [${targets.map(({ name }) => name).join('|')}] [--files <part of a path>,…] [--sample <number>] [--seed <word>] [--fresh]`,
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
const unknown = positionals.find(wanted => targets.every(({ name }) => name !== wanted));
if (unknown !== undefined) refuse(`There is no "${unknown}" to change.`);
const sample = values.sample === undefined ? null : Number(values.sample);
if (sample !== null && !(Number.isSafeInteger(sample) && sample > 0))
  refuse('A sample is a whole number from 1 up.');

/** The files to change, filtered by the arguments. */
function wantedOf(target: Target): string[] {
  const wanted = values.files?.split(',') ?? [''];
  return sourcesOf(target).filter(file => wanted.some(part => file.includes(part)));
}

async function run(target: Target, files: string[]): Promise<void> {
  const { name, folder: copied } = target;
  const folder = join(root, 'artefacts', 'mutants');
  const scratch = join(folder, `${name}-tmp`);
  const errand: Errand = {
    root,
    target,
    book: join(folder, `${name}.jsonl`),
    scratch,
    sample,
    seed: values.seed,
    tests: digest(
      testsOf(target)
        .map(file => readFileSync(file, 'utf8'))
        .join(''),
    ),
  };
  if (values.fresh) Book.burn(errand.book);
  process.env['MUTANTS_OF'] = copied;
  console.log(`\n${name}`);
  await new Stryker({
    mutate: files,
    // Packages are found by name where they are; only the target itself is copied.
    ignorePatterns: ['**', `!${copied}/**`, '!package.json', '!tools/mutants/vitest.config.ts'],
    tempDirName: scratch,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // A generous limit: other work on the machine must not look like code that never ends.
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

const chosen = targets
  .filter(({ name, folder }) =>
    positionals.length > 0 ? positionals.includes(name) : folder.startsWith('games/'),
  )
  .map(target => [target, wantedOf(target)] as const);
if (chosen.every(([, files]) => files.length === 0))
  refuse(`No file has ${values.files} in its path.`);
for (const [target, files] of chosen) if (files.length > 0) await run(target, files);
