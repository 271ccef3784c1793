// What a guest keeps, how they come back to it from anywhere, and how they are forgotten; tried from outside.
import type { Account, HouseView, Me, RecoveryCodes } from '@castellan/protocol';
import { saveIn, readTableFile } from '@castellan/room';
import { spec } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { looksOf } from '../src/account/lookalikes.ts';
import { TestServer } from './house.ts';
import { TestPasskey } from './passkey.ts';
import { Player } from './player.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const PASSWORD = 'correct horse battery';
let count = 0;
/** A name that nobody else has, nor one that looks like it. */
const freshName = (): string => `Wanda ${'abcdefgh'[count % 8]}${++count}x`;

const me = (player: Player): Promise<Me | null> => player.ask('GET', '/api/me');
const account = (player: Player): Promise<Account | null> => player.ask('GET', '/api/account');
const ask = (player: Player, purpose: string, more: object = {}) =>
  player.ask<{ challenge: string }>('POST', '/api/account/passkeys/ask', { purpose, ...more });
const keep = (player: Player, body: object): Promise<Response> =>
  player.call('POST', '/api/account/keep', body);
const signIn = (player: Player, body: object, instead: string | null = null): Promise<Response> =>
  player.call('POST', '/api/account/sign-in', { ...body, instead });
const refusedAs = async (response: Promise<Response>): Promise<string> =>
  ((await (await response).json()) as { code: string }).code;

/** Someone with an account by password, and their recovery codes. */
async function byPassword(name = freshName()): Promise<[Player, string, readonly string[]]> {
  const player = await server.guest(name);
  const kept = await keep(player, { by: 'password', name, password: PASSWORD });
  expect(kept.status).toBe(200);
  return [player, name, ((await kept.json()) as RecoveryCodes).codes];
}

/** Someone with an account by passkey. */
async function byPasskey(name = freshName()): Promise<[Player, string, TestPasskey]> {
  const player = await server.guest(name);
  const passkey = new TestPasskey(server.base);
  const signed = passkey.made(await ask(player, 'keep', { name }));
  expect((await keep(player, { by: 'passkey', name, signed })).status).toBe(200);
  return [player, name, passkey];
}

describe('what a guest keeps', () => {
  test('by password: they stay who they are, at every table', async () => {
    const name = freshName();
    const wanda = await server.guest(name);
    const { guest } = wanda;
    expect(await account(wanda)).toBeNull();
    const table = await wanda.open(spec(), name);
    await keep(wanda, { by: 'password', name, password: PASSWORD });
    expect(await me(wanda)).toEqual({ guest, name, portrait: 0 });
    const now = (await account(wanda))!;
    expect(now).toMatchObject({ name, hasPassword: true, passkeys: [], codesLeft: 8 });
    await wanda.attend(table);
    expect(wanda.room!.you.seats).toEqual([0]);
    expect(await refusedAs(keep(wanda, { by: 'password', name, password: PASSWORD }))).toBe(
      'stale',
    );
  });

  test('by passkey, and signed in with it on another device without a name', async () => {
    const [wanda, name, passkey] = await byPasskey();
    expect((await account(wanda))!.passkeys).toHaveLength(1);
    const phone = new Player(server.base);
    const signed = passkey.signed(await ask(phone, 'sign-in'));
    const answer = await signIn(phone, { by: 'passkey', signed });
    expect(await answer.json()).toEqual({ guest: (await me(wanda))!.guest, name, portrait: 0 });
    expect(await me(phone)).toEqual(await me(wanda));
  });

  test('a recovery code lets in once', async () => {
    const [wanda, name, codes] = await byPassword();
    const phone = new Player(server.base);
    const typed = codes[3]!.toUpperCase().replaceAll('-', ' ');
    expect((await signIn(phone, { by: 'code', name, code: typed })).status).toBe(200);
    expect(await me(phone)).toEqual(await me(wanda));
    expect((await account(wanda))!.codesLeft).toBe(7);
    const again = signIn(new Player(server.base), { by: 'code', name, code: typed });
    expect(await refusedAs(again)).toBe('wrong');
    // Nobody else's opens it either.
    const [, , others] = await byPassword();
    const theirs = signIn(new Player(server.base), { by: 'code', name, code: others[0]! });
    expect(await refusedAs(theirs)).toBe('wrong');
  });

  test('who this browser was before stays in it', async () => {
    const [, name] = await byPassword();
    const ben = await server.guest('Ben');
    expect(await refusedAs(signIn(ben, { by: 'password', name, password: PASSWORD }))).toBe(
      'stale',
    );
    await signIn(ben, { by: 'password', name, password: PASSWORD }, ben.guest);
    expect(await ben.ask('GET', '/api/me/former')).toEqual([
      { guest: ben.guest, name: 'Ben', portrait: 0 },
    ]);
  });
});

