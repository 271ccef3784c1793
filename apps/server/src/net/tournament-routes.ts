import type { TournamentSummary, TournamentView } from '@castellan/protocol';
import { readTournamentId, readTournamentPlan } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import type { Tournaments } from '../tournament/tournaments.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';

interface TournamentServices {
  readonly tournaments: Tournaments;
  readonly identity: Identity;
  readonly limit: Limit;
}

type Asked = { readonly Params: { readonly id: string } };

/** Tournaments: what anyone may see, and what those who take part do. Who sits with whom, and who has won, no route writes. */
export function addTournaments(http: FastifyInstance, services: TournamentServices): void {
  const { tournaments, identity, limit } = services;
  http.get('/api/tournaments', limit(120), async request => {
    const guest = await identity.of(request);
    return tournaments.list(guest?.id ?? null) satisfies Promise<readonly TournamentSummary[]>;
  });
  http.get<Asked>('/api/tournaments/:id', limit(120), async (request, reply) => {
    const guest = await identity.of(request);
    const found: TournamentView | null = await tournaments.show(
      request.params.id,
      guest?.id ?? null,
    );
    return found ?? notFound(reply, 'There is no such tournament.');
  });
  http.post('/api/tournaments', limit(10, 10, 20), async request => {
    const plan = readTournamentPlan(request.body);
    return { id: await tournaments.open(askerOf(request), plan) };
  });
  http.post('/api/tournaments/enter', limit(30, 30, 200), async request => {
    const { id } = readTournamentId(request.body);
    await tournaments.enter(id, askerOf(request));
    return {};
  });
  http.post('/api/tournaments/leave', limit(30), async request => {
    const { id } = readTournamentId(request.body);
    await tournaments.leave(id, askerOf(request));
    return {};
  });
  http.post('/api/tournaments/call-off', limit(30), async request => {
    const { id } = readTournamentId(request.body);
    await tournaments.callOff(id, askerOf(request));
    return {};
  });
}
