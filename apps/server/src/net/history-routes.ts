import { readDailyResult, readLook } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import { ShownHistory } from '../history/shown-history.ts';
import { Dailies } from '../history/dailies.ts';
import type { Mark, Store } from '../store/store.ts';
import type { Library } from '../table/library.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';

interface HistoryServices {
  readonly store: Store;
  readonly identity: Identity;
  readonly library: Library;
  readonly limit: Limit;
  now(): number;
}

interface Asked {
  readonly Params: { readonly guest: string; readonly game: string; readonly day: string };
  readonly Querystring: Readonly<Record<'game' | 'from' | 'season', unknown>>;
}

/** Room for a game of more moves than people make. */
const LARGEST_GAME = 256 * 1024;
const GAME = /^[a-z][a-z0-9-]{0,39}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PLACE = /^(\d{1,16})-([a-z0-9-]{1,40})$/;

/** Where a list goes on; null: at its beginning. */
function placeIn(from: unknown): Mark | null {
  const found = typeof from === 'string' ? PLACE.exec(from) : null;
  return found === null ? null : { at: Number(found[1]), id: found[2]! };
}

/** What is known of finished games. From outside you can only write who may look, and your own daily game. */
export function addHistory(http: FastifyInstance, services: HistoryServices): void {
  const { store, identity, limit } = services;
  const history = new ShownHistory(store, () => services.now());
  const idOf = async (request: Parameters<Identity['of']>[0]): Promise<string | null> =>
    (await identity.of(request))?.id ?? null;

  http.get<Asked>('/api/people/:guest/profile', limit(60), async request =>
    history.profile(request.params.guest, await idOf(request)),
  );
  http.get<Asked>('/api/people/:guest/history', limit(60), async request => {
    const { game, from } = request.query;
    return history.history(
      request.params.guest,
      await idOf(request),
      typeof game === 'string' && GAME.test(game) ? game : null,
      placeIn(from),
    );
  });
  http.post('/api/me/look', limit(20), async request => {
    const { look } = readLook(request.body);
    const { id } = askerOf(request);
    await store.setLook(id, look);
    return {};
  });
  http.get<Asked>('/api/ranking/:game', limit(60), async (request, reply) => {
    const { game } = request.params;
    if ((await services.library.current(game)) === null)
      return notFound(reply, 'There is no such game here.');
    const { season } = request.query;
    const asker = await idOf(request);
    return typeof season === 'string'
      ? ((await history.season(game, season, asker)) ?? notFound(reply, 'There is no such season.'))
      : history.board(game, asker);
  });
  http.get<Asked>('/api/games/:game/figures', limit(60), async (request, reply) => {
    const { game } = request.params;
    if ((await services.library.current(game)) === null)
      return notFound(reply, 'There is no such game here.');
    return history.cards(game);
  });
  addDailies(http, services);
}

function addDailies(http: FastifyInstance, services: HistoryServices): void {
  const { store, identity, library, limit } = services;
  const dailies = new Dailies(store, library, () => services.now());
  http.get<Asked>('/api/daily/:day/:game', limit(120), async (request, reply) => {
    const { day, game } = request.params;
    if (!DAY.test(day) || !GAME.test(game)) return notFound(reply, 'There is no such day.');
    return dailies.of(day, game, (await identity.of(request))?.id ?? null);
  });
  http.get<Asked>('/api/daily/:day/:game/:guest', limit(30), async (request, reply) => {
    const { day, game, guest } = request.params;
    const asker = (await identity.of(request))?.id ?? null;
    const file = await dailies.file(day, game, guest, asker);
    return file ?? notFound(reply, 'This game can’t be looked at, or not yet.');
  });
  http.get('/api/ladder', limit(60), async request => dailies.ladder(askerOf(request).id));
  const options = { bodyLimit: LARGEST_GAME, ...limit(6, 4, 60) };
  http.post('/api/daily', options, async request => {
    const { id } = askerOf(request);
    return { isFirst: await dailies.take(id, readDailyResult(request.body)) };
  });
}
