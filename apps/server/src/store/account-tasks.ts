import type { AccountStore, StoredPasskey } from './account-store.ts';
import { standingIn } from '../fair/standing.ts';
import { inTurn } from './dialects.ts';
import type { personTasks } from './person-tasks.ts';
import type { Schema } from './schema.ts';
import type { Db, TasksOf } from './task.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long a name that was given up stays unused, so that nobody is mistaken for the one who had it. */
const NAME_RESTS_MS = 30 * DAY_MS;
/** The first wait of someone who guesses; it doubles with each guess. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3600_000;
/** Old challenges and guesses that one step removes at most. */
const MOST_TIDIED = 500;

const passkeyOf = (row: Schema['passkeys']): StoredPasskey => ({
  id: row.id,
  guest: row.guest,
  site: row.site,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  device: row.device,
  since: row.since,
  seen: row.seen,
});

const rowOf = ({ publicKey, transports, ...rest }: StoredPasskey): Schema['passkeys'] => ({
  ...rest,
  public_key: publicKey,
  transports: JSON.stringify(transports),
});

/** Takes a name for an account, and gives up the one before; false: it is not free. */
async function takeName(
  db: Db,
  { id, name }: { id: string; name: string },
  looks: readonly string[],
  at: number,
): Promise<boolean> {
  for (const look of [...looks].sort()) await inTurn(db, `look ${look}`);
  const others = await db
    .selectFrom('looks')
    .select('look')
    .where('look', 'in', [...looks])
    .where('guest', '<>', id)
    .where(eb => eb.or([eb('until', 'is', null), eb('until', '>', at)]))
    .execute();
  if (others.length > 0) return false;
  await db
    .updateTable('looks')
    .set({ until: at + NAME_RESTS_MS })
    .where('guest', '=', id)
    .where('until', 'is', null)
    .execute();
  await db
    .insertInto('looks')
    .values(looks.map(look => ({ look, guest: id, until: null })))
    .onConflict(on => on.column('look').doUpdateSet({ guest: id, until: null }))
    .execute();
  await db
    .insertInto('name_changes')
    .values({ guest: id, at, name })
    .onConflict(on => on.columns(['guest', 'at']).doUpdateSet({ name }))
    .execute();
  await db.updateTable('guests').set({ name }).where('id', '=', id).execute();
  return true;
}

/** Challenges that nobody has answered, and guesses of yesterday. */
export async function tidyGuesses(db: Db, now: number): Promise<void> {
  const old = db
    .selectFrom('challenges')
    .select('challenge')
    .where('until', '<', now)
    .limit(MOST_TIDIED);
  await db.deleteFrom('challenges').where('challenge', 'in', old).execute();
  const cold = db
    .selectFrom('guesses')
    .select('who')
    .where('at', '<', now - DAY_MS)
    .limit(MOST_TIDIED);
  await db.deleteFrom('guesses').where('who', 'in', cold).execute();
}

type Name = Exclude<keyof AccountStore, keyof typeof personTasks>;