describe('names', () => {
  test.each([
    ['case and spaces', 'Wanda Weiss', 'WANDAWEISS'],
    ['letters of another alphabet', 'Marco Polo', 'Маrсо Роlо'],
    ['a capital I for a small L', 'Nils Holm', 'NiIs HoIm'],
    ['accents', 'Rene Saar', 'René Saar'],
    ['what can’t be seen', 'Otto Ohm', 'Otto\u200B Ohm'],
  ])('%s: no two accounts look the same', async (_what, first, second) => {
    await byPassword(first);
    const other = await server.guest(second);
    const tried = keep(other, { by: 'password', name: second, password: PASSWORD });
    expect(await refusedAs(tried)).toBe('name');
    expect(await account(other)).toBeNull();
    // As a guest anyone may be called so: a name at a table is no account.
    expect((await me(other))!.name).toBe(second);
  });

  test('names that only sound alike are two names', async () => {
    const [one, other] = await Promise.all([looksOf('Lia'), looksOf('Ila')]);
    expect(one.filter(look => other.includes(look))).toEqual([]);
  });

  test('one at a time: another is taken, the one before rests, and each is written down', async () => {
    const [wanda, first] = await byPassword();
    const second = freshName();
    expect((await wanda.call('POST', '/api/me', { name: second })).status).toBe(200);
    const [cora] = await byPassword();
    expect(await refusedAs(cora.call('POST', '/api/me', { name: second }))).toBe('name');
    expect(await refusedAs(cora.call('POST', '/api/me', { name: first }))).toBe('name');
    expect((await wanda.call('POST', '/api/me', { name: first })).status).toBe(200);
    const everything = await wanda.ask<{ kept: { name_changes: { name: string }[] } }>(
      'POST',
      '/api/account/everything',
      {},
    );
    expect(everything.kept.name_changes.map(({ name }) => name)).toEqual([first, second, first]);
  });
});

