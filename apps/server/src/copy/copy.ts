import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { COPYING } from '../store/whole.ts';
import type { Row } from './rows.ts';
import { Rows } from './rows.ts';
import type { Stretch } from './strands.ts';
import {
  addEntries,
  chats,
  countEntries,
  entriesOf,
  linesOf,
  parts,
  replaceLines,
} from './strands.ts';

type Db = Kysely<Schema>;
type Line = Schema['chat'];

/** What was copied, and found to be the same at both ends. */
export interface Compared {
  readonly tables: number;
  readonly entries: number;
  readonly people: number;
  readonly digest: string;
}

const facts = new Rows('facts');
const guests = new Rows('guests');
const tables = new Rows('tables');
const others = [
  facts,
  guests,
  new Rows('keys'),
  new Rows('codes'),
  new Rows('sitting'),
  new Rows('accounts'),
  new Rows('looks'),
  new Rows('name_changes'),
  new Rows('passkeys'),
  new Rows('recovery'),
  new Rows('finished'),
  new Rows('played'),
  new Rows('plays'),
  new Rows('takes'),
  new Rows('ratings'),
  new Rows('privacy'),
  new Rows('dailies'),
  new Rows('seekers'),
  new Rows('wants'),
  new Rows('seatings'),
  new Rows('favourites'),
  new Rows('invitations'),
  new Rows('turns'),
  new Rows('round_calls'),
  new Rows('callings'),
  new Rows('pushes'),
  new Rows('feeds'),
  new Rows('mails'),
  new Rows('vacations'),
  new Rows('decks'),
  new Rows('blocks'),
  new Rows('hearing'),
  new Rows('table_words'),
  new Rows('reports'),
  new Rows('deeds'),
  new Rows('moderators'),
  new Rows('origins'),
  new Rows('tournaments'),
  new Rows('entrants'),
  new Rows('rounds'),
];

/** How many chats are copied at once: each has a few hundred lines at most. */
const MOST_CHATS = 20;

/** The key of the fact that a copy is not whole yet. */
const MARK = JSON.stringify([COPYING]);

/**
 * Makes one database like another, in as many passes as you like, while the other is written to. A pass copies what is
 * new or has changed since the last, and removes what is gone. Once nobody writes, the next pass is the last.
 */
export class Copy {
  readonly #from: Db;
  readonly #to: Db;
  /** What the target has: the digest of each row by its key, how long each log is, and which lines each chat has. */
  readonly #rows = new Map<Rows, Map<string, string>>();
  readonly #lengths = new Map<string, number>();
  #chats: ReadonlyMap<string, string> = new Map();
  /** Tables that were written and have not been compared since. */
  readonly #unread = new Set<string>();

  private constructor(from: Db, to: Db) {
    this.#from = from;
    this.#to = to;
  }

  /** A copy that was broken off goes on with what it has. */
  static async of(from: Db, to: Db): Promise<Copy> {
    const copy = new Copy(from, to);
    for (const rows of [...others, tables]) {
      const known = new Map<string, string>();
      for await (const page of rows.pages(to))
        for (const row of page) {
          known.set(rows.keyOf(row), rows.digestOf(row));
          if (rows === tables) copy.#note(row);
        }
      copy.#rows.set(rows, known);
    }
    copy.#rows.get(facts)!.delete(MARK);
    copy.#chats = await chats(to);
    return copy;
  }

  /** Returns how many rows and entries it had to write. */
  async pass(): Promise<number> {
    let written = 0;
    for (const rows of others) written += await this.#copyRows(rows);
    written += await this.#copyRows(tables);
    written += await this.#copyChats();
    return written;
  }

