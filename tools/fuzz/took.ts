/** What came of one game that was opened, and what it took. */
export interface Took {
  readonly path: string;
  readonly result: string;
  readonly ms: number;
  readonly cpuMs: number;
  /** The most that the whole process had meanwhile. */
  readonly peakMb: number;
}
