import type { Answer, Phrase, Seat, Viewer } from '@castellan/kernel';
import type {
  ChatLine,
  Course,
  FromTable,
  RefusedCode,
  Explained,
  Reasoned,
  Reviewed,
  RoomView,
  Scene,
  ToTable,
  Verified,
} from '@castellan/protocol';
import { Received } from '@castellan/protocol';
import type { Connection, Seen, Wire } from './wire.ts';

/** What is on the screen: the scene as one viewer may know it, and what has just happened. */
export interface TableScene extends Scene {
  readonly viewer: Viewer;
  /** What has just happened, as this viewer is told. */
  readonly events: readonly Phrase[];
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
}

type Of<T extends FromTable['type']> = Extract<FromTable, { type: T }>;

/** What is known of a table. */
export interface KnownTable {
  readonly connection: Connection;
  /** Why the table is gone for this page. */
  readonly gone: RefusedCode | null;
  readonly room: RoomView | null;
  readonly scene: TableScene | null;
  /** What has happened, as this viewer was told: a list for each answer. */
  readonly log: readonly (readonly Phrase[])[];
  readonly refused: Of<'refused'> | null;
  readonly course: Course | null;
  readonly advised: Of<'advised'> | null;
  readonly reviewed: Reviewed | null;
  readonly explained: Explained | null;
  readonly reasoned: Reasoned | null;
  /** For a game that is shown again: what of it is verified, and from where it may be looked at. */
  readonly verified: Verified | null;
  readonly chat: readonly ChatLine[];
  readonly token: Of<'token'> | null;
  /** By how much the table's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

export const NOTHING_KNOWN: KnownTable = {
  connection: 'connecting',
  gone: null,
  room: null,
  scene: null,
  log: [],
  refused: null,
  course: null,
  advised: null,
  reviewed: null,
  explained: null,
  reasoned: null,
  verified: null,
  chat: [],
  token: null,
  ahead: 0,
};

/** A table that is shown until another has sent something: nothing can be done at it. */
export function lookedAt({ scene, log }: KnownTable): KnownTable {
  const still = scene && { ...scene, decision: null, canUndo: false, held: false };
  return { ...NOTHING_KNOWN, scene: still, log };
}

export interface ClientSettings {
  /** Hears each message first; true: it is dealt with. */
  hear?(message: FromTable): boolean;
  /** Does something when the last change is on the screen. Without: at once. */
  afterPaint?(then: () => void): void;
  /** Shown until the table has sent something. */
  readonly before?: KnownTable;
}

const MOST_CHAT = 200;
/** How long until a table that was asked for too much is told of a look again. */
const REST_MS = 1000;

/** Someone's end of a line to a table: sends what they do, and puts together what they are sent. */
export class TableClient {
  readonly #wire: Wire;
  readonly #settings: ClientSettings;
  readonly #ears = new Set<() => void>();
  readonly #received = new Received();
  #known: KnownTable;
  #revision = 0;
  #viewer: Viewer = 'spectator';
  /** The viewer they last asked to look as. A lost line may have swallowed the request. */
  #wanted: Viewer | null = null;
  /** As `known`, with what has not been painted yet. */
  #log: readonly (readonly Phrase[])[] = [];
  #events: readonly Phrase[] = [];
  #isFresh = false;
  #isPainting = false;
  #stands = false;

  constructor(wire: Wire, settings: ClientSettings = {}) {
    this.#wire = wire;
    this.#settings = settings;
    this.#known = lookedAt(settings.before ?? NOTHING_KNOWN);
    wire.open({
      hear: message => {
        if (settings.hear?.(message) !== true) this.#hear(message);
      },
      changed: (connection, why = null) => this.#change({ connection, gone: why }),
      seen: () => this.#seen(),
    });
  }

  readonly get = (): KnownTable => this.#known;

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  };

  /** False: there is no connection, and nothing was sent. */
  send(message: ToTable): boolean {
    const isSent = this.#wire.send(message);
    if (!isSent) this.#change({ refused: { type: 'refused', code: 'busy', message: '' } });
    return isSent;
  }

