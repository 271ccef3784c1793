// How people get on with each other: phrases, blocking, reports, and those who look after the house.
import { LONGEST_WORDS } from '@castellan/protocol';
import type { Dossier, HouseView, OwnStanding, Seeking, Wish } from '@castellan/protocol';
import { spec } from '@castellan/room/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';
import { Program } from './program.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const people = (...names: string[]): Promise<Player[]> =>
  Promise.all(names.map(name => server.guest(name)));
const standing = (player: Player): Promise<OwnStanding> => player.ask('GET', '/api/fair');
const block = (by: Player, { guest }: Player, on = true): Promise<Response> =>
  by.call('POST', '/api/fair/block', { guest, on });
const report = (by: Player, about: Player, more: object = {}): Promise<Response> =>
  by.call('POST', '/api/fair/report', {
    guest: about.guest,
    kind: 'chat',
    words: 'Rude.',
    ...more,
  });
const deed = (by: Player, about: Player, what: string, more: object = {}): Promise<Response> => {
  const sent = { guest: about.guest, deed: what, words: 'Be kind.', ...more };
  return by.call('POST', '/api/house/deeds', sent);
};
const house = (by: Player): Promise<HouseView> => by.ask('GET', '/api/house');
const dossier = (by: Player, { guest }: Player): Promise<Dossier> =>
  by.ask('GET', `/api/house/people/${guest}`);

async function moderator(name = 'Mona'): Promise<Player> {
  const mona = await server.guest(name);
  await server.app.moderation.appoint(mona.guest, true);
  return mona;
}

/** These people at one table, the first as its host. */
async function together(players: readonly Player[], open = true): Promise<string> {
  const [host, ...others] = players as [Player, ...Player[]];
  const table = await host.host({ open, settings: { players: players.length } });
  for (const [i, one] of others.entries()) await one.join(table, i + 1);
  return table;
}

const said = ({ chat }: Player): (string | undefined)[] =>
  chat.map(({ text, face }) => text ?? face);

describe('the phrase book', () => {
  test('at an open table words pass only between those who both allow them; phrases reach all', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    await together([anna, ben, cora]);
    anna.send({ type: 'chat', text: 'psst' });
    await anna.until(() => anna.refusals.at(-1)?.code === 'talk');
    anna.send({ type: 'talk', on: true });
    await ben.until(() => ben.room!.words.includes(anna.guest));
    // One side alone is not enough.
    anna.send({ type: 'chat', text: 'psst' });
    await anna.until(() => anna.refusals.length === 2);
    ben.send({ type: 'talk', on: true });
    await anna.until(() => anna.room!.words.includes(ben.guest));
    anna.send({ type: 'chat', text: 'well met' });
    anna.send({ type: 'react', face: 'good-luck' });
    for (const one of [anna, ben, cora]) await one.until(() => said(one).includes('good-luck'));
    expect([anna, ben, cora].map(said)).toEqual([
      ['well met', 'good-luck'],
      ['well met', 'good-luck'],
      ['good-luck'],
    ]);
    expect(cora.wire.join('\n')).not.toContain('well met');
    // Nor does someone who comes back, or looks on.
    const wanda = await (await server.guest('Wanda')).attend(anna.room!.id);
    await wanda.until(() => wanda.chat.length > 0);
    expect(said(wanda)).toEqual(['good-luck']);
    wanda.send({ type: 'talk', on: true });
    await wanda.until(() => wanda.refusals.length === 1);
    ben.send({ type: 'talk', on: false });
    await anna.until(() => !anna.room!.words.includes(ben.guest));
    anna.send({ type: 'chat', text: 'still there?' });
    await anna.until(() => anna.refusals.length === 3);
  });

  test('where a table has no chat nobody speaks; someone who wants to read nothing is sent nothing', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const quiet = await anna.host({ talk: 'off', open: false });
    anna.send({ type: 'react', face: 'hello' });
    await anna.until(() => anna.refusals.at(-1)?.code === 'talk');
    anna.drop();
    const table = await together([anna, ben], false);
    expect(table).not.toBe(quiet);
    await ben.call('POST', '/api/fair/hearing', { hearing: 'nothing' });
    anna.send({ type: 'chat', text: 'anyone?' });
    await anna.until(() => said(anna).includes('anyone?'));
    await ben.call('POST', '/api/fair/hearing', { hearing: 'phrases' });
    anna.send({ type: 'chat', text: 'in words' });
    anna.send({ type: 'react', face: 'yes' });
    await ben.until(() => ben.chat.length > 0);
    expect(said(ben)).toEqual(['yes']);
    expect((await standing(ben)).hearing).toBe('phrases');
  });
});

