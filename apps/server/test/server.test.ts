import { QuickChance, randomAnswer, readSave, Table } from '@castellan/kernel';
import type { Position, View } from '@castellan/kernel';
import type { LobbyView, TableRecord } from '@castellan/protocol/net';
import { checkShuffle, PROTOCOL } from '@castellan/protocol/net';
import { shelf } from '@castellan/shelf';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spec, TestServer } from './house.ts';
import { Player } from './player.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.end());

const guest = (name: string): Promise<Player> => new Player(server.base).introduce(name);

/** Two people at a table that has begun. */
async function seated(more: Parameters<typeof spec>[0] = {}): Promise<[Player, Player, string]> {
  const [anna, ben] = await Promise.all([guest('Anna'), guest('Ben')]);
  const table = await anna.open(spec(more), 'Anna');
  await anna.attend(table);
  await ben.attend(table);
  ben.send({ type: 'sit', seat: 1, name: 'Ben' });
  await anna.until(() => anna.room!.seats[1]!.kind === 'person');
  anna.send({ type: 'start' });
  await Promise.all([anna, ben].map(one => one.until(() => one.scene !== null)));
  return [anna, ben, table];
}

/** Plays until so many answers were given, or to the end. */
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
    const watcher = await (await guest('Wanda')).attend(table);
    await play([anna, ben], 12);
    ben.drop();
    await anna.until(() => {
      const seat = anna.room!.seats[1]!;
      return seat.kind === 'person' && !seat.isHere;
    });
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

    const response = await anna.call('GET', `/api/tables/${table}/record`);
    const record = (await response.json()) as TableRecord;
    const save = readSave(record.save);
    const rules = await shelf.find(({ id }) => id === save.game)!.rules();
    const replayed = Table.replay(rules, save) as Table<Position, View>;
    // What each was told over the wire is what the rules tell them, nothing missing and nothing twice.
    for (const one of [anna, ben, watcher]) {
      expect(one.told).toEqual(replayed.events.map(events => replayed.told(events, one.viewer)));
      expect(one.scene!.view).toEqual(JSON.parse(JSON.stringify(replayed.view(one.viewer))));
    }
    const kept = { promise: anna.room!.promise!, seat: 0, number: '0'.padStart(64, 'a') };
    if (save.castellan !== 3) throw new Error('an old save');
    expect(checkShuffle(record.shuffle, save, [kept])).toEqual({
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

  test('bots in seats play on by themselves', async () => {
    const anna = await guest('Anna');
    const table = await anna.open(spec(), 'Anna');
    await anna.attend(table);
    anna.send({ type: 'bot', seat: 1, bot: 'greedy' });
    anna.send({ type: 'start' });
    await anna.until(() => anna.scene !== null);
    await play([anna]);
    expect(anna.scene!.outcome).not.toBeNull();
  });

  test('a bot that thinks for long plays too, in a thread of its own', async () => {
    const anna = await guest('Anna');
    const table = await anna.open(spec(), 'Anna');
    await anna.attend(table);
    anna.send({ type: 'bot', seat: 1, bot: 'castellan' });
    anna.send({ type: 'start' });
    await anna.until(() => anna.scene !== null);
    const ofBot = (): boolean => anna.told.flat().some(({ seat }) => seat === 1);
    while (!ofBot()) {
      const { answered } = anna.scene!;
      await play([anna], answered + 1);
    }
    expect(anna.refusals).toEqual([]);
  });

  test('chat reaches the others but not those who do not want to hear it; watchers are silent', async () => {
    const [anna, ben, table] = await seated();
    const watcher = await (await guest('Wanda')).attend(table);
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
    const again = await new Player(server.base).introduce('Cora');
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

  test('a page of another version is told to reload; who has no name is sent away', async () => {
    const [, , table] = await seated();
    const nobody = await new Player(server.base).attend(table);
    await nobody.until(() => nobody.closed === 4004);
    const { WebSocket } = await import('ws');
    const old = new WebSocket(
      `${server.base.replace('http', 'ws')}/api/tables/${table}?protocol=0`,
    );
    const said = await new Promise<string>(resolve =>
      old.on('message', data => resolve(`${data}`)),
    );
    expect(JSON.parse(said)).toEqual({ type: 'reload', protocol: PROTOCOL });
  });

  test('whoever has the link is told what they are invited to, but not once it is closed', async () => {
    const stranger = new Player(server.base);
    const invitation = async (table: string): Promise<unknown> =>
      (await stranger.call('GET', `/api/tables/${table}/invitation`)).json();
    const anna = await guest('Anna');
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
    const watcher = await (await guest('Wanda')).attend(table);
    await watcher.until(() => watcher.closed === 4000);
    expect(watcher.scene).toBeNull();
    const { open } = (await (await watcher.call('GET', '/api/tables')).json()) as LobbyView;
    expect(open.map(({ id }) => id)).not.toContain(table);
  });
});

describe('programs', () => {
  test.runIf(hasPython)('the Python example plays a seat at a real table', async () => {
    const anna = await guest('Anna');
    const table = await anna.open(spec(), 'Anna');
    await anna.attend(table);
    anna.send({ type: 'program', seat: 1, name: 'Python' });
    await anna.until(() => anna.tokens.length === 1);
    const [token] = anna.tokens;
    const example = join(import.meta.dirname, '..', '..', '..', 'docs', 'guide', 'net_bot.py');
    const bot = spawn('python3', [example, server.base, table, token!]);
    let said = '';
    bot.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    bot.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise(resolve => bot.on('close', resolve));
    await anna.until(() => {
      const seat = anna.room!.seats[1]!;
      return (seat.kind === 'program' && seat.isHere) || said !== '';
    });
    anna.send({ type: 'start' });
    await anna.until(() => anna.scene !== null);
    await play([anna]);
    await ended;
    expect(anna.room!.ending).toMatchObject({ why: 'played' });
    expect(said).toContain('winners:');
  });

  test('without the token of a seat a program learns nothing', async () => {
    const [, , table] = await seated();
    const { WebSocket } = await import('ws');
    const address = `${server.base.replace('http', 'ws')}/api/programs/${table}`;
    const socket = new WebSocket(address, {
      headers: { authorization: `Bearer ${'ab'.repeat(24)}` },
    });
    const said: string[] = [];
    socket.on('message', data => said.push(`${data}`));
    await new Promise(resolve => socket.on('close', resolve));
    expect(said.map(text => JSON.parse(text) as object)).toEqual([
      { error: { code: 'seat', message: expect.stringContaining('token') as string } },
    ]);
  });
});

describe('people', () => {
  test('another device becomes the same person by a code, once', async () => {
    const anna = await guest('Anna');
    const { code } = (await (await anna.call('POST', '/api/codes', {})).json()) as { code: string };
    const phone = new Player(server.base);
    const use = { code, instead: null };
    const used = (await (await phone.call('POST', '/api/codes/use', use)).json()) as object;
    expect(used).toEqual({ guest: anna.guest, name: 'Anna' });
    expect(await (await phone.call('GET', '/api/me')).json()).toEqual(used);
    const again = { code, instead: anna.guest };
    expect((await phone.call('POST', '/api/codes/use', again)).status).toBe(400);
  });

  test('whoever comes back is known for another year', async () => {
    const anna = await guest('Anna');
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

  test.each([
    ['another site', { origin: 'http://evil.example', 'content-type': 'application/json' }, 403],
    ['a form', { 'content-type': 'text/plain' }, 415],
    ['a nameless origin', { origin: 'null', 'content-type': 'application/json' }, 403],
  ])('nothing is done for %s', async (_what, headers, status) => {
    const response = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: '{"name":"Anna"}',
    });
    expect(response.status).toBe(status);
  });

  test('a body that is too large is not read', async () => {
    const response = await fetch(`${server.base}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'a'.repeat(100_000) }),
    });
    expect(response.status).toBe(413);
  });
});

test('no fault was reported', () => {
  expect(server.reported).toEqual([]);
});
