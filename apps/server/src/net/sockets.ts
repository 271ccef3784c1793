import type { WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@castellan/protocol/net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused, refusalOf } from '../room/refused.ts';
import type { Cursor } from '../table/audience.ts';
import type { House } from '../table/house.ts';
import { keyOf } from '../table/house.ts';
import type { Budgets, Rate } from './bucket.ts';
import { budgetsOf } from './bucket.ts';
import { placeOf } from './connection-limit.ts';
import type { Entered } from './line-limits.ts';
import { LINE_LIMITS, LineLimits } from './line-limits.ts';
import type { Identity } from './identity.ts';
import { CLOSE, Line } from './line.ts';
import type { Lobby } from './lobby.ts';
import { attendByPage, HANDSHAKE_COST, PAGE_BUDGET, wholeCost } from './page-socket.ts';
import { attendByProgram, PROGRAM_BUDGET, PROGRAM_TABLE_BUDGET } from './program-socket.ts';
import type { Pulse } from './pulse.ts';

export interface SocketSettings {
  readonly house: House;
  readonly lobby: Lobby;
  readonly identity: Identity;
  readonly pulse: Pulse;
  readonly isLimited: boolean;
  /** What all lines of one address may spend. */
  readonly places: Rate;
  report(error: unknown): void;
}

/** What may come before it is known whether someone may be at a table. */
const MOST_EARLY = 10;
const NO_LIMITS = { strangers: Infinity, address: Infinity, person: Infinity };

type AtTable = { Params: { id: string }; Querystring: Readonly<Record<string, string>> };

/** The sockets: of the lobby, of pages at a table, of programs. */
export function addSockets(http: FastifyInstance, settings: SocketSettings): void {
  const { house, lobby, identity, pulse, isLimited, report } = settings;
  const lineLimits = new LineLimits(isLimited ? LINE_LIMITS : NO_LIMITS);
  const pages = budgetsOf(PAGE_BUDGET);
  const programs = budgetsOf(PROGRAM_BUDGET);
  const programTables = budgetsOf(PROGRAM_TABLE_BUDGET);
  const places = budgetsOf(settings.places);
  /** Something is spent only if all who pay for it can. */
  const spender =
    (...payers: readonly (readonly [Budgets, string])[]) =>
    (cost: number): boolean => {
      if (!isLimited) return true;
      const now = performance.now();
      if (!payers.every(([budgets, who]) => budgets.has(who, now, cost))) return false;
      for (const [budgets, who] of payers) budgets.take(who, now, cost);
      return true;
    };

  const enter = (socket: WebSocket, request: FastifyRequest): [Line, Entered] | null => {
    const line = new Line(socket);
    const place = placeOf(request.ip);
    const entered = spender([places, place])(HANDSHAKE_COST) ? lineLimits.enter(place) : null;
    if (entered === null) {
      line.close(CLOSE.busy, 'too many connections');
      return null;
    }
    socket.on('close', () => entered.leave());
    pulse.watch(socket);
    return [line, entered];
  };
  /** Whether they may have one more line, now that it is known whose it is. */
  const isWelcome = (line: Line, entered: Entered, who: string | null): boolean => {
    if (!line.isOpen) return false;
    if (who === null ? entered.isUnknown() : entered.is(who)) return true;
    line.close(CLOSE.busy, 'too many connections');
    return false;
  };

  http.get('/api/lobby', { websocket: true }, async (socket, request) => {
    const [line, entered] = enter(socket, request) ?? [];
    if (line === undefined) return;
    // Nothing is asked for here: whoever sends something is in the wrong place.
    socket.on('message', () => line.fault());
    const guest = await identity.of(request);
    if (!isWelcome(line, entered!, guest?.id ?? null)) return;
    if (identity.attend(request, line)) lobby.watch(line, guest?.id ?? '');
  });

  http.get<AtTable>('/api/tables/:id', { websocket: true }, async (socket, request) => {
    const [line, entered] = enter(socket, request) ?? [];
    if (line === undefined) return;
    // What comes before the table is there waits.
    const early: [Buffer, boolean][] = [];
    const wait = (data: Buffer, isBinary: boolean): void => {
      if (early.length < MOST_EARLY) early.push([data, isBinary]);
      else line.fault();
    };
    socket.on('message', wait);
    const refuse = (why: unknown): void => {
      line.send(JSON.stringify(refusalOf(why)));
      line.close(CLOSE.dismissed, 'refused');
    };
    if (request.query['protocol'] !== `${PROTOCOL}`) {
      line.send(JSON.stringify({ type: 'reload', protocol: PROTOCOL }));
      line.close(CLOSE.reload, 'another version');
      return;
    }
    const guest = await identity.of(request);
    if (guest === null) {
      line.close(CLOSE.stranger, 'say first who you are');
      return;
    }
    if (!isWelcome(line, entered!, guest.id) || !identity.attend(request, line)) return;
    const spend = spender([pages, guest.id], [places, placeOf(request.ip)]);
    let keeper;
    try {
      keeper = await house.keeper(request.params.id);
    } catch (error) {
      if (!(error instanceof Refused)) report(error);
      refuse(error);
      return;
    }
    if (keeper === null) {
      refuse(new Refused('none', 'There is no such table.'));
      return;
    }
    if (!line.isOpen) return;
    if (!spend(wholeCost(keeper))) {
      line.close(CLOSE.busy, 'too often');
      return;
    }
    socket.off('message', wait);
    attendByPage(line, keeper, guest.id, cursorFrom(request.query), spend);
    for (const [data, isBinary] of early) socket.emit('message', data, isBinary);
  });

  // Programs: the lines of the stdio table over a socket, for whoever has the token of a seat.
  http.get<AtTable>('/api/programs/:id', { websocket: true }, async (socket, request) => {
    const [line, entered] = enter(socket, request) ?? [];
    if (line === undefined) return;
    const token = /^Bearer ([0-9a-f]{16,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const key = token === undefined ? null : keyOf(token);
    // Nothing is looked up for whoever has no token.
    const keeper = key === null ? null : await house.keeper(request.params.id).catch(() => null);
    const seat =
      keeper?.room.seats.findIndex(one => one.kind === 'program' && one.key === key) ?? -1;
    if (key === null || keeper === null || seat < 0) {
      const message = 'There is no such table, or this is not the token of a seat there.';
      line.send(JSON.stringify({ error: { code: 'seat', message } }));
      line.close(CLOSE.dismissed, 'refused');
      return;
    }
    const { id } = keeper.room;
    // By the seat, not by the token: a host can make as many tokens as they like.
    const program = `${id} ${seat}`;
    if (!isWelcome(line, entered!, program)) return;
    const spend = spender([programs, program], [programTables, id], [places, placeOf(request.ip)]);
    if (!spend(wholeCost(keeper))) {
      line.close(CLOSE.busy, 'too often');
      return;
    }
    attendByProgram(line, keeper, key, spend);
  });
}

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