describe('blocked', () => {
  test('neither hears the other, at once and after coming back; nobody is told', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const table = await together([anna, ben], false);
    ben.send({ type: 'chat', text: 'before' });
    await anna.until(() => anna.chat.length === 1);
    expect((await block(anna, ben)).status).toBe(200);
    const heard = ben.wire.length;
    ben.send({ type: 'chat', text: 'to a wall' });
    ben.send({ type: 'react', face: 'hurry' });
    await ben.until(() => ben.chat.length === 3);
    anna.send({ type: 'chat', text: 'alone' });
    await anna.until(() => said(anna).includes('alone'));
    const again = await anna.secondTab().attend(table);
    await again.until(() => again.chat.length > 0);
    expect([said(anna), said(again)]).toEqual([['before', 'alone'], ['alone']]);
    expect(ben.wire.slice(heard).join('\n')).not.toMatch(/alone|block/);
    expect((await standing(anna)).blocked).toEqual([{ guest: ben.guest, name: 'Ben' }]);
    expect((await standing(ben)).blocked).toEqual([]);
    await block(anna, ben, false);
    ben.send({ type: 'chat', text: 'back' });
    await anna.until(() => said(anna).includes('back'));
  });

  test('can’t be invited nor favoured, is not seen among companions, and sees no such tables', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    await together([anna, ben]);
    await block(anna, ben);
    const invite = (by: Player, other: Player): Promise<Response> =>
      by.call('POST', '/api/tables', { spec: spec(), name: 'X', sit: true, invite: [other.guest] });
    for (const [by, other] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      expect((await invite(by, other)).status).toBe(400);
      const liked = { guest: other.guest, on: true };
      expect((await by.call('POST', '/api/favourites', liked)).status).toBe(400);
      expect(await by.ask('GET', '/api/companions')).toEqual([]);
    }
    const table = await anna.open(spec({ game: 'quests' }), 'Anna');
    for (const path of ['/api/tables', '/api/offers'])
      expect(await (await ben.call('GET', path)).text()).not.toContain(table);
    // A stranger hears the same words.
    const cora = await server.guest('Cora');
    expect(await (await invite(ben, anna)).text()).toBe(await (await invite(ben, cora)).text());
  });

  const wish: Wish = { games: ['quests'], players: [2, 3], pace: 'turns', rated: false };
  const seek = (player: Player, more: Partial<Wish> = {}): Promise<Seeking> =>
    player.ask('POST', '/api/seek', { wish: { ...wish, ...more } });

  test('people who have blocked each other are never seated together, in whatever order they come', async () => {
    // Some friends and foes, all wanting the same, at once: whatever tables there are, no two foes share one.
    const all = await people(...Array.from({ length: 12 }, (_, i) => `P${i}`));
    const foes = all.flatMap((one, i) => all.slice(i + 1).map(other => [one, other] as const));
    const apart = foes.filter((_, i) => i % 3 !== 0);
    await Promise.all(apart.map(([one, other]) => block(one, other)));
    await Promise.all(all.map(one => seek(one)));
    const tables = new Map<string, Player[]>();
    for (const one of all) {
      const { table } = (await one.ask<Seeking | null>('POST', '/api/seek/stay', {}))!;
      if (table !== null) tables.set(table, [...(tables.get(table) ?? []), one]);
    }
    expect(tables.size).toBeGreaterThan(0);
    for (const seated of tables.values())
      for (const [one, other] of apart)
        expect(seated.includes(one) && seated.includes(other)).toBe(false);
  });

  test('two who wait for the same and have blocked each other go on waiting, and are not shown to each other', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    await block(ben, anna);
    const kind = { games: ['margraves'], players: [2] };
    await seek(anna, kind);
    const waits = await seek(ben, kind);
    expect(waits).toMatchObject({ table: null, nearest: { names: ['Ben'] } });
    const cora = await server.guest('Cora');
    expect((await seek(cora, kind)).table).not.toBeNull();
  });
});