  /** Answers for the seat that is looked from. `hold`: if it passes the turn on, the turn waits to be ended. */
  answer(answer: Answer, hold = false): void {
    const [seat, revision] = [Number(this.#viewer), this.#revision];
    const more = { ...(hold ? { hold } : {}), ...(this.#stands ? { stands: true } : {}) };
    this.#stands = false;
    this.send({ type: 'answer', seat, revision, answer, ...more });
    // What was pressed shows so before anything else is drawn.
    this.#holdUntilPainted();
  }

  /** The next answer holds whenever the same is asked again. */
  letNextStand(): void {
    this.#stands = true;
  }

  endTurn(): void {
    this.send({ type: 'end-turn', seat: Number(this.#viewer) });
  }

  undo(): void {
    this.send({ type: 'undo', seat: Number(this.#viewer), revision: this.#revision });
  }

  look(viewer: Viewer): void {
    this.#wanted = viewer;
    this.send({ type: 'look', viewer });
  }

  /** Whether they still wait for the view they asked for. */
  #isLooking(): boolean {
    return this.#wanted !== null && this.#wanted !== this.#viewer;
  }

  #lookAgain(): void {
    if (this.#isLooking()) this.look(this.#wanted!);
  }

  /** The person has read why something was refused. */
  clearRefusal(): void {
    this.#change({ refused: null });
  }

  close(): void {
    this.#wanted = null;
    this.#ears.clear();
    this.#wire.close();
  }

  #seen(): Seen | null {
    const { scene } = this.#received;
    if (scene === null) return null;
    // What a turn that waits has brought is told again.
    const told = this.#log.length - (scene.held ? 1 : 0);
    return { revision: this.#revision, viewer: this.#viewer, told };
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case 'welcome': {
        const wasLost = this.#known.connection === 'lost';
        this.#change({
          connection: 'open',
          room: message.room,
          ahead: message.now - Date.now(),
        });
        if (wasLost) this.#lookAgain();
        break;
      }
      case 'room':
        this.#change({ room: message.room });
        break;
      case 'scene':
        this.#begin(message);
        break;
      case 'moved':
        this.#move(message);
        break;
      case 'chat':
        this.#chat(message.lines);
        break;
      case 'token':
        this.#change({ token: message });
        break;
      case 'refused':
        // Too many looks at once: nobody needs to be told or to ask again.
        if (message.code === 'busy' && this.#isLooking())
          setTimeout(() => this.#lookAgain(), REST_MS);
        else this.#change({ refused: message });
        break;
      case 'verified':
        this.#change({ verified: message });
        break;
      case 'course':
        this.#change({ course: message });
        break;
      case 'advised':
        this.#change({ advised: message });
        break;
      case 'reviewed':
        this.#change({ reviewed: message });
        break;
      case 'explained':
        this.#change({ explained: message });
        break;
      case 'reasoned':
        this.#change({ reasoned: message });
        break;
      case 'reload':
        this.#change({ connection: 'outdated' });
        break;
      case 'pong':
        break;
    }
  }

  /** Another viewer, another time, or something was taken back: nothing that has not been painted belongs to it. */
  #begin({ revision, viewer, scene, from, told }: Of<'scene'>): void {
    this.#revision = revision;
    this.#viewer = viewer;
    this.#received.whole(scene);
    this.#log = [...this.#log.slice(0, from), ...told];
    this.#events = [];
    this.#isFresh = true;
    this.#flush();
  }

  #move({ revision, delta, told }: Of<'moved'>): void {
    const before = this.#received.scene;
    if (before === null) return;
    this.#revision = revision;
    if (delta !== undefined) this.#received.changed(delta);
    this.#log = logAfter(this.#log, before, this.#received.scene!, told);
    this.#events = [...this.#events, ...told];
    this.#isFresh = true;
    if (!this.#isPainting) this.#flush();
  }

  #chat(lines: readonly ChatLine[]): void {
    const { chat } = this.#known;
    const last = chat.at(-1)?.n ?? 0;
    const fresh = lines.filter(({ n }) => n > last);
    this.#change({ chat: [...chat, ...fresh].slice(-MOST_CHAT) });
  }

  /** Bots may move faster than a page is painted: of what comes within one frame only the last is drawn, with all that happened. */
  #flush(): void {
    if (!this.#isFresh) return;
    this.#isFresh = false;
    const events = this.#events;
    this.#events = [];
    this.#holdUntilPainted();
    const people = this.#known.room?.you.seats ?? [];
    const scene = { ...this.#received.scene!, viewer: this.#viewer, events, people };
    this.#change({ scene, log: this.#log, refused: null });
  }

  #holdUntilPainted(): void {
    const { afterPaint } = this.#settings;
    if (afterPaint === undefined || this.#isPainting) return;
    this.#isPainting = true;
    afterPaint(() => {
      this.#isPainting = false;
      this.#flush();
    });
  }

  #change(some: Partial<KnownTable>): void {
    this.#known = { ...this.#known, ...some };
    for (const hear of this.#ears) hear();
  }
}

/** What has happened after a move. What a turn that waits has brought comes last, and is one answer with what ends it. */
function logAfter(log: KnownTable['log'], before: Scene, now: Scene, told: readonly Phrase[]) {
  const isMore = told.length > 0 || now.answered > before.answered || now.held;
  if (!before.held) return isMore ? [...log, told] : log;
  const [known, waiting] = [log.slice(0, -1), log.at(-1)!];
  if (!now.held) return [...known, [...waiting, ...told]];
  return now.answered > before.answered ? [...known, told, waiting] : log;
}
