import type { Answer, Decision } from '@castellan/kernel';
import type { ToTable } from '@castellan/protocol/net';
import type { Surroundings } from '../change.ts';
import type { Command, Commands } from '../commands.ts';
import { carryOut } from '../commands.ts';
import { botAnswers, finished, hostIsGone, nextTime, timePasses } from '../course.ts';
import type { Entry } from '../entry.ts';
import { headOf } from '../head.ts';
import { Refused, refusalOf } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import { seatsOf, senderOf, whyAway } from '../sender.ts';
import type { TableStore, StoredLine } from './table-store.ts';
import { Absence } from './absence.ts';
import type { Attendant, Cursor } from './audience.ts';
import { Audience, tell } from './audience.ts';
import { botAnswer, BotPlayer, SERVER_BOTS } from './bots.ts';
import { Chat } from './chat.ts';
import { Elsewhere } from './elsewhere.ts';
import type { TableLink, Word } from './link.ts';
import type { Teachers } from './lessons.ts';
import { Lessons } from './lessons.ts';
import { Queue } from './queue.ts';
import { LostRoom, Overtaken, StoredRoom, Unstored } from './stored-room.ts';
import type { Time } from './time.ts';
import { Alarm } from './time.ts';

/** What a keeper needs from the house around it. */
export interface KeeperServices extends Teachers {
  readonly store: TableStore;
  readonly time: Time;
  /** The way to the same table in other processes; without, there is no other. */
  readonly link?: TableLink;
  /** What can be done here. */
  readonly commands: Commands;
  /** How long a bot's move is looked at before the next, in milliseconds. */
  readonly botPace: number;
  secret(): string;
  /** What a quick bot answers; without, as anywhere. */
  answer?(bot: string, room: Room, decision: Decision): Answer;
  /** What a bot answers that takes its time; null if it has no answer. `isGone`: nobody waits for it any longer. */
  think(bot: string, room: Room, decision: Decision, isGone: () => boolean): Promise<Answer | null>;
  /** Makes a program's token, and the key by which it is known again. */
  newToken(): { readonly token: string; readonly key: string };
  /** Opens a table like this one for the same people; returns its id. */
  openAgain(room: Room, by: Sender): Promise<string>;
  /** This keeper is of no more use: the table can't be read. */
  lost(): void;
  /** Something that the lobby shows has changed. */
  changed(room: Room): void;
  report(error: unknown): void;
}

/** So long a page has to itself after a move: two cores that draw and think at once stutter. */
const DRAWING_MS = 150;
/** Longer than anyone wants to wait for a bot. */
const SLOWEST_MS = 10_000;
const PRESENCE_MS = 150;
/** Whoever wrote last goes on with what the table has to do; if nothing comes for so long, any other process does. */
export const STAND_BY_MS = 2500;
/** Those with a seat come first; of onlookers no more are let in. */
const MOST_ANNOUNCED = 120;
/** After so long without its host, a table gets another one. */
export const HOST_AWAY_MS = 120_000;

/**
 * Keeps one table while anyone is there. What comes in is done one after the other; what is done is stored before
 * anyone is told of it.
 */
export class Keeper {
  readonly #house: KeeperServices;
  readonly #stored: StoredRoom;
  readonly #queue: Queue;
  readonly #chat: Chat;
  readonly #audience: Audience;
  readonly #absence: Absence;
  readonly #elsewhere = new Elsewhere();
  readonly #link: TableLink | null;
  readonly #bots: BotPlayer;
  readonly #next: Alarm;
  readonly #presence: Alarm;
  readonly #hostWatch: Alarm;
  #pace: number;
  /** Until when the last move is looked at, if nobody says before that it has been seen. */
  #lookUntil = 0;
  readonly #lessons: Lessons;
  /** Whether what the table has to do by itself is done here at once. */
  #isOnDuty: boolean;
  /** Someone has come or gone here since other processes were told who is. */
  #isAnnounced = true;

