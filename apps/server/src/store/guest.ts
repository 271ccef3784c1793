/** A person: a public id, and what they are called. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  /** Which of the faces made from their name they have chosen. Missing: the first. */
  readonly portrait?: number;
}
