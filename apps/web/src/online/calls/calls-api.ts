import type { Calling, CallWishes, PushAddress, Vacation } from '@castellan/protocol';
import { call } from '../server-api.ts';

export const calling = (): Promise<Calling> => call('GET', '/api/calls');
export const setWishes = (wishes: CallWishes): Promise<Calling> =>
  call('POST', '/api/calls', wishes);
/** By how many ways it arrived. */
export const tryNow = (): Promise<{ readonly arrived: number }> =>
  call('POST', '/api/calls/try', {});

export const pushKey = (): Promise<{ readonly key: string }> => call('GET', '/api/calls/key');
export const addPush = (address: PushAddress): Promise<unknown> =>
  call('POST', '/api/calls/push', address);
export const endPush = (endpoint: string): Promise<unknown> =>
  call('POST', '/api/calls/push/stop', { endpoint });
/** They look at a table, and know whose turn it is there. */
export const saw = (table: string): Promise<unknown> => call('POST', '/api/calls/seen', { table });

/** A new secret address of the feeds; off: none. */
export const setFeed = (on: boolean): Promise<{ readonly secret: string | null }> =>
  call('POST', '/api/calls/feed', { on });

export const setMail = (address: string | null): Promise<unknown> =>
  call('POST', '/api/calls/mail', { address });
export const confirmMail = (code: string): Promise<unknown> =>
  call('POST', '/api/calls/mail/confirm', { code });

export const vacation = (): Promise<Vacation> => call('GET', '/api/vacation');
export const takeVacation = (days: number, from = 0): Promise<Vacation> =>
  call('POST', '/api/vacation', { days, from });