  /** Reads back what was written; throws if anything differs. */
  async compare(): Promise<Compared> {
    for (const rows of [...others, tables]) await this.#compareRows(rows);
    const unread = [...this.#unread].map(table => this.#whole(table));
    for (const part of parts(unread)) {
      await this.#compareStrands(part);
      for (const { table } of part) this.#unread.delete(table);
    }
    const heard = await chats(this.#to);
    for (const [id, range] of this.#chats)
      if (heard.get(id) !== range) throw new Error(`The chat of table ${id} differs.`);
    const entries = [...this.#lengths.values()].reduce((sum, length) => sum + length, 0);
    const found = await countEntries(this.#to);
    if (found !== entries) throw new Error(`There are ${found} entries where ${entries} belong.`);
    const digests = [...this.#rows.values()].flatMap(known => [...known.values()]);
    return {
      tables: this.#lengths.size,
      entries,
      people: this.#rows.get(guests)!.size,
      digest: hash('sha256', digests.sort().join('')).slice(0, 16),
    };
  }

  async #copyRows(rows: Rows): Promise<number> {
    const known = this.#rows.get(rows)!;
    const gone = new Set(known.keys());
    let written = 0;
    for await (const page of rows.pages(this.#from)) {
      for (const row of page) gone.delete(rows.keyOf(row));
      const changed = page.filter(row => known.get(rows.keyOf(row)) !== rows.digestOf(row));
      if (changed.length === 0) continue;
      written += changed.length;
      await this.#to.transaction().execute(async to => {
        if (rows === tables) written += await this.#copyLogs(to, changed);
        await rows.put(to, changed);
      });
      for (const row of changed) {
        known.set(rows.keyOf(row), rows.digestOf(row));
        if (rows === tables) this.#note(row);
      }
    }
    await this.#removeRows(rows, [...gone]);
    return written + gone.size;
  }

  #note({ id, seq }: Row): void {
    this.#lengths.set(id as string, seq as number);
    this.#unread.add(id as string);
  }

  async #copyLogs(to: Db, changed: readonly Row[]): Promise<number> {
    const news = changed.map(({ id, seq }) => {
      const table = id as string;
      return { table, from: this.#lengths.get(table) ?? 0, to: seq as number };
    });
    let written = 0;
    for (const part of parts(news.filter(one => one.from < one.to))) {
      const entries = await entriesOf(this.#from, part);
      await addEntries(to, entries);
      written += entries.length;
    }
    return written;
  }

  async #removeRows(rows: Rows, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#to.transaction().execute(async to => {
      await rows.remove(to, keys);
      if (rows !== tables) return;
      for (const id of keys.map(idOf)) {
        await to.deleteFrom('entries').where('table_id', '=', id).execute();
        await to.deleteFrom('chat').where('table_id', '=', id).execute();
      }
    });
    for (const key of keys) this.#rows.get(rows)!.delete(key);
    if (rows === tables)
      for (const id of keys.map(idOf)) {
        this.#lengths.delete(id);
        this.#unread.delete(id);
      }
  }

  /** The chat of a table that was removed is about to be cleared away. */
  async #copyChats(): Promise<number> {
    const now = new Map([...(await chats(this.#from))].filter(([id]) => this.#lengths.has(id)));
    const changed = [...now.keys()].filter(id => now.get(id) !== this.#chats.get(id));
    for (let i = 0; i < changed.length; i += MOST_CHATS) {
      const some = changed.slice(i, i + MOST_CHATS);
      const lines = await linesOf(this.#from, some);
      await this.#to.transaction().execute(to => replaceLines(to, some, lines));
      for (const id of some) this.#unread.add(id);
    }
    this.#chats = now;
    return changed.length;
  }

  async #compareRows(rows: Rows): Promise<void> {
    const known = this.#rows.get(rows)!;
    let found = 0;
    for await (const page of rows.pages(this.#to))
      for (const row of page) {
        const key = rows.keyOf(row);
        if (rows === facts && key === MARK) continue;
        if (known.get(key) !== rows.digestOf(row))
          throw new Error(`A row of ${rows.name} differs.`);
        found++;
      }
    if (found !== known.size)
      throw new Error(`There are ${found} rows of ${rows.name} where ${known.size} belong.`);
  }

  #whole(table: string): Stretch {
    return { table, from: 0, to: this.#lengths.get(table)! };
  }

  /** What has come since, or was cleared away, is no difference: the next pass sees to it. */
  async #compareStrands(part: readonly Stretch[]): Promise<void> {
    const ids = part.map(({ table }) => table);
    const [here, there, said, heard] = await Promise.all([
      entriesOf(this.#from, part).then(byTable),
      entriesOf(this.#to, part).then(byTable),
      linesOf(this.#from, ids).then(byTable),
      linesOf(this.#to, ids).then(byTable),
    ]);
    const isSame = (id: string): boolean =>
      isEqual(here.get(id), there.get(id)) &&
      isEqual(...shared(said.get(id) ?? [], heard.get(id) ?? []));
    const differing = ids.filter(id => !isSame(id));
    if (differing.length === 0) return;
    const known = this.#from.selectFrom('tables').select('id').where('id', 'in', differing);
    for (const { id } of await known.execute())
      throw new Error(`The log or the chat of table ${id} differs.`);
  }
}

function byTable<T extends { readonly table_id: string }>(rows: readonly T[]) {
  return Map.groupBy(rows, ({ table_id }) => table_id);
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines of two chats whose numbers both may have. */
function shared(said: readonly Line[], heard: readonly Line[]): [readonly Line[], readonly Line[]] {
  const first = Math.max(said[0]?.n ?? 0, heard[0]?.n ?? 0);
  const last = Math.min(said.at(-1)?.n ?? 0, heard.at(-1)?.n ?? 0);
  const both = (lines: readonly Line[]) => lines.filter(({ n }) => n >= first && n <= last);
  return [both(said), both(heard)];
}

const idOf = (key: string): string => (JSON.parse(key) as [string])[0];
