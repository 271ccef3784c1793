/** What things take: measured (docs/lab/load.md), or assumed of a network. Times in milliseconds. */
export interface Costs {
  /** A process, for a move that is made there: the answer, the append, and everyone at that process told. */
  readonly moveMs: number;
  /** A process, for a move that another has made at a table that has people here. */
  readonly foldMs: number;
  /** The database, for each statement and for each append in it; and how many cores it has. */
  readonly statementMs: number;
  readonly appendMs: number;
  readonly databaseCores: number;
  /** Until the disk has a commit. */
  readonly diskMs: number;
  /** What carries messages between processes, for one that comes in and for each that goes out. */
  readonly carryMs: number;
  /** One way between processes and what they stand on. */
  readonly networkMs: number;
  /** One way to a person: the shortest and the longest; and what fits through their line. */
  readonly personMs: readonly [shortest: number, longest: number];
  readonly personBytesPerMs: number;
}

export const measured: Costs = {
  moveMs: 1.8,
  foldMs: 0.6,
  statementMs: 0.15,
  appendMs: 0.45,
  databaseCores: 8,
  diskMs: 1,
  carryMs: 0.07,
  networkMs: 0.25,
  personMs: [5, 60],
  // 8 Mbit/s: a phone.
  personBytesPerMs: 1000,
};

/** What a table and a seat take in memory, and what a move sends to all four and writes, on average (docs/lab/load.md). */
export const perThing = {
  tableKb: 32,
  seatKb: 15,
  bytesPerMove: 2200,
  walBytesPerMove: 1050,
};
