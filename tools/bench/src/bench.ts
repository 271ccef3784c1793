import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median, type PositionCost, type Sample } from './measure.ts';
import type { SubjectEntry } from './subject.ts';
import type { Answers, Question } from './worker.ts';

export interface BenchSettings {
  runs: number;
  milliseconds: number;
  warmUpMilliseconds: number;
  seeds: number;
}

export interface Result {
  name: string;
  rules: string;
  checksums: number[];
  /** One sample per run; run n of one subject was played right beside run n of the others. */
  samples: Sample[];
  position: PositionCost;
}

/** A subject in its own thread. It handles one request at a time, and only one thread works at a time. */
class Bench {
  readonly entry: SubjectEntry;
  readonly #worker: Worker;

  constructor(entry: SubjectEntry) {
    this.entry = entry;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: entry.name,
      env: { ...process.env, NODE_ENV: 'production' }, // libraries check more and run slower without it
    });
  }

  async ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    this.#worker.postMessage(question);
    const [answer] = (await once(this.#worker, 'message')) as [Answers[Q['ask']]];
    return answer;
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}

/**
 * Measures all subjects in turn: on a busy machine, a slow moment then affects all of them, and the ratio of two
 * neighbouring runs means more than either run alone.
 */
export async function measureAll(
  entries: readonly SubjectEntry[],
  settings: BenchSettings,
): Promise<Result[]> {
  const benches = entries.map(entry => new Bench(entry));
  try {
    const results: Result[] = [];
    for (const bench of benches) {
      const { name, rules } = bench.entry;
      const checksums = await bench.ask({ ask: 'checksums', seeds: settings.seeds });
      await bench.ask({ ask: 'play', milliseconds: settings.warmUpMilliseconds });
      const position = await bench.ask({ ask: 'position' });
      results.push({ name, rules, checksums, samples: [], position });
    }
    for (let run = 0; run < settings.runs; run++) {
      for (const [index, bench] of benches.entries()) {
        const sample = await bench.ask({ ask: 'play', milliseconds: settings.milliseconds });
        results[index]?.samples.push(sample);
      }
    }
    return results;
  } finally {
    await Promise.all(benches.map(bench => bench.close()));
  }
}

/** Names of subjects whose games differ from those of the first subject with the same rules. */
export function disagreeing(results: readonly Result[]): string[] {
  return results
    .filter(({ rules, checksums }) => {
      const first = results.find(other => other.rules === rules);
      return first?.checksums.join() !== checksums.join();
    })
    .map(({ name }) => name);
}

export const decisionsPerSecond = (sample: Sample): number => sample.decisions / sample.seconds;

/** The ratio of decisions per second, as the median of the ratios run by run. */
export function ratio(result: Result, yardstick: Result | undefined): number | null {
  if (yardstick === undefined) return null;
  return median(
    result.samples.map((sample, run) => {
      const beside = yardstick.samples[run];
      return beside === undefined ? NaN : decisionsPerSecond(sample) / decisionsPerSecond(beside);
    }),
  );
}