  constructor(room: Room, house: KeeperServices) {
    const { store, time } = house;
    const report = (error: unknown): void => house.report(error);
    this.#house = house;
    this.#pace = house.botPace;
    this.#link = house.link ?? null;
    this.#isOnDuty = this.#link?.isOnDuty ?? true;
    this.#stored = new StoredRoom(room, store, report);
    this.#queue = new Queue(report);
    this.#lessons = new Lessons(house, () => this.#queue.isClosed);
    this.#chat = new Chat(room.id, store, time);
    this.#audience = new Audience(guest => this.#chat.mutedBy(guest), this.#elsewhere);
    this.#absence = new Absence(this.#audience, time);
    this.#next = new Alarm(time);
    this.#presence = new Alarm(time);
    this.#hostWatch = new Alarm(time);
    this.#bots = new BotPlayer({
      room: () => this.room,
      answer: (bot, from, decision) =>
        house.answer?.(bot, from, decision) ?? botAnswer(bot, from.table!, decision),
      think: (bot, from, decision, isGone) => house.think(bot, from, decision, isGone),
      play: (seat, answer) =>
        this.#writeUnlessOvertaken(now => botAnswers(this.room, seat, answer, now)),
      schedule: () => this.#schedule(),
    });
    // A game may have come here that was over already.
    if (room.phase === 'playing')
      this.#queue.add(() => this.#writeUnlessOvertaken(now => finished(this.room, now)));
    this.announce(true);
    this.#schedule();
  }

  get room(): Room {
    return this.#stored.room;
  }

  /** Nobody is there, and nothing is under way or due soon. */
  isIdle(now: number, soonMs: number): boolean {
    if (this.#audience.size > 0 || !this.#queue.isIdle) return false;
    const { due } = headOf(this.room);
    return due === null || due > now + soonMs;
  }

  close(): void {
    this.#link?.tell({ type: 'here', seq: 0, who: [], away: [], asks: false });
    this.#queue.close();
    this.#bots.stop();
    for (const alarm of [this.#next, this.#presence, this.#hostWatch]) alarm.cancel();
  }

  /** Someone comes, or comes back: they are told all that they have missed. */
  attend(attendant: Attendant, cursor: Cursor | null): void {
    // It has just been let go, or can't keep up: whoever comes back finds it again.
    if (this.#queue.isFull) {
      attendant.hangUp();
      return;
    }
    this.#queue.add(async () => {
      // What is read comes first: nothing waits between the check and what is told.
      const lines = await this.#readFor(attendant);
      this.#tellAllChat(this.#chat.news(lines));
      const why = whyAway(this.room, attendant.sender) ?? this.#whyFull(attendant.sender);
      if (why !== null) {
        attendant.dismiss(why);
        return;
      }
      this.#audience.welcome(this.room, attendant, cursor, this.#house.time.now());
      this.#tellChat(attendant, lines);
      const { sender } = attendant;
      if (sender.kind === 'program') this.#link?.tell({ type: 'token', key: sender.key });
      this.#isAnnounced = false;
      // Whoever is alone was just told that they are here.
      if (this.#audience.size > 1 || this.#link !== null) this.#presenceChanged();
      else this.#watchHost();
    });
  }

  /** The lines of chat. Whoever comes from another process may know of entries that are not known here yet. */
  async #readFor(attendant: Attendant): Promise<readonly StoredLine[]> {
    try {
      if (this.#link !== null) await this.#takeOver(() => this.#stored.catchUp());
      return await this.#chat.lines();
    } catch (error) {
      attendant.hangUp();
      throw error;
    }
  }

  #whyFull(sender: Sender): Refused | null {
    if (seatsOf(this.room, sender).length > 0 || !this.#audience.isFull(this.room)) return null;
    return new Refused('full', 'There is no room for more people to watch.');
  }

  /** Looks at the room for someone who is not here: at what is stored, not at what is still being written. */
  async tell<T>(look: (room: Room) => T): Promise<T> {
    this.#mustKeepUp();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#queue.add(async () => {
      try {
        resolve(look(this.room));
      } catch (error) {
        reject(error as Error);
      }
    });
    return promise;
  }

  /** In one order with coming: whoever is gone before they were admitted is not here. */
  leave(attendant: Attendant): void {
    this.#queue.add(async () => {
      if (!this.#audience.leave(attendant)) return;
      this.#lessons.end(attendant);
      const { sender } = attendant;
      if (sender.kind === 'guest' && !this.#isConnected(sender.guest)) this.#chat.forget(sender);
      const isHost = sender.kind === 'guest' && sender.guest === this.room.host;
      // Of those who only look on nothing is remembered.
      if (isHost || seatsOf(this.room, sender).length > 0) this.#absence.left(sender);
      this.#isAnnounced = false;
      this.#presenceChanged();
    });
  }

  /** A message from someone who attends. */
  take(attendant: Attendant, message: ToTable): void {
    this.#mustKeepUp();
    this.#queue.add(async () => {
      try {
        // Whoever was sent away meanwhile is not heard.
        if (this.#audience.present(this.room).has(attendant))
          await this.#handle(attendant, message);
      } catch (error) {
        const refused = refusalOf(error);
        if (refused.code === 'fault') this.#house.report(error);
        tell(attendant, refused);
      }
    });
  }

  #mustKeepUp(): void {
    if (this.#queue.isFull)
      throw new Refused('busy', 'The table can’t keep up right now. Wait a moment.');
  }

  async #handle(attendant: Attendant, message: ToTable): Promise<void> {
    const { sender } = attendant;
    switch (message.type) {
      case 'ping':
        tell(attendant, { type: 'pong', now: this.#house.time.now() });
        break;
      case 'look':
        this.#audience.look(this.room, attendant, message.viewer);
        break;
      case 'chat':
      case 'react': {
        const line = await this.#chat.say(this.room, sender, message);
        if (line === null) break;
        this.#link?.tell({ type: 'said', line });
        this.#tellAllChat(await this.#chat.newsUpTo(line.n, line));
        break;
      }
      case 'hint':
        this.#lessons.advise(this.room, attendant);
        break;
      case 'course':
        await this.#lessons.course(this.room, attendant);
        break;
      case 'review':
        this.#lessons.review(this.room, attendant);
        break;
      case 'pace':
        this.#mustBePaced();
        this.#pace = Math.min(message.ms, SLOWEST_MS);
        this.#lookUntil = Math.min(this.#lookUntil, this.#house.time.now() + this.#pace);
        this.#schedule();
        break;
      case 'seen':
        this.#mustBePaced();
        // It may have moved on since.
        if (message.answered !== this.room.table?.answers.length) break;
        this.#lookUntil = 0;
        this.#schedule();
        break;
      case 'seek':
        throw new Refused('seat', 'This game is being played: nobody can go to another time.');
      case 'mute':
        this.#chat.mute(sender, message.guest, message.on);
        this.#audience.sendRoom(this.room, attendant);
        if (sender.kind === 'guest')
          this.#link?.tell({
            type: 'muted',
            by: sender.guest,
            guest: message.guest,
            on: message.on,
          });
        break;
      case 'program': {
        const { token, key } = this.#house.newToken();
        const { seat, name } = message;
        await this.#act({ type: 'program', seat, name, key }, sender);
        tell(attendant, { type: 'token', seat, token });
        break;
      }
      case 'rematch': {
        if (this.room.phase !== 'over' || seatsOf(this.room, sender).length === 0)
          throw new Refused('seat', 'Only those who have played can play again.');
        if (this.room.rematch !== null) throw new Refused('stale', 'There is already a new table.');
        const table = await this.#house.openAgain(this.room, sender);
        await this.#act({ type: 'rematch', table }, sender);
        break;
      }
      default:
        await this.#act(message, sender);
    }
  }

  /** If someone was quicker, it is tried again on what they have made of the table; it may be refused then. */
  async #act(command: Command, sender: Sender): Promise<void> {
    const change = (now: number): readonly Entry[] =>
      carryOut(this.room, command, sender, this.#surroundings(now), this.#house.commands);
    try {
      await this.#write(change);
    } catch (error) {
      // What is refused may be so because of what another process has written meanwhile.
      const isNew =
        error instanceof Overtaken || (this.#link !== null && (await this.#wasBehind(error)));
      if (!isNew) throw error;
      await this.#write(change);
    }
  }

  /** Whether others have written what was not known here; now it is. */
  async #wasBehind(error: unknown): Promise<boolean> {
    if (error instanceof Unstored || error instanceof LostRoom) return false;
    const before = this.room.revision;
    await this.#takeOver(() => this.#stored.catchUp());
    return this.room.revision > before;
  }

  /** Only at a table of one's own do bots wait for what one page has shown. */
  #mustBePaced(): void {
    if (this.#house.historian === undefined)
      throw new Refused('seat', 'At this table bots keep their own pace.');
  }

  /** Others have written to this table, from another tab or another process: everyone here is told. */
  catchUp(): void {
    this.#queue.add(() => this.#takeOver(() => this.#stored.catchUp()));
  }

  /** What the store has of this table: if it is more than is known here, it is read. */
  check(entries: number, lines: number): void {
    if (entries !== this.room.revision) this.catchUp();
    if (this.#audience.size > 0)
      this.#queue.add(async () => this.#tellAllChat(await this.#chat.newsUpTo(lines, null)));
  }

  /** What the same table in another process has to say. Whatever is not heard, the store still has. */
  hear(from: string, word: Word): void {
    if (!this.#queue.isFull) this.#queue.add(() => this.#hearWord(from, word));
  }

  async #hearWord(from: string, word: Word): Promise<void> {
    switch (word.type) {
      case 'wrote':
        await this.#takeOver(() => this.#stored.take(word.seq, word.count, word.entries));
        break;
      case 'said':
        if (this.#audience.size > 0)
          this.#tellAllChat(await this.#chat.newsUpTo(word.line.n, word.line));
        break;
      case 'muted':
        // Whoever comes here later says it again.
        if (!this.#isConnected(word.by)) break;
        this.#chat.mute({ kind: 'guest', guest: word.by }, word.guest, word.on);
        this.#presenceChanged();
        break;
      case 'token':
        this.#audience.endToken(word.key);
        break;
      case 'here':
        this.#absence.learn(word.away);
        this.hearOf(from, word.who);
        await this.#takeOver(() => this.#stored.take(word.seq, 0));
        if (word.asks) this.announce(false);
        break;
    }
  }

  /** Who is at this table in another process; nobody, when that process is gone. */
  hearOf(process: string, who: readonly Sender[]): void {
    for (const one of this.#elsewhere.set(process, who))
      if (!this.#absence.isHere(one)) this.#absence.left(one);
    this.#presenceChanged();
  }

  /** Says to other processes who is here, and perhaps asks who is there. */
  announce(asks: boolean): void {
    this.#isAnnounced = true;
    this.#link?.tell({
      type: 'here',
      seq: this.room.revision,
      who: this.#audience.senders(this.room).slice(0, MOST_ANNOUNCED),
      away: this.#absence.known(),
      asks,
    });
  }

  #isConnected(guest: string): boolean {
    return this.#audience.isConnected(one => one.kind === 'guest' && one.guest === guest);
  }

  async #takeOver(read: () => Promise<readonly Entry[]>): Promise<void> {
    const entries = await read().catch((error: unknown) => this.#giveUp(error));
    if (entries.length > 0) this.#taken(entries);
  }

  /** What the table does by itself: if someone was quicker, it need not be done any more, or is done again. */
  async #writeUnlessOvertaken(change: (now: number) => readonly Entry[]): Promise<void> {
    try {
      await this.#write(change);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  #surroundings(now: number): Surroundings {
    const awayFor: Surroundings['awayFor'] = seat => {
      const someone = senderOf(this.room.seats[seat]!);
      return someone === null ? 0 : this.#absence.of(someone);
    };
    return { now, awayFor, bots: SERVER_BOTS, secret: () => this.#house.secret() };
  }

  /** Changes the room, stores the change, then tells everyone. If it can't be stored, it has not happened. */
  async #write(change: (now: number) => readonly Entry[]): Promise<void> {
    // The clocks of processes differ; at a table time never goes back.
    const now = (): number => Math.max(this.#house.time.now(), this.room.updated);
    const entries = await this.#stored
      .change(() => change(now()))
      .catch((error: unknown) => this.#giveUp(error));
    if (entries.length === 0) return;
    this.#isOnDuty = true;
    const { length: count } = entries;
    this.#link?.tell({ type: 'wrote', seq: this.room.revision - count, count, entries });
    this.#show(entries);
    this.#house.changed(this.room);
  }

  /** Someone else has written this, and goes on with what the table has to do. */
  #taken(entries: readonly Entry[]): void {
    this.#isOnDuty = this.#link === null;
    this.#show(entries);
    // Another process has told everyone's lobby.
    if (this.#link === null) this.#house.changed(this.room);
  }

  #show(entries: readonly Entry[]): void {
    const isWorthALook = entries.some(one => one.type === 'answered' && one.events.length > 0);
    this.#lookUntil = isWorthALook ? this.#house.time.now() + this.#pace : 0;
    this.#audience.publish(this.room, entries);
    // Whoever sits down may be the one who takes over.
    if (entries.some(({ type }) => type === 'host' || type === 'sat')) this.#watchHost();
    this.#schedule();
  }

  /** What was not stored nobody may see: everyone is told what the table is, or loses their line. */
  #giveUp(error: unknown): never {
    if (error instanceof Overtaken && error.entries.length > 0) this.#taken(error.entries);
    else if (error instanceof Unstored || error instanceof Overtaken) {
      this.#audience.startOver(this.room);
      this.#schedule();
    } else if (error instanceof LostRoom) {
      // Whoever comes back finds the table as it is read then.
      this.close();
      this.#audience.hangUp();
      this.#house.lost();
    }
    throw error;
  }

  /** Sets the alarm for what the table does by itself: a bot's move, a clock that runs out. */
  #schedule(): void {
    this.#next.cancel();
    if (this.#queue.isClosed) return;
    const { time } = this.#house;
    const { restMs } = this.#stored;
    const standBy = this.#isOnDuty ? 0 : STAND_BY_MS;
    if (this.room.botSeat() !== null) {
      const wait = Math.max(restMs, this.#lookUntil - time.now(), 0);
      // One that thinks for longer begins as soon as the last move is drawn.
      const soon = this.#bots.isReady ? wait : Math.min(wait, DRAWING_MS);
      this.#next.set(soon + standBy, () => this.#queue.add(() => this.#moveBot()));
      return;
    }
    const next = nextTime(this.room);
    if (next === null) return;
    this.#next.set(Math.max(restMs, next - time.now()) + standBy, () =>
      this.#queue.add(async () => {
        await this.#writeUnlessOvertaken(now => timePasses(this.room, now));
        // A timer may be early, or shorter than the wait.
        this.#schedule();
      }),
    );
  }

  /** Only one process thinks; two that make the same quick move do no harm, as only one of them can store it. */
  async #moveBot(): Promise<void> {
    this.#isOnDuty = this.#link === null || this.#bots.isReady || (await this.#link.claim());
    if (this.#isOnDuty) await this.#bots.move();
    else this.#schedule();
  }

  #tellAllChat(said: readonly StoredLine[]): void {
    if (said.length === 0) return;
    for (const one of this.#audience.present(this.room)) this.#tellChat(one, said);
  }

  #tellChat(attendant: Attendant, said: readonly StoredLine[]): void {
    const lines = this.#chat.heardBy(attendant.sender, said);
    if (lines.length > 0) tell(attendant, { type: 'chat', lines });
  }

  /** Looks again when the host will have been away for long enough, as long as anyone is here who could take over. */
  #watchHost(): void {
    this.#hostWatch.cancel();
    const host: Sender = { kind: 'guest', guest: this.room.host };
    const isHere = (guest: string): boolean => this.#absence.isHere({ kind: 'guest', guest });
    if (this.room.phase === 'over' || this.#audience.size === 0 || isHere(host.guest)) return;
    this.#hostWatch.set(HOST_AWAY_MS - this.#absence.of(host), () =>
      this.#queue.add(async () => {
        if (this.room.host !== host.guest || this.#absence.of(host) < HOST_AWAY_MS) return;
        await this.#writeUnlessOvertaken(now => hostIsGone(this.room, isHere, now));
      }),
    );
  }

  /** Many come and go at once when a server starts again: they are told of it once. */
  #presenceChanged(): void {
    if (this.#presence.isSet) return;
    this.#presence.set(PRESENCE_MS, () =>
      // In its turn: what is being stored just now is told to nobody yet.
      this.#queue.add(async () => {
        if (!this.#isAnnounced) this.announce(false);
        this.#audience.sendRooms(this.room);
        this.#watchHost();
      }),
    );
  }
}
