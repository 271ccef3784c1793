import type { Companion, OfferFilter, Offers, Seeking, Wish } from '@castellan/protocol';
import { call } from '../server-api.ts';

export function offers(filter: OfferFilter): Promise<Offers> {
  const asked = new URLSearchParams();
  for (const [name, wanted] of Object.entries(filter))
    asked.set(name, typeof wanted === 'boolean' ? (wanted ? 'yes' : 'no') : `${wanted}`);
  return call('GET', `/api/offers?${asked}`);
}

export const seek = (wish: Wish): Promise<Seeking> => call('POST', '/api/seek', { wish });
export const stay = (): Promise<Seeking | null> => call('POST', '/api/seek/stay', {});
export const playWithBots = (): Promise<{ readonly id: string }> =>
  call('POST', '/api/seek/bots', {});

/** Also from a page that is just being closed. */
export function stopSeeking(): void {
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/api/seek/stop', { method: 'POST', keepalive: true, headers, body: '{}' }).catch(
    () => {},
  );
}

export const companions = (): Promise<readonly Companion[]> => call('GET', '/api/companions');
export const favour = (guest: string, on: boolean): Promise<object> =>
  call('POST', '/api/favourites', { guest, on });
