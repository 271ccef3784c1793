import { readTableFile, saveIn, shuffleIn } from '@castellan/room';
import { spec } from '@castellan/room/testing';
import { QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Position, View } from '@castellan/kernel';
import type { LobbyView, TableSpec } from '@castellan/protocol';
import { checkShuffle, PROTOCOL } from '@castellan/protocol';
import { shelf } from '@castellan/shelf';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './house.ts';
import { Player } from './player.ts';
import { Program } from './program.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

/** Two people at a table that has begun. */
async function seated(more: Partial<TableSpec> = {}): Promise<[Player, Player, string]> {
  const [anna, ben] = await Promise.all([server.guest('Anna'), server.guest('Ben')]);
  const table = await anna.host(more);
  await ben.join(table, 1);
  await anna.begin();
  await ben.until(() => ben.scene !== null);
  return [anna, ben, table];
}

/** Plays until this many answers were given, or to the end. */
async function play(players: readonly Player[], answers = Infinity): Promise<void> {
  const chance = new QuickChance(5);
  const isDone = (one: Player): boolean =>
    one.room!.phase === 'over' || one.scene!.answered >= answers;
  const moverAmong = (): Player | undefined =>
    players.find(one => one.scene!.decision !== null && !isDone(one));
  while (!players.every(isDone)) {
    const mover = moverAmong();
    if (mover === undefined) {
      await players[0]!.until(() => players.every(isDone) || moverAmong() !== undefined);
      continue;
    }
    const { revision } = mover;
    mover.answer(randomAnswer(mover.scene!.decision!, chance));
    await mover.until(() => mover.revision > revision);
  }
}

describe('a table on the network', () => {
  test('a whole game, with a lost connection and a server that starts again', async () => {
    const [anna, ben, table] = await seated();
    const watcher = await (await server.guest('Wanda')).attend(table);
    await play([anna, ben], 12);
    ben.drop();
    await anna.sees(1, false);
    await ben.back();
    expect(ben.told).toEqual(anna.told.map((_, i) => ben.told[i]));
    await play([anna, ben], 24);
    await server.stop();
    await server.start();
    await Promise.all([anna.back(), ben.back(), watcher.back()]);
    await play([anna, ben]);
    await watcher.until(() => watcher.room!.phase === 'over');
    expect(anna.scene!.outcome).not.toBeNull();
    expect(watcher.scene!.outcome).toEqual(ben.scene!.outcome);

    const log = readTableFile(await anna.ask('GET', `/api/tables/${table}/record`));
    const save = saveIn(log)!;
    const rules = await shelf.find(({ id }) => id === save.game)!.rules();
    const replayed = Table.replay(rules, save) as Table<Position, View>;
    // What each was told over the wire is what the rules tell them, nothing missing and nothing twice.
    for (const one of [anna, ben, watcher]) {
      expect(one.told).toEqual(replayed.events.map(events => replayed.told(events, one.viewer)));
      expect(one.scene!.view).toEqual(JSON.parse(JSON.stringify(replayed.view(one.viewer))));
    }
    const kept = { promise: anna.room!.promise!, seat: 0, number: '0'.padStart(64, 'a') };
    if (save.castellan !== 3) throw new Error('an old save');
    expect(checkShuffle(shuffleIn(log)!, save, [kept])).toEqual({
      isPromised: true,
      isMixed: true,
      isKept: true,
      isMine: true,
      leftOut: [],
    });
  });

  test('the record of a game that is played is nobody’s to read', async () => {
    const [anna, , table] = await seated();
    expect((await anna.call('GET', `/api/tables/${table}/record`)).status).toBe(404);
  });

  test('several tabs of one person see the same, and either may answer', async () => {
    const [anna, ben, table] = await seated();
    const tab = anna.secondTab();
    await tab.attend(table);
    expect(tab.scene).toEqual(anna.scene);
    await play([tab, ben], 6);
    await anna.until(() => anna.scene!.answered === tab.scene!.answered);
    expect([anna.scene, anna.told]).toEqual([tab.scene, tab.told]);
  });

  test('bots in seats play on without being asked', async () => {
    const anna = await server.guest();
    await anna.host();
    await anna.begin('greedy');
    await play([anna]);
    expect(anna.scene!.outcome).not.toBeNull();
  });

  test('a bot that thinks for long plays too, in a thread of its own', async () => {
    const anna = await server.guest();
    await anna.host();
    await anna.begin('castellan');
    const ofBot = (): boolean => anna.told.flat().some(({ seat }) => seat === 1);
    while (!ofBot()) {
      const { answered } = anna.scene!;
      await play([anna], answered + 1);
    }
    expect(anna.refusals).toEqual([]);
  });

  test('chat reaches the others but not those who do not want to hear it; watchers are silent', async () => {
    const [anna, ben, table] = await seated({ open: false });
    const watcher = await (await server.guest('Wanda')).attend(table);
    anna.send({ type: 'chat', text: ' good\u202E luck ' });
    anna.send({ type: 'react', face: 'hello' });
    await ben.until(() => ben.chat.length === 2);
    expect(ben.chat.map(({ name, text, face }) => [name, text, face])).toEqual([
      ['Anna', 'good luck', undefined],
      ['Anna', undefined, 'hello'],
    ]);
    ben.send({ type: 'mute', guest: anna.guest, on: true });
    await ben.until(() => ben.room!.you.muted.length === 1);
    anna.send({ type: 'chat', text: 'again' });
    await watcher.until(() => watcher.chat.length === 3);
    watcher.send({ type: 'chat', text: 'boo' });
    await watcher.until(() => watcher.refusals.length === 1);
    expect(ben.chat).toHaveLength(2);
  });

  test('playing again: a new table where seats are kept; nobody sits down unasked', async () => {
    const [anna, ben] = await seated();
    ben.send({ type: 'concede', seat: 1 });
    await anna.until(() => anna.room!.phase === 'over');
    expect(anna.room!.ending).toEqual({ why: 'conceded', winners: [0] });
    anna.send({ type: 'rematch' });
    await ben.until(() => ben.room!.rematch !== null);
    const again = await server.guest('Cora');
    await again.attend(ben.room!.rematch!);
    expect(again.room!.seats).toMatchObject([
      { kind: 'person', name: 'Anna' },
      { kind: 'open', reserved: { guest: ben.guest, name: 'Ben' } },
    ]);
    again.send({ type: 'sit', seat: 1, name: 'Cora' });
    await again.until(() => again.refusals.length === 1);
    const back = await ben.secondTab().attend(ben.room!.rematch!);
    back.send({ type: 'sit', seat: 1, name: 'Ben' });
    await again.until(() => again.room!.seats[1]!.kind === 'person');
  });

  test('a page of another version is told to reload; people with no name are sent away', async () => {
    const [, , table] = await seated();
    const nobody = await new Player(server.base).attend(table);
    await nobody.until(() => nobody.closed === 4004);
    const old = server.socket(`/api/tables/${table}?protocol=0`);
    const said = await new Promise<string>(resolve =>
      old.on('message', data => resolve(`${data}`)),
    );
    expect(JSON.parse(said)).toEqual({ type: 'reload', protocol: PROTOCOL });
  });

  test('people with the link are told what they are invited to, but not once it is closed', async () => {
    const stranger = new Player(server.base);
    const invitation = (table: string): Promise<unknown> =>
      stranger.ask('GET', `/api/tables/${table}/invitation`);
    const anna = await server.guest('Anna');
    const open = await anna.open(spec({ watch: false }), 'Anna');
    expect(await invitation(open)).toMatchObject({
      game: 'villages',
      names: ['Anna', null],
      isMine: false,
    });
    const [, , played] = await seated({ watch: false });
    expect(await invitation(played)).toMatchObject({ code: 'none' });
  });

  test('a table without onlookers sends them away once it is played', async () => {
    const [, , table] = await seated({ watch: false });
    const watcher = await (await server.guest('Wanda')).attend(table);
    await watcher.until(() => watcher.closed === 4000);
    expect(watcher.scene).toBeNull();
    const { open } = await watcher.ask<LobbyView>('GET', '/api/tables');
    expect(open.map(({ id }) => id)).not.toContain(table);
  });
});

