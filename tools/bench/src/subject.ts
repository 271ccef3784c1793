/** The result of one random game. */
export interface PlayedGame {
  decisions: number;
  /** The number of legal moves, summed over all decisions, if the subject counts them. */
  options?: number;
  checksum: number;
}

/** Something that plays games as fast as it can. */
export interface Subject {
  /** Plays the random game of this seed to its end. */
  run(seed: number): PlayedGame;
  /** Copies a position from the middle of a game. */
  clone?(): unknown;
  /** Serializes that position. */
  json?(): string;
}

/** A subject by name, loaded only where it is measured. */
export interface SubjectEntry {
  readonly name: string;
  /** Subjects of the same rules must play the same games: their checksums are compared. */
  readonly rules: string;
  load(): Promise<Subject>;
}
