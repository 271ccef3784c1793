import { isQuick } from '@castellan/bots';
import type { Answer, Decision, Seat } from '@castellan/kernel';
import type { ToServer } from '@castellan/protocol/net';
import { botAnswers, hostIsGone, nextTime, timePasses } from '../room/course.ts';
import type { Command } from '../room/commands.ts';
import { carryOut } from '../room/commands.ts';
import type { Entry } from '../room/entry.ts';
import { Refused, refusalOf } from '../room/refused.ts';
import { Room } from '../room/room.ts';
import type { Sender } from '../room/sender.ts';
import { seatsOf, senderOf, whyAway } from '../room/sender.ts';
import type { Store, StoredLine } from '../store/store.ts';
import type { Attendant, Cursor } from './attendant.ts';
import { Audience, tell } from './audience.ts';
import { botAnswer, SERVER_BOTS, STAND_IN } from './bots.ts';
import { Chat } from './chat.ts';
import { headOf } from '../room/head.ts';
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
  openAgain(room: Room, by: Sender): Promise<string>;
  /** This keeper is of no more use: the table can't be read. */
  lost(): void;
  /** Something that the lobby shows has changed. */
  changed(room: Room): void;
  report(error: unknown): void;
}

const PRESENCE_MS = 150;
/** After so long without its host, a table gets another one. */
export const HOST_AWAY_MS = 120_000;
/** More than all who sit and look on send while one thing is stored. */
const MOST_JOBS = 1000;
/** After a write that failed, what the table does by itself waits: twice as long each time. */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 60_000;

type Job = () => Promise<void>;

/**
 * Keeps one table while anyone is there. What comes in is done one after the other; what is done is stored before
 * anyone is told of it.
 */
export class Keeper {
  #room: Room;
  readonly #house: Surrounding;
  readonly #chat: Chat;
  readonly #audience: Audience;
  readonly #jobs: Job[] = [];
  #isBusy = false;
  #isClosed = false;
  #callOff: (() => void) | null = null;
  #callOffPresence: (() => void) | null = null;
  #lastWorthALook = false;
  /** How many writes have failed in a row. */
  #failures = 0;
  /** What a bot is thinking about. */
  #thought = '';
  /** When each who is not here was last here; nobody was before the table was read. */
  readonly #lastHere = new Map<string, number>();
  readonly #since: number;
  #callOffHost: (() => void) | null = null;

  constructor(room: Room, house: Surrounding) {
    this.#room = room;
    this.#house = house;
    this.#since = house.time.now();
    this.#chat = new Chat(room.id, house.store, house.time);
    this.#audience = new Audience(guest => this.#chat.mutedBy(guest));
    this.#schedule();
  }

  get room(): Room {
    return this.#room;
  }

