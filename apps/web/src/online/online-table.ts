import type { Phrase, Viewer } from '@castellan/kernel';
import type { FromTable, Link, ToTable } from '@castellan/protocol';
import type {
  ChatLine,
  FromServer,
  RefusedCode,
  RoomView,
  Scene,
  ToServer,
} from '@castellan/protocol/net';
import { BadMessage, PROTOCOL, readFromServer, Received } from '@castellan/protocol/net';
import { mutedGuests } from './shuffle-receipts.ts';
import { socketAddress } from './server-api.ts';
import { Sharing } from './sharing.ts';

/** `stranger`: the server no longer takes this device for who it was. */
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated' | 'stranger';

/** What the page knows of a table on the network, but for the game itself. */
export interface KnownRoom {
  readonly connection: Connection;
  /** Why the table is gone for this page. */
  readonly gone: RefusedCode | null;
  readonly room: RoomView | null;
  readonly chat: readonly ChatLine[];
  readonly refused: Extract<FromServer, { type: 'refused' }> | null;
  readonly token: Extract<FromServer, { type: 'token' }> | null;
  readonly clocks: Scene['clocks'];
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const QUIET_MS = 20_000;
const ANSWER_MS = 4000;
const MOST_CHAT = 200;
const CLOSED_FOR_GOOD = 4000;
const CLOSED_FOR_RELOAD = 4001;
/** The server asks anew who this is. */
export const CLOSED_TO_STRANGER = 4004;

/**
 * A table on the network: the page's end of its socket, which comes back by itself. To the table on the screen it is a
 * link like any other.
 */
export class OnlineTable implements Link {
  readonly #id: string;
  readonly #ears = new Set<(message: FromTable) => void>();
  readonly #watchers = new Set<() => void>();
  #known: KnownRoom = {
    connection: 'connecting',
    gone: null,
    room: null,
    chat: [],
    refused: null,
    token: null,
    clocks: null,
    ahead: 0,
  };
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** The last word before a line is closed says why. */
  #lastRefused: RefusedCode | null = null;
  #revision = 0;
  #viewer: Viewer = 'spectator';
  readonly #received = new Received();
  #told: (readonly Phrase[])[] = [];
  readonly #sharing: Sharing;

  constructor(id: string) {
    this.#id = id;
    this.#sharing = new Sharing(id, message => this.#post(message));
    document.addEventListener('visibilitychange', this.#wake);
    addEventListener('online', this.#wake);
    this.#connect();
  }

  get #scene(): Scene | null {
    return this.#received.scene;
  }

  readonly get = (): KnownRoom => this.#known;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#watchers.add(hear);
    return () => this.#watchers.delete(hear);
  };

