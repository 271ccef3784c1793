import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
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
import type { Cursor } from '../table/attendant.ts';
import { SERVER_BOTS } from '../table/bots.ts';
import { House, keyOf } from '../table/house.ts';
import type { Library } from '../table/library.ts';
import { realTime } from '../table/time.ts';
import { Identity } from './identity.ts';
import { Lobby } from './lobby.ts';
import { isFromOurPage } from './origin.ts';
import { attendByPage, CLOSE } from './page-socket.ts';
import { attendByProgram } from './program-socket.ts';
import { Pulse } from './pulse.ts';

export interface AppSettings {
  readonly store: Store;
  readonly library: Library;
  /** Answers everything that is not ours: the page. */
  readonly site: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Behind a reverse proxy that says who asks. */
  readonly trustProxy?: boolean;
  /** Off only for measuring. */
  readonly isLimited?: boolean;
  readonly botPace?: number;
  /** Where other machines in the same network find this server. */
  addresses?(): readonly string[];
  report(error: unknown): void;
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly sockets: () => number;
  close(): Promise<void>;
}

const MINUTE = 60_000;
const PULSE_MS = 25_000;
const LARGEST_BODY = 16_384;
const MOST_SOCKETS_EACH = 60;

/** Everything that answers on the network: pages, people, tables. */
export async function buildApp(settings: AppSettings): Promise<App> {
  const { store, library, site, headers, report, isLimited = true } = settings;
  const lobby = new Lobby(store);
  const house = new House({
    store,
    library,
    time: realTime,
    ...(settings.botPace === undefined ? {} : { botPace: settings.botPace }),
    changed: room => lobby.changed(room),
    report,
  });
  const identity = await Identity.of(store, report);
  const pulse = new Pulse(PULSE_MS);
  const perAddress = new Map<string, number>();

  const http = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.trustProxy ?? false,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 100 },
  });
  // Only JSON is read: a form of another site can't send it without asking first.
  http.removeContentTypeParser('text/plain');
  await http.register(cookie);
  await http.register(rateLimit, {
    global: false,
    max: isLimited ? 300 : 1_000_000,
    timeWindow: MINUTE,
  });
  await http.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false },
  });
  http.addHook('onSend', async (_request, reply) => {
    reply.headers({ ...headers, 'Cache-Control': 'no-store' });
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
  const limit = (max: number) => ({
    config: { rateLimit: { max: isLimited ? max : 1_000_000, timeWindow: MINUTE } },
  });

  http.get('/api/hello', async () => ({
    castellan: 'server',
    protocol: PROTOCOL,
    bots: SERVER_BOTS,
    addresses: settings.addresses?.() ?? [],
  }));

  http.get('/api/me', limit(300), async (request, reply) => {
    const guest = await identity.arrive(request, reply);
    return guest === null ? null : meOf(guest);
  });
  http.post('/api/me', limit(30), async (request, reply) => {
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
    code: await identity.code(await person(request)),
  }));
  // Whose code it is: whoever opens a link is told before they become that person. A code belongs in no address.
  http.post('/api/codes/look', limit(60), async (request, reply) => {
    const guest = await identity.lookAtCode(readCode(request.body).code);
    if (guest !== null) return meOf(guest);
    return reply.code(404).send({ code: 'none', message: 'This code was used, or is too old.' });
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
  http.post('/api/tables', limit(30), async request => {
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

  // Whoever has the link may know where it leads, also before they have a name.
  http.get<{ Params: { id: string } }>(
    '/api/tables/:id/invitation',
    limit(60),
    async (request, reply) => {
      const room = (await house.keeper(request.params.id))?.room;
      if (room !== undefined && (room.phase === 'gathering' || room.spec.watch))
        return lobby.invitation(room);
      return reply.code(404).send({ code: 'none', message: 'There is no such table.' });
    },
  );

  /** Whether this address may have one more socket. */
  const admit = (request: FastifyRequest, socket: WebSocket): boolean => {
    const count = (perAddress.get(request.ip) ?? 0) + 1;
    if (isLimited && count > MOST_SOCKETS_EACH) {
      socket.close(CLOSE.busy, 'too many connections');
      return false;
    }
    perAddress.set(request.ip, count);
    socket.on('close', () => {
      const left = perAddress.get(request.ip)! - 1;
      if (left === 0) perAddress.delete(request.ip);
      else perAddress.set(request.ip, left);
    });
    pulse.watch(socket);
    return true;
  };

  http.get('/api/lobby', { websocket: true }, async (socket, request) => {
    socket.on('error', () => {});
    if (!admit(request, socket)) return;
    const guest = await identity.of(request);
    if (identity.attend(request, socket)) lobby.watch(socket, guest?.id ?? '');
  });

  http.get<{ Params: { id: string }; Querystring: Readonly<Record<string, string>> }>(
    '/api/tables/:id',
    { websocket: true },
    async (socket, request) => {
      socket.on('error', () => {});
      if (!admit(request, socket)) return;
      // What comes before the table is there waits.
      const early: [Buffer, boolean][] = [];
      const wait = (data: Buffer, isBinary: boolean): void => {
        if (early.length < 10) early.push([data, isBinary]);
      };
      socket.on('message', wait);
      const refuse = (message: string): void => {
        socket.send(JSON.stringify({ type: 'refused', code: 'seat', message }));
        socket.close(CLOSE.dismissed, 'refused');
      };
      if (request.query['protocol'] !== `${PROTOCOL}`) {
        socket.send(JSON.stringify({ type: 'reload', protocol: PROTOCOL }));
        socket.close(CLOSE.reload, 'another version');
        return;
      }
      const guest = await identity.of(request);
      if (guest === null) {
        socket.close(CLOSE.stranger, 'say first who you are');
        return;
      }
      if (!identity.attend(request, socket)) return;
      let keeper;
      try {
        keeper = await house.keeper(request.params.id);
      } catch (error) {
        report(error);
        refuse((error as Error).message);
        return;
      }
      if (keeper === null) {
        refuse('There is no such table.');
        return;
      }
      if (socket.readyState !== socket.OPEN) return;
      socket.off('message', wait);
      attendByPage(socket, keeper, guest.id, cursorFrom(request.query), isLimited);
      for (const [data, isBinary] of early) socket.emit('message', data, isBinary);
    },
  );

  // Programs: the lines of the stdio table over a socket, for whoever has the token of a seat.
  http.get<{ Params: { id: string } }>(
    '/api/programs/:id',
    { websocket: true },
    async (socket, request) => {
      socket.on('error', () => {});
      if (!admit(request, socket)) return;
      const token = /^Bearer ([0-9a-f]{16,100})$/.exec(request.headers.authorization ?? '')?.[1];
      const keeper = await house.keeper(request.params.id).catch(() => null);
      const key = token === undefined ? '' : keyOf(token);
      const seat =
        keeper?.room.seats.findIndex(one => one.kind === 'program' && one.key === key) ?? -1;
      if (keeper === null || seat < 0) {
        const message = 'There is no such table, or this is not the token of a seat there.';
        socket.send(JSON.stringify({ error: { code: 'seat', message } }));
        socket.close(CLOSE.dismissed, 'refused');
        return;
      }
      attendByProgram(socket, keeper, seat);
    },
  );

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
    close: async () => {
      pulse.stop();
      await house.close();
      await http.close();
    },
  };
}

const NAMELESS = 'a name needs something that can be seen.';

const meOf = ({ id, name }: Guest): Me => ({ guest: id, name });

/** What a page says it has seen. Anything else means: nothing. */
function cursorFrom(query: Readonly<Record<string, string>>): Cursor | null {
  const revision = Number(query['revision'] ?? Number.NaN);
  const told = Number(query['told'] ?? Number.NaN);
  const viewer =
    query['viewer'] === 'spectator' ? 'spectator' : Number(query['viewer'] ?? Number.NaN);
  const isWhole = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;
  if (!isWhole(revision) || !isWhole(told)) return null;
  if (viewer !== 'spectator' && !isWhole(viewer)) return null;
  return { revision, told, viewer };
}
