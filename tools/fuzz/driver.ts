// Opens the files that are named on its standard input, one a line, with the function `opened` of the module that it is
// given; says for each what came of it, how long it took, and how much memory.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { forgetPeak, peakMb } from './peak.ts';
import type { Took } from './took.ts';

const { opened } = (await import(pathToFileURL(process.argv[2]!).href)) as {
  opened(path: string): Promise<string>;
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function tried(path: string): Promise<string> {
  try {
    return await opened(path);
  } catch (error) {
    return `FAULT ${(error as Error).stack ?? String(error)}`;
  }
}

for await (const path of createInterface({ input: process.stdin })) {
  // What one game leaves behind is not the next one's.
  globalThis.gc?.();
  forgetPeak();
  const [began, cpu] = [performance.now(), cpuMs()];
  const result = await tried(path);
  const took: Took = {
    path,
    result,
    ms: performance.now() - began,
    cpuMs: cpuMs() - cpu,
    peakMb: peakMb(),
  };
  process.stdout.write(`${JSON.stringify(took)}\n`);
}
