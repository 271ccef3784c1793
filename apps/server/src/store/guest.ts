/** A person: a public id, and what they are called. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}
