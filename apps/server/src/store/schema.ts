import type { Generated, Kysely } from 'kysely';
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
    /** The digest of the deck of own cards that is played with there. */
    deck: string | null;
  };
  /** A deck of own cards; `at`: when it was last asked to be kept. */
  decks: { digest: string; game: string; text: string; at: number };
  entries: { table_id: string; seq: number; entry: string };
  /** `at`: when they sat down, or when the game was over. */
  sitting: { guest: string; table_id: string; is_over: number; at: number };
  /** `seen`: when they were last here, give or take some minutes. */
  guests: { id: string; name: string; since: number; seen: number; portrait: Generated<number> };
  /** One for each device of a person. */
  keys: {
    key: string;
    guest: string;
    since: number;
    seen: number | null;
    device: string | null;
    /** Until when the person using it counts as having just proved that the account is theirs. */
    proven: number | null;
  };
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
  /** Guests who kept what they have. `password`: what is known of it, never itself. */
  accounts: { guest: string; since: number; password: string | null };
  /** What an account's name looks like, so that no other looks the same; `until`: given up, and unused until then. */
  looks: { look: string; guest: string; until: number | null };
  /** Every name an account has had. */
  name_changes: { guest: string; at: number; name: string };
  passkeys: {
    id: string;
    guest: string;
    /** The site that it was made for. */
    site: string;
    public_key: string;
    counter: number;
    transports: string;
    device: string;
    since: number;
    seen: number;
  };
  /** The SHA-256 of each recovery code that was not used yet. */
  recovery: { code: string; guest: string };
  /** What a passkey was asked to sign, by its SHA-256: good once. `guest` is empty while nobody has said who they are. */
  challenges: { challenge: string; purpose: string; guest: string; until: number };
  /** How often someone has guessed, and until when they must wait. `who` is a hash of a name, or of a name and an address. */
  guesses: { who: string; count: number; at: number; until: number };
  /** Tables whose game has ended and is not in `played` yet. */
  finished: { table_id: string };
  /** What stays of a finished game when its log is gone. */
  played: {
    table_id: string;
    game: string;
    rules: number;
    began: number;
    ended: number;
    players: number;
    turns: number;
    why: string;
    is_rated: number;
    /** What the rules say about how it ended, as a phrase; null: nothing. */
    ending: string | null;
  };
  /** A seat in a finished game. `won`, here and below: its share of the victory, in thousandths. */
  plays: {
    table_id: string;
    seat: number;
    guest: string | null;
    name: string;
    bot: string | null;
    game: string;
    players: number;
    ended: number;
    lasted: number;
    turns: number;
    place: number;
    points: number | null;
    won: number;
    has_left: number;
    /** The points turn by turn, as a list. */
    course: string;
    rating: number | null;
    change: number | null;
  };
  /** What a seat took in a finished game, and how often. */
  takes: {
    table_id: string;
    seat: number;
    guest: string | null;
    game: string;
    kind: string;
    card: string;
    times: number;
    won: number;
  };
  /** How strong someone is in a game. `mu`, `sigma`: in millionths; `points`: as it is shown. */
  ratings: {
    guest: string;
    game: string;
    mu: number;
    sigma: number;
    points: number;
    best: number;
    games: number;
    won: number;
    is_settled: number;
    at: number;
  };
  /** Who may look at what someone has played. */
  privacy: { guest: string; who: string };
  /** What people made of the game of a day. `file`: the game itself. */
  dailies: {
    day: string;
    game: string;
    guest: string;
    points: number;
    has_won: number;
    turns: number;
    at: number;
    file: string;
  };
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
  /** For whom a seat was kept. */
  invitations: { guest: string; table_id: string; at: number };
  /** Who is waited for at a table that is played by turns. `call_at`: when they are to be told; null: they know. */
  turns: { guest: string; table_id: string; since: number; call_at: number | null };
  /** Who has a table in a tournament's round and has not been there yet. `call_at`: as above. */
  round_calls: {
    guest: string;
    table_id: string;
    round: number;
    since: number;
    call_at: number | null;
  };
  /** How someone wants to be told that it is their turn (JSON), and when they last were. */
  callings: { guest: string; wishes: string; told: number };
  /** Devices that are told by Web Push; `key` is that of the device, which may be signed out. */
  pushes: {
    endpoint: string;
    guest: string;
    key: string;
    p256dh: string;
    auth: string;
    since: number;
  };
  /** The SHA-256 of a person's secret address for feeds. */
  feeds: { guest: string; feed: string; since: number };
  /** An address for mail; `code`: the SHA-256 of what its link says, until it is opened. */
  mails: {
    guest: string;
    address: string;
    since: number;
    confirmed: number | null;
    code: string | null;
    until: number;
  };
  /** Days on which nobody waits for someone: their clocks are paused at tables by turns. */
  vacations: { guest: string; since: number; until: number };
  /** Who wants nothing to do with whom. */
  blocks: { guest: string; blocked: string; since: number };
  /** Who reads only phrases of others, or nothing. */
  hearing: { guest: string; what: string };
  /** Who allows words at a table where others use phrases. */
  table_words: { table_id: string; guest: string };
  /** What someone has reported. `lines`: what the other said there, as JSON; `is_open`: nobody has dealt with it. */
  reports: {
    id: string;
    guest: string | null;
    about: string;
    at: number;
    kind: string;
    words: string;
    table_id: string | null;
    lines: string;
    is_open: number;
  };
  /** What moderators and the host (`by` is null) did about someone. Nothing is ever taken out: how someone stands follows from it. */
  deeds: {
    id: string;
    at: number;
    by: string | null;
    guest: string;
    deed: string;
    /** For what is taken away: until then. */
    until: number;
    words: string;
    report: string | null;
    /** The person has read it. */
    is_read: number;
  };
  moderators: { guest: string; since: number };
  /** Hashes of the address someone came from, and of the browser that has been several people; none that can be read. */
  origins: { guest: string; origin: string; kind: string; at: number };
  /** `host`: null when they are gone. `due`: when it goes on by itself. */
  tournaments: {
    id: string;
    game: string;
    kind: string;
    seats: number;
    rounds: number;
    pace: string;
    is_rated: number;
    begins: number | null;
    wanted: number | null;
    host: string | null;
    opened: number;
    phase: string;
    round: number;
    due: number | null;
    /** The number of who has won. */
    champion: number | null;
  };
  /** Who takes part, by a number that stays when they are gone. */
  entrants: {
    tournament: string;
    number: number;
    guest: string | null;
    since: number;
    has_left: number;
  };
  /** Who sits where in a round. `table_id`: null until the table is laid, and for those who have it off. */
  rounds: {
    tournament: string;
    round: number;
    board: number;
    seat: number;
    number: number;
    table_id: string | null;
    score: number | null;
    place: number | null;
  };
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
    // Those who were there before count as seen today: nobody is forgotten for having come before this was recorded.
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
  '0005-accounts': inSql(() => [
    'alter table keys add column proven bigint',
    'create table accounts (guest text primary key, since bigint not null, password text)',
    'create table looks (look text primary key, guest text not null, until bigint)',
    'create index looks_guest on looks (guest)',
    `create table name_changes (guest text not null, at bigint not null, name text not null,
       constraint name_changes_pk primary key (guest, at))`,
    `create table passkeys (id text primary key, guest text not null, site text not null,
       public_key text not null, counter bigint not null, transports text not null,
       device text not null, since bigint not null, seen bigint not null)`,
    'create index passkeys_guest on passkeys (guest)',
    'create table recovery (code text primary key, guest text not null)',
    'create index recovery_guest on recovery (guest)',
    `create table challenges (challenge text primary key, purpose text not null, guest text not null,
       until bigint not null)`,
    'create index challenges_until on challenges (until)',
    `create table guesses (who text primary key, count integer not null, at bigint not null,
       until bigint not null)`,
    'create index guesses_at on guesses (at)',
    'create index chat_guest on chat (guest)',
  ]),
  '0006-history': inSql(() => [
    'create table finished (table_id text primary key)',
    // What was played before is told of too.
    "insert into finished (table_id) select id from tables where phase = 'over'",
    `create table played (table_id text primary key, game text not null, rules integer not null,
       began bigint not null, ended bigint not null, players integer not null, turns integer not null,
       why text not null, is_rated integer not null, ending text)`,
    `create table plays (table_id text not null, seat integer not null, guest text, name text not null,
       bot text, game text not null, players integer not null, ended bigint not null,
       lasted bigint not null, turns integer not null, place integer not null, points integer,
       won integer not null, has_left integer not null, course text not null, rating integer,
       change integer, constraint plays_pk primary key (table_id, seat))`,
    'create index plays_guest on plays (guest, ended, table_id)',
    `create table takes (table_id text not null, seat integer not null, guest text, game text not null,
       kind text not null, card text not null, times integer not null, won integer not null,
       constraint takes_pk primary key (table_id, seat, kind, card))`,
    'create index takes_guest on takes (guest, game)',
    'create index takes_card on takes (game, kind, card, times, won)',
    `create table ratings (guest text not null, game text not null, mu bigint not null,
       sigma bigint not null, points integer not null, best integer not null, games integer not null,
       won integer not null, is_settled integer not null, at bigint not null,
       constraint ratings_pk primary key (guest, game))`,
    'create index ratings_board on ratings (game, is_settled, points, guest)',
    'create table privacy (guest text primary key, who text not null)',
    `create table dailies (day text not null, game text not null, guest text not null,
       points integer not null, has_won integer not null, turns integer not null, at bigint not null,
       file text not null, constraint dailies_pk primary key (day, game, guest))`,
    'create index dailies_board on dailies (day, game, points, turns, at)',
    'create index dailies_guest on dailies (guest, day)',
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
    `create table invitations (guest text not null, table_id text not null, at bigint not null, constraint invitations_pk primary key (guest, table_id))`,
    'create index invitations_table on invitations (table_id)',
    `create index tables_seats on tables (game, updated)
       where is_open = 1 and phase = 'gathering'`,
  ]),
  '0010-turns': inSql(() => [
    `create table turns (guest text not null, table_id text not null, since bigint not null,
       call_at bigint, constraint turns_pk primary key (guest, table_id))`,
    'create index turns_table on turns (table_id)',
    'create index turns_call on turns (call_at)',
    `create table callings (guest text primary key, wishes text not null, told bigint not null)`,
    `create table pushes (endpoint text primary key, guest text not null, key text not null,
       p256dh text not null, auth text not null, since bigint not null)`,
    'create index pushes_guest on pushes (guest)',
    'create index pushes_key on pushes (key)',
    'create table feeds (guest text primary key, feed text not null, since bigint not null)',
    'create unique index feeds_feed on feeds (feed)',
    `create table mails (guest text primary key, address text not null,
       since bigint not null, confirmed bigint, code text, until bigint not null)`,
    'create index mails_code on mails (code)',
    `create table vacations (guest text not null, since bigint not null, until bigint not null,
       constraint vacations_pk primary key (guest, since))`,
    'create index vacations_until on vacations (until)',
  ]),
  '0012-fair': inSql(() => [
    `create table blocks (guest text not null, blocked text not null, since bigint not null,
       constraint blocks_pk primary key (guest, blocked))`,
    'create index blocks_blocked on blocks (blocked)',
    'create table hearing (guest text primary key, what text not null)',
    `create table table_words (table_id text not null, guest text not null,
       constraint table_words_pk primary key (table_id, guest))`,
    'create index table_words_guest on table_words (guest)',
    `create table reports (id text primary key, guest text, about text not null, at bigint not null,
       kind text not null, words text not null, table_id text, lines text not null,
       is_open integer not null)`,
    'create index reports_open on reports (is_open, at)',
    'create index reports_guest on reports (guest, at)',
    'create index reports_about on reports (about)',
    `create table deeds (id text primary key, at bigint not null, by text, guest text not null,
       deed text not null, until bigint not null, words text not null, report text,
       is_read integer not null)`,
    'create index deeds_at on deeds (at)',
    'create index deeds_guest on deeds (guest, at)',
    'create index deeds_by on deeds (by)',
    'create table moderators (guest text primary key, since bigint not null)',
    `create table origins (guest text not null, origin text not null, kind text not null,
       at bigint not null, constraint origins_pk primary key (guest, origin))`,
    'create index origins_origin on origins (origin)',
    'create index origins_at on origins (at)',
    'create index played_rated on played (is_rated, ended)',
  ]),
  '0013-decks': inSql(() => [
    `create table decks (digest text primary key, game text not null, text text not null,
       at bigint not null)`,
    'create index decks_at on decks (at)',
    'alter table tables add column deck text',
    'create index tables_deck on tables (deck) where deck is not null',
  ]),
  '0014-tournaments': inSql(() => [
    `create table tournaments (id text primary key, game text not null, kind text not null,
       seats integer not null, rounds integer not null, pace text not null, is_rated integer not null,
       begins bigint, wanted integer, host text, opened bigint not null, phase text not null,
       round integer not null, due bigint, champion integer)`,
    'create index tournaments_phase on tournaments (phase, due)',
    'create index tournaments_opened on tournaments (opened)',
    'create index tournaments_host on tournaments (host)',
    `create table entrants (tournament text not null, number integer not null, guest text,
       since bigint not null, has_left integer not null,
       constraint entrants_pk primary key (tournament, number))`,
    'create index entrants_guest on entrants (guest)',
    `create table rounds (tournament text not null, round integer not null, board integer not null,
       seat integer not null, number integer not null, table_id text, score integer, place integer,
       constraint rounds_pk primary key (tournament, round, board, seat))`,
    'create index rounds_table on rounds (table_id)',
    'create index plays_season on plays (game, ended) where rating is not null',
  ]),
  '0015-round-calls': inSql(() => [
    `create table round_calls (guest text not null, table_id text not null, round integer not null,
       since bigint not null, call_at bigint, constraint round_calls_pk primary key (guest, table_id))`,
    'create index round_calls_table on round_calls (table_id)',
    'create index round_calls_call on round_calls (call_at)',
  ]),
  '0016-portraits': inSql(() => [
    'alter table guests add column portrait integer default 0 not null',
  ]),
};
