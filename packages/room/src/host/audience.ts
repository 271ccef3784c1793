import type { Event, Phrase, Seat, Viewer } from '@castellan/kernel';
import type { FromTable, SentScene } from '@castellan/protocol';
import { deltaOf, patched, PROTOCOL, sentScene } from '@castellan/protocol';
import type { Entry } from '../entry.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import { seatsOf, whyAway } from '../sender.ts';
import type { Recipient } from '../sight.ts';
import { roomView, sceneOf, toldFrom } from '../sight.ts';
import { Elsewhere } from './elsewhere.ts';

/** What a page says it has seen when it comes back. */
export interface Cursor {
  readonly revision: number;
  readonly viewer: Viewer;
  /** How many answers it was told of. */
  readonly told: number;
}

/** Someone who is connected to a table: a page, or a program in a seat. */
export interface Attendant {
  readonly sender: Sender;
  /** From where they look at the game. */
  viewer: Viewer;
  /** `text` is the message as JSON, made once for all who get the same. */
  hear(message: FromTable, text: string): void;
  /** The table does not want them, or is gone. */
  dismiss(why: Refused): void;
  /** The line is closed, and may be opened again. */
  hangUp(): void;
}

const MOST_WATCHING = 100;

/**
 * Those who are connected to one table, and what each was last shown: they are sent what has changed since. The table
 * stands at the room that is passed in.
 */
export class Audience {
  readonly #attendants = new Set<Attendant>();
  /** What each viewer was last sent. */
  readonly #scenes = new Map<Viewer, SentScene>();
  /** A turn that waited when everyone was last told: its seat knows the first of what it brings. */
  #held: HeldBy = null;
  readonly #ears: Ears;
  readonly #elsewhere: Elsewhere;

  constructor(ears: Ears = ALL_EARS, elsewhere = new Elsewhere()) {
    this.#ears = ears;
    this.#elsewhere = elsewhere;
  }

  get size(): number {
    return this.#attendants.size;
  }

  /**
   * Those who may be told something now. Those who may no longer be here are sent away first, and nobody looks from a
   * seat that is no longer theirs: this is checked each time, not only when they came.
   */
  present(room: Room): ReadonlySet<Attendant> {
    for (const attendant of this.#attendants) {
      const why = whyAway(room, attendant.sender) ?? this.#whyMoved(room, attendant);
      if (why !== null) this.#sendAway(attendant, why);
      else if (!mayLookFrom(room, attendant.sender, attendant.viewer))
        attendant.viewer = ownViewer(room, attendant.sender, null);
    }
    return this.#attendants;
  }

