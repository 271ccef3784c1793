import type { Dossier, HouseView, Named, SentDeed } from '@castellan/protocol';
import { call } from '../online/server-api.ts';

export interface ReadLine {
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
}

export const house = (): Promise<HouseView> => call('GET', '/api/house');
export const peopleNamed = (
  name: string,
): Promise<readonly (Named & { readonly hasAccount: boolean })[]> =>
  call('GET', `/api/house/people?${new URLSearchParams({ name })}`);
export const dossier = (guest: string): Promise<Dossier> =>
  call('GET', `/api/house/people/${encodeURIComponent(guest)}`);
export const chatOf = (report: string): Promise<readonly ReadLine[]> =>
  call('GET', `/api/house/reports/${report}/chat`);
export const act = (deed: SentDeed): Promise<unknown> => call('POST', '/api/house/deeds', deed);
