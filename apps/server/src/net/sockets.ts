import type { Cursor, Keeper } from '@castellan/room';
import { Refused, refusalOf } from '@castellan/room';
import type { WebSocket } from '@fastify/websocket';
import { PROTOCOL } from '@castellan/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Probe } from '../ops/probe.ts';
import type { House } from '../table/house.ts';
import { keyOf, Newer } from '../table/house.ts';
import type { Budgets, Rate, Share } from './bucket.ts';
import { budgetsOf } from './bucket.ts';
import { placeOf } from './connection-limit.ts';
import type { Entered } from './line-limits.ts';
import { LINE_LIMITS, LineLimits } from './line-limits.ts';
import type { Announcements } from '../fair/announcements.ts';
import type { Moderation } from '../fair/moderation.ts';
import type { Identity } from './identity.ts';
import { CLOSE, Line } from './line.ts';
import type { Lobby } from './lobby.ts';
import type { Spend } from './page-socket.ts';
import { attendByPage, HANDSHAKE_COST, PAGE_BUDGET, wholeCost } from './page-socket.ts';
import { attendByProgram, PROGRAM_BUDGET, PROGRAM_TABLE_BUDGET } from './program-socket.ts';
import type { Pulse } from './pulse.ts';

interface SocketServices {
  readonly house: House;
  readonly lobby: Lobby;
  readonly identity: Identity;
  readonly moderation: Moderation;
  readonly announcements: Announcements;
  readonly pulse: Pulse;
  readonly isLimited: boolean;
  /** What all lines of one address may spend. */
  readonly places: Rate;
  readonly probe: Probe;
  readonly share: Share;
  report(error: unknown): void;
}

/** What may come before it is known whether someone may be at a table. */
const MOST_EARLY = 10;
const NO_LIMITS = { strangers: Infinity, address: Infinity, person: Infinity };

type AtTable = { Params: { id: string }; Querystring: Readonly<Record<string, string>> };

/** Whose budgets pay for something. */
type Payers = readonly (readonly [Budgets, string])[];

/** A line that was let in, and where it came from. */
interface Arrival {
  readonly line: Line;
  readonly entered: Entered;
  readonly place: string;
}

/** The sockets: of the lobby, of pages at a table, of programs. */
export class Sockets {
  readonly #services: SocketServices;
  readonly lineLimits: LineLimits;
  readonly #pages: Budgets;
  readonly #programs: Budgets;
  readonly #programTables: Budgets;
  readonly #places: Budgets;

  constructor(services: SocketServices) {
    this.#services = services;
    this.lineLimits = new LineLimits(services.isLimited ? LINE_LIMITS : NO_LIMITS);
    const budgets = (name: string, rate: Rate): Budgets => services.share(name, budgetsOf(rate));
    this.#pages = budgets('pages', PAGE_BUDGET);
    this.#programs = budgets('programs', PROGRAM_BUDGET);
    this.#programTables = budgets('program tables', PROGRAM_TABLE_BUDGET);
    this.#places = budgets('places', services.places);
  }

  addTo(http: FastifyInstance): void {
    const options = { websocket: true } as const;
    http.get('/api/lobby', options, (socket, request) => this.#lobby(socket, request));
    http.get<AtTable>('/api/tables/:id', options, (socket, request) => this.#page(socket, request));
    // Programs: the same messages, for those who have the token of a seat.
    http.get<AtTable>('/api/programs/:id', options, (socket, request) =>
      this.#program(socket, request),
    );
  }

  /** Something is spent only if all who pay for it can. */
  #spend(cost: number, payers: Payers): boolean {
    if (!this.#services.isLimited) return true;
    const now = performance.now();
    if (!payers.every(([budgets, who]) => budgets.has(who, now, cost))) return false;
    for (const [budgets, who] of payers) budgets.take(who, now, cost);
    return true;
  }

  #enter(socket: WebSocket, request: FastifyRequest): Arrival | null {
    const line = new Line(socket, this.#services.probe);
    const place = placeOf(request.ip);
    const isPaid = this.#spend(HANDSHAKE_COST, [[this.#places, place]]);
    const entered = isPaid ? this.lineLimits.enter(place) : null;
    if (entered === null) {
      line.close(CLOSE.busy, 'too many connections');
      return null;
    }
    socket.on('close', () => entered.leave());
    this.#services.pulse.watch(socket);
    return { line, entered, place };
  }

  /** Whether they may have one more line, now that it is known whose it is. */
  #isWelcome({ line, entered }: Arrival, who: string | null): boolean {
    if (!line.isOpen) return false;
    if (who === null ? entered.isUnknown() : entered.is(who)) return true;
    line.close(CLOSE.busy, 'too many connections');
    return false;
  }

  /** What someone who comes to a table may spend; null if that is less than coming costs. */
  #spenderAt(keeper: Keeper, { line, place }: Arrival, ...payers: Payers): Spend | null {
    const spend: Spend = cost => this.#spend(cost, [...payers, [this.#places, place]]);
    if (spend(wholeCost(keeper))) return spend;
    line.close(CLOSE.busy, 'too often');
    return null;
  }

