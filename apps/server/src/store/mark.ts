/** A place in a list that is ordered by time. */
export interface Mark {
  readonly at: number;
  readonly id: string;
}
