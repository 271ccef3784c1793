import { randomBytes } from 'node:crypto';
import { isDatabase } from '../store/place.ts';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';

/**
 * What carries messages to other processes on the same store: NATS where there is one, else the database itself. A
 * folder belongs to one process, which needs nothing; then nothing of this is even loaded.
 */
export async function openBus(
  place: string,
  nats: string | null,
  store: Store,
  report: (error: unknown) => void,
): Promise<Bus | undefined> {
  if (!isDatabase(place)) return undefined;
  if (nats === null) return new (await import('./postgres-bus.ts')).PostgresBus(place, report);
  const house = await store.folderId(randomBytes(4).toString('hex'));
  return new (await import('./nats-bus.ts')).NatsBus(nats, house, report);
}
