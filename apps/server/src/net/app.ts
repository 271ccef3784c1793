import { realTime } from '@castellan/room';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@castellan/protocol';
import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Accounts } from '../account/accounts.ts';
import { Person } from '../account/person.ts';
import type { Bus } from '../bus/bus.ts';
import { Cluster } from '../cluster/cluster.ts';
import { SharedLimits } from '../cluster/shared-limits.ts';
import { SharedTime } from '../cluster/shared-time.ts';
import { Announcements } from '../fair/announcements.ts';
import { Moderation } from '../fair/moderation.ts';
import { Newcomers } from '../fair/newcomers.ts';
import { Origins } from '../fair/origins.ts';
import { Reports } from '../fair/reports.ts';
import { Day } from '../ops/day.ts';
import type { Leaving } from '../ops/drain.ts';
import { Drain } from '../ops/drain.ts';
import { addHealth } from '../ops/health.ts';
import { measuredStore } from '../ops/measured-store.ts';
import type { Probe } from '../ops/probe.ts';
import { noProbe } from '../ops/probe.ts';
import { jsonLog, logRequests } from '../ops/request-log.ts';
import type { Store } from '../store/store.ts';
import type { Lifetimes } from '../table/expiry.ts';
import { House } from '../table/house.ts';
import type { Library } from '../table/library.ts';
import { Matchmaker } from '../table/matchmaker.ts';
import type { Thinking } from '../table/thinkers.ts';
import { Marshal } from '../tournament/marshal.ts';
import { Tournaments } from '../tournament/tournaments.ts';
import { Outbound } from '../turns/outbound.ts';
import { Herald } from '../turns/herald.ts';
import { Postman } from '../turns/postman.ts';
import { PushService } from '../turns/push-service.ts';
import type { Reach } from '../turns/reach.ts';
import { NO_REACH } from '../turns/reach.ts';
import { Vacations } from '../turns/vacations.ts';
import { addAccounts } from './account-routes.ts';
import type { Rate, Share } from './bucket.ts';
import { addCalls } from './call-routes.ts';
import { ConnectionLimit, MOST_CONNECTIONS_EACH } from './connection-limit.ts';
import { guardByTable } from './door.ts';
import { addFair } from './fair-routes.ts';
import { addHeaders, explainErrors, keepOutOtherSites, limitRequests, notFound } from './guards.ts';
import { addHistory } from './history-routes.ts';
import { addHouse } from './house-routes.ts';
import { Identity } from './identity.ts';
import { limitsOf } from './limit.ts';
import { CLOSE } from './line.ts';
import { Lobby } from './lobby.ts';
import { PLACE_BUDGET } from './page-socket.ts';
import { addPeople } from './people-routes.ts';
import { Pulse } from './pulse.ts';
import { addSeeking } from './seeking-routes.ts';
import { Sockets } from './sockets.ts';
import { addTables } from './table-routes.ts';
import { addTournaments } from './tournament-routes.ts';

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
  /** How often tournaments are looked after, and the break between their rounds. */
  readonly tournaments?: { readonly restMs: number; readonly breakMs: number };
  /** How long tables and people are kept; without it, for ever. */
  readonly lifetimes?: Lifetimes;
  /** Without: nothing is measured. */
  readonly probe?: Probe;
  /** Lines of JSON for every request and every fault. */
  readonly hasJsonLog?: boolean;
  /** The way to other processes on the same store; without, there are none. */
  readonly bus?: Bus;
  /** Where bots that take their time think; by default, in threads of this process. */
  readonly thinkers?: Thinking;
  /** How people are told of their turn; without: by push, and by feeds. */
  readonly reach?: Reach;
  /** Where other machines in the same network find this server. */
  addresses?(): readonly string[];
  report(error: unknown): void;
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly herald: Herald;
  readonly moderation: Moderation;
  readonly announcements: Announcements;
  readonly sockets: () => number;
  /** How many look at the lobby. */
  readonly watchers: () => number;
  readonly drain: Drain;
  /** Sends everyone away in good order; takes no longer than the notice and a few seconds. */
  leave(noticeMs: number): Promise<void>;
  close(): Promise<void>;
}

