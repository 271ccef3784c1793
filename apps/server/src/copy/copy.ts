import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { COPYING } from '../store/whole.ts';
import type { Row } from './rows.ts';
import { Rows } from './rows.ts';
import { addEntries, chats, countEntries, entriesOf, linesOf, replaceLines } from './strands.ts';

type Db = Kysely<Schema>;

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
const others = [facts, guests, new Rows('keys'), new Rows('codes'), new Rows('sitting')];

/** The key of the fact that a copy is not whole yet. */
const MARK = JSON.stringify([COPYING]);

/**
 * Makes one database like another, in as many passes as one likes, while the other is written to. A pass copies what is
 * new or has changed since the last, and removes what is gone. When nobody writes any more, the next pass is the last.
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
    for (const id of this.#unread) {
      await this.#compareStrands(id);
      this.#unread.delete(id);
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
        if (rows === tables) for (const row of changed) written += await this.#copyLog(to, row);
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

  async #copyLog(to: Db, { id, seq }: Row): Promise<number> {
    const has = this.#lengths.get(id as string) ?? 0;
    const entries = await entriesOf(this.#from, id as string, has, seq as number);
    await addEntries(to, entries);
    return entries.length;
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
    for (const id of changed) {
      const lines = await linesOf(this.#from, id);
      await this.#to.transaction().execute(to => replaceLines(to, id, lines));
      this.#unread.add(id);
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

  /** What has come since, or was cleared away, is no difference: the next pass sees to it. */
  async #compareStrands(id: string): Promise<void> {
    const length = this.#lengths.get(id)!;
    const [here, there] = await Promise.all([
      entriesOf(this.#from, id, 0, length),
      entriesOf(this.#to, id, 0, length),
    ]);
    const [said, heard] = await Promise.all([linesOf(this.#from, id), linesOf(this.#to, id)]);
    const first = Math.max(said[0]?.n ?? 0, heard[0]?.n ?? 0);
    const last = Math.min(said.at(-1)?.n ?? 0, heard.at(-1)?.n ?? 0);
    const both = (lines: typeof said) => lines.filter(({ n }) => n >= first && n <= last);
    if (JSON.stringify([here, both(said)]) === JSON.stringify([there, both(heard)])) return;
    const known = this.#from.selectFrom('tables').select('id').where('id', '=', id);
    if ((await known.execute()).length > 0)
      throw new Error(`The log or the chat of table ${id} differs.`);
  }
}

const idOf = (key: string): string => (JSON.parse(key) as [string])[0];