  /** False: there is no connection, and nothing was sent. */
  tell(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.#change({ refused: { type: 'refused', code: 'busy', message: '' } });
      return false;
    }
    return this.#post(message);
  }

  #post(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  clearRefusal(): void {
    this.#change({ refused: null });
  }

  /** Of what a table in the page is told, a table on the network hears only what a seat may say. */
  send(message: ToTable): void {
    const revision = this.#revision;
    switch (message.type) {
      case 'answer':
        this.tell({ type: 'answer', seat: Number(this.#viewer), revision, answer: message.answer });
        break;
      case 'undo':
        this.tell({ type: 'undo', seat: message.seat, revision });
        break;
      case 'look':
        this.tell({ type: 'look', viewer: message.viewer });
        break;
      default:
        break;
    }
  }

  /** `asked` names the question that was on the screen: another may have come since. */
  vote(asked: number, seat: number, yes: boolean): void {
    this.tell({ type: 'vote', asked, seat, yes });
  }

  listen(hear: (message: FromTable) => void): () => void {
    this.#ears.add(hear);
    if (this.#scene !== null) this.#show([], true);
    return () => void this.#ears.delete(hear);
  }

  close(): void {
    this.#isClosed = true;
    document.removeEventListener('visibilitychange', this.#wake);
    removeEventListener('online', this.#wake);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const seen =
      this.#scene === null
        ? ''
        : `&revision=${this.#revision}&told=${this.#told.length}&viewer=${this.#viewer}`;
    const path = `/api/tables/${encodeURIComponent(this.#id)}?protocol=${PROTOCOL}${seen}`;
    const socket = new WebSocket(socketAddress(path));
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  #lost(code: number): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (this.#isClosed) return;
    if (code === CLOSED_FOR_RELOAD) {
      this.#change({ connection: 'outdated' });
      return;
    }
    if (code === CLOSED_TO_STRANGER) {
      this.#change({ connection: 'stranger' });
      return;
    }
    if (code === CLOSED_FOR_GOOD) {
      this.#change({ connection: 'gone', gone: this.#lastRefused });
      return;
    }
    this.#change({ connection: this.#known.room === null ? 'connecting' : 'lost' });
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** The device has slept, or found its network again: whether the line still holds is asked at once. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#isClosed) return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else this.#ask();
  };

  /** If nothing comes back, the line is dead though nobody has said so. */
  #ask(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"ping"}');
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket.close();
      this.#lost(0);
    }, ANSWER_MS);
  }

  #rest(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ask(), QUIET_MS);
  }

  #hear(data: unknown): void {
    this.#rest();
    let message: FromServer;
    try {
      message = readFromServer(data);
    } catch (error) {
      if (error instanceof BadMessage) this.#change({ connection: 'outdated' });
      return;
    }
    switch (message.type) {
      case 'welcome':
        this.#wait = FIRST_WAIT;
        this.#change({ connection: 'open', room: message.room, ahead: message.now - Date.now() });
        for (const guest of mutedGuests()) this.tell({ type: 'mute', guest, on: true });
        this.#sharing.comeBack();
        this.#sharing.hear(message.room);
        break;
      case 'room':
        this.#change({ room: message.room });
        this.#sharing.hear(message.room);
        break;
      case 'scene':
        this.#revision = message.revision;
        this.#viewer = message.viewer;
        this.#received.whole(message.scene);
        this.#told = [...this.#told.slice(0, message.from), ...message.told];
        this.#change({ clocks: message.scene.clocks });
        this.#show([], true);
        break;
      case 'moved':
        this.#moved(message);
        break;
      case 'chat': {
        const { chat } = this.#known;
        const last = chat.at(-1)?.n ?? 0;
        const fresh = message.lines.filter(({ n }) => n > last);
        this.#change({ chat: [...chat, ...fresh].slice(-MOST_CHAT) });
        break;
      }
      case 'token':
        this.#change({ token: message });
        break;
      case 'refused':
        this.#lastRefused = message.code;
        if (!this.#sharing.isRefused(message.code)) this.#change({ refused: message });
        break;
      case 'reload':
        this.#change({ connection: 'outdated' });
        break;
      case 'pong':
        this.#sharing.settle();
        break;
    }
  }

  #moved({ revision, delta, told }: Extract<FromServer, { type: 'moved' }>): void {
    if (this.#scene === null) return;
    this.#revision = revision;
    if (delta !== undefined) this.#received.changed(delta);
    if (this.#scene.answered > this.#told.length) this.#told = [...this.#told, told];
    this.#change({ clocks: this.#scene.clocks });
    this.#show(told, false);
  }

  /** The table on the screen gets what it would get from a table in the page. */
  #show(events: readonly Phrase[], isWhole: boolean): void {
    const scene = this.#scene!;
    const viewer = this.#viewer;
    if (isWhole) this.#emit({ type: 'history', viewer, events: this.#told });
    const own = this.#known.room?.you.seats ?? [];
    this.#emit({
      type: 'update',
      viewer,
      view: scene.view,
      decision: scene.decision,
      waiting: scene.waiting,
      people: own,
      // At a shared device nobody sees another's cards, whatever the game.
      keepers: own.length > 1 ? own : [],
      events,
      canUndo: scene.canUndo,
      held: false,
      answered: scene.answered,
      total: scene.answered,
      turn: scene.turn,
      outcome: scene.outcome,
      commitment: scene.commitment,
      seed: scene.seed,
    });
  }

  #emit(message: FromTable): void {
    for (const hear of this.#ears) hear(message);
  }

  #change(some: Partial<KnownRoom>): void {
    this.#known = { ...this.#known, ...some };
    for (const hear of this.#watchers) hear();
  }
}