const NOTHING_HERE = 'There is nothing at this address.';
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
  const { library, report, isLimited = true, places = PLACE_BUDGET, probe = noProbe } = settings;
  const store = probe === noProbe ? settings.store : measuredStore(settings.store, probe);
  const http = await listener(settings);
  const drain = new Drain();
  const cluster = settings.bus === undefined ? undefined : new Cluster(settings.bus);
  const sharedTime = cluster === undefined ? null : await SharedTime.of(store);
  const sharedLimits = cluster === undefined ? null : new SharedLimits(cluster);
  const share: Share = (name, budgets) => sharedLimits?.share(name, budgets) ?? budgets;
  const lobby = new Lobby(store, cluster);
  const identity = await Identity.of(store, report, cluster);
  const moderation = new Moderation({ store, identity, now: () => (sharedTime ?? realTime).now() });
  const announcements = new Announcements({
    store,
    cluster: cluster ?? null,
    now: () => (sharedTime ?? realTime).now(),
    report,
  });
  const house = new House({
    store,
    library,
    time: sharedTime ?? realTime,
    probe,
    ...(cluster === undefined ? {} : { cluster }),
    ...(settings.thinkers === undefined ? {} : { thinkers: settings.thinkers }),
    ...(settings.botPace === undefined ? {} : { botPace: settings.botPace }),
    ...(settings.lifetimes === undefined ? {} : { lifetimes: settings.lifetimes }),
    changed: room => lobby.changed(room),
    mustPlayRated: guest => moderation.mustPlayRated(guest),
    report,
  });
  const pulse = new Pulse(PULSE_MS);
  addHeaders(http, settings.headers);
  if (isLimited) limitRequests(http, settings.requests ?? REQUESTS, share);
  if (settings.hasJsonLog === true || probe !== noProbe) logRequests(http, probe);
  keepOutOtherSites(http);
  explainErrors(http, report);
  const limit = limitsOf(identity, isLimited, share);
  const accounts = new Accounts(store, identity);
  guardByTable(http, { identity, accounts, moderation });
  addHealth(http, { store, drain });
  const time = sharedTime ?? realTime;
  const now = (): number => time.now();
  addPeople(http, identity, new Origins(store, identity, now, report), limit);
  const newcomers = new Newcomers(store, isLimited, share, now);
  const reports = new Reports(store, newcomers, now);
  addFair(http, { store, moderation, reports, limit });
  const person = new Person({ store, house, identity, cluster: cluster ?? null });
  addAccounts(http, { identity, accounts, person, limit });
  const addresses = (): readonly string[] => settings.addresses?.() ?? [];
  const { sendTo, site, mail } = settings.reach ?? NO_REACH;
  addHistory(http, { store, identity, library, limit, now });
  const tables = {
    store,
    house,
    lobby,
    identity,
    library,
    newcomers,
    moderation,
    limit,
    sendsMail: mail !== null,
    addresses,
    announcements,
  };
  addTables(http, tables);
  const matchmaker = new Matchmaker({ store, house, library, time, report });
  const tournaments = new Tournaments({ store, library, moderation, newcomers, now });
  addTournaments(http, { tournaments, identity, limit });
  const marshal = new Marshal({
    store,
    house,
    time,
    isMine: ms => house.isMine('tournaments', ms),
    ...settings.tournaments,
    report,
  });
  addSeeking(http, { store, lobby, matchmaker, identity, moderation, limit });
  const outbound = new Outbound(sendTo);
  const push = new PushService(store, outbound);
  const postman = mail === null ? null : new Postman(mail);
  const isMine = (ms: number): Promise<boolean> => house.isMine('calls', ms);
  const herald = new Herald({ store, time, outbound, push, postman, isMine, report });
  const vacations = new Vacations({ store, house, time, report });
  const calls = {
    store,
    vacations,
    identity,
    herald,
    outbound,
    push,
    postman,
    site,
    limit,
    time,
  };
  addCalls(http, calls);
  const services = {
    house,
    lobby,
    identity,
    moderation,
    announcements,
    pulse,
    isLimited,
    places,
    share,
    probe,
    report,
  };
  const sockets = new Sockets(services);
  sockets.addTo(http);
  const load = () => ({
    tables: house.size,
    people: Math.max(0, pulse.size - lobby.watchers),
    lobby: lobby.watchers,
  });
  const day = new Day(() => load().people, now);
  addHouse(http, { store, moderation, limit, load, day, now });
  if (isLimited) sharedLimits?.shareLines(sockets.lineLimits);
  addSite(http, settings.site);
  return {
    http,
    house,
    herald,
    moderation,
    announcements,
    sockets: () => pulse.size,
    watchers: () => lobby.watchers,
    drain,
    leave: noticeMs => drain.run(leaving(http, house, pulse), noticeMs),
    close: async () => {
      pulse.stop();
      herald.close();
      vacations.close();
      marshal.close();
      day.close();
      await house.close();
      await http.close();
      sharedTime?.close();
      sharedLimits?.close();
      await cluster?.close();
    },
  };
}

function leaving(http: FastifyInstance, house: House, pulse: Pulse): Leaving {
  return {
    finishThinking: () => house.finishThinking(),
    sendAway: async () => {
      http.server.close();
      pulse.sendAway(CLOSE.leaving, 'come back at once');
    },
  };
}

async function listener(settings: AppSettings): Promise<FastifyInstance> {
  const { isLimited = true, proxies = 0, silenceMs = SILENCE_MS } = settings;
  const http = Fastify({
    bodyLimit: LARGEST_BODY,
    logger: settings.hasJsonLog === true && jsonLog,
    // Its own lines about requests hold addresses: ours don't.
    logController: new LogController({ disableRequestLogging: true }),
    // Of the addresses that are named only as many are believed as we have proxies, from the last: what stands before
    // them the sender may have made up.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    forceCloseConnections: true,
    // Clients that don't read their answers are disconnected; sockets have limits of their own.
    connectionTimeout: UNREAD_MS,
    requestTimeout: silenceMs * 2,
    http: { headersTimeout: silenceMs, connectionsCheckingInterval: silenceMs / 5 },
    routerOptions: { maxParamLength: 100 },
    // An address that is too long, or none.
    frameworkErrors: (_error, _request, reply) => void notFound(reply, NOTHING_HERE),
  });
  // Behind a proxy all lines are the proxy's, which passes on only complete requests.
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
      void notFound(reply, NOTHING_HERE);
      return;
    }
    reply.hijack();
    site(request.raw, reply.raw);
  });
}
