import type { Who } from '@castellan/kernel';

const people = ['Anna', 'Ben', 'Cora', 'Dirk', 'Edda', 'Finn', 'Gerda', 'Hugo'];

/** Names for the seats: first the given ones, then ours. */
export function namesFor(seats: number, given: readonly string[] = []): string[] {
  const spare = people.filter(name => !given.includes(name));
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? spare[seat] ?? `Seat ${seat}`);
}

/** Seats by name; seat -1 is the opponent that the rules play. */
export const called =
  (names: readonly string[]): Who =>
  seat =>
    names[seat] ?? (seat < 0 ? 'The rival' : `Seat ${seat}`);
