// Opens the files named on standard input, one per line, in each of the ways of the given module. Reports for each
// file the result of the first way, and the longest time and largest memory of all ways.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { forgetPeak, peakMb } from './measure.ts';
import type { Took } from './measure.ts';

const { openings } = (await import(pathToFileURL(process.argv[2]!).href)) as {
  readonly openings: readonly ((path: string) => Promise<string>)[];
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function tried(open: () => Promise<string>): Promise<string> {
  try {
    return await open();
  } catch (error) {
    return `FAULT ${(error as Error).stack ?? String(error)}`;
  }
}

async function measured(path: string, open: () => Promise<string>): Promise<Took> {
  // What one game leaves behind must not count for the next.
  globalThis.gc?.();
  forgetPeak();
  const [began, cpu] = [performance.now(), cpuMs()];
  const result = await tried(open);
  return {
    path,
    result,
    ms: performance.now() - began,
    cpuMs: cpuMs() - cpu,
    peakMb: peakMb(),
  };
}

for await (const path of createInterface({ input: process.stdin })) {
  const took: Took[] = [];
  for (const open of openings) took.push(await measured(path, () => open(path)));
  const fault = took.find(({ result }) => result.startsWith('FAULT'));
  const worst: Took = {
    path,
    result: (fault ?? took[0]!).result,
    ms: Math.max(...took.map(({ ms }) => ms)),
    cpuMs: Math.max(...took.map(one => one.cpuMs)),
    peakMb: Math.max(...took.map(one => one.peakMb)),
  };
  process.stdout.write(`${JSON.stringify(worst)}\n`);
}
