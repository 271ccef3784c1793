import { isQuick } from '@castellan/bots';
import type { Answer, Decision, Phrase, Seat, Viewer } from '@castellan/kernel';
import type { ChatLine, FromServer, Scene, ToServer } from '@castellan/protocol/net';
import { deltaOf } from '@castellan/protocol/net';
import { plainText } from '@castellan/kernel';
import type { Deed, Sender } from '../room/deeds.ts';
import { botAnswers, nextTime, obey, timePasses } from '../room/deeds.ts';
import type { Entry } from '../room/entry.ts';
import { Refused, refusalOf } from '../room/refused.ts';
import { Room } from '../room/room.ts';
import { roomView, sceneOf, toldFrom } from '../room/sight.ts';
import type { Store, StoredLine } from '../store/store.ts';
import type { Attendant, Cursor } from './attendant.ts';
import { botAnswer, SERVER_BOTS, STAND_IN } from './bots.ts';
import { headOf } from './head.ts';
import type { Time } from './time.ts';

/** What a keeper needs from the house around it. */
export interface Surrounding {
  readonly store: Store;
  readonly time: Time;
  /** How long a bot's move is looked at before the next, in milliseconds. */
  readonly botPace: number;
  secret(): string;
  /** What a bot answers that takes its time; null if nothing comes of it. */
  think(bot: string, room: Room, decision: Decision): Promise<Answer | null>;
  /** Makes a program's token, and the key by which it is known again. */
  newToken(): { readonly token: string; readonly key: string };
  /** Opens a table like this one for the same people; returns its id. */
  openAgain(room: Room): Promise<string>;
  /** Something that the lobby shows has changed. */
  changed(room: Room): void;
  report(error: unknown): void;
}

/** How many lines of chat a page gets when it comes. */
const LINES = 100;
const LONGEST_LINE = 300;
const PRESENCE_MS = 150;

type Job = () => Promise<void>;

/**
 * Keeps one table while anyone is there. What comes in is done one after the other; what is done is stored before
 * anyone is told of it.
 */
export class Keeper {
  #room: Room;
  readonly #house: Surrounding;
  readonly #attendants = new Set<Attendant>();
  /** What each viewer was last sent. */
  readonly #scenes = new Map<Viewer, Scene>();
  readonly #muted = new Map<string, Set<string>>();
  readonly #jobs: Job[] = [];
  #isBusy = false;
  #isClosed = false;
  #callOff: (() => void) | null = null;
  #callOffPresence: (() => void) | null = null;
  #lastWorthALook = false;
  /** What a bot is thinking about. */
  #thought = '';

  constructor(room: Room, house: Surrounding) {
    this.#room = room;
    this.#house = house;
    this.#schedule();
  }

  get room(): Room {
    return this.#room;
  }

