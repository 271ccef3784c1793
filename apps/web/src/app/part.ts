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

const ears = new Set<() => void>();
let count = 0;

/** Something is open that must not be lost, so the person is told, and decides when to reload. */
export function tellMissing(): void {
  count++;
  for (const hear of ears) hear();
}

/** How often a part was missing beside what is shown. */
export const missing = {
  get: (): number => count,
  subscribe: (hear: () => void): (() => void) => {
    ears.add(hear);
    return () => ears.delete(hear);
  },
};