describe('a report', () => {
  test('comes with the table and what the other said there, and with nobody else’s words', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    const table = await together([anna, ben], false);
    anna.send({ type: 'chat', text: 'please stop' });
    ben.send({ type: 'chat', text: 'you fool' });
    await anna.until(() => anna.chat.length === 2);
    expect((await report(anna, ben, { table, words: 'Twice.' })).status).toBe(200);
    const [found] = (await house(mona)).reports;
    expect(found).toMatchObject({
      kind: 'chat',
      words: 'Twice.',
      by: { name: 'Anna' },
      about: { guest: ben.guest },
      table,
      lines: [{ text: 'you fool' }],
    });
    const read = await mona.ask('GET', `/api/house/reports/${found!.id}/chat`);
    expect(read).toMatchObject([{ text: 'please stop' }, { text: 'you fool' }]);
    // That it was read is written down, as all that moderators do.
    expect((await house(mona)).deeds[0]).toMatchObject({ deed: 'read', by: 'Mona' });
    expect((await standing(ben)).told).toEqual([]);
  });

  test('about a moderator is seen by the others, not by them', async () => {
    const anna = await server.guest('Anna');
    const [mona, nils] = [await moderator(), await moderator('Nils')];
    expect((await report(anna, mona, { kind: 'name' })).status).toBe(200);
    const sees = async (one: Player): Promise<boolean> =>
      (await house(one)).reports.some(({ about }) => about.guest === mona.guest);
    expect([await sees(mona), await sees(nils)]).toEqual([false, true]);
  });

  test('is for those one has sat with; of strangers only the name; a few on the first day', async () => {
    const [anna, ben, cora] = (await people('Anna', 'Ben', 'Cora')) as [Player, Player, Player];
    const table = await together([anna, ben]);
    const theirs = await together([ben, cora]);
    expect((await report(anna, cora)).status).toBe(400);
    expect((await report(anna, ben, { table: theirs })).status).toBe(400);
    expect((await report(anna, anna, { kind: 'name' })).status).toBe(400);
    expect((await report(anna, cora, { kind: 'name' })).status).toBe(200);
    expect((await report(anna, ben, { table })).status).toBe(200);
    expect((await report(anna, ben)).status).toBe(200);
    expect(await (await report(anna, ben)).json()).toMatchObject({ code: 'full' });
  });
});

