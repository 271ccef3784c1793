import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { plainName } from '@castellan/kernel';
import type { Me } from '@castellan/protocol/net';
import {
  BadMessage,
  LONGEST_MESSAGE,
  PROTOCOL,
  readCode,
  readDevice,
  readGuest,
  readName,
  readOpenTable,
  readUseCode,
} from '@castellan/protocol/net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusalOf } from '../room/refused.ts';
import type { Guest, Store } from '../store/store.ts';
import { SERVER_BOTS } from '../table/bots.ts';
import type { Lifetimes } from '../table/expiry.ts';
import { House } from '../table/house.ts';
import type { Library } from '../table/library.ts';
import { realTime } from '../table/time.ts';
import type { Rate } from './bucket.ts';
import { budgetsOf } from './bucket.ts';
import { cardsTag, cardsText } from '../table/library.ts';
import { ConnectionLimit, MOST_CONNECTIONS_EACH, placeOf } from './connection-limit.ts';
import { Identity } from './identity.ts';
import { limitOf } from './limit.ts';
import { Lobby } from './lobby.ts';
import { isFromOurPage } from './origin.ts';
import { PLACE_BUDGET } from './page-socket.ts';
import { Pulse } from './pulse.ts';
import { addSockets } from './sockets.ts';

export interface AppSettings {
  readonly store: Store;
  readonly library: Library;
  /** Answers everything that is not ours: the page. */
  readonly site: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  readonly headers: Readonly<Record<string, string>>;
  /** How many reverse proxies of ours stand in front and say who asks. */
  readonly proxies?: number;
  /** Off only for measuring. */
  readonly isLimited?: boolean;
  /** For tests: how many lines an address may have, and how long a request may take to arrive. */
  readonly mostConnectionsEach?: number;
  readonly silenceMs?: number;
  readonly requests?: Rate;
  readonly places?: Rate;
  readonly botPace?: number;
  /** How long tables and people are kept; without it, for ever. */
  readonly lifetimes?: Lifetimes;
  /** Where other machines in the same network find this server. */
  addresses?(): readonly string[];
  report(error: unknown): void;
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly sockets: () => number;
  /** How many look at the lobby. */
  readonly watchers: () => number;
  close(): Promise<void>;
}

const PULSE_MS = 25_000;
const LARGEST_BODY = 16_384;
/** What an address may ask for in all: a class of forty that opens the page takes some 1,500 at once. */
const REQUESTS = { burst: 3000, perSecond: 200 };
/** How long an answer may lie unread. */
const UNREAD_MS = 60_000;
/** Browsers send a message in one piece. */
const MOST_FRAGMENTS = 16;
/** How long it may take until a request is there: its head, and the whole of it. */
const SILENCE_MS = 10_000;

