import { plainText } from '@castellan/kernel';
import type { ChatLine, ToTable } from '@castellan/protocol';
import { talkOf } from '@castellan/protocol';
import type { Sender } from '../sender.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Manners } from './manners.ts';
import { allowsWords, areApart, chatLine, heard, NO_MANNERS } from './manners.ts';
import type { TableStore, StoredLine } from './table-store.ts';
import type { Time } from './time.ts';

/** How many lines of chat a page gets when it comes. */
const LINES = 100;
const LONGEST_LINE = 300;
const MOST_MUTED = 100;

type Spoken = Extract<ToTable, { type: 'chat' | 'react' }>;

/** What is said at one table, and who does not want to hear whom. */
export class Chat {
  readonly #table: string;
  readonly #store: TableStore;
  readonly #time: Time;
  readonly #muted = new Map<string, Set<string>>();
  /** The last line that those here were told of. */
  #told = 0;
  /** Who allowed words when it was last looked up, for what the page shows. */
  #words: readonly string[] = [];

  constructor(table: string, store: TableStore, time: Time) {
    this.#table = table;
    this.#store = store;
    this.#time = time;
  }

  /** The last lines that were said. */
  lines(): Promise<readonly StoredLine[]> {
    return this.#store.lines(this.#table, LINES);
  }

  /** Of these lines those that nobody here was told of yet. */
  news(lines: readonly StoredLine[]): readonly StoredLine[] {
    const fresh = lines.filter(({ n }) => n > this.#told);
    this.#told = fresh.at(-1)?.n ?? this.#told;
    return fresh;
  }

  /** The lines up to this one that nobody here was told of: what is missing in between is read. */
  async newsUpTo(n: number, line: StoredLine | null): Promise<readonly StoredLine[]> {
    if (n <= this.#told) return [];
    return this.news(line !== null && n === this.#told + 1 ? [line] : await this.lines());
  }

  /** Keeps a line; null if nothing is left of it. Throws a `Refused` for those who only look on. */
  async say(room: Room, sender: Sender, spoken: Spoken): Promise<StoredLine | null> {
    const text = spoken.type === 'chat' ? plainText(spoken.text, LONGEST_LINE) : null;
    if (sender.kind !== 'guest' || text === '') return null;
    const own = room.seats.find(one => one.kind === 'person' && one.guest === sender.guest);
    if (own === undefined || own.kind === 'open')
      throw new Refused('seat', 'Only people who sit at the table may speak.');
    await this.#mustMaySay(room, sender.guest, text !== null);
    return this.#store.say(this.#table, {
      at: this.#time.now(),
      guest: sender.guest,
      name: own.name,
      text,
      face: spoken.type === 'react' ? spoken.face : null,
    });
  }

  async #mustMaySay(room: Room, guest: string, inWords: boolean): Promise<void> {
    const rule = talkOf(room.spec);
    if (rule === 'off') throw new Refused('talk', 'There is no chat at this table.');
    const others = room.seats.flatMap(one =>
      one.kind === 'person' && one.guest !== guest ? [one.guest] : [],
    );
    const manners = await this.manners([guest, ...others]);
    const until = manners.silenced.find(([who]) => who === guest)?.[1];
    if (until !== undefined)
      throw new Refused(
        'talk',
        `A moderator has muted you until ${new Date(until).toISOString().slice(0, 10)}.`,
      );
    if (!inWords) return;
    if (!allowsWords(room, manners, guest))
      throw new Refused('talk', 'You see faces and phrases here. To write, allow words first.');
    const isRead = others.some(
      one => allowsWords(room, manners, one) && !areApart(manners, guest, one),
    );
    if (rule === 'phrases' && !isRead)
      throw new Refused('talk', 'Nobody else here allows words yet. Use a face or a phrase.');
  }

  /** How those who are here want to talk, as it is now: it is looked up each time, so that nothing has to be kept in step. */
  async manners(guests: readonly string[]): Promise<Manners> {
    const asked = [...new Set(guests)];
    const found = (await this.#store.manners?.(this.#table, asked, this.#time.now())) ?? NO_MANNERS;
    this.#words = found.words;
    return found;
  }

  /** Someone who sits here allows words, or does no longer. */
  async allowWords(room: Room, sender: Sender, on: boolean): Promise<void> {
    if (sender.kind !== 'guest' || room.seatsOf(sender.guest).length === 0)
      throw new Refused('seat', 'Only people who sit at the table may speak.');
    await this.#store.allowWords?.(this.#table, sender.guest, on);
    this.#words = [
      ...this.#words.filter(one => one !== sender.guest),
      ...(on ? [sender.guest] : []),
    ];
  }

  get words(): readonly string[] {
    return this.#words;
  }

  /** Of these lines those that someone wants to hear, and may. */
  heardBy(
    room: Room,
    manners: Manners,
    sender: Sender,
    lines: readonly StoredLine[],
  ): readonly ChatLine[] {
    const guest = sender.kind === 'guest' ? sender.guest : '';
    const muted = this.#muted.get(guest);
    return heard(room, manners, guest, lines)
      .filter(one => muted?.has(one.guest) !== true)
      .map(chatLine);
  }

  mute(sender: Sender, guest: string, on: boolean): void {
    if (sender.kind !== 'guest') return;
    const muted = this.#muted.get(sender.guest) ?? new Set();
    if (!on) muted.delete(guest);
    else if (muted.size < MOST_MUTED) muted.add(guest);
    if (muted.size === 0) this.#muted.delete(sender.guest);
    else this.#muted.set(sender.guest, muted);
  }

  /** Someone has left: when their page comes back, it says again whom they don't want to hear. */
  forget(sender: Sender): void {
    if (sender.kind === 'guest') this.#muted.delete(sender.guest);
  }

  mutedBy(guest: string): readonly string[] {
    return [...(this.#muted.get(guest) ?? [])];
  }
}