export const accountTasks: TasksOf<Name> = {
  addAccount: async (db, { guest, name, looks, at, password, passkey, codes }) => {
    await inTurn(db, guest);
    if ((await accountTasks.account(db, guest)) !== null) return 'has-one';
    if (!(await takeName(db, { id: guest, name }, looks, at))) return 'taken';
    await db.insertInto('accounts').values({ guest, since: at, password }).execute();
    if (passkey !== null) await db.insertInto('passkeys').values(rowOf(passkey)).execute();
    await accountTasks.setRecovery(db, guest, codes);
    return 'added';
  },

  account: async (db, guest) =>
    (await db
      .selectFrom('accounts')
      .select(['guest', 'since', 'password'])
      .where('guest', '=', guest)
      .executeTakeFirst()) ?? null,

  accountNamed: async (db, looks) =>
    (await db
      .selectFrom('looks')
      .innerJoin('accounts', 'accounts.guest', 'looks.guest')
      .select(['accounts.guest', 'since', 'password'])
      .where('look', 'in', [...looks])
      .where('until', 'is', null)
      .orderBy('look')
      .executeTakeFirst()) ?? null,

  renameAccount: async (db, guest, looks, at) => {
    await inTurn(db, guest.id);
    return takeName(db, guest, looks, at);
  },

  setPassword: async (db, guest, password) => {
    await inTurn(db, guest);
    if (password === null && (await accountTasks.passkeysOf(db, guest)).length === 0) return false;
    await db.updateTable('accounts').set({ password }).where('guest', '=', guest).execute();
    return true;
  },

  setRecovery: async (db, guest, codes) => {
    await inTurn(db, guest);
    await db.deleteFrom('recovery').where('guest', '=', guest).execute();
    if (codes.length > 0)
      await db
        .insertInto('recovery')
        .values(codes.map(code => ({ code, guest })))
        .execute();
  },

  countRecovery: async (db, guest) => {
    const rows = await db
      .selectFrom('recovery')
      .select('code')
      .where('guest', '=', guest)
      .execute();
    return rows.length;
  },

  takeRecovery: async (db, guest, code) => {
    const { numDeletedRows } = await db
      .deleteFrom('recovery')
      .where('code', '=', code)
      .where('guest', '=', guest)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  addPasskey: async (db, passkey) => {
    await inTurn(db, passkey.guest);
    if ((await accountTasks.account(db, passkey.guest)) === null) return false;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('passkeys')
      .values(rowOf(passkey))
      .onConflict(on => on.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  passkey: async (db, id) => {
    const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : passkeyOf(row);
  },

  passkeysOf: async (db, guest) => {
    const rows = await db
      .selectFrom('passkeys')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('since')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  },

  usedPasskey: async (db, id, counter, seen) => {
    const { numUpdatedRows } = await db
      .updateTable('passkeys')
      .set({ counter, seen })
      .where('id', '=', id)
      // Many count nothing: then it is 0 for ever.
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  removePasskey: async (db, guest, id) => {
    await inTurn(db, guest);
    const account = await accountTasks.account(db, guest);
    const passkeys = await accountTasks.passkeysOf(db, guest);
    const isLast = account?.password === null && passkeys.length < 2;
    if (account === null || isLast || !passkeys.some(one => one.id === id)) return false;
    await db.deleteFrom('passkeys').where('id', '=', id).where('guest', '=', guest).execute();
    return true;
  },

  addChallenge: async (db, challenge, purpose, guest, until) => {
    await db.insertInto('challenges').values({ challenge, purpose, guest, until }).execute();
  },

  takeChallenge: async (db, challenge, purpose, guest, now) => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('guest', '=', guest)
      .where('until', '>=', now)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  guess: async (db, guessing, now) => {
    let longest = 0;
    // In one order: two who guess the same must not wait for each other.
    for (const { who, free } of [...guessing].sort((a, b) => (a.who < b.who ? -1 : 1))) {
      await inTurn(db, `guess ${who}`);
      const known = await db
        .selectFrom('guesses')
        .select(['count', 'at', 'until'])
        .where('who', '=', who)
        .executeTakeFirst();
      const left = (known?.until ?? 0) - now;
      if (left > 0) {
        longest = Math.max(longest, left);
        continue;
      }
      const isFresh = known === undefined || now - known.at > DAY_MS;
      const count = isFresh ? 1 : known.count + 1;
      const wait = count < free ? 0 : FIRST_WAIT_MS * 2 ** Math.min(count - free, 10);
      const row = { count, at: now, until: now + Math.min(wait, LONGEST_WAIT_MS) };
      await db
        .insertInto('guesses')
        .values({ who, ...row })
        .onConflict(on => on.column('who').doUpdateSet(row))
        .execute();
    }
    return longest;
  },

  guessed: async (db, who) => {
    await db.deleteFrom('guesses').where('who', '=', who).execute();
  },

  prove: async (db, key, proven) => {
    await db.updateTable('keys').set({ proven }).where('key', '=', key).execute();
  },

  isProven: async (db, key, now) => {
    const row = await db
      .selectFrom('keys')
      .select('proven')
      .where('key', '=', key)
      .executeTakeFirst();
    return (row?.proven ?? 0) > now;
  },

  changeKey: async (db, guest, before, key) => {
    await inTurn(db, guest);
    const { numUpdatedRows } = await db
      .updateTable('keys')
      .set({ key })
      .where('key', '=', before)
      .where('guest', '=', guest)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await db.updateTable('pushes').set({ key }).where('key', '=', before).execute();
    // A link that was made before would let in anyone who had the old secret.
    await db.deleteFrom('codes').where('guest', '=', guest).execute();
    return true;
  },

  addKey: async (db, guest, key, at, device) => {
    await inTurn(db, guest);
    const found = await db
      .selectFrom('guests')
      .select(['id', 'name', 'portrait'])
      .where('id', '=', guest)
      .executeTakeFirst();
    const deeds = await db
      .selectFrom('deeds')
      .select(['deed', 'until'])
      .where('guest', '=', guest)
      .orderBy('at')
      .execute();
    if (found === undefined || standingIn(deeds, at).closed > 0) return null;
    await db
      .insertInto('keys')
      .values({ key, guest, since: at, seen: at, device, proven: null })
      .execute();
    return found;
  },
};
