import { SERVER_BOTS } from '@castellan/room';
import { PROTOCOL, readBegunTable, readDeckBody, readOpenTable } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import type { Announcements } from '../fair/announcements.ts';
import type { Moderation } from '../fair/moderation.ts';
import type { Newcomers } from '../fair/newcomers.ts';
import type { Guest, Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import type { Library } from '../table/library.ts';
import { cardsTag, cardsText } from '../table/library.ts';
import { askerOf } from './door.ts';
import { notFound } from './guards.ts';
import type { Identity } from './identity.ts';
import type { Limit } from './limit.ts';
import type { Lobby } from './lobby.ts';
import { mustKnowEachOther } from './seeking-routes.ts';
import { visibleName } from './visible-name.ts';

interface TableServices {
  readonly store: Store;
  readonly house: House;
  readonly lobby: Lobby;
  readonly identity: Identity;
  readonly library: Library;
  readonly newcomers: Newcomers;
  readonly moderation: Moderation;
  readonly limit: Limit;
  /** Whether this server sends mail. */
  readonly sendsMail: boolean;
  readonly announcements: Announcements;
  addresses(): readonly string[];
}

type AtTable = { Params: { id: string } };

/** What can be asked of tables, and of the server itself, without a socket. */
export function addTables(http: FastifyInstance, services: TableServices): void {
  const { store, house, lobby, identity, newcomers, moderation } = services;
  const { limit, sendsMail, addresses, announcements } = services;
  http.get('/api/hello', limit(300), async () => ({
    castellan: 'server',
    protocol: PROTOCOL,
    bots: SERVER_BOTS,
    addresses: addresses(),
    sendsMail,
    announced: announcements.current,
  }));
  http.get('/api/tables', limit(300), async request =>
    lobby.view((await identity.of(request))?.id ?? null),
  );
  http.post('/api/tables', limit(30, 30, 100), async request => {
    const guest = askerOf(request);
    const { spec, name, sit, invite = [] } = readOpenTable(request.body);
    if (sit) visibleName(name);
    if (spec.rated === true) await moderation.mustPlayRated(guest.id);
    const invited = await companionsOf(store, guest.id, new Set(invite));
    await newcomers.mustBeModest(guest.id, 'invitations', invited.length);
    if (spec.open) await newcomers.mustBeModest(guest.id, 'tables');
    const host = { guest: guest.id, name, portrait: guest.portrait ?? 0 };
    const id = await house.open(spec, host, sit, invited);
    await store.invite([...new Set(invite)], id, Date.now());
    return { id };
  });
  http.get<AtTable>('/api/tables/:id/record', limit(60), async (request, reply) => {
    const guest = await identity.of(request);
    const record = await house.record(request.params.id, guest?.id ?? null);
    return record ?? notFound(reply, 'There is no finished game here.');
  });
  // Anyone who has the link may know where it leads, even before they have a name.
  http.get<AtTable>('/api/tables/:id/invitation', limit(60), async (request, reply) => {
    const keeper = await house.keeper(request.params.id);
    const invited = await keeper?.tell(room =>
      room.phase === 'gathering' || room.spec.watch ? lobby.invitation(room) : null,
    );
    return invited ?? notFound(reply, 'There is no such table.');
  });
  addBegun(http, services);
  addDecks(http, services);
  addCards(http, services);
}

/** The people with these ids, if this person has played with each of them. */
async function companionsOf(
  store: Store,
  guest: string,
  ids: ReadonlySet<string>,
): Promise<readonly Guest[]> {
  await mustKnowEachOther(store, guest, [...ids]);
  return store.people([...ids]);
}

/** Room for a game of more moves than people make, and for its deck. What the rules told of them need not be sent. */
const LARGEST_GAME = 512 * 1024;

/** A game that was begun elsewhere is long, and is played through. */
function addBegun(http: FastifyInstance, { house, limit }: TableServices): void {
  const options = { bodyLimit: LARGEST_GAME, ...limit(4, 4, 40) };
  http.post('/api/tables/begun', options, async request => {
    const begun = readBegunTable(request.body);
    const name = visibleName(begun.name);
    const { id: guest, portrait = 0 } = askerOf(request);
    return { id: await house.openBegun(begun, { guest, name, portrait }) };
  });
}

/** Room for the longest deck, whatever letters it is written in. */
const LARGEST_DECK = 1024 * 1024;
const A_YEAR_S = 365 * 24 * 3600;

/** A deck of own cards is sent once, and is asked for by its digest. It is read, and a game is made of it: that takes a while. */
function addDecks(http: FastifyInstance, { store, house, limit }: TableServices): void {
  const options = { bodyLimit: LARGEST_DECK, ...limit(6, 6, 40) };
  http.post('/api/decks', options, async request =>
    house.takeDeck(readDeckBody(request.body).deck),
  );
  http.get<{ Params: { digest: string } }>(
    '/api/decks/:digest',
    limit(60),
    async (request, reply) => {
      const deck = await store.deck(request.params.digest);
      if (deck === null) return notFound(reply, 'This deck is not here.');
      reply.header('Cache-Control', `public, max-age=${A_YEAR_S}, immutable`);
      return reply.type('application/json').send(deck);
    },
  );
}

/** What a program would ask for at a table: it never changes, so it is fetched once. */
function addCards(http: FastifyInstance, { library, limit }: TableServices): void {
  http.get<{ Params: { game: string; version: string } }>(
    '/api/games/:game/:version/cards',
    limit(60),
    async (request, reply) => {
      const { game, version } = request.params;
      const rules = await library.edition(game, Number(version));
      if (rules === null) return notFound(reply, 'There is no such game here.');
      const tag = cardsTag(rules);
      reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=86400' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('application/json').send(cardsText(rules));
    },
  );
}
