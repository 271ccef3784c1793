import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

type Name =
  | 'tables'
  | 'sitting'
  | 'guests'
  | 'keys'
  | 'codes'
  | 'facts'
  | 'accounts'
  | 'looks'
  | 'name_changes'
  | 'passkeys'
  | 'recovery'
  | 'finished'
  | 'played'
  | 'plays'
  | 'takes'
  | 'ratings'
  | 'privacy'
  | 'dailies'
  | 'seekers'
  | 'wants'
  | 'seatings'
  | 'favourites'
  | 'invitations'
  | 'turns'
  | 'round_calls'
  | 'callings'
  | 'pushes'
  | 'feeds'
  | 'mails'
  | 'vacations'
  | 'decks'
  | 'blocks'
  | 'hearing'
  | 'table_words'
  | 'reports'
  | 'deeds'
  | 'moderators'
  | 'origins'
  | 'tournaments'
  | 'entrants'
  | 'rounds';
export type Row = Readonly<Record<string, string | number | null>>;
type Db = Kysely<Schema>;

/** The columns of each table that is compared row by row; those of its key come first. */
const COLUMNS: Readonly<Record<Name, readonly [keys: number, ...names: string[]]>> = {
  facts: [1, 'name', 'value'],
  guests: [1, 'id', 'name', 'since', 'seen', 'portrait'],
  keys: [1, 'key', 'guest', 'since', 'seen', 'device', 'proven'],
  codes: [1, 'code', 'guest', 'until'],
  accounts: [1, 'guest', 'since', 'password'],
  looks: [1, 'look', 'guest', 'until'],
  name_changes: [2, 'guest', 'at', 'name'],
  passkeys: [
    1,
    'id',
    'guest',
    'site',
    'public_key',
    'counter',
    'transports',
    'device',
    'since',
    'seen',
  ],
  recovery: [1, 'code', 'guest'],
  sitting: [2, 'guest', 'table_id', 'is_over', 'at'],
  finished: [1, 'table_id'],
  played: [
    1,
    'table_id',
    'game',
    'rules',
    'began',
    'ended',
    'players',
    'turns',
    'why',
    'is_rated',
    'ending',
  ],
  plays: [
    2,
    'table_id',
    'seat',
    'guest',
    'name',
    'bot',
    'game',
    'players',
    'ended',
    'lasted',
    'turns',
    'place',
    'points',
    'won',
    'has_left',
    'course',
    'rating',
    'change',
  ],
  takes: [4, 'table_id', 'seat', 'kind', 'card', 'guest', 'game', 'times', 'won'],
  ratings: [
    2,
    'guest',
    'game',
    'mu',
    'sigma',
    'points',
    'best',
    'games',
    'won',
    'is_settled',
    'at',
  ],
  privacy: [1, 'guest', 'who'],
  dailies: [3, 'day', 'game', 'guest', 'points', 'has_won', 'turns', 'at', 'file'],
  seekers: [1, 'guest', 'name', 'wish', 'since', 'until', 'table_id'],
  wants: [2, 'guest', 'slot', 'since', 'until'],
  seatings: [3, 'slot', 'at', 'table_id', 'waited'],
  favourites: [2, 'guest', 'friend', 'since'],
  invitations: [2, 'guest', 'table_id', 'at'],
  turns: [2, 'guest', 'table_id', 'since', 'call_at'],
  round_calls: [2, 'guest', 'table_id', 'round', 'since', 'call_at'],
  callings: [1, 'guest', 'wishes', 'told'],
  pushes: [1, 'endpoint', 'guest', 'key', 'p256dh', 'auth', 'since'],
  feeds: [1, 'guest', 'feed', 'since'],
  mails: [1, 'guest', 'address', 'since', 'confirmed', 'code', 'until'],
  vacations: [2, 'guest', 'since', 'until'],
  decks: [1, 'digest', 'game', 'text', 'at'],
  blocks: [2, 'guest', 'blocked', 'since'],
  hearing: [1, 'guest', 'what'],
  table_words: [2, 'table_id', 'guest'],
  reports: [1, 'id', 'guest', 'about', 'at', 'kind', 'words', 'table_id', 'lines', 'is_open'],
  deeds: [1, 'id', 'at', 'by', 'guest', 'deed', 'until', 'words', 'report', 'is_read'],
  moderators: [1, 'guest', 'since'],
  origins: [2, 'guest', 'origin', 'kind', 'at'],
  tournaments: [
    1,
    'id',
    'game',
    'kind',
    'seats',
    'rounds',
    'pace',
    'is_rated',
    'begins',
    'wanted',
    'host',
    'opened',
    'phase',
    'round',
    'due',
    'champion',
  ],
  entrants: [2, 'tournament', 'number', 'guest', 'since', 'has_left'],
  rounds: [4, 'tournament', 'round', 'board', 'seat', 'number', 'table_id', 'score', 'place'],
  tables: [1, 'id', 'game', 'phase', 'is_open', 'updated', 'due', 'seq', 'head', 'deck'],
};

const PAGE = 500;

/** Rows of one kind: what they are called, and how they are read and written on either database. */
export class Rows {
  readonly name: Name;
  readonly #keys: readonly string[];
  readonly #columns: readonly string[];

  constructor(name: Name) {
    const [keys, ...columns] = COLUMNS[name];
    this.name = name;
    this.#columns = columns;
    this.#keys = columns.slice(0, keys);
  }

  keyOf(row: Row): string {
    return JSON.stringify(this.#keys.map(name => row[name]));
  }

  digestOf(row: Row): string {
    return hash('sha1', JSON.stringify(this.#columns.map(name => row[name])), 'base64');
  }

  /** All of them, in pages, in an order of the database's own. */
  async *pages(db: Db): AsyncGenerator<readonly Row[]> {
    const keys = refs(this.#keys);
    let where = sql``;
    let isMore = true;
    while (isMore) {
      const { rows } = await sql<Row>`select ${refs(this.#columns)} from ${sql.table(this.name)}
        ${where} order by ${keys} limit ${sql.lit(PAGE)}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      where = sql`where (${keys}) > (${sql.join(this.#keys.map(name => last[name]))})`;
      isMore = rows.length === PAGE;
    }
  }

  async put(db: Db, rows: readonly Row[]): Promise<void> {
    const values = rows.map(row => sql`(${sql.join(this.#columns.map(name => row[name]))})`);
    const others = this.#columns.slice(this.#keys.length);
    const set = others.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
    const renewed = set.length === 0 ? sql`nothing` : sql`update set ${sql.join(set)}`;
    await sql`insert into ${sql.table(this.name)} (${refs(this.#columns)})
      values ${sql.join(values)}
      on conflict (${refs(this.#keys)}) do ${renewed}`.execute(db);
  }

  async remove(db: Db, keys: readonly string[]): Promise<void> {
    for (let i = 0; i < keys.length; i += PAGE) {
      const some = keys
        .slice(i, i + PAGE)
        .map(key => sql`(${sql.join(JSON.parse(key) as string[])})`);
      await sql`delete from ${sql.table(this.name)}
        where (${refs(this.#keys)}) in (values ${sql.join(some)})`.execute(db);
    }
  }
}

function refs(names: readonly string[]) {
  return sql.join(names.map(name => sql.ref(name)));
}