describe('moderators', () => {
  test('nobody else may see or do any of it; a former moderator is refused at once', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const reads = ['', '/people?name=a', `/people/${ben.guest}`, '/reports/abcdef12/chat'];
    for (const who of [anna, new Player(server.base)]) {
      for (const path of reads) {
        const answer = await who.call('GET', `/api/house${path}`);
        expect([path, answer.status]).toEqual([path, 400]);
        expect(await answer.text()).not.toContain(ben.guest);
      }
      expect((await deed(who, ben, 'warn')).status).toBe(400);
    }
    const mona = await moderator();
    for (const path of reads.slice(0, 3))
      expect((await mona.call('GET', `/api/house${path}`)).status).toBe(200);
    expect(JSON.stringify(await standing(mona))).toContain('"isModerator":true');
    await server.app.moderation.appoint(mona.guest, false);
    expect((await deed(mona, ben, 'warn')).status).toBe(400);
    expect((await standing(ben)).told).toEqual([]);
  });

  test('they can’t act on themselves or each other, nor without a reason, nor by a report about someone else', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const [mona, nils] = [await moderator(), await moderator('Nils')];
    await together([anna, ben]);
    await report(anna, ben);
    const { id } = (await house(mona)).reports.find(({ about }) => about.guest === ben.guest)!;
    const refused = [
      deed(mona, mona, 'warn'),
      deed(mona, nils, 'close'),
      deed(mona, anna, 'warn', { words: ' ' }),
      deed(mona, anna, 'silence'),
      deed(mona, anna, 'warn', { report: id }),
      deed(mona, anna, 'dismiss'),
      deed(mona, anna, 'appoint'),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(400);
    expect((await deed(mona, ben, 'dismiss', { report: id, words: '' })).status).toBe(200);
    expect((await house(mona)).reports.some(one => one.id === id)).toBe(false);
  });

  test('a warning is read once, and does not say which moderator; the chat is taken for some days, and given back', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    await together([anna, ben], false);
    await deed(mona, ben, 'warn', { words: 'No insults, please.' });
    const { told } = await standing(ben);
    expect(told).toMatchObject([{ deed: 'warn', words: 'No insults, please.' }]);
    expect(JSON.stringify(told)).not.toContain('Mona');
    await ben.call('POST', '/api/fair/read', {});
    expect((await standing(ben)).told).toEqual([]);
    await deed(mona, ben, 'silence', { days: 3 });
    expect((await standing(ben)).silenced).toBeGreaterThan(Date.now());
    ben.send({ type: 'chat', text: 'hm' });
    ben.send({ type: 'react', face: 'ouch' });
    await ben.until(() => ben.refusals.length === 2);
    expect(ben.refusals.map(({ code }) => code)).toEqual(['talk', 'talk']);
    await deed(mona, ben, 'lift');
    ben.send({ type: 'chat', text: 'thank you' });
    await anna.until(() => said(anna).includes('thank you'));
    expect((await dossier(mona, ben)).deeds.map(one => one.deed)).toEqual([
      'lift',
      'silence',
      'warn',
    ]);
  });

  test('without rated games: no quick match, no table, no seat at one', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    const clock = { kind: 'move', seconds: 60 } as const;
    const rated = { rated: true, undo: 'off', clock } as const;
    const table = await anna.host(rated);
    await deed(mona, ben, 'unrate', { days: 7 });
    const wish: Wish = { games: ['quests'], players: [2], pace: 'live', rated: true };
    expect((await ben.call('POST', '/api/seek', { wish })).status).toBe(400);
    const asked = { spec: spec(rated), name: 'Ben', sit: true };
    expect((await ben.call('POST', '/api/tables', asked)).status).toBe(400);
    await ben.attend(table);
    ben.send({ type: 'sit', seat: 1, name: 'Ben' });
    await ben.until(() => ben.refusals.length === 1);
    expect(ben.refusals[0]!.message).toContain('without rating');
    const own = await ben.host();
    expect(own).not.toBe(table);
    ben.send({ type: 'settle', spec: spec(rated) });
    await ben.until(() => ben.refusals.length === 2);
  });

  test('without rated games: nor again at a table that is over, nor for having waited before', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    const table = await ben.host({
      rated: true,
      undo: 'off',
      clock: { kind: 'move', seconds: 60 },
    });
    await anna.join(table, 1);
    await ben.begin();
    ben.send({ type: 'concede', seat: 0 });
    await ben.until(() => ben.room!.phase === 'over');
    const wish: Wish = { games: ['villages'], players: [2], pace: 'turns', rated: true };
    await ben.ask('POST', '/api/seek', { wish });
    await deed(mona, ben, 'unrate', { days: 7 });
    expect(await ben.ask('POST', '/api/seek/stay', {})).toBeNull();
    expect((await anna.ask<Seeking>('POST', '/api/seek', { wish })).table).toBeNull();
    ben.send({ type: 'rematch' });
    await ben.until(() => ben.refusals.length === 1);
    expect(ben.refusals[0]!.message).toContain('without rating');
  });

  test('a closed account: programs that its owner has let in are sent away, and do not come back', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    const tables = await Promise.all([anna.host(), ben.host()]);
    const tokens = await Promise.all([anna.token(1), ben.token(1)]);
    const [annas, bens] = await Promise.all(
      tables.map((table, i) => new Program(server.base, table, tokens[i]!).opened()),
    );
    await bens!.until(() => bens!.heard.length > 0);
    await deed(mona, ben, 'close');
    await bens!.sentAway();
    await new Program(server.base, tables[1]!, tokens[1]!).sentAway();
    expect(annas!.closed).toBeNull();
    annas!.socket.terminate();
  });

  test('a closed account: every device is out at once, and no way leads back in', async () => {
    const ben = await server.guest('Ben');
    const mona = await moderator();
    const password = 'a long and winding road';
    const name = `Benedict ${ben.guest}`;
    const kept = { by: 'password', name, password };
    expect((await ben.call('POST', '/api/account/keep', kept)).status).toBe(200);
    const { code } = await ben.ask<{ code: string }>('POST', '/api/codes', {});
    await ben.host();
    expect((await deed(mona, ben, 'close')).status).toBe(200);
    await ben.until(() => ben.closed !== null);
    expect(await ben.ask('GET', '/api/me')).toBeNull();
    expect((await standing(ben)) as unknown).toMatchObject({ code: 'malformed' });
    const phone = new Player(server.base);
    const signIn = { by: 'password', name, password, instead: null };
    const answer = await phone.ask('POST', '/api/account/sign-in', signIn);
    expect(answer).toMatchObject({ code: 'closed', message: expect.stringContaining('Be kind.') });
    expect((await phone.call('POST', '/api/codes/use', { code, instead: null })).status).toBe(400);
    await deed(mona, ben, 'lift', { words: 'A mistake.' });
    expect((await phone.call('POST', '/api/account/sign-in', signIn)).status).toBe(200);
    expect((await phone.ask<OwnStanding>('GET', '/api/fair')).told.at(-1)!.deed).toBe('lift');
  });

  test('who came by one browser or from one address is a hint for moderators; no address is kept', async () => {
    const anna = await server.guest('Anna');
    const ben = await server.guest('Ben');
    const { code } = await anna.ask<{ code: string }>('POST', '/api/codes', {});
    await ben.call('POST', '/api/codes/use', { code, instead: ben.guest });
    // Ben's browser is Anna's now, and opens its page; before, it was Ben's.
    await ben.call('POST', '/api/me/former', { guest: ben.guest });
    for (const who of [anna, ben]) await who.call('GET', '/api/me');
    await ben.call('POST', '/api/me/former', { guest: anna.guest });
    await ben.call('GET', '/api/me');
    const mona = await moderator();
    let { sharing } = await dossier(mona, anna);
    // Nobody waits until it is written.
    const isBoth = (): boolean =>
      new Set(sharing.filter(({ guest }) => guest === ben.guest).map(({ by }) => by)).size === 2;
    while (!isBoth()) ({ sharing } = await dossier(mona, anna));
    expect(JSON.stringify(await server.store!.everythingOf(anna.guest))).not.toContain('127.0.0.1');
    expect((await server.store!.everythingOf(anna.guest))['origins']).not.toEqual([]);
  });
});

