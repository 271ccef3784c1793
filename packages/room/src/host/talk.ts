import type { ToTable } from '@castellan/protocol';
import type { Room } from '../room.ts';
import type { Sender } from '../sender.ts';
import type { Attendant, Audience } from './audience.ts';
import { tell } from './audience.ts';
import type { Chat } from './chat.ts';
import type { TableLink } from './link.ts';
import type { Manners } from './manners.ts';
import type { StoredLine } from './table-store.ts';

/** What was said, and who may be told of it. */
export interface Said {
  readonly lines: readonly StoredLine[];
  readonly manners: Manners;
}

/** Carries what is said at a table to those who want to hear it, here and in other processes. */
export class Talk {
  readonly #chat: Chat;
  readonly #audience: Audience;
  readonly #link: TableLink | null;

  constructor(chat: Chat, audience: Audience, link: TableLink | null) {
    this.#chat = chat;
    this.#audience = audience;
    this.#link = link;
  }

  /** Someone here says something. */
  async say(
    room: Room,
    { sender }: Attendant,
    spoken: Extract<ToTable, { type: 'chat' | 'react' }>,
  ): Promise<void> {
    const line = await this.#chat.say(room, sender, spoken);
    if (line === null) return;
    this.#link?.tell({ type: 'said', line });
    await this.#tellAll(room, await this.#chat.newsUpTo(line.n, line));
  }

  /** There are `n` lines; this is the last, if it is known. */
  async hear(room: Room, n: number, line: StoredLine | null): Promise<void> {
    if (this.#audience.size > 0) await this.#tellAll(room, await this.#chat.newsUpTo(n, line));
  }

  /** The last lines, for someone who comes; those already here are told any that they don't know. */
  async read(room: Room, { sender }: Attendant): Promise<Said> {
    const lines = await this.#chat.lines();
    await this.#tellAll(room, this.#chat.news(lines));
    return { lines, manners: await this.#manners(room, lines, [sender]) };
  }

  tell(room: Room, attendant: Attendant, { lines: said, manners }: Said): void {
    const lines = this.#chat.heardBy(room, manners, attendant.sender, said);
    if (lines.length > 0) tell(attendant, { type: 'chat', lines });
  }

  /** Someone here allows words, or does no longer. */
  async allowWords(room: Room, { sender }: Attendant, on: boolean): Promise<void> {
    await this.#chat.allowWords(room, sender, on);
    this.#audience.sendRooms(room);
    this.#link?.tell({ type: 'words' });
  }

  /** The same in another process. */
  async hearWords(room: Room): Promise<void> {
    if (this.#audience.size === 0) return;
    await this.#manners(room, [], []);
    this.#audience.sendRooms(room);
  }

  #manners(
    room: Room,
    lines: readonly StoredLine[],
    listeners: readonly Sender[],
  ): Promise<Manners> {
    const seated = room.seats.flatMap(one => (one.kind === 'person' ? [one.guest] : []));
    const listening = listeners.flatMap(one => (one.kind === 'guest' ? [one.guest] : []));
    return this.#chat.manners([...seated, ...listening, ...lines.map(({ guest }) => guest)]);
  }

  /** Someone here does not want to hear someone, or wants to again. */
  mute(room: Room, attendant: Attendant, guest: string, on: boolean): void {
    const { sender } = attendant;
    this.#chat.mute(sender, guest, on);
    this.#audience.sendRoom(room, attendant);
    if (sender.kind === 'guest') this.#link?.tell({ type: 'muted', by: sender.guest, guest, on });
  }

  /** The same said in another process. People who come here later say it again, so it is not for us. */
  hearMuted(by: string, guest: string, on: boolean): boolean {
    if (!this.#isConnected(by)) return false;
    this.#chat.mute({ kind: 'guest', guest: by }, guest, on);
    return true;
  }

  /** Someone has left. */
  leave({ sender }: Attendant): void {
    if (sender.kind === 'guest' && !this.#isConnected(sender.guest)) this.#chat.forget(sender);
  }

  #isConnected(guest: string): boolean {
    return this.#audience.isConnected(one => one.kind === 'guest' && one.guest === guest);
  }

  async #tellAll(room: Room, lines: readonly StoredLine[]): Promise<void> {
    if (lines.length === 0) return;
    const manners = await this.#manners(room, lines, this.#audience.senders(room));
    // Looked up after that: nothing waits between checking who is here and telling them.
    for (const one of this.#audience.present(room)) this.tell(room, one, { lines, manners });
  }
}
