import { Refused, SERVER_BOTS } from '@castellan/room';
import type { Companion, Offers } from '@castellan/protocol';
import {
  readFavour,
  readNothing,
  readOfferFilter,
  readTableId,
  readWish,
} from '@castellan/protocol';
import { listings } from '@castellan/shelf/listings';
import type { FastifyInstance } from 'fastify';
import type { Moderation } from '../fair/moderation.ts';
import type { Store } from '../store/store.ts';
import type { Matchmaker } from '../table/matchmaker.ts';
import { askerOf } from './door.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';
import type { Lobby } from './lobby.ts';

interface SeekingServices {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly matchmaker: Matchmaker;
  readonly moderation: Moderation;
  readonly identity: Identity;
  readonly limit: Limit;
}

const MOST_COMPANIONS = 50;
const MOST_FAVOURITES = 100;
/** Who sits in the other seats if someone would rather not wait. */
const BOT = SERVER_BOTS[0]!;

const games = listings.map(({ id }) => id);

/** To find a game, and someone to play it with. */
export function addSeeking(http: FastifyInstance, services: SeekingServices): void {
  const { lobby, matchmaker, identity, moderation, limit } = services;
  http.get('/api/offers', limit(300), async request => {
    const guest = await identity.of(request);
    const [offers, waiting] = await Promise.all([
      lobby.offers(games, readOfferFilter(request.query), guest?.id ?? null),
      matchmaker.waiting(),
    ]);
    return { ...offers, waiting } satisfies Offers;
  });
  // Those who wait say so again now and then: a page that was closed no longer waits.
  http.post('/api/seek', limit(30, 30, 400), async request => {
    const guest = askerOf(request);
    const wish = readWish(request.body);
    if (wish.rated) await moderation.mustPlayRated(guest.id);
    return matchmaker.seek(guest, wish);
  });
  http.post('/api/seek/stay', limit(60), async request => {
    readNothing(request.body);
    return matchmaker.stay(askerOf(request));
  });
  http.post('/api/seek/stop', limit(60), async request => {
    readNothing(request.body);
    await matchmaker.stop(askerOf(request));
    return {};
  });
  http.post('/api/seek/bots', limit(30, 30, 100), async request => {
    readNothing(request.body);
    return { id: await matchmaker.withBots(askerOf(request), BOT) };
  });
  addCompanions(http, services);
}

/** People you have played with: nobody else can be favoured or invited, so that an id alone reaches nobody. */
function addCompanions(http: FastifyInstance, { store, limit }: SeekingServices): void {
  http.get('/api/companions', limit(120), async request => {
    const { id } = askerOf(request);
    const [companions, apart] = await Promise.all([
      store.companions(id, MOST_COMPANIONS),
      store.apartFrom(id),
    ]);
    return companions.filter(({ guest }) => !apart.includes(guest)) satisfies readonly Companion[];
  });
  http.post('/api/favourites', limit(60, 60, 400), async request => {
    const { id } = askerOf(request);
    const { guest, on } = readFavour(request.body);
    if (!on) await store.unfavour(id, guest);
    else {
      await mustKnowEachOther(store, id, [guest]);
      if (!(await store.favour(id, guest, Date.now(), MOST_FAVOURITES)))
        throw new Refused('full', `You can have ${MOST_FAVOURITES} favourites: remove one first.`);
    }
    return {};
  });
  http.post('/api/invitations/decline', limit(60), async request => {
    const { id } = askerOf(request);
    await store.uninvite(id, readTableId(request.body).table);
    return {};
  });
}

/** Refuses whom they never met. */
export async function mustKnowEachOther(
  store: Store,
  guest: string,
  others: readonly string[],
): Promise<void> {
  const apart = await store.apartFrom(guest);
  for (const other of others)
    // Someone who is blocked is told no more than a stranger.
    if (apart.includes(other) || !(await store.haveMet(guest, other)))
      throw new Refused(
        'seat',
        'You can only invite people you have played with. Send others the link.',
      );
}