  /** Someone comes, or comes back: they are told the room's state, and what they have missed of the game. */
  welcome(room: Room, attendant: Attendant, cursor: Cursor | null, now: number): void {
    const { sender } = attendant;
    this.#held ??= heldIn(room);
    if (sender.kind === 'program') this.endToken(sender.key);
    attendant.viewer = ownViewer(room, sender, cursor?.viewer ?? null);
    this.#attendants.add(attendant);
    tell(attendant, {
      type: 'welcome',
      protocol: PROTOCOL,
      now,
      room: roomView(room, this.#recipient(room, sender)),
    });
    this.#sendScene(room, attendant, cursor);
  }

  /** A token has one connection, the last: any other is closed. */
  endToken(key: string): void {
    for (const one of this.#attendants)
      if (one.sender.kind === 'program' && one.sender.key === key)
        this.#sendAway(one, new Refused('seat', 'This token is used by another connection now.'));
  }

  /** Whether there is no room for more onlookers: each costs something with every move. */
  isFull(room: Room): boolean {
    return this.#presence(room).watching >= MOST_WATCHING;
  }

  /** False: they were not there. */
  leave(attendant: Attendant): boolean {
    const wasThere = this.#attendants.delete(attendant);
    const { viewer } = attendant;
    if (![...this.#attendants].some(one => one.viewer === viewer)) this.#scenes.delete(viewer);
    return wasThere;
  }

  /** Everyone loses their line, and comes back. */
  hangUp(): void {
    for (const attendant of this.#attendants) attendant.hangUp();
    this.#attendants.clear();
  }

  /** Whether anyone like that is at the table, in this process or in another. */
  isHere(fits: (sender: Sender) => boolean): boolean {
    return this.isConnected(fits) || this.#elsewhere.isHere(fits);
  }

  isConnected(fits: (sender: Sender) => boolean): boolean {
    for (const { sender } of this.#attendants) if (fits(sender)) return true;
    return false;
  }

  /** Those who are connected in this process, those with a seat first. */
  senders(room: Room): readonly Sender[] {
    const isOnlooker = (sender: Sender): number => (seatsOf(room, sender).length === 0 ? 1 : 0);
    const all = [...this.#attendants].map(({ sender }) => sender);
    return all.sort((a, b) => isOnlooker(a) - isOnlooker(b));
  }

  /** Looks at the game from another place. */
  look(room: Room, attendant: Attendant, viewer: Viewer): void {
    if (!mayLookFrom(room, attendant.sender, viewer))
      throw new Refused('seat', `Seat ${viewer} is not yours.`);
    attendant.viewer = viewer;
    this.#sendScene(room, attendant, null);
  }

  /** Everyone is told what these entries have changed; each change is worked out once for all who look from one place. */
  publish(room: Room, entries: readonly Entry[]): void {
    const present = this.present(room);
    if (entries.some(({ type }) => type === 'begun'))
      for (const attendant of present) attendant.viewer = ownViewer(room, attendant.sender, null);
    if (!entries.every(isPlay)) this.sendRooms(room);
    if (room.table === null) return;
    const undone = undoneTo(entries);
    const before = this.#held;
    this.#held = heldIn(room);
    const dropped = droppedBy(before, this.#held, entries);
    const eventsFor = (viewer: Viewer): readonly Event[] => {
      let told = before?.seat === viewer ? before.told : 0;
      const happened = entries.flatMap(entry => {
        if (entry.type !== 'answered') return [];
        const events = entry.events.slice(entry.seat === viewer ? told : 0);
        if (entry.seat === viewer) told = 0;
        return events;
      });
      const isNew = this.#held?.seat === viewer && entries.some(({ type }) => type === 'held');
      return isNew ? [...happened, ...room.held!.ahead.events] : happened;
    };
    const groups = Map.groupBy(present, ({ viewer }) => viewer);
    for (const viewer of this.#scenes.keys()) if (!groups.has(viewer)) this.#scenes.delete(viewer);
    for (const [viewer, attendants] of groups) {
      const scene = this.#scenes.get(viewer);
      const from = undone ?? (viewer === dropped ? answersBefore(entries, room) : null);
      const message =
        from === null && scene !== undefined
          ? this.#moved(room, viewer, scene, room.table.told(eventsFor(viewer), viewer))
          : sceneMessage(room, viewer, this.#begin(room, viewer)!, from ?? 0);
      if (message === null) continue;
      const text = JSON.stringify(message);
      for (const attendant of attendants) attendant.hear(message, text);
    }
  }

  /** The room has changed: everyone is told its state. */
  startOver(room: Room): void {
    this.#scenes.clear();
    this.#held = heldIn(room);
    for (const attendant of this.present(room)) {
      attendant.viewer = ownViewer(room, attendant.sender, attendant.viewer);
      this.sendRoom(room, attendant);
      this.#sendScene(room, attendant, null);
    }
  }

  /** What all see alike is worked out and written once; only who they are themselves is added for each. */
  sendRooms(room: Room): void {
    const present = this.present(room);
    const presence = this.#presence(room);
    const { revision } = room;
    let front: string | null = null;
    for (const attendant of present) {
      const view = roomView(room, this.#recipient(room, attendant.sender, presence));
      if (front === null) {
        const { you: _, ...shared } = view;
        front = JSON.stringify({ type: 'room', revision, room: shared }).slice(0, -2);
      }
      const text = `${front},"you":${JSON.stringify(view.you)}}}`;
      attendant.hear({ type: 'room', revision, room: view }, text);
    }
  }

  sendRoom(room: Room, attendant: Attendant): void {
    const view = roomView(room, this.#recipient(room, attendant.sender));
    tell(attendant, { type: 'room', revision: room.revision, room: view });
  }

  /** A program knows its seat from the start: if it has another one now, it comes back to that. */
  #whyMoved(room: Room, { sender, viewer }: Attendant): Refused | null {
    if (sender.kind !== 'program' || seatsOf(room, sender)[0] === viewer) return null;
    return new Refused('seat', 'Your seat has moved to another place. Connect again.');
  }

  #sendAway(attendant: Attendant, why: Refused): void {
    this.#attendants.delete(attendant);
    attendant.dismiss(why);
  }

  /** The whole scene for one; of what was told only what they have not heard. */
  #sendScene(room: Room, attendant: Attendant, cursor: Cursor | null): void {
    const { viewer } = attendant;
    const scene = this.#scenes.get(viewer) ?? this.#begin(room, viewer);
    if (scene === null) return;
    const isKnown =
      cursor !== null &&
      cursor.viewer === viewer &&
      cursor.revision >= room.lastUndo &&
      cursor.revision <= room.revision &&
      cursor.told <= room.table!.answers.length;
    tell(attendant, sceneMessage(room, viewer, scene, isKnown ? cursor.told : 0));
  }

  /** What a viewer is sent to begin with; null before the game has begun. */
  #begin(room: Room, viewer: Viewer): SentScene | null {
    const scene = sceneOf(room, viewer);
    if (scene === null) return null;
    const sent = sentScene(scene, null);
    this.#scenes.set(viewer, sent);
    return sent;
  }

  /** What a viewer is sent who has the scene before; null if they notice nothing. */
  #moved(room: Room, viewer: Viewer, before: SentScene, told: readonly Phrase[]): FromTable | null {
    const { revision } = room;
    const delta = deltaOf(before, sentScene(sceneOf(room, viewer)!, before));
    if (delta === undefined) return told.length === 0 ? null : { type: 'moved', revision, told };
    // Not the new scene itself: what has not changed stays where it is, and the garbage collector need not move it.
    this.#scenes.set(viewer, patched(before, delta) as SentScene);
    return { type: 'moved', revision, delta, told };
  }

  #presence(room: Room): Presence {
    const here = new Set<Seat>();
    let watching = 0;
    const count = (sender: Sender): void => {
      const seats = seatsOf(room, sender);
      for (const seat of seats) here.add(seat);
      if (seats.length === 0) watching++;
    };
    for (const { sender } of this.#attendants) count(sender);
    this.#elsewhere.everyone().forEach(count);
    return { here, watching };
  }

  #recipient(
    room: Room,
    sender: Sender,
    { here, watching }: Presence = this.#presence(room),
  ): Recipient {
    const guest = sender.kind === 'guest' ? sender.guest : '';
    const seats = seatsOf(room, sender);
    const { words } = this.#ears;
    const muted = this.#ears.mutedBy(guest);
    return { guest, seats, muted, words, watching, isHere: seat => here.has(seat) };
  }
}

/** Who hears whom. */
interface Ears {
  readonly words: readonly string[];
  mutedBy(guest: string): readonly string[];
}

const ALL_EARS: Ears = { words: [], mutedBy: () => [] };

/** Whose seats someone is here for, and how many look on. */
interface Presence {
  readonly here: ReadonlySet<Seat>;
  readonly watching: number;
}

export function tell(attendant: Attendant, message: FromTable): void {
  attendant.hear(message, JSON.stringify(message));
}

/** What leaves the room as it was. (Taking the last answer back opens the game again.) */
const PLAY: ReadonlySet<Entry['type']> = new Set(['answered', 'held', 'released']);
const isPlay = ({ type }: Entry): boolean => PLAY.has(type);

/** The answers that everyone still knows, where something was taken back; null where nothing was. */
function undoneTo(entries: readonly Entry[]): number | null {
  const tos = entries.flatMap(entry => (entry.type === 'undone' ? [entry.to] : []));
  return tos.length === 0 ? null : Math.min(...tos);
}

/** The seat whose turn no longer waits and was not ended: what it was told of it has not happened. */
function droppedBy(before: HeldBy, after: HeldBy, entries: readonly Entry[]): Seat | null {
  if (before === null || before.seat === after?.seat) return null;
  const isEnded = entries.some(one => one.type === 'answered' && one.seat === before.seat);
  return isEnded ? null : before.seat;
}

/** How many answers there were before these entries. */
const answersBefore = (entries: readonly Entry[], { table }: Room): number =>
  table!.answers.length - entries.filter(({ type }) => type === 'answered').length;

type HeldBy = { readonly seat: Seat; readonly told: number } | null;

const heldIn = ({ held }: Room): HeldBy =>
  held && { seat: held.seat, told: held.ahead.events.length };

function mayLookFrom(room: Room, sender: Sender, viewer: Viewer): boolean {
  if (viewer === 'spectator') return true;
  if (room.phase === 'over') return viewer < room.seats.length;
  return seatsOf(room, sender).includes(viewer);
}

/** People with one seat look from it; people with several choose. */
function ownViewer(room: Room, sender: Sender, wanted: Viewer | null): Viewer {
  const own = seatsOf(room, sender);
  if (wanted !== null && wanted !== 'spectator' && own.includes(wanted)) return wanted;
  return own.length === 1 ? own[0]! : 'spectator';
}

function sceneMessage(room: Room, viewer: Viewer, scene: SentScene, from: number): FromTable {
  const told = toldFrom(room, viewer, from);
  return { type: 'scene', revision: room.revision, viewer, scene, from, told };
}
