import type { Heard, OwnStanding, SentReport } from '@castellan/protocol';
import { call } from '../online/server-api.ts';

export const standing = (): Promise<OwnStanding> => call('GET', '/api/fair');
export const block = (guest: string, on: boolean): Promise<unknown> =>
  call('POST', '/api/fair/block', { guest, on });
export const setHearing = (hearing: Heard): Promise<unknown> =>
  call('POST', '/api/fair/hearing', { hearing });
export const report = (sent: SentReport): Promise<unknown> =>
  call('POST', '/api/fair/report', sent);
/** What moderators said was read. */
export const haveRead = (): Promise<unknown> => call('POST', '/api/fair/read', {});
