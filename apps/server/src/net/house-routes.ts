import { plainName } from '@castellan/kernel';
import type { HouseView } from '@castellan/protocol';
import { readDeed } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import { availableParallelism, loadavg } from 'node:os';
import type { Moderation } from '../fair/moderation.ts';
import { shownDeed, shownReport } from '../fair/moderation.ts';
import type { Day } from '../ops/day.ts';
import type { Store } from '../store/store.ts';
import { version } from '../version.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Limit } from './limit.ts';

interface HouseServices {
  readonly store: Store;
  readonly moderation: Moderation;
  readonly limit: Limit;
  /** How many tables are in memory here, and how many lines are open at them and in the lobby. */
  load(): { readonly tables: number; readonly people: number; readonly lobby: number };
  readonly day: Day;
  now(): number;
}

const MOST_REPORTS = 50;
const MOST_DEEDS = 50;
const MOST_TABLES = 50;
const MOST_FOUND = 20;
const LATELY_MS = 60 * 24 * 3600 * 1000;
const LEAST_GAMES = 6;
const MOST_PAIRS = 20;

type Asked = {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly name?: unknown };
};

/** What moderators see and do. */
export function addHouse(http: FastifyInstance, services: HouseServices): void {
  const { store, moderation, limit } = services;
  http.get('/api/house', limit(60), async request => viewOf(services, askerOf(request).id));
  http.get<Asked>('/api/house/people', limit(60), async request => {
    const { name } = request.query;
    const start = typeof name === 'string' ? plainName(name) : '';
    return start === '' ? [] : store.peopleNamed(start, MOST_FOUND);
  });
  http.get<Asked>('/api/house/people/:id', limit(60), async (request, reply) => {
    const found = await moderation.dossier(request.params.id);
    return found ?? notFound(reply, 'This person is no longer here.');
  });
  http.get<Asked>('/api/house/reports/:id/chat', limit(30), async (request, reply) => {
    const lines = await moderation.chatOf(askerOf(request), request.params.id);
    return lines ?? notFound(reply, 'There is no chat with this report.');
  });
  http.post('/api/house/deeds', limit(30), async request => {
    await moderation.act(askerOf(request), readDeed(request.body));
    return {};
  });
}

async function viewOf({ store, load, day, now }: HouseServices, by: string): Promise<HouseView> {
  const [reports, tables, deeds, oneSided] = await Promise.all([
    store.openReports(MOST_REPORTS),
    // Those that anyone may see: the id of any other table is an invitation.
    store.openTables(MOST_TABLES),
    store.deeds(MOST_DEEDS),
    store.oneSided(now() - LATELY_MS, LEAST_GAMES, MOST_PAIRS),
  ]);
  return {
    figures: {
      upSeconds: Math.round(process.uptime()),
      version,
      memoryBytes: process.memoryUsage.rss(),
      load: loadavg()[0]!,
      cores: availableParallelism(),
      ...load(),
    },
    day: day.moments,
    // Only the other moderators may know who has reported a moderator.
    reports: reports.filter(({ about }) => about !== by).map(shownReport),
    tables: tables.map(({ id, game, names, turn, phase, updated }) => ({
      id,
      game,
      names,
      turn,
      phase,
      updated,
    })),
    deeds: deeds.map(shownDeed),
    oneSided,
  };
}
