import { readFileSync, writeFileSync } from 'node:fs';

/** What came of one game that was opened, and what it took. */
export interface Took {
  readonly path: string;
  readonly result: string;
  readonly ms: number;
  readonly cpuMs: number;
  /** The most that the whole process had meanwhile. */
  readonly peakMb: number;
}

/** Forgets the most memory that this process has had, where the system can (Linux). */
export function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Elsewhere the most is that of all games so far.
  }
}

/** The most memory that this process has had since then, in MB. */
export function peakMb(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
    return Number(kilobytes) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}
