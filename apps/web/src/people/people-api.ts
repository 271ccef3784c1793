import type {
  Board,
  CardFigures,
  Daily,
  HistoryPage,
  Look,
  Profile,
  Rung,
  SentDaily,
} from '@castellan/protocol';
import { call } from '../online/server-api.ts';

const person = (guest: string, what: string): string =>
  `/api/people/${encodeURIComponent(guest)}/${what}`;

export const profile = (guest: string): Promise<Profile> => call('GET', person(guest, 'profile'));
export const history = (guest: string, game: string, from: string): Promise<HistoryPage> =>
  call('GET', `${person(guest, 'history')}?${new URLSearchParams({ game, from })}`);
export const setLook = (look: Look): Promise<unknown> => call('POST', '/api/me/look', { look });
/** `season`: all time, if it is empty. */
export const board = (game: string, season: string): Promise<Board> =>
  call('GET', `/api/ranking/${game}${season === '' ? '' : `?season=${season}`}`);
export const cards = (game: string): Promise<readonly CardFigures[]> =>
  call('GET', `/api/games/${game}/figures`);
export const daily = (day: string, game: string): Promise<Daily> =>
  call('GET', `/api/daily/${day}/${game}`);
export const sendDaily = (sent: SentDaily): Promise<{ readonly isFirst: boolean }> =>
  call('POST', '/api/daily', sent);
export const ladder = (): Promise<readonly Rung[]> => call('GET', '/api/ladder');