  /** Nobody is there, and nothing is under way or due soon. */
  isIdle(now: number, soonMs: number): boolean {
    if (this.#audience.size > 0 || this.#isBusy || this.#jobs.length > 0) return false;
    const { due } = headOf(this.#room);
    return due === null || due > now + soonMs;
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
    this.#callOffPresence?.();
    this.#callOffHost?.();
  }

  /** Someone comes, or comes back: they are told all that they have missed. */
  attend(attendant: Attendant, cursor: Cursor | null): void {
    // It has just been let go, or can't keep up: whoever comes back finds it again.
    if (this.#isClosed || this.#jobs.length >= MOST_JOBS) {
      attendant.hangUp();
      return;
    }
    this.#do(async () => {
      // The lines come first: nothing waits between the check and what is told.
      const lines = await this.#chat.lines();
      const why = whyAway(this.#room, attendant.sender) ?? this.#whyFull(attendant.sender);
      if (why !== null) {
        attendant.dismiss(why);
        return;
      }
      this.#audience.welcome(this.#room, attendant, cursor, this.#house.time.now());
      this.#tellChat(attendant, lines);
      this.#presenceChanged();
    });
  }

  #whyFull(sender: Sender): Refused | null {
    if (seatsOf(this.#room, sender).length > 0 || !this.#audience.isFull(this.#room)) return null;
    return new Refused('full', 'There is no room for more people to watch.');
  }

  /** Looks at the room for someone who is not here: at what is stored, not at what is still being written. */
  tell<T>(look: (room: Room) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#jobs.length >= MOST_JOBS) {
        reject(new Refused('busy', 'The table can’t keep up just now. Wait a moment.'));
        return;
      }
      this.#do(async () => {
        try {
          resolve(look(this.#room));
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  }

  /** In one order with coming: whoever is gone before they were admitted is not here. */
  leave(attendant: Attendant): void {
    this.#do(async () => {
      if (!this.#audience.leave(attendant)) return;
      const { sender } = attendant;
      if (!this.#isHere(sender)) this.#chat.forget(sender);
      const isHost = sender.kind === 'guest' && sender.guest === this.#room.host;
      // Of those who only look on nothing is remembered.
      if (isHost || seatsOf(this.#room, sender).length > 0)
        this.#lastHere.set(idOf(sender), this.#house.time.now());
      this.#presenceChanged();
    });
  }

  /** A message from someone who attends. */
  take(attendant: Attendant, message: ToServer): void {
    if (this.#jobs.length >= MOST_JOBS)
      throw new Refused('busy', 'The table can’t keep up just now. Wait a moment.');
    this.#do(async () => {
      try {
        // Whoever was sent away meanwhile is not heard.
        if (this.#audience.present(this.#room).has(attendant))
          await this.#handle(attendant, message);
      } catch (error) {
        this.#refuse(attendant, error);
      }
    });
  }

  async #handle(attendant: Attendant, message: ToServer): Promise<void> {
    const { sender } = attendant;
    switch (message.type) {
      case 'ping':
        tell(attendant, { type: 'pong', now: this.#house.time.now() });
        break;
      case 'look':
        this.#audience.look(this.#room, attendant, message.viewer);
        break;
      case 'chat':
      case 'react': {
        const line = await this.#chat.say(this.#room, sender, message);
        if (line === null) break;
        for (const one of this.#audience.present(this.#room)) this.#tellChat(one, [line]);
        break;
      }
      case 'mute':
        this.#chat.mute(sender, message.guest, message.on);
        this.#audience.sendRoom(this.#room, attendant);
        break;
      case 'program': {
        const { token, key } = this.#house.newToken();
        const { seat, name } = message;
        await this.#act({ type: 'program', seat, name, key }, sender);
        tell(attendant, { type: 'token', seat, token });
        break;
      }
      case 'rematch': {
        if (this.#room.phase !== 'over' || seatsOf(this.#room, sender).length === 0)
          throw new Refused('seat', 'Those who have played may play again.');
        if (this.#room.rematch !== null)
          throw new Refused('stale', 'There is a new table already.');
        const table = await this.#house.openAgain(this.#room, sender);
        await this.#act({ type: 'rematch', table }, sender);
        break;
      }
      default:
        await this.#act(message, sender);
    }
  }

  #act(command: Command, sender: Sender): Promise<void> {
    return this.#write(() =>
      carryOut(this.#room, command, sender, {
        now: this.#house.time.now(),
        awayFor: seat => {
          const someone = senderOf(this.#room.seats[seat]!);
          return someone === null ? 0 : this.#awayFor(someone);
        },
        bots: SERVER_BOTS,
        secret: () => this.#house.secret(),
      }),
    );
  }

  /** Changes the room, stores the change, then tells everyone. If it can't be stored, it has not happened. */
  async #write(change: () => readonly Entry[]): Promise<void> {
    const seq = this.#room.revision;
    const entries = change();
    if (entries.length === 0) return;
    try {
      await this.#house.store.append(headOf(this.#room), seq, entries);
    } catch (error) {
      this.#failures++;
      this.#house.report(error);
      await this.#reload();
      throw new Refused(
        'unstored',
        'This could not be stored. The table stands as it stood before.',
      );
    }
    this.#failures = 0;
    const events = entries.flatMap(entry => (entry.type === 'answered' ? entry.events : []));
    this.#lastWorthALook = events.length > 0;
    this.#audience.publish(this.#room, entries);
    // Whoever sits down may be the one who takes over.
    if (entries.some(({ type }) => type === 'host' || type === 'sat')) this.#watchHost();
    this.#house.changed(this.#room);
    this.#schedule();
  }

  /** Goes back to what is stored, and tells everyone how the table stands. */
  async #reload(): Promise<void> {
    try {
      const log = await this.#house.store.log(this.#room.id);
      this.#room = Room.from(log!, this.#room.rules);
    } catch (error) {
      // What is here was never stored: nobody may see it. Whoever comes back finds the table as it is read then.
      this.close();
      this.#audience.hangUp();
      this.#house.lost();
      throw error;
    }
    this.#audience.startOver(this.#room);
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
    const rest = this.#rest();
    if (this.#room.botSeat() !== null) {
      this.#callOff = time.after(Math.max(rest, this.#lastWorthALook ? botPace : 0), () =>
        this.#do(() => this.#moveBot()),
      );
      return;
    }
    const next = nextTime(this.#room);
    if (next === null) return;
    this.#callOff = time.after(Math.max(rest, next - time.now()), () =>
      this.#do(async () => {
        await this.#write(() => timePasses(this.#room, this.#house.time.now()));
        // A timer may be early, or shorter than the wait.
        this.#schedule();
      }),
    );
  }

  /** A full disk is not asked without end; when there is room, everything goes on by itself. */
  #rest(): number {
    if (this.#failures === 0) return 0;
    return Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (this.#failures - 1));
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

  #tellChat(attendant: Attendant, said: readonly StoredLine[]): void {
    const lines = this.#chat.heardBy(attendant.sender, said);
    if (lines.length > 0) tell(attendant, { type: 'chat', lines });
  }

  /** For how long someone has not been here, in milliseconds. */
  #awayFor(someone: Sender): number {
    if (this.#isHere(someone)) return 0;
    return this.#house.time.now() - (this.#lastHere.get(idOf(someone)) ?? this.#since);
  }

  #isHere(someone: Sender): boolean {
    const id = idOf(someone);
    return this.#audience.isHere(one => idOf(one) === id);
  }

  /** Looks again when the host will have been away for long enough, as long as anyone is here who could take over. */
  #watchHost(): void {
    this.#callOffHost?.();
    this.#callOffHost = null;
    const host: Sender = { kind: 'guest', guest: this.#room.host };
    if (this.#room.phase === 'over' || this.#audience.size === 0 || this.#isHere(host)) return;
    const { time } = this.#house;
    this.#callOffHost = time.after(HOST_AWAY_MS - this.#awayFor(host), () =>
      this.#do(async () => {
        if (this.#room.host !== host.guest || this.#awayFor(host) < HOST_AWAY_MS) return;
        const isHere = (guest: string): boolean => this.#isHere({ kind: 'guest', guest });
        await this.#write(() => hostIsGone(this.#room, isHere, time.now()));
      }),
    );
  }

  /** Many come and go at once when a server starts again: they are told of it once. */
  #presenceChanged(): void {
    this.#callOffPresence ??= this.#house.time.after(PRESENCE_MS, () => {
      this.#callOffPresence = null;
      // In its turn: what is being stored just now is told to nobody yet.
      this.#do(async () => {
        this.#audience.sendRooms(this.#room);
        this.#watchHost();
      });
    });
  }

  #refuse(attendant: Attendant, error: unknown): void {
    const refused = refusalOf(error);
    if (refused.code === 'fault') this.#house.report(error);
    tell(attendant, refused);
  }
}

function idOf(sender: Sender): string {
  return sender.kind === 'guest' ? sender.guest : `program ${sender.key}`;
}
