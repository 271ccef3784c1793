import type { Store } from './store.ts';

/** Whether a place is the address of a PostgreSQL, and not a folder. */
export function isDatabase(place: string): boolean {
  return URL.canParse(place) && ['postgres:', 'postgresql:'].includes(new URL(place).protocol);
}

/** A place in words that may be shown: without the password of a database. */
export function shownPlace(place: string): string {
  if (!isDatabase(place)) return place;
  const { host, pathname } = new URL(place);
  return `postgres://${host}${pathname}`;
}

/** Opens the store in a folder, or in a database. What speaks to PostgreSQL is loaded only where there is one. */
export async function openPlace(place: string): Promise<Store> {
  if (isDatabase(place)) return (await import('./postgres-store.ts')).openPostgres(place);
  return (await import('./sqlite-store.ts')).openStore(place);
}
