import type { TournamentPlan, TournamentSummary, TournamentView } from '@castellan/protocol';
import { call } from '../../online/server-api.ts';

export const tournaments = (): Promise<readonly TournamentSummary[]> =>
  call('GET', '/api/tournaments');
export const tournament = (id: string): Promise<TournamentView> =>
  call('GET', `/api/tournaments/${encodeURIComponent(id)}`);
export const openTournament = (plan: TournamentPlan): Promise<{ readonly id: string }> =>
  call('POST', '/api/tournaments', { plan });
export const enter = (id: string): Promise<object> =>
  call('POST', '/api/tournaments/enter', { id });
export const leave = (id: string): Promise<object> =>
  call('POST', '/api/tournaments/leave', { id });
export const callOff = (id: string): Promise<object> =>
  call('POST', '/api/tournaments/call-off', { id });
