import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The database, as the newest migration leaves it, in SQLite and PostgreSQL alike: texts, whole numbers, and JSON as text. */
export interface Schema {
  tables: {
    id: string;
    game: string;
    phase: string;
    is_open: number;
    updated: number;
    due: number | null;
    /** How many entries its log has. */
    seq: number;
    /** The rest of the head, as JSON. */
    head: string;
  };
  entries: { table_id: string; seq: number; entry: string };
  /** `at`: when they sat down, or when the game was over. */
  sitting: { guest: string; table_id: string; is_over: number; at: number };
  /** `seen`: when they were last here, give or take some minutes. */
  guests: { id: string; name: string; since: number; seen: number };
  /** One for each device of a person. */
  keys: { key: string; guest: string; since: number; seen: number | null; device: string | null };
  /** What is known of this data folder itself. */
  facts: { name: string; value: string };
  codes: { code: string; guest: string; until: number };
  chat: {
    table_id: string;
    n: number;
    at: number;
    guest: string;
    name: string;
    text: string | null;
    face: string | null;
  };
  /** Tables that were removed, whose logs and chats are still being cleared away. */
  removed: { table_id: string };
  /** What one process has taken on, until when. */
  claims: { name: string; by: string; until: number };
  /** Who waits for a seat, until when we take their word for it; `table_id`: where they were given one. */
  seekers: {
    guest: string;
    name: string;
    wish: string;
    since: number;
    until: number;
    table_id: string | null;
  };
  /** Each kind of table that someone would sit down at. */
  wants: { guest: string; slot: string; since: number; until: number };
  /** How long people have waited for a kind of table. */
  seatings: { slot: string; at: number; table_id: string; waited: number };
  favourites: { guest: string; friend: string; since: number };
  /** For whom a seat was kept, and by whom. */
  invitations: { guest: string; table_id: string; host: string; at: number };
}

/** What the lobby shows. The index of those is partial: SQLite takes it only for a query that says the same words. */
export const LISTED = sql<boolean>`is_open = 1 and phase <> 'over'`;

/** Tables where someone can still sit down; for an index of its own, as above. */
export const HAS_SEATS = sql<boolean>`is_open = 1 and phase = 'gathering'`;

/** A migration in the SQL that SQLite and PostgreSQL share, one statement after the other. */
const inSql = (statements: () => readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements()) await sql.raw(statement).execute(db);
  },
});

/** Never changed once released: a change of the database is one more of them. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': inSql(() => [
    `create table tables (id text primary key, game text not null, phase text not null,
       is_open integer not null, updated bigint not null, due bigint, seq integer not null,
       head text not null)`,
    'create index tables_open on tables (is_open, phase, updated)',
    'create index tables_due on tables (due)',
    `create table entries (table_id text not null, seq integer not null, entry text not null,
       constraint entries_pk primary key (table_id, seq))`,
    `create table sitting (guest text not null, table_id text not null,
       constraint sitting_pk primary key (guest, table_id))`,
    'create index sitting_table on sitting (table_id)',
    'create table guests (id text primary key, name text not null, since bigint not null)',
    'create table keys (key text primary key, guest text not null, since bigint not null)',
    'create table codes (code text primary key, guest text not null, until bigint not null)',
    `create table chat (table_id text not null, n integer not null, at bigint not null,
       guest text not null, name text not null, text text, face text,
       constraint chat_pk primary key (table_id, n))`,
  ]),
  '0002-lifetimes': inSql(() => [
    'alter table guests add column seen bigint default 0 not null',
    // Whoever was there before is seen today: nobody is forgotten for having come before this was written down.
    `update guests set seen = ${Date.now()}`,
    'create index guests_seen on guests (seen, id)',
    'create index keys_guest on keys (guest)',
    'create index codes_guest on codes (guest)',
    'create index codes_until on codes (until)',
    'alter table sitting add column is_over integer default 0 not null',
    'alter table sitting add column at bigint default 0 not null',
    `update sitting set
       at = coalesce((select updated from tables where id = table_id), 0),
       is_over = coalesce((select case when phase = 'over' then 1 else 0 end from tables where id = table_id), 0)`,
    'create index sitting_guest on sitting (guest, is_over, at)',
    'drop index tables_open',
    "create index tables_listed on tables (updated) where is_open = 1 and phase <> 'over'",
    'create index tables_age on tables (phase, updated, id)',
    'create table removed (table_id text primary key)',
  ]),
  '0003-devices': inSql(() => [
    'alter table keys add column seen bigint',
    'alter table keys add column device text',
    'create table facts (name text primary key, value text not null)',
  ]),
  '0004-claims': inSql(() => [
    'create table claims (name text primary key, by text not null, until bigint not null)',
    'create index claims_until on claims (until)',
  ]),
  '0007-seeking': inSql(() => [
    `create table seekers (guest text primary key, name text not null, wish text not null,
       since bigint not null, until bigint not null, table_id text)`,
    'create index seekers_until on seekers (until)',
    `create table wants (guest text not null, slot text not null, since bigint not null,
       until bigint not null, constraint wants_pk primary key (guest, slot))`,
    'create index wants_slot on wants (slot, since)',
    `create table seatings (slot text not null, at bigint not null, table_id text not null,
       waited bigint not null, constraint seatings_pk primary key (slot, at, table_id))`,
    `create table favourites (guest text not null, friend text not null, since bigint not null,
       constraint favourites_pk primary key (guest, friend))`,
    'create index favourites_friend on favourites (friend)',
    `create table invitations (guest text not null, table_id text not null, host text not null,
       at bigint not null, constraint invitations_pk primary key (guest, table_id))`,
    'create index invitations_table on invitations (table_id)',
    `create index tables_seats on tables (game, updated)
       where is_open = 1 and phase = 'gathering'`,
  ]),
};
