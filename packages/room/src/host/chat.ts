import { plainText } from '@castellan/kernel';
import type { ChatLine, ToTable } from '@castellan/protocol';
import type { Sender } from '../sender.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
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
      throw new Refused('seat', 'Those who sit at the table may speak.');
    return this.#store.say(this.#table, {
      at: this.#time.now(),
      guest: sender.guest,
      name: own.name,
      text,
      face: spoken.type === 'react' ? spoken.face : null,
    });
  }

  /** Of these lines those that someone wants to hear. */
  heardBy(sender: Sender, lines: readonly StoredLine[]): readonly ChatLine[] {
    const muted = sender.kind === 'guest' ? this.#muted.get(sender.guest) : undefined;
    return lines.filter(({ guest }) => muted?.has(guest) !== true).map(chatLine);
  }

  mute(sender: Sender, guest: string, on: boolean): void {
    if (sender.kind !== 'guest') return;
    const muted = this.#muted.get(sender.guest) ?? new Set();
    if (!on) muted.delete(guest);
    else if (muted.size < MOST_MUTED) muted.add(guest);
    if (muted.size === 0) this.#muted.delete(sender.guest);
    else this.#muted.set(sender.guest, muted);
  }

  /** Someone has left: their page says again whom they do not want to hear when it comes back. */
  forget(sender: Sender): void {
    if (sender.kind === 'guest') this.#muted.delete(sender.guest);
  }

  mutedBy(guest: string): readonly string[] {
    return [...(this.#muted.get(guest) ?? [])];
  }
}

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