describe('forgotten', () => {
  test('what was said about someone goes with them; what they reported stays, without their name', async () => {
    const [anna, ben] = (await people('Anna', 'Ben')) as [Player, Player];
    const mona = await moderator();
    await together([anna, ben]);
    await report(anna, ben);
    await block(anna, ben);
    await block(ben, anna);
    const own = await anna.ask<{ kept: Record<string, object[]> }>(
      'POST',
      '/api/account/everything',
      {},
    );
    expect(own.kept['reports']).toMatchObject([{ about: ben.guest, words: 'Rude.' }]);
    await anna.call('POST', '/api/account/forget', { guest: anna.guest });
    const left = (await house(mona)).reports.find(({ about }) => about.guest === ben.guest);
    expect(left).toMatchObject({ by: null, words: 'Rude.' });
    expect((await standing(ben)).blocked).toEqual([]);
    await ben.call('POST', '/api/account/forget', { guest: ben.guest });
    expect((await house(mona)).reports.some(({ about }) => about.guest === ben.guest)).toBe(false);
  });
});

test('whatever is sent to these routes, they say no in words, or do what was asked for', async () => {
  const mona = await moderator();
  const anna = await server.guest('Anna');
  const posts = ['fair/block', 'fair/hearing', 'fair/report', 'fair/read', 'house/deeds'];
  const field = fc.constantFrom('guest', 'on', 'kind', 'words', 'table', 'deed', 'days', 'report');
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(anna.guest, mona.guest, 'warn', 'silence', 'close', 'chat', true, 5),
    fc.constant('x'.repeat(LONGEST_WORDS + 1)),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posts),
      fc.oneof(fc.jsonValue(), fc.dictionary(field, value)),
      fc.constantFrom(mona, anna),
      async (path, body, who) => {
        const answer = await who.call('POST', `/api/${path}`, body);
        expect([200, 400]).toContain(answer.status);
      },
    ),
    { numRuns: 150 },
  );
  for (const name of ["'", '%', '_', '\\', '\0', ' '.repeat(50), 'ß"--'])
    expect(
      (await mona.call('GET', `/api/house/people?name=${encodeURIComponent(name)}`)).status,
    ).toBe(200);
  expect(server.reported).toEqual([]);
});
