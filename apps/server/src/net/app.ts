import { realTime } from '@castellan/room';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Store } from '../store/store.ts';
import type { Lifetimes } from '../table/expiry.ts';
import { House } from '../table/house.ts';
import type { Library } from '../table/library.ts';
import type { Rate } from './bucket.ts';
import { ConnectionLimit, MOST_CONNECTIONS_EACH } from './connection-limit.ts';
import { addHeaders, explainErrors, keepOutOtherSites, limitRequests, notFound } from './guards.ts';
import { Identity } from './identity.ts';
import { limitsOf } from './limit.ts';
import { Lobby } from './lobby.ts';
import { PLACE_BUDGET } from './page-socket.ts';
import { addPeople } from './people-routes.ts';
import { Pulse } from './pulse.ts';
import { Sockets } from './sockets.ts';
import { addTables } from './table-routes.ts';

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
  const { store, library, report, isLimited = true, places = PLACE_BUDGET } = settings;
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
  const http = await listener(settings);
  addHeaders(http, settings.headers);
  if (isLimited) limitRequests(http, settings.requests ?? REQUESTS);
  keepOutOtherSites(http);
  explainErrors(http, report);
  const limit = limitsOf(identity, isLimited);
  addPeople(http, identity, limit);
  const addresses = (): readonly string[] => settings.addresses?.() ?? [];
  addTables(http, { house, lobby, identity, library, limit, addresses });
  new Sockets({ house, lobby, identity, pulse, isLimited, places, report }).addTo(http);
  addSite(http, settings.site);
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

async function listener(settings: AppSettings): Promise<FastifyInstance> {
  const { isLimited = true, proxies = 0, silenceMs = SILENCE_MS } = settings;
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
  return http;
}

function addSite(http: FastifyInstance, site: AppSettings['site']): void {
  http.setNotFoundHandler((request, reply) => {
    if (site === null || request.url.startsWith('/api/')) {
      void notFound(reply, 'There is nothing at this address.');
      return;
    }
    reply.hijack();
    site(request.raw, reply.raw);
  });
}
