import { spec } from '@castellan/room/testing';
import type { KnownTable, NearEnd } from '@castellan/client';
import { TableClient } from '@castellan/client';
import type { Answer, Seat, Viewer } from '@castellan/kernel';
import type {
  Advised,
  Me,
  RefusedMessage,
  RoomView,
  TableSpec,
  ToTable,
} from '@castellan/protocol';
import { PROTOCOL, readFromTable } from '@castellan/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';

const LONGEST_MS = 50_000;

/** Waits until something is true, no matter who brings it about. */
export async function until(isSo: () => boolean, ms = LONGEST_MS): Promise<void> {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It did not come: ${isSo.toString()}`);
    await sleep(10);
  }
}

/** A person without a screen: what a page does, over a real network. */
export class Player {
  #base: string;
  readonly #cookies = new Map<string, string>();
  #socket: WebSocket | null = null;
  #table = '';
  guest = '';
  #end!: NearEnd;
  readonly #client = new TableClient({
    open: end => void (this.#end = end),
    send: message => {
      this.sendText(JSON.stringify(message));
      return true;
    },
    close: () => this.drop(),
  });
  /** Those that this person was given as a host. */
  readonly tokens: string[] = [];
  refusals: RefusedMessage[] = [];
  readonly advised: Advised[] = [];
  revision = 0;
  /** Every text that came over the wire. */
  readonly wire: string[] = [];
  closed: number | null = null;
  /** Whether the scene is of this connection, not of one before. */
  isUpToDate = false;
  #ears = new Set<() => void>();

  constructor(base: string) {
    this.#base = base;
  }

  get #known(): KnownTable {
    return this.#client.get();
  }

  get room(): RoomView | null {
    return this.#known.room;
  }

  get scene(): KnownTable['scene'] {
    return this.#known.scene;
  }

  get viewer(): Viewer {
    return this.scene?.viewer ?? 'spectator';
  }

  get told(): KnownTable['log'] {
    return this.#known.log;
  }

  get chat(): KnownTable['chat'] {
    return this.#known.chat;
  }

  get line(): WebSocket {
    return this.#socket!;
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookies.size === 0 ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    return response;
  }

  /** What is answered, as JSON. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await this.call(method, path, body)).json() as Promise<T>;
  }

  /** What a browser would send. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keepCookie(text: string): void {
    const [name, value] = text.split(';')[0]!.split('=') as [string, string];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  /** From now on another server is asked, as when one is gone and a proxy knows the others. */
  goTo(base: string): this {
    this.#base = base;
    return this;
  }

  /** The same person in another tab, perhaps at another server. */
  secondTab(base = this.#base): Player {
    const tab = new Player(base);
    for (const [name, value] of this.#cookies) tab.#cookies.set(name, value);
    tab.guest = this.guest;
    return tab;
  }

  async introduce(name: string): Promise<this> {
    this.guest = (await this.ask<Me>('POST', '/api/me', { name })).guest;
    return this;
  }

  async open(wanted: TableSpec, name: string, sit = true): Promise<string> {
    const asked = { spec: wanted, name, sit };
    return (await this.ask<{ id: string }>('POST', '/api/tables', asked)).id;
  }

  /** Opens a table, sits down there, and attends it. */
  async host(more: Partial<TableSpec> = {}): Promise<string> {
    const table = await this.open(spec(more), 'Anna');
    await this.attend(table);
    return table;
  }

  /** Comes to a table and sits down there. */
  async join(table: string, seat: Seat): Promise<void> {
    await this.attend(table);
    this.send({ type: 'sit', seat, name: 'Ben' });
    await this.until(() => this.room!.seats[seat]!.kind === 'person');
  }

  /** Starts the game, perhaps with a bot in the second seat. */
  async begin(bot: string | null = null): Promise<void> {
    if (bot !== null) this.send({ type: 'bot', seat: 1, bot });
    this.send({ type: 'start' });
    await this.until(() => this.scene !== null);
  }

  /** A token for a program in a seat. */
  async token(seat: Seat): Promise<string> {
    const count = this.tokens.length;
    this.send({ type: 'program', seat, name: `P${seat}` });
    await this.until(() => this.tokens.length > count);
    return this.tokens.at(-1)!;
  }

  /** Waits until the one in a seat is here, or is not. */
  async sees(seat: Seat, isHere = true): Promise<void> {
    await this.until(() => {
      const sitter = this.room!.seats[seat]!;
      return 'isHere' in sitter && sitter.isHere === isHere;
    });
  }

  /** Comes to a table, or comes back to it, and waits until it is welcome. */
  async attend(table: string): Promise<this> {
    this.#table = table;
    const cursor = this.#end.seen();
    const seen =
      cursor === null
        ? ''
        : `&revision=${cursor.revision}&told=${cursor.told}&viewer=${cursor.viewer}`;
    const address = `${this.#base.replace('http', 'ws')}/api/tables/${table}?protocol=${PROTOCOL}${seen}`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
    this.#socket = socket;
    this.closed = null;
    this.isUpToDate = false;
    // The welcome may come with the very bytes that open the line.
    const before = this.wire.length;
    // An older line may still be open for a moment: what comes on it belongs to another story.
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#hear(data.toString('utf8'));
    });
    socket.on('close', code => {
      if (this.#socket !== socket) return;
      this.closed = code;
      this.#wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve());
      socket.on('error', reject);
    });
    await this.until(() => this.closed !== null || this.wire.length > before);
    return this;
  }

  /** Looks at the lobby; what comes is passed on. */
  lobby(hear: (text: string) => void): WebSocket {
    const address = `${this.#base.replace('http', 'ws')}/api/lobby`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
    return socket.on('message', data => hear(`${data}`)).on('error', () => {});
  }

  send(message: ToTable): void {
    this.#client.send(message);
  }

  sendText(text: string): void {
    this.#socket!.send(text);
  }

  answer(answer: Answer): void {
    this.#client.answer(answer);
  }

  /** Loses the connection without a word. */
  drop(): void {
    this.#socket?.terminate();
  }

  async back(): Promise<this> {
    return this.attend(this.#table);
  }

  /** Waits until something is true, as long as a busy machine may need. */
  async until(isSo: () => boolean, ms = LONGEST_MS): Promise<void> {
    const end = Date.now() + ms;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`It did not come: ${isSo.toString()}`);
      await new Promise<void>(resolve => {
        const timer = setTimeout(done, 100);
        const ears = this.#ears;
        function done(): void {
          clearTimeout(timer);
          ears.delete(done);
          resolve();
        }
        ears.add(done);
      });
    }
  }

  #wake(): void {
    for (const ear of this.#ears) ear();
  }

  #hear(text: string): void {
    this.wire.push(text);
    const message = readFromTable(text);
    if ('revision' in message) this.revision = message.revision;
    this.#end.hear(message);
    if (message.type === 'welcome' || message.type === 'room') {
      if (message.room.phase === 'shuffling') this.#share(message.room);
    } else if (message.type === 'scene') this.isUpToDate = true;
    else if (message.type === 'refused') this.refusals.push(message);
    else if (message.type === 'token') this.tokens.push(message.token);
    else if (message.type === 'advised') this.advised.push(message);
    this.#wake();
  }

  /** Adds a number to the shuffle for each own seat. */
  #share({ you, promise }: RoomView): void {
    for (const seat of you.seats) {
      const key = `${promise} ${seat}`;
      if (this.#shared.has(key)) continue;
      this.#shared.add(key);
      this.send({ type: 'share', seat, number: `${seat}`.padStart(64, 'a') });
    }
  }
  readonly #shared = new Set<string>();
}