  /** Nobody is there, and nothing is under way or due soon. */
  isIdle(now: number, soonMs: number): boolean {
    const due = headOf(this.#room).due;
    return (
      this.#attendants.size === 0 &&
      !this.#isBusy &&
      this.#jobs.length === 0 &&
      (due === null || due > now + soonMs)
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#callOffPresence?.();
    for (const attendant of this.#attendants) attendant.dismiss('The table is closed.');
    this.#attendants.clear();
  }

  /** Someone comes, or comes back: they are told all that they have missed. */
  attend(attendant: Attendant, cursor: Cursor | null): void {
    this.#do(async () => {
      const { sender } = attendant;
      const isSeated = this.#seatsOf(sender).length > 0;
      if (!isSeated && !this.#room.spec.watch && this.#room.phase !== 'gathering') {
        attendant.dismiss('Nobody may look on at this table.');
        return;
      }
      attendant.viewer = this.#ownViewer(sender, cursor?.viewer ?? null);
      this.#attendants.add(attendant);
      this.#tell(attendant, {
        type: 'welcome',
        protocol: 1,
        now: this.#house.time.now(),
        room: this.#roomFor(sender),
      });
      this.#sendScene(attendant, cursor);
      const lines = await this.#house.store.lines(this.#room.id, LINES);
      this.#tellChat(attendant, lines);
      this.#presenceChanged();
    });
  }

  leave(attendant: Attendant): void {
    if (this.#attendants.delete(attendant)) this.#presenceChanged();
  }

  /** A message from someone who attends. */
  take(attendant: Attendant, message: ToServer): void {
    this.#do(async () => {
      try {
        await this.#obey(attendant, message);
      } catch (error) {
        this.#refuse(attendant, error);
      }
    });
  }

  async #obey(attendant: Attendant, message: ToServer): Promise<void> {
    const { sender } = attendant;
    switch (message.type) {
      case 'ping':
        this.#tell(attendant, { type: 'pong', now: this.#house.time.now() });
        break;
      case 'look':
        this.#look(attendant, message.viewer);
        break;
      case 'chat':
        await this.#chat(sender, plainText(message.text, LONGEST_LINE), null);
        break;
      case 'react':
        await this.#chat(sender, null, message.face);
        break;
      case 'mute':
        this.#mute(sender, message.guest, message.on);
        this.#tell(attendant, this.#roomMessage(sender));
        break;
      case 'program': {
        const { token, key } = this.#house.newToken();
        const { seat, name } = message;
        await this.#act({ type: 'program', seat, name, key }, sender);
        this.#tell(attendant, { type: 'token', seat, token });
        break;
      }
      case 'rematch': {
        if (this.#room.phase !== 'over' || this.#seatsOf(sender).length === 0)
          throw new Refused('seat', 'Those who have played may play again.');
        if (this.#room.rematch !== null)
          throw new Refused('stale', 'There is a new table already.');
        const table = await this.#house.openAgain(this.#room);
        await this.#act({ type: 'rematch', table }, sender);
        break;
      }
      default:
        await this.#act(message, sender);
    }
  }

  #act(deed: Deed, sender: Sender): Promise<void> {
    return this.#write(() =>
      obey(this.#room, deed, sender, {
        now: this.#house.time.now(),
        isHere: seat => this.#isHere(seat),
        bots: SERVER_BOTS,
        secret: () => this.#house.secret(),
      }),
    );
  }

  /** Changes the room, stores the change, then tells everyone. If it can't be stored, it has not happened. */
  async #write(change: () => Entry[]): Promise<void> {
    const seq = this.#room.revision;
    const entries = change();
    if (entries.length === 0) return;
    try {
      await this.#house.store.append(headOf(this.#room), seq, entries);
    } catch (error) {
      await this.#reload();
      this.#house.report(error);
      throw new Refused(
        'unstored',
        'This could not be stored. The table stands as it stood before.',
      );
    }
    this.#publish(entries);
    this.#house.changed(this.#room);
    this.#schedule();
  }

  /** Goes back to what is stored, and tells everyone how the table stands. */
  async #reload(): Promise<void> {
    const log = await this.#house.store.log(this.#room.id);
    this.#room = Room.from(log!, this.#room.rules);
    this.#scenes.clear();
    for (const attendant of this.#attendants) {
      attendant.viewer = this.#ownViewer(attendant.sender, attendant.viewer);
      this.#tell(attendant, this.#roomMessage(attendant.sender));
      this.#sendScene(attendant, null);
    }
    this.#schedule();
  }

  #do(job: Job): void {
    if (this.#isClosed) return;
    this.#jobs.push(job);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#jobs.length > 0 && !this.#isClosed) {
      try {
        await this.#jobs.shift()!();
      } catch (error) {
        this.#house.report(error);
      }
    }
    this.#isBusy = false;
  }

  /** Sets the alarm for what the table does by itself: a bot's move, a clock that runs out. */
  #schedule(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#isClosed) return;
    const { time, botPace } = this.#house;
    if (this.#room.botSeat() !== null) {
      this.#callOff = time.after(this.#lastWorthALook ? botPace : 0, () =>
        this.#do(() => this.#moveBot()),
      );
      return;
    }
    const next = nextTime(this.#room);
    if (next === null) return;
    this.#callOff = time.after(next - time.now(), () =>
      this.#do(async () => {
        await this.#write(() => timePasses(this.#room, this.#house.time.now()));
        // A timer may be early, or shorter than the wait.
        this.#schedule();
      }),
    );
  }

  async #moveBot(): Promise<void> {
    const seat = this.#room.botSeat();
    if (seat === null) return;
    const table = this.#room.table!;
    const decision = table.decisions().find(one => one.seat === seat)!;
    const sitter = this.#room.seats[seat]!;
    const bot = sitter.kind === 'bot' ? sitter.bot : STAND_IN;
    if (isQuick(bot)) await this.#playBot(seat, botAnswer(bot, table, decision));
    else this.#letThink(bot, decision);
  }

  async #playBot(seat: Seat, answer: Answer): Promise<void> {
    await this.#write(() => botAnswers(this.#room, seat, answer, this.#house.time.now()));
  }

  /** The table does not stand still meanwhile: when the thought is there, it may be about a question that is gone. */
  #letThink(bot: string, decision: Decision): void {
    const { lastUndo } = this.#room;
    const about = `${decision.id} ${lastUndo}`;
    if (this.#thought === about) return;
    this.#thought = about;
    void this.#house.think(bot, this.#room, decision).then(thought =>
      this.#do(async () => {
        if (this.#thought === about) this.#thought = '';
        const { table } = this.#room;
        const isAsked =
          this.#room.botSeat() === decision.seat &&
          this.#room.lastUndo === lastUndo &&
          table!.decisions().some(({ id }) => id === decision.id);
        if (!isAsked) this.#schedule();
        else await this.#playBot(decision.seat, thought ?? botAnswer(STAND_IN, table!, decision));
      }),
    );
  }

  #publish(entries: readonly Entry[]): void {
    const isPlay = ({ type }: Entry): boolean => type === 'answered' || type === 'undone';
    if (entries.some(({ type }) => type === 'begun'))
      for (const attendant of this.#attendants)
        attendant.viewer = this.#ownViewer(attendant.sender, null);
    if (!entries.every(isPlay)) this.#sendRooms();
    if (this.#room.table === null) return;
    const undone = entries.find(entry => entry.type === 'undone');
    const events = entries.flatMap(entry => (entry.type === 'answered' ? entry.events : []));
    this.#lastWorthALook = events.length > 0;
    const groups = Map.groupBy(this.#attendants, ({ viewer }) => viewer);
    for (const viewer of this.#scenes.keys()) if (!groups.has(viewer)) this.#scenes.delete(viewer);
    for (const [viewer, attendants] of groups) {
      const before = this.#scenes.get(viewer);
      const scene = sceneOf(this.#room, viewer)!;
      this.#scenes.set(viewer, scene);
      const message =
        undone === undefined && before !== undefined
          ? this.#moved(before, scene, this.#room.table.told(events, viewer))
          : this.#sceneMessage(viewer, scene, undone?.to ?? 0);
      if (message === null) continue;
      const text = JSON.stringify(message);
      for (const attendant of attendants) attendant.hear(message, text);
    }
  }

  #moved(before: Scene, after: Scene, told: readonly Phrase[]): FromServer | null {
    const delta = deltaOf(before, after);
    if (delta === null && told.length === 0) return null;
    return { type: 'moved', revision: this.#room.revision, delta, told };
  }

  #sceneMessage(viewer: Viewer, scene: Scene, from: number): FromServer {
    const told = toldFrom(this.#room, viewer, from);
    return { type: 'scene', revision: this.#room.revision, viewer, scene, from, told };
  }

  /** The whole scene for one; of what was told only what they have not heard. */
  #sendScene(attendant: Attendant, cursor: Cursor | null): void {
    const { viewer } = attendant;
    let scene = this.#scenes.get(viewer) ?? null;
    if (scene === null) {
      scene = sceneOf(this.#room, viewer);
      if (scene === null) return;
      this.#scenes.set(viewer, scene);
    }
    const isKnown =
      cursor !== null &&
      cursor.viewer === viewer &&
      cursor.revision >= this.#room.lastUndo &&
      cursor.revision <= this.#room.revision &&
      cursor.told <= scene.answered;
    this.#tell(attendant, this.#sceneMessage(viewer, scene, isKnown ? cursor.told : 0));
  }

  #look(attendant: Attendant, viewer: Viewer): void {
    const isAllowed =
      viewer === 'spectator' ||
      this.#seatsOf(attendant.sender).includes(viewer) ||
      (this.#room.phase === 'over' && viewer < this.#room.seats.length);
    if (!isAllowed) throw new Refused('seat', `Seat ${viewer} is not yours.`);
    attendant.viewer = viewer;
    this.#sendScene(attendant, null);
  }

  /** Whoever has one seat looks from it; who has several chooses. */
  #ownViewer(sender: Sender, wanted: Viewer | null): Viewer {
    const own = this.#seatsOf(sender);
    if (wanted !== null && wanted !== 'spectator' && own.includes(wanted)) return wanted;
    return own.length === 1 ? own[0]! : 'spectator';
  }

  #seatsOf(sender: Sender): readonly Seat[] {
    return sender.kind === 'program' ? [sender.seat] : this.#room.seatsOf(sender.guest);
  }

  async #chat(sender: Sender, text: string | null, face: string | null): Promise<void> {
    if (sender.kind !== 'guest' || text === '') return;
    const own = this.#room.seats.find(one => one.kind === 'person' && one.guest === sender.guest);
    if (own === undefined || own.kind === 'open')
      throw new Refused('seat', 'Those who sit at the table may speak.');
    const line = await this.#house.store.say(this.#room.id, {
      at: this.#house.time.now(),
      guest: sender.guest,
      name: own.name,
      text,
      face,
    });
    for (const attendant of this.#attendants) this.#tellChat(attendant, [line]);
  }

  #tellChat(attendant: Attendant, lines: readonly StoredLine[]): void {
    const { sender } = attendant;
    const muted = sender.kind === 'guest' ? this.#muted.get(sender.guest) : undefined;
    const heard = lines.filter(({ guest }) => muted?.has(guest) !== true).map(chatLine);
    if (heard.length > 0) this.#tell(attendant, { type: 'chat', lines: heard });
  }

  #mute(sender: Sender, guest: string, on: boolean): void {
    if (sender.kind !== 'guest') return;
    const muted = this.#muted.get(sender.guest) ?? new Set();
    this.#muted.set(sender.guest, muted);
    if (!on) muted.delete(guest);
    else if (muted.size < MOST_MUTED) muted.add(guest);
  }

  #isHere(seat: Seat): boolean {
    return [...this.#attendants].some(({ sender }) => this.#seatsOf(sender).includes(seat));
  }

  /** Many come and go at once when a server starts again: they are told of it once. */
  #presenceChanged(): void {
    this.#callOffPresence ??= this.#house.time.after(PRESENCE_MS, () => {
      this.#callOffPresence = null;
      this.#sendRooms();
    });
  }

  #sendRooms(): void {
    for (const attendant of this.#attendants)
      this.#tell(attendant, this.#roomMessage(attendant.sender));
  }

  #roomMessage(sender: Sender): FromServer {
    return { type: 'room', revision: this.#room.revision, room: this.#roomFor(sender) };
  }

  #roomFor(sender: Sender) {
    const guest = sender.kind === 'guest' ? sender.guest : '';
    const here = new Set<Seat>();
    let watching = 0;
    for (const attendant of this.#attendants) {
      const seats = this.#seatsOf(attendant.sender);
      for (const seat of seats) here.add(seat);
      if (seats.length === 0) watching++;
    }
    return roomView(this.#room, {
      guest,
      muted: [...(this.#muted.get(guest) ?? [])],
      watching,
      isHere: seat => here.has(seat),
    });
  }

  #refuse(attendant: Attendant, error: unknown): void {
    const refused = refusalOf(error);
    if (refused.code === 'fault') this.#house.report(error);
    this.#tell(attendant, refused);
  }

  #tell(attendant: Attendant, message: FromServer): void {
    attendant.hear(message, JSON.stringify(message));
  }
}

const MOST_MUTED = 100;

function chatLine({ n, at, guest, name, text, face }: StoredLine): ChatLine {
  return {
    n,
    at,
    guest,
    name,
    ...(text === null ? {} : { text }),
    ...(face === null ? {} : { face: face as NonNullable<ChatLine['face']> }),
  };
}
