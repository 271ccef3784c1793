import type { ShuffleReceipt } from '@castellan/protocol';

// What this device keeps of each table: the promise of its shuffle, and the numbers that it added.

const key = (table: string): string => `castellan table ${table}`;

/** Kept before the number is sent: without it there is nothing to compare. One for each seat of a promise. */
export function keep(table: string, receipt: ShuffleReceipt): void {
  const { promise, seat } = receipt;
  const others = kept(table).filter(one => one.promise !== promise || one.seat !== seat);
  try {
    localStorage.setItem(key(table), JSON.stringify([...others, receipt]));
  } catch {
    // A private window keeps nothing; the game goes on.
  }
}

export function kept(table: string): readonly ShuffleReceipt[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(found) ? (found as ShuffleReceipt[]) : [];
  } catch {
    return [];
  }
}

const MUTED = 'castellan muted';

/** The public ids of those whom this person does not want to hear, at any table. */
export function mutedGuests(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(MUTED) ?? '[]');
    return Array.isArray(found) ? found.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function keepMuted(guests: readonly string[]): void {
  try {
    localStorage.setItem(MUTED, JSON.stringify(guests.slice(-50)));
  } catch {
    // Then only this table remembers it.
  }
}