  async #lobby(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { identity, lobby, announcements } = this.#services;
    const arrival = this.#enter(socket, request);
    if (arrival === null) return;
    const { line } = arrival;
    // Nothing is asked for here: a client that sends something is in the wrong place.
    socket.on('message', () => line.fault());
    const guest = await identity.of(request);
    if (!this.#isWelcome(arrival, guest?.id ?? null)) return;
    if (!identity.attend(request, line)) return;
    lobby.watch(line, guest?.id ?? '');
    announcements.attend(line);
  }

  async #page(socket: WebSocket, request: FastifyRequest<AtTable>): Promise<void> {
    const { identity } = this.#services;
    const arrival = this.#enter(socket, request);
    if (arrival === null) return;
    const { line } = arrival;
    const listen = hold(line);
    if (request.query['protocol'] !== `${PROTOCOL}`) {
      line.send(JSON.stringify({ type: 'reload', protocol: PROTOCOL }));
      line.close(CLOSE.reload, 'another version');
      return;
    }
    const guest = request.asker;
    if (guest === null) {
      line.close(CLOSE.stranger, 'say first who you are');
      return;
    }
    if (!this.#isWelcome(arrival, guest.id) || !identity.attend(request, line)) return;
    const keeper = await this.#keeper(request.params.id).catch((error: unknown) => {
      line.send(JSON.stringify(refusalOf(error)));
      // A fault of the server, or of this one of several, will pass.
      const isForGood = error instanceof Refused && !(error instanceof Newer);
      line.close(isForGood ? CLOSE.dismissed : CLOSE.busy, 'refused');
    });
    if (!keeper || !line.isOpen) return;
    const spend = this.#spenderAt(keeper, arrival, [this.#pages, guest.id]);
    if (spend === null) return;
    listen(() => attendByPage(line, keeper, guest.id, cursorFrom(request.query), spend));
    this.#services.announcements.attend(line);
  }

  async #keeper(table: string): Promise<Keeper> {
    const { house, report } = this.#services;
    const keeper = await house.keeper(table).catch((error: unknown) => {
      if (!(error instanceof Refused)) report(error);
      throw error;
    });
    if (keeper === null) throw new Refused('none', 'There is no such table.');
    return keeper;
  }

  async #program(socket: WebSocket, request: FastifyRequest<AtTable>): Promise<void> {
    const arrival = this.#enter(socket, request);
    if (arrival === null) return;
    // Nothing is read until it is known whose seat it is: so nothing is lost, and nothing has to be kept.
    socket.pause();
    try {
      await this.#seatProgram(arrival, request);
    } finally {
      socket.resume();
    }
  }

  async #seatProgram(arrival: Arrival, request: FastifyRequest<AtTable>): Promise<void> {
    const { line } = arrival;
    const token = /^Bearer ([0-9a-f]{16,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const key = token === undefined ? null : keyOf(token);
    const { house, identity, moderation } = this.#services;
    // Nothing is looked up for those who have no token.
    const keeper = key === null ? null : await house.keeper(request.params.id).catch(() => null);
    const seat =
      keeper?.room.seats.findIndex(one => one.kind === 'program' && one.key === key) ?? -1;
    const isOver = seat >= 0 && (await moderation.standing(keeper!.room.host)).closed > 0;
    if (key === null || keeper === null || seat < 0 || isOver) {
      const message = 'There is no such table, or this is not the token of a seat there.';
      line.send(JSON.stringify(refusalOf(new Refused('seat', message))));
      line.close(CLOSE.dismissed, 'refused');
      return;
    }
    const { id, host } = keeper.room;
    // By the seat, not by the token: a host can make as many tokens as they like.
    const program = `${id} ${seat}`;
    if (!this.#isWelcome(arrival, program)) return;
    const payers: Payers = [
      [this.#programs, program],
      [this.#programTables, id],
    ];
    const spend = this.#spenderAt(keeper, arrival, ...payers);
    if (spend === null) return;
    identity.attendFor(host, line);
    attendByProgram(line, keeper, key, request.query['words'] ?? null, spend);
  }
}

/** Messages that come before the table is there wait; call what is returned when it is, and they are heard. */
function hold(line: Line): (attend: () => void) => void {
  const { socket } = line;
  const early: [Buffer, boolean][] = [];
  const wait = (data: Buffer, isBinary: boolean): void => {
    if (early.length < MOST_EARLY) early.push([data, isBinary]);
    else line.fault();
  };
  socket.on('message', wait);
  return attend => {
    socket.off('message', wait);
    attend();
    for (const [data, isBinary] of early) socket.emit('message', data, isBinary);
  };
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
