import { readFileSync, writeFileSync } from 'node:fs';

/** The result of opening one game, and what it took. */
export interface Took {
  readonly path: string;
  readonly result: string;
  readonly ms: number;
  readonly cpuMs: number;
  /** The peak memory of the whole process meanwhile. */
  readonly peakMb: number;
}

/** Resets the peak memory of this process, if the system can (Linux). */
export function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // On other systems, the peak is that of all games so far.
  }
}

/** The peak memory of this process since then, in MB. */
export function peakMb(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
    return Number(kilobytes) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
