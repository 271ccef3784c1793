/** What one random game came to. */
export interface PlayedGame {
  decisions: number;
  /** Moves on offer, summed over all decisions, where the subject counts them. */
  options?: number;
  checksum: number;
}

/** Something that plays games as fast as it can. */
export interface Subject {
  /** Plays the random game of this seed to its end. */
  run(seed: number): PlayedGame;
  /** Copies some position from the middle of a game. */
  clone?(): unknown;
  /** Writes that position down. */
  json?(): string;
}

/** A subject by name, loaded only where it is measured. */
export interface SubjectEntry {
  readonly name: string;
  /** Subjects of the same rules must play the same games: their checksums are compared. */
  readonly rules: string;
  load(): Promise<Subject>;
}