describe('programs', () => {
  test.runIf(hasPython)('the Python example plays a seat at a real table', async () => {
    const anna = await server.guest();
    const table = await anna.host();
    const token = await anna.token(1);
    const example = join(import.meta.dirname, '..', '..', '..', 'docs', 'guide', 'net_bot.py');
    const bot = spawn('python3', [example, server.base, table, token]);
    let said = '';
    bot.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    bot.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise(resolve => bot.on('close', resolve));
    await anna.until(() => {
      const seat = anna.room!.seats[1]!;
      return (seat.kind === 'program' && seat.isHere) || said !== '';
    });
    await anna.begin();
    await play([anna]);
    await ended;
    expect(anna.room!.ending).toMatchObject({ why: 'played' });
    expect(said).toContain('winners:');
  });

  test('without the token of a seat a program learns nothing', async () => {
    const [, , table] = await seated();
    const program = new Program(server.base, table, 'ab'.repeat(24));
    await program.sentAway();
    expect(program.heard).toEqual([
      { type: 'refused', code: 'seat', message: expect.stringContaining('token') as string },
    ]);
  });
});

describe('people', () => {
  test('another device becomes the same person by a code, once', async () => {
    const anna = await server.guest('Anna');
    const { code } = await anna.ask<{ code: string }>('POST', '/api/codes', {});
    const phone = new Player(server.base);
    const use = { code, instead: null };
    const used = await phone.ask('POST', '/api/codes/use', use);
    expect(used).toEqual({ guest: anna.guest, name: 'Anna', portrait: 0 });
    expect(await phone.ask('GET', '/api/me')).toEqual(used);
    const again = { code, instead: anna.guest };
    expect((await phone.call('POST', '/api/codes/use', again)).status).toBe(400);
  });

  test('someone who comes back is known for another year', async () => {
    const anna = await server.guest('Anna');
    const cookie = (await anna.call('GET', '/api/me')).headers.get('set-cookie');
    expect(cookie).toMatch(/Max-Age=31536000/);
  });

  test('the secret is out of reach of scripts and other sites, and is not the public id', async () => {
    const response = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const { guest: id } = (await response.json()) as { guest: string };
    expect(cookie).not.toContain(id);
    const forged = await fetch(`${server.base}/api/me`, { headers: { cookie: `castellan=${id}` } });
    expect(await forged.json()).toBeNull();
  });

  const json = { 'content-type': 'application/json' };
  test.each<[string, Record<string, string>, number, string]>([
    ['another site', { ...json, origin: 'http://evil.example' }, 403, 'Anna'],
    ['a form', { 'content-type': 'text/plain' }, 415, 'Anna'],
    ['a nameless origin', { ...json, origin: 'null' }, 403, 'Anna'],
    ['a body that is too large', json, 413, 'a'.repeat(100_000)],
  ])('nothing is done for %s', async (_what, headers, status, name) => {
    const body = JSON.stringify({ name });
    const response = await fetch(`${server.base}/api/me`, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
  });
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});
