// `npm run fuzz:saves`: opens thousands of spoiled saves and links with the command line and with the page's reader,
// and measures. Fails if one of them breaks something, or takes too long or too much memory.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Case } from './cases.ts';
import { caseMaker, wholeSaves } from './cases.ts';
import type { Took } from './measure.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');

/**
 * The limits for any game from elsewhere: processor time, which does not depend on other work on the machine, and the
 * memory of the whole process.
 */
const MOST_MS = 1000;
const MOST_MB = 200;

const openers = {
  'command line': { module: 'apps/cli/test/opening.ts', file: (one: Case) => one.cli },
  page: { module: 'apps/web/test/opening.ts', file: (one: Case) => one.page },
} as const;
const names = ['command line', 'page'] as const;

/** How many games one process opens: after many games a process holds more memory than it needs. */
const BATCH = 20;

/** Opens the files, one after another, in a new process. */
async function openSome(module: string, paths: readonly string[]): Promise<Took[]> {
  const args = ['--expose-gc', join(here, 'driver.ts'), join(root, module)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`${paths.join('\n')}\n`);
  const took: Took[] = [];
  for await (const line of createInterface({ input: child.stdout }))
    took.push(JSON.parse(line) as Took);
  if (took.length < paths.length)
    throw new Error(`${module} broke off while it opened ${paths[took.length]}`);
  return took;
}

const isOver = ({ cpuMs, peakMb }: Took): boolean => cpuMs > MOST_MS || peakMb > MOST_MB;

/**
 * The same, but a file over the limit is opened again by itself, because earlier ones may have left memory behind.
 */
async function openFairly(module: string, paths: readonly string[]): Promise<Took[]> {
  const took = await openSome(module, paths);
  for (const [i, one] of took.entries())
    if (isOver(one)) [took[i]] = (await openSome(module, [one.path])) as [Took];
  return took;
}

function report(name: string, cases: readonly Case[], took: readonly Took[]): boolean {
  const results = new Map<string, number>();
  for (const { result } of took) {
    const word = result.split(/\s/)[0]!;
    results.set(word, (results.get(word) ?? 0) + 1);
  }
  const by = (measure: 'ms' | 'cpuMs' | 'peakMb'): number[] =>
    took.map(one => one[measure]).sort((a, b) => a - b);
  const percentile = (list: readonly number[], share: number): string =>
    list[Math.min(list.length - 1, Math.floor(list.length * share))]!.toFixed(0);
  const [cpu, wall] = [by('cpuMs'), by('ms')];
  console.log(`\n${name}: ${took.length} games`);
  console.log(`  ${[...results].map(([word, n]) => `${word} ${n}`).join(', ')}`);
  console.log(
    `  processor ms: median ${percentile(cpu, 0.5)}, 99 of 100 ${percentile(cpu, 0.99)}, most ${percentile(cpu, 1)} (by the clock ${percentile(wall, 0.5)}, ${percentile(wall, 0.99)}, ${percentile(wall, 1)})`,
  );
  const memory = by('peakMb');
  console.log(
    `  memory of the whole process, MB: median ${percentile(memory, 0.5)}, 99 of 100 ${percentile(memory, 0.99)}, most ${percentile(memory, 1)}`,
  );
  const bad = took
    .map((one, i) => ({ ...one, how: cases[i]!.how }))
    .filter(one => one.result.startsWith('FAULT') || isOver(one));
  for (const { path, how, result, cpuMs, peakMb } of bad.slice(0, 20))
    console.log(
      `  BAD ${path} (${how}): ${result}, ${cpuMs.toFixed(0)} ms, ${peakMb.toFixed(0)} MB`,
    );
  return bad.length === 0;
}

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    keep: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'castellan-fuzz-'));
const cases: Case[] = [];
const took = { 'command line': [] as Took[], page: [] as Took[] };
try {
  const make = caseMaker(folder, wholeSaves(root));
  const [from, most] = [Number(values.from), Number(values.cases)];
  for (let n = from; n < from + most; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, from + most - n) }, (_, i) => make(n + i));
    cases.push(...batch);
    for (const name of names)
      took[name].push(...(await openFairly(openers[name].module, batch.map(openers[name].file))));
    if (!values.keep)
      for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
  }
  const isFine = names.map(name => report(name, cases, took[name])).every(Boolean);
  console.log(
    isFine
      ? `\nNone broke anything, none took over ${MOST_MS} ms or ${MOST_MB} MB.`
      : `\nSome broke something, or took over ${MOST_MS} ms or ${MOST_MB} MB. --keep keeps the files.`,
  );
  process.exitCode = isFine ? 0 : 1;
} finally {
  if (values.keep) console.log(`The files are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
