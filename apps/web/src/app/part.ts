/** A part of the page could not be fetched: another version has taken its place, or there is no network. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause });
    this.name = 'PartMissing';
  }
}

/** Fetches a part of the page. */
export async function part<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch (error) {
    throw error instanceof PartMissing ? error : new PartMissing(error);
  }
}