/** Everything that answers on the network: pages, people, tables. */
export async function buildApp(settings: AppSettings): Promise<App> {
  const { store, library, site, headers, report, isLimited = true, proxies = 0 } = settings;
  const lobby = new Lobby(store);
  const house = new House({
    store,
    library,
    time: realTime,
    ...(settings.botPace === undefined ? {} : { botPace: settings.botPace }),
    ...(settings.lifetimes === undefined ? {} : { lifetimes: settings.lifetimes }),
    changed: room => lobby.changed(room),
    report,
  });
  const identity = await Identity.of(store, report);
  const pulse = new Pulse(PULSE_MS);

  const { silenceMs = SILENCE_MS } = settings;
  const http = Fastify({
    bodyLimit: LARGEST_BODY,
    // Of the addresses that are named only as many are believed as we have proxies, from the last: what stands before
    // them the sender may have made up.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    forceCloseConnections: true,
    // Whoever does not read an answer is let go; sockets have limits of their own.
    connectionTimeout: UNREAD_MS,
    requestTimeout: silenceMs * 2,
    http: { headersTimeout: silenceMs, connectionsCheckingInterval: silenceMs / 5 },
    routerOptions: { maxParamLength: 100 },
  });
  // Behind a proxy all lines are the proxy's, which hands on what it has heard to the end.
  if (isLimited && proxies === 0)
    void new ConnectionLimit(http.server, settings.mostConnectionsEach ?? MOST_CONNECTIONS_EACH);
  // Only JSON is read: a form of another site can't send it without asking first.
  http.removeContentTypeParser('text/plain');
  await http.register(cookie);
  await http.register(websocket, {
    options: {
      maxPayload: LONGEST_MESSAGE,
      perMessageDeflate: false,
      // Each line answers pings itself, and counts them.
      autoPong: false,
      maxFragments: MOST_FRAGMENTS,
    },
  });
  http.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
  // Whatever is asked for, also what is not there. Who asks for more has to open a new connection for it each time.
  const requests = budgetsOf(settings.requests ?? REQUESTS);
  http.addHook('onRequest', async (request, reply) => {
    if (!isLimited || requests.take(placeOf(request.ip), performance.now())) return;
    await reply.code(429).header('Connection', 'close').send({
      code: 'busy',
      message: 'Too much at once. Wait a moment, then try again.',
    });
  });
  http.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' && request.headers.upgrade === undefined;
    if (!isRead && !isFromOurPage(request))
      await reply
        .code(403)
        .send({ code: 'origin', message: 'This is not for pages of another site.' });
  });
  http.setErrorHandler(async (error, _request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 0;
    if (status >= 400 && status < 500) {
      const { message } = error as Error;
      return reply.code(status).send({ code: status === 429 ? 'busy' : 'malformed', message });
    }
    const { code, message } = refusalOf(error);
    if (code === 'fault') report(error);
    return reply.code(code === 'fault' ? 500 : 400).send({ code, message });
  });

  const person = async (request: FastifyRequest): Promise<Guest> => {
    const guest = await identity.of(request);
    if (guest === null) throw new BadMessage('say first who you are.');
    return guest;
  };
  const limit = (perMinute: number, strangers?: number, perDay?: number) =>
    isLimited ? { preHandler: limitOf(identity, { perMinute, strangers, perDay }) } : {};

  http.get('/api/hello', limit(300), async () => ({
    castellan: 'server',
    protocol: PROTOCOL,
    bots: SERVER_BOTS,
    addresses: settings.addresses?.() ?? [],
  }));

  http.get('/api/me', limit(300), async (request, reply) => {
    const guest = await identity.arrive(request, reply);
    return guest === null ? null : meOf(guest);
  });
  http.post('/api/me', limit(30, 120, 2000), async (request, reply) => {
    const name = plainName(readName(request.body).name);
    if (name === '') throw new BadMessage(NAMELESS);
    return meOf(await identity.introduce(request, reply, name));
  });
  // Whom this browser has been before, and the way back.
  http.get('/api/me/former', limit(60), async request =>
    (await identity.former(request)).map(meOf),
  );
  http.post('/api/me/former', limit(20), async (request, reply) =>
    meOf(await identity.goBack(request, reply, readGuest(request.body).guest)),
  );
  http.post('/api/codes', limit(20), async request => ({
    code: await identity.code(request, await person(request)),
  }));
  // Whose code it is: whoever opens a link is told before they become that person. A code belongs in no address.
  http.post('/api/codes/look', limit(60), async (request, reply) => {
    const guest = await identity.lookAtCode(readCode(request.body).code);
    if (guest !== null) return meOf(guest);
    return reply
      .code(404)
      .send({ code: 'none', message: 'This code has been used or has expired.' });
  });
  http.post('/api/codes/use', limit(20), async (request, reply) =>
    meOf(await identity.useCode(request, reply, readUseCode(request.body))),
  );
  http.get('/api/devices', limit(60), async request =>
    identity.devices(request, await person(request)),
  );
  http.post('/api/devices/sign-out', limit(20), async (request, reply) => {
    const { id } = readDevice(request.body);
    await identity.signOut(request, reply, await person(request), id);
    return {};
  });

  http.get('/api/tables', limit(300), async request =>
    lobby.view((await identity.of(request))?.id ?? null),
  );
  http.post('/api/tables', limit(30, 30, 100), async request => {
    const guest = await person(request);
    const { spec, name, sit } = readOpenTable(request.body);
    if (sit && plainName(name) === '') throw new BadMessage(NAMELESS);
    return { id: await house.open(spec, guest.id, name, sit) };
  });
  http.get<{ Params: { id: string } }>(
    '/api/tables/:id/record',
    limit(60),
    async (request, reply) => {
      const record = await house.record(request.params.id);
      if (record !== null) return record;
      return reply.code(404).send({ code: 'none', message: 'There is no finished game here.' });
    },
  );

  // What a program would ask for at a table: it never changes, so it is fetched once.
  http.get<{ Params: { game: string; version: string } }>(
    '/api/games/:game/:version/cards',
    limit(60),
    async (request, reply) => {
      const { game, version } = request.params;
      const rules = await library.edition(game, Number(version));
      if (rules === null)
        return reply.code(404).send({ code: 'none', message: 'There is no such game here.' });
      const tag = cardsTag(rules);
      reply.headers({ ETag: tag, 'Cache-Control': 'public, max-age=86400' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type('application/json').send(cardsText(rules));
    },
  );

  // Whoever has the link may know where it leads, also before they have a name.
  http.get<{ Params: { id: string } }>(
    '/api/tables/:id/invitation',
    limit(60),
    async (request, reply) => {
      const keeper = await house.keeper(request.params.id);
      const invited = await keeper?.tell(room =>
        room.phase === 'gathering' || room.spec.watch ? lobby.invitation(room) : null,
      );
      if (invited) return invited;
      return reply.code(404).send({ code: 'none', message: 'There is no such table.' });
    },
  );

  addSockets(http, {
    house,
    lobby,
    identity,
    pulse,
    isLimited,
    places: settings.places ?? PLACE_BUDGET,
    report,
  });

  http.setNotFoundHandler((request, reply) => {
    if (site === null || request.url.startsWith('/api/')) {
      void reply.code(404).send({ code: 'none', message: 'There is nothing at this address.' });
      return;
    }
    reply.hijack();
    site(request.raw, reply.raw);
  });

  return {
    http,
    house,
    sockets: () => pulse.size,
    watchers: () => lobby.watchers,
    close: async () => {
      pulse.stop();
      await house.close();
      await http.close();
    },
  };
}

const NAMELESS = 'a name needs something people can see.';

const meOf = ({ id, name }: Guest): Me => ({ guest: id, name });
