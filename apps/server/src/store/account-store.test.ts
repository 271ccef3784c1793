// What a store keeps of accounts, in SQLite and PostgreSQL alike.
import { head, sat } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '../../test/services/stores.ts';
import { places } from '../../test/services/stores.ts';
import type { NewAccount, StoredPasskey } from './account-store.ts';
import type { Store } from './store.ts';

const passkey = (id: string, guest: string): StoredPasskey => ({
  id,
  guest,
  site: 'example.org',
  publicKey: 'abcd',
  counter: 0,
  transports: ['internal'],
  device: 'Firefox · Linux',
  since: 1,
  seen: 1,
});

describe.each(places)('accounts in %s', (_name, make) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  let last = 0;
  const guest = async (): Promise<string> => {
    const id = `guest${++last}`;
    await store.addGuest({ id, name: id }, `key of ${id}`, 1);
    return id;
  };
  const add = (id: string, more: Partial<NewAccount> = {}): ReturnType<Store['addAccount']> =>
    store.addAccount({
      guest: id,
      name: id,
      looks: [id],
      at: 5,
      password: 'known',
      passkey: null,
      codes: [`${id} one`, `${id} two`],
      ...more,
    });

  test('of several who want one name at once, one has it', async () => {
    const ids = await Promise.all([guest(), guest(), guest(), guest()]);
    const added = await Promise.all(ids.map(id => add(id, { looks: ['same', `own ${id}`] })));
    expect(added.sort()).toEqual(['added', 'taken', 'taken', 'taken']);
    expect(await store.accountNamed(['same'])).toMatchObject({ since: 5, password: 'known' });
  });

  test('one person has one account', async () => {
    const id = await guest();
    const added = await Promise.all([add(id), add(id, { looks: ['elsewhere'] })]);
    expect(added.sort()).toEqual(['added', 'has-one']);
  });

  test('a name that was given up rests for a month', async () => {
    const [id, other] = [await guest(), await guest()];
    await add(id);
    expect(await store.renameAccount({ id, name: 'new' }, ['new'], 1000)).toBe(true);
    expect(await store.accountNamed([id])).toBeNull();
    expect(await add(other, { looks: [id], at: 2000 })).toBe('taken');
    expect(await add(other, { looks: [id], at: 1000 + 31 * 24 * 3600_000 })).toBe('added');
  });

  test('a recovery code is used up by one of two who come with it at once', async () => {
    const id = await guest();
    await add(id);
    const taken = await Promise.all([1, 2, 3].map(() => store.takeRecovery(id, `${id} one`)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await store.countRecovery(id)).toBe(1);
    expect(await store.takeRecovery('another', `${id} two`)).toBe(false);
    await store.setRecovery(id, ['fresh']);
    expect(await store.takeRecovery(id, `${id} two`)).toBe(false);
  });

  test('a closed account gets no device, also if its owner was let in just before', async () => {
    const id = await guest();
    const close = { by: null, guest: id, deed: 'close', words: '', report: null };
    await store.addDeed({ ...close, id: `close ${id}`, at: 10, until: 100 });
    expect(await store.addKey(id, `late key of ${id}`, 99, '')).toBeNull();
    expect(await store.guestByKey(`late key of ${id}`)).toBeNull();
    expect(await store.addKey(id, `new key of ${id}`, 100, '')).toMatchObject({ id });
  });

  test('blocks and deeds of a guest are those of the account too, however often it is brought', async () => {
    const [one, as, other] = [await guest(), await guest(), await guest()];
    await store.block(one, other, 1, 9);
    await store.block(other, one, 1, 9);
    const warn = { by: null, guest: one, deed: 'warn', words: '', report: null };
    await store.addDeed({ ...warn, id: `warn ${one}`, at: 10, until: 0 });
    for (let times = 0; times < 2; times++) await store.bringFigures(one, as);
    expect([await store.blockedBy(as), await store.apartFrom(as)]).toMatchObject([
      [{ guest: other }],
      [other],
    ]);
    expect(await store.deedsOf(as)).toHaveLength(1);
  });

  test('what a guest has reported is reported by the account, and what was reported of them is about it', async () => {
    const [one, as, other] = [await guest(), await guest(), await guest()];
    const report = { at: 5, kind: 'chat', words: '', table_id: null, lines: '[]' };
    await store.addReport({ ...report, id: `by ${one}`, guest: one, about: other }, 0, 9);
    await store.addReport({ ...report, id: `of ${one}`, guest: other, about: one }, 0, 9);
    await store.bringFigures(one, as);
    expect(await store.report(`by ${one}`)).toMatchObject({ guest: as, about: other });
    expect(await store.report(`of ${one}`)).toMatchObject({ guest: other, about: as });
  });

  test('a challenge is used up by one of two, for its purpose and person, in time', async () => {
    for (const name of ['a', 'b', 'c']) await store.addChallenge(name, 'prove', 'anna', 100);
    expect(await store.takeChallenge('a', 'sign-in', 'anna', 50)).toBe(false);
    expect(await store.takeChallenge('a', 'prove', 'ben', 50)).toBe(false);
    expect(await store.takeChallenge('b', 'prove', 'anna', 101)).toBe(false);
    const taken = await Promise.all(
      [1, 2].map(() => store.takeChallenge('c', 'prove', 'anna', 50)),
    );
    expect(taken.sort()).toEqual([false, true]);
  });

  test('a passkey that counts can’t be copied; one that doesn’t goes on', async () => {
    const id = await guest();
    await add(id, { passkey: passkey(`p ${id}`, id) });
    expect(await store.addPasskey(passkey(`p ${id}`, id))).toBe(false);
    expect(await store.usedPasskey(`p ${id}`, 0, 9)).toBe(true);
    expect(await store.usedPasskey(`p ${id}`, 4, 9)).toBe(true);
    for (const counter of [0, 3, 4])
      expect(await store.usedPasskey(`p ${id}`, counter, 9)).toBe(false);
    expect(await store.passkeysOf(id)).toMatchObject([{ counter: 4, seen: 9 }]);
  });

  test('the last way in is not removed, also if both are at once', async () => {
    const id = await guest();
    await add(id, { password: null, passkey: passkey(`one ${id}`, id) });
    await store.addPasskey(passkey(`two ${id}`, id));
    const gone = await Promise.all(
      [`one ${id}`, `two ${id}`].map(one => store.removePasskey(id, one)),
    );
    expect(gone.sort()).toEqual([false, true]);
    expect(await store.passkeysOf(id)).toHaveLength(1);
  });

  test('guesses are free, then cost a wait that doubles, however many come at once', async () => {
    const guessing = [{ who: 'anna here', free: 3 }];
    const waits = await Promise.all([1, 2, 3, 4, 5, 6].map(() => store.guess(guessing, 1000)));
    expect(waits.filter(ms => ms === 0)).toHaveLength(3);
    expect(waits.filter(ms => ms === 30_000)).toHaveLength(3);
    expect(await store.guess(guessing, 31_000)).toBe(0);
    expect(await store.guess(guessing, 31_001)).toBe(59_999);
    await store.guessed('anna here');
    expect(await store.guess(guessing, 31_002)).toBe(0);
    // A day later it is as if nothing had been.
    expect(await store.guess([{ who: 'anna here', free: 1 }], 25 * 3600_000)).toBe(0);
  });

  test('an account is not forgotten for having been away; a guest is', async () => {
    const [kept, gone] = [await guest(), await guest()];
    await add(kept);
    await store.forget(1000, null, 100);
    expect(await store.guestByKey(`key of ${kept}`)).not.toBeNull();
    expect(await store.guestByKey(`key of ${gone}`)).toBeNull();
  });

  test('a forgotten person’s name is in no log, and a write in the meantime fails', async () => {
    const id = await guest();
    const table = `table of ${id}`;
    const log = [
      {
        type: 'opened' as const,
        at: 1,
        table,
        spec: { game: 'villages', settings: { players: 2 } } as never,
        rulesVersion: 1,
        host: id,
      },
      { ...sat(0), guest: id, name: 'Wanda' },
    ];
    const { id: _, ...rest } = head(table);
    await store.create({ id: table, ...rest, guests: [id], names: ['Wanda', 'Ben'] }, log);
    await store.say(table, { at: 1, guest: id, name: 'Wanda', text: 'hello', face: null });
    expect(await store.forgetAt(id, table, 7)).toBe(true);
    const after = (await store.log(table))!;
    expect(after.at(-1)).toEqual({ type: 'forgotten', at: 7, guest: id });
    expect(JSON.stringify(after)).not.toContain('Wanda');
    await expect(store.append(head(table), 2, [sat(1)])).rejects.toThrow();
    expect(await store.lines(table, 9)).toEqual([]);
    expect(await store.removePerson(id)).toEqual([`key of ${id}`]);
    const left = await store.everythingOf(id);
    for (const [where, rows] of Object.entries(left)) {
      const isCount = rows.length === 1 && 'count' in rows[0]! && Number(rows[0].count) === 0;
      expect([where, isCount ? [] : rows]).toEqual([where, []]);
    }
  });
});
