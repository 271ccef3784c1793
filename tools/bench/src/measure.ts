import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Subject } from './subject.ts';

/** The games played in one stretch of time. */
export interface Sample {
  seconds: number;
  games: number;
  decisions: number;
  options: number;
}

/** What one position costs. Null: the subject does not support it, or this Node can't tell. */
export interface PositionCost {
  cloneMicroseconds: number | null;
  cloneBytes: number | null;
  jsonMicroseconds: number | null;
  jsonBytes: number | null;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * Plays whole games, from this seed on, until the time is up. A first call without using the result is the warm-up.
 */
export function playFor(subject: Subject, milliseconds: number, firstSeed: number): Sample {
  const sample: Sample = { seconds: 0, games: 0, decisions: 0, options: 0 };
  const began = performance.now();
  let elapsed = 0;
  for (let seed = firstSeed; elapsed < milliseconds; seed++) {
    const game = subject.run(seed);
    sample.games += 1;
    sample.decisions += game.decisions;
    sample.options += game.options ?? 0;
    elapsed = performance.now() - began;
  }
  sample.seconds = elapsed / 1000;
  return sample;
}

export function checksums(subject: Subject, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, index) => subject.run(index + 1).checksum);
}

/** Results are stored here, so that the compiler can't remove the timed call. */
const sink: unknown[] = [null];

/** The median time of a call over several stretches. The first stretch is a warm-up and is not counted. */
function microsecondsPerCall(call: () => unknown): number {
  const stretches: number[] = [];
  for (let stretch = 0; stretch < 8; stretch++) {
    const began = performance.now();
    let calls = 0;
    while (performance.now() - began < 40) {
      for (let i = 0; i < 100; i++) sink[0] = call(); // by the hundred: reading the clock costs too
      calls += 100;
    }
    if (stretch > 0) stretches.push(((performance.now() - began) * 1000) / calls);
  }
  return median(stretches);
}

/** The garbage collector: from `--expose-gc`, otherwise enabled here, otherwise none. */
function collector(): (() => void) | null {
  if (globalThis.gc !== undefined) return () => void globalThis.gc?.();
  try {
    setFlagsFromString('--expose-gc');
    const gc: unknown = runInNewContext('gc');
    return typeof gc === 'function' ? () => void gc() : null;
  } catch {
    return null;
  }
}

/** How much the heap grows for each result that is kept alive. */
function bytesPerResult(call: () => unknown): number | null {
  const collect = collector();
  if (collect === null) return null;
  const results: unknown[] = Array.from({ length: 5000 }, () => null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < results.length; i++) results[i] = call();
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return grown / results.length; // read only now, so that the results were alive until here
}

export function positionCost({ clone, json }: Subject): PositionCost {
  return {
    cloneMicroseconds: clone === undefined ? null : microsecondsPerCall(clone),
    cloneBytes: clone === undefined ? null : bytesPerResult(clone),
    jsonMicroseconds: json === undefined ? null : microsecondsPerCall(json),
    jsonBytes: json === undefined ? null : Buffer.byteLength(json()),
  };
}