describe('from outside', () => {
  test('a passkey of another page, for another site, unverified, or with another challenge', async () => {
    const [, , passkey] = await byPasskey();
    const phone = new Player(server.base);
    for (const bent of [
      { origin: 'https://castellan.example.org' },
      { origin: server.base.replace('http', 'https') },
      { site: 'example.org' },
      { flags: 0x01 },
      { flags: 0 },
      { challenge: Buffer.alloc(32).toString('base64url') },
    ]) {
      const signed = passkey.signed(await ask(phone, 'sign-in'), bent);
      expect([bent, await refusedAs(signIn(phone, { by: 'passkey', signed }))]).toEqual([
        bent,
        'wrong',
      ]);
    }
    expect(await me(phone)).toBeNull();
  });

  test('a challenge is good once, for what it was made for, and for whom', async () => {
    const [wanda, , passkey] = await byPasskey();
    const phone = new Player(server.base);
    const signed = passkey.signed(await ask(phone, 'sign-in'));
    expect((await signIn(phone, { by: 'passkey', signed })).status).toBe(200);
    // Overheard, and sent again.
    const spy = new Player(server.base);
    expect(await refusedAs(signIn(spy, { by: 'passkey', signed }))).toBe('wrong');
    // Made to prove something, used to sign in; and the other way round.
    const proof = passkey.signed(await ask(wanda, 'prove'));
    expect(await refusedAs(signIn(spy, { by: 'passkey', signed: proof }))).toBe('wrong');
    const entry = passkey.signed(await ask(spy, 'sign-in'));
    const proved = wanda.call('POST', '/api/account/prove', { by: 'passkey', signed: entry });
    expect(await refusedAs(proved)).toBe('wrong');
    // One that was made for another guest makes no account here.
    const [ben, cora] = [await server.guest('Ben'), await server.guest('Cora')];
    const made = new TestPasskey(server.base).made(await ask(ben, 'keep', { name: freshName() }));
    const taken = keep(cora, { by: 'passkey', name: freshName(), signed: made });
    expect(await refusedAs(taken)).toBe('wrong');
  });

  test('a copied passkey is noticed by its counter', async () => {
    const [, , passkey] = await byPasskey();
    const phone = new Player(server.base);
    passkey.counter = 7;
    const signed = passkey.signed(await ask(phone, 'sign-in'));
    expect((await signIn(phone, { by: 'passkey', signed })).status).toBe(200);
    const copy = passkey.signed(await ask(phone, 'sign-in'), { counter: 6 });
    expect(await refusedAs(signIn(new Player(server.base), { by: 'passkey', signed: copy }))).toBe(
      'wrong',
    );
  });

  test('someone guessing must wait, even for names nobody has, and many at once are no way around it', async () => {
    const [, name] = await byPassword();
    for (const guessed of [name, freshName()]) {
      const phone = new Player(server.base);
      const tries = Array.from({ length: 12 }, (_, i) =>
        refusedAs(signIn(phone, { by: 'password', name: guessed, password: `guess number ${i}` })),
      );
      const answers = (await Promise.all(tries)).sort();
      expect(answers.filter(code => code === 'wrong')).toHaveLength(5);
      expect(answers.filter(code => code === 'wait')).toHaveLength(7);
      const right = signIn(phone, { by: 'password', name: guessed, password: PASSWORD });
      expect(await refusedAs(right)).toBe('wait');
    }
  });

  test('a name that nobody has is answered alike, and takes as long', async () => {
    const [, name] = await byPassword();
    const spans: number[][] = [[], []];
    const bodies: string[][] = [[], []];
    for (let i = 0; i < 4; i++)
      for (const [which, guessed] of [name, `${freshName()}`].entries()) {
        const began = performance.now();
        const answer = await signIn(new Player(server.base), {
          by: 'password',
          name: guessed,
          password: 'not the password',
        });
        spans[which]!.push(performance.now() - began);
        bodies[which]!.push(`${answer.status} ${await answer.text()}`);
      }
    expect(new Set(bodies.flat()).size).toBe(1);
    const [there, not] = spans.map(list => Math.min(...list)) as [number, number];
    // What would tell is a password that is looked at for one and not for the other: ten times as long.
    expect(there / not).toBeGreaterThan(0.3);
    expect(there / not).toBeLessThan(3);
  });

  test('a secret that someone planted is worth nothing once the account is kept', async () => {
    const name = freshName();
    const wanda = await server.guest(name);
    const planted = new Player(server.base);
    for (const cookie of wanda.cookie.split('; ')) planted.keepCookie(cookie);
    const { code } = await planted.ask<{ code: string }>('POST', '/api/codes', {});
    await keep(wanda, { by: 'password', name, password: PASSWORD });
    expect(await me(planted)).toBeNull();
    expect((await me(wanda))!.guest).toBe(wanda.guest);
    const late = await new Player(server.base).call('POST', '/api/codes/look', { code });
    expect(late.status).toBe(404);
    // Nor is one that was planted before they signed in again.
    const again = new Player(server.base);
    for (const cookie of wanda.cookie.split('; ')) again.keepCookie(cookie);
    await signIn(again, { by: 'password', name, password: PASSWORD }, wanda.guest);
    expect(await me(again)).not.toBeNull();
    expect(await me(wanda)).toBeNull();
  });

  test('a device that lies open changes nothing about the account', async () => {
    const [wanda, name] = await byPassword();
    const { code } = await wanda.ask<{ code: string }>('POST', '/api/codes', {});
    const lying = new Player(server.base);
    await lying.call('POST', '/api/codes/use', { code, instead: null });
    expect((await account(lying))!.isProven).toBe(false);
    for (const [path, body] of [
      ['passkeys/ask', { purpose: 'add' }],
      ['password', { password: 'another password' }],
      ['codes', {}],
      ['everything', {}],
      ['forget', { guest: wanda.guest }],
      ['passkeys/remove', { id: 'abcd' }],
      ['passkeys', { signed: new TestPasskey(server.base).made({ challenge: 'abcd' }) }],
    ] as const) {
      const tried = lying.call('POST', `/api/account/${path}`, body);
      expect([path, await refusedAs(tried)]).toEqual([path, 'prove']);
    }
    const wrong = lying.call('POST', '/api/account/prove', { by: 'password', password: 'a guess' });
    expect(await refusedAs(wrong)).toBe('wrong');
    await lying.call('POST', '/api/account/prove', { by: 'password', password: PASSWORD });
    const changed = await lying.call('POST', '/api/account/password', {
      password: 'another password',
    });
    expect(changed.status).toBe(200);
    const before = signIn(new Player(server.base), { by: 'password', name, password: PASSWORD });
    expect(await refusedAs(before)).toBe('wrong');
  });

  test('the last way in stays; nobody removes another’s', async () => {
    const [wanda, , passkey] = await byPasskey();
    const remove = (player: Player, id: string): Promise<string> =>
      refusedAs(player.call('POST', '/api/account/passkeys/remove', { id }));
    const [other] = await byPassword();
    expect(await remove(other, passkey.id)).toBe('stale');
    expect(await remove(wanda, passkey.id)).toBe('stale');
    const without = other.call('POST', '/api/account/password', { password: null });
    expect(await refusedAs(without)).toBe('seat');
    await wanda.call('POST', '/api/account/password', { password: PASSWORD });
    expect(await remove(wanda, passkey.id)).toBeUndefined();
    expect((await account(wanda))!.passkeys).toEqual([]);
  });

  test('another site can ask for none of it, and strangers are nobody', async () => {
    const [wanda, name] = await byPassword();
    for (const path of [
      'keep',
      'sign-in',
      'prove',
      'passkeys/ask',
      'codes',
      'everything',
      'forget',
    ]) {
      const forged = await fetch(`${server.base}/api/account/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: wanda.cookie,
          origin: 'https://evil.example',
        },
        body: JSON.stringify({ guest: wanda.guest, purpose: 'add', name }),
      });
      expect([path, forged.status]).toEqual([path, 403]);
    }
    expect(await account(wanda)).not.toBeNull();
    for (const path of ['everything', 'codes', 'forget'])
      expect((await new Player(server.base).call('POST', `/api/account/${path}`, {})).status).toBe(
        400,
      );
  });

  test('what is stored opens nothing', async () => {
    const [wanda, , codes] = await byPassword();
    const { kept } = await wanda.ask<{ kept: object }>('POST', '/api/account/everything', {});
    const text = JSON.stringify(kept);
    for (const secret of [PASSWORD, 'argon2', codes[0]!, codes[0]!.replaceAll('-', '')])
      expect(text).not.toContain(secret);
    for (const part of wanda.cookie.split(/[=;] ?/))
      if (part.length > 20) expect(text).not.toContain(part);
  });

  test('anything may come: it is refused, and nothing breaks', async () => {
    const [wanda, name] = await byPassword();
    const odd: readonly unknown[] = [
      null,
      1,
      '',
      [],
      {},
      'x'.repeat(3000),
      '__proto__',
      { a: [[[]]] },
      true,
    ];
    const fields = [
      'by',
      'name',
      'password',
      'code',
      'signed',
      'instead',
      'purpose',
      'guest',
      'id',
    ];
    const paths = [
      'keep',
      'sign-in',
      'prove',
      'passkeys',
      'passkeys/ask',
      'passkeys/remove',
      'password',
      'forget',
    ];
    const whole = new TestPasskey(server.base).signed(await ask(wanda, 'sign-in'));
    for (let i = 0; i < 400; i++) {
      const body: Record<string, unknown> = {
        by: ['password', 'passkey', 'code'][i % 3],
        name,
        signed: whole,
      };
      for (let n = 0; n <= i % 4; n++)
        body[fields[(i * 7 + n * 3) % fields.length]!] = odd[(i * 5 + n) % odd.length];
      const response = { ...whole.response, [Object.keys(whole.response)[i % 3]!]: 'AAAA' };
      if (i % 5 === 0) body['signed'] = { ...whole, response };
      const answer = await wanda.call('POST', `/api/account/${paths[i % paths.length]}`, body);
      expect([paths[i % paths.length], body, answer.status < 500]).toEqual([
        paths[i % paths.length],
        body,
        true,
      ]);
    }
    expect((await me(wanda))!.name).toBe(name);
  });
});

describe('forgotten', () => {
  test('a finished game stays whole, by a player without a name; nothing else is left', async () => {
    const [wanda, name] = await byPassword();
    const ben = await server.guest('Ben');
    const table = await wanda.open(spec({ open: false }), name);
    await wanda.attend(table);
    await ben.join(table, 1);
    await wanda.begin();
    await ben.until(() => ben.scene !== null);
    wanda.send({ type: 'chat', text: 'see you tomorrow' });
    await ben.until(() => ben.chat.length > 0);
    const { guest } = wanda;
    const gone = await wanda.call('POST', '/api/account/forget', { guest });
    expect(gone.status).toBe(200);
    expect(await me(wanda)).toBeNull();
    await ben.until(() => ben.room!.phase === 'over');
    await ben.until(() => ben.room!.seats.some(seat => seat.kind !== 'open' && seat.name === ''));
    const file = await ben.ask<object>('GET', `/api/tables/${table}/record`);
    const log = readTableFile(file);
    expect(saveIn(log)!.seating!.map(({ name: called }) => called)).toEqual(['', 'Ben']);
    const store = server.store!;
    const everywhere = JSON.stringify([
      await store.log(table),
      await store.lines(table, 100),
      await store.tablesOf(ben.guest, 10),
      await store.everythingOf(guest),
    ]);
    expect(everywhere).not.toContain(name);
    expect(everywhere).not.toContain('tomorrow');
    expect(await store.account(guest)).toBeNull();
    const back = signIn(new Player(server.base), { by: 'password', name, password: PASSWORD });
    expect(await refusedAs(back)).toBe('wrong');
  });

  test('a guest is forgotten as well, at a table that still waits', async () => {
    const cora = await server.guest('Cora Kalt');
    const table = await cora.open(spec({ settings: { players: 3 } }), 'Cora Kalt');
    const { kept } = await cora.ask<{ kept: { sitting: object[] } }>(
      'POST',
      '/api/account/everything',
      {},
    );
    expect(kept.sitting).toHaveLength(1);
    expect((await cora.call('POST', '/api/account/forget', { guest: cora.guest })).status).toBe(
      200,
    );
    expect(JSON.stringify(await server.store!.log(table))).not.toContain('Kalt');
    expect(await me(cora)).toBeNull();
  });

  test('nobody is forgotten for another', async () => {
    const [cora, ben] = [await server.guest('Cora'), await server.guest('Ben')];
    const tried = ben.call('POST', '/api/account/forget', { guest: cora.guest });
    expect(await refusedAs(tried)).toBe('stale');
    expect(await me(cora)).not.toBeNull();
  });
});

describe('games of a guest are brought along to an account', () => {
  const bring = (player: Player, guest: string): Promise<Response> =>
    player.call('POST', '/api/account/bring', { guest });

  test('those that go on, at once for all who look, and finished ones; the guest is gone', async () => {
    const [, name] = await byPassword();
    const [guest, ben] = [await server.guest('A Guest'), await server.guest('Ben')];
    const before = guest.guest;
    const goesOn = await guest.host();
    await ben.join(goesOn, 1);
    await guest.begin();
    const over = await guest.secondTab().host();
    const rival = ben.secondTab();
    await rival.join(over, 1);
    const host = guest.secondTab();
    await host.attend(over);
    await host.begin();
    host.send({ type: 'concede', seat: 0 });
    await rival.until(() => rival.room!.phase === 'over');
    await signIn(guest, { by: 'password', name, password: PASSWORD }, before);
    const { guest: now } = (await me(guest))!;
    expect(await (await bring(guest, before)).json()).toEqual({ tables: 2, left: 0 });
    await ben.until(() => JSON.stringify(ben.room!.seats).includes(now));
    expect(JSON.stringify(ben.room)).not.toContain(before);
    const tab = guest.secondTab();
    await tab.attend(goesOn);
    expect(tab.room!.you).toMatchObject({ seats: [0], isHost: true });
    const tables = await server.store!.tablesOf(now, 10);
    expect(tables.map(({ id }) => id).sort()).toEqual([goesOn, over].sort());
    // The name at the table is the one that was promised.
    expect(ben.room!.seats[0]).toMatchObject({ name: 'Anna' });
    const { kept } = await tab.ask<{ kept: Record<string, object[]> }>(
      'POST',
      '/api/account/everything',
      {},
    );
    expect(kept['sitting']).toHaveLength(2);
    expect(JSON.stringify(await server.store!.everythingOf(before))).not.toContain('A Guest');
    expect(await tab.ask('GET', '/api/me/former')).toEqual([]);
  });

  test('with them come blocks, reports and what moderators have taken', async () => {
    const [, name] = await byPassword();
    const [guest, ben, cora] = await Promise.all(
      ['A Guest', 'Ben', 'Cora'].map(one => server.guest(one)),
    );
    const before = guest!.guest;
    const table = await guest!.host();
    await ben!.join(table, 1);
    await ben!.call('POST', '/api/fair/block', { guest: before, on: true });
    await guest!.call('POST', '/api/fair/block', { guest: cora!.guest, on: true });
    const report = { guest: before, kind: 'chat', words: 'Rude.', table };
    await ben!.call('POST', '/api/fair/report', report);
    await server.app.moderation.appoint(cora!.guest, true);
    const deed = { guest: before, deed: 'silence', days: 3, words: 'Be kind.' };
    expect((await cora!.call('POST', '/api/house/deeds', deed)).status).toBe(200);
    await signIn(guest!, { by: 'password', name, password: PASSWORD }, before);
    expect(await (await bring(guest!, before)).json()).toEqual({ tables: 1, left: 0 });
    const { guest: now } = (await me(guest!))!;
    const store = server.store!;
    expect([...(await store.apartFrom(now))].sort()).toEqual([ben!.guest, cora!.guest].sort());
    const { reports } = await cora!.ask<HouseView>('GET', '/api/house');
    expect(reports.map(({ about }) => about.guest)).toEqual([now]);
    expect((await server.app.moderation.standing(now)).silenced).toBeGreaterThan(Date.now());
  });

  test('where both sit, all stays as it is, and so does the guest', async () => {
    const [wanda, name] = await byPassword();
    const guest = await server.guest('A Guest');
    const before = guest.guest;
    const table = await wanda.open(spec(), name);
    await guest.join(table, 1);
    await signIn(guest, { by: 'password', name, password: PASSWORD }, before);
    expect(await (await bring(guest, before)).json()).toEqual({ tables: 0, left: 1 });
    const [former] = await guest.ask<Me[]>('GET', '/api/me/former');
    expect(former!.guest).toBe(before);
  });

  test('never from someone whom this browser was not, from another account, or into a guest', async () => {
    const [wanda] = await byPassword();
    const [, other] = await byPassword();
    const stranger = await server.guest('Stranger');
    expect(await refusedAs(bring(wanda, stranger.guest))).toBe('none');
    expect(await refusedAs(bring(stranger, wanda.guest))).toBe('stale');
    const { guest } = (await me(wanda))!;
    await signIn(wanda, { by: 'password', name: other, password: PASSWORD }, guest);
    expect(await refusedAs(bring(wanda, guest))).toBe('state');
    expect(await refusedAs(bring(new Player(server.base), guest))).toBe('malformed');
  });
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});
