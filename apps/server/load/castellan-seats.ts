// Four at a table of our own server. What comes is not checked here, as a page would: the measuring
// side does as little as possible.
import { spec } from '@castellan/room/testing';
import type { Answer, Decision } from '@castellan/kernel';
import type { FromTable, RoomView } from '@castellan/protocol';
import { PROTOCOL, Received } from '@castellan/protocol';
import { WebSocket } from 'ws';
import type { LoadSeat } from './load-seat.ts';

export async function sit(
  bases: readonly string[],
  game: string,
  n: number,
): Promise<readonly LoadSeat[]> {
  const base = (seat: number): string => bases[(n + seat) % bases.length]!;
  const cookies = await Promise.all([0, 1, 2, 3].map(seat => introduce(base(seat), `P${seat}`)));
  const body = { spec: spec({ game, settings: { players: 4 } }), name: 'P0', sit: true };
  const response = await post(`${base(0)}/api/tables`, body, cookies[0]!);
  const { id } = (await response.json()) as { id: string };
  const seats = cookies.map((cookie, seat) => new CastellanSeat(base(seat), id, cookie, seat));
  await Promise.all(seats.map(one => one.begun));
  return seats;
}

async function introduce(base: string, name: string): Promise<string> {
  const response = await post(`${base}/api/me`, { name }, '');
  await response.arrayBuffer();
  return response.headers.get('set-cookie')!.split(';')[0]!;
}

async function post(address: string, body: unknown, cookie: string): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response;
}

class CastellanSeat implements LoadSeat {
  onMoved = (): void => {};
  bytes = 0;
  messages = 0;
  readonly begun: Promise<void>;
  readonly #seat: number;
  readonly #socket: WebSocket;
  readonly #received = new Received();
  #revision = 0;
  #hasAsked = false;
  #hasShared = false;

  constructor(base: string, table: string, cookie: string, seat: number) {
    this.#seat = seat;
    const address = `${base.replace('http', 'ws')}/api/tables/${table}?protocol=${PROTOCOL}`;
    this.#socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    this.begun = new Promise((resolve, reject) => {
      this.#socket.on('error', reject);
      this.#socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        this.messages++;
        this.#hear(JSON.parse(data.toString('utf8')) as FromTable, resolve);
      });
    });
  }

  get decision(): Decision | null {
    return this.#received.scene?.decision ?? null;
  }

  get answered(): number {
    return this.#received.scene?.answered ?? 0;
  }

  answer(answer: Answer): void {
    this.#send({ type: 'answer', seat: this.#seat, revision: this.#revision, answer });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromTable, begun: () => void): void {
    if (message.type === 'welcome' || message.type === 'room') this.#prepare(message.room);
    if (message.type === 'scene') {
      this.#revision = message.revision;
      this.#received.whole(message.scene);
      begun();
      this.onMoved();
    }
    if (message.type === 'moved') {
      this.#revision = message.revision;
      if (message.delta !== undefined) this.#received.changed(message.delta);
      this.onMoved();
    }
  }

  /** Sits down, starts when all are there, and adds a number to the shuffle. */
  #prepare({ phase, seats }: RoomView): void {
    if (phase === 'gathering' && this.#seat > 0 && !this.#hasAsked) {
      this.#hasAsked = true;
      this.#send({ type: 'sit', seat: this.#seat, name: `P${this.#seat}` });
    }
    const isFull = seats.every(({ kind }) => kind === 'person');
    if (phase === 'gathering' && this.#seat === 0 && isFull && !this.#hasAsked) {
      this.#hasAsked = true;
      this.#send({ type: 'start' });
    }
    if (phase === 'shuffling' && !this.#hasShared) {
      this.#hasShared = true;
      this.#send({ type: 'share', seat: this.#seat, number: 'ab'.repeat(32) });
    }
  }
}
