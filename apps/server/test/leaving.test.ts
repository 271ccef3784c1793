// A server that is told to end, and what it writes into its log: in a process of its own.
import { spec } from '@castellan/room/testing';
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Thinking } from '../src/table/thinkers.ts';
import { TestServer } from './house.ts';
import { Player, until } from './player.ts';

// Starts processes of its own, which takes long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const program = join(import.meta.dirname, '..', 'load', 'load-server.ts');
const folder = mkdtempSync(join(tmpdir(), 'castellan-leaving-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly base: string;
  /** All that it has written. */
  log(): string;
  ended(): Promise<number | null>;
}

async function started(...args: string[]): Promise<Started> {
  const child = spawn(process.execPath, [program, '--data', folder, '--json-log', ...args]);
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk));
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  const port = (): string | undefined => /^\d+$/m.exec(text)?.[0];
  await until(() => port() !== undefined || child.exitCode !== null, 200_000);
  return { child, base: `http://127.0.0.1:${port()}`, log: () => text, ended: () => ended };
}

test('first it says so, then it sends everyone on, then it ends; nothing is lost, and the log names nobody', async () => {
  const { child, base, log, ended } = await started('--notice', '1');
  const anna = await new Player(base).introduce('Annabella');
  const table = await anna.host({ open: false });
  await anna.begin('greedy');
  anna.send({ type: 'chat', text: 'psst, a secret' });
  await anna.until(() => anna.chat.length > 0);
  const token = await (
    await new Player(base).introduce('Cora')
  ).ask<{ code: string }>('POST', '/api/codes', {});
  expect(await (await anna.call('GET', '/readyz')).json()).toMatchObject({ ready: true });
  child.kill('SIGTERM');
  await expect.poll(async () => (await anna.call('GET', '/readyz')).status).toBe(503);
  expect((await anna.call('GET', '/healthz')).status).toBe(200);
  const refused = await anna.call('POST', '/api/tables', { spec: spec(), name: 'Anna', sit: true });
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'busy' }]);
  expect(anna.closed).toBeNull();
  await anna.until(() => anna.closed !== null);
  expect(anna.closed).toBe(4003);
  expect(await ended()).toBe(0);

  const lines = log()
    .trim()
    .split('\n')
    .slice(1)
    .map(line => JSON.parse(line) as { msg: string; route?: string });
  expect(lines.map(({ route }) => route)).toContain('/api/tables');
  const secrets = anna.cookie.split('; ').map(one => one.split('=')[1]!);
  for (const hidden of ['Annabella', 'Cora', 'psst', anna.guest, table, token.code, ...secrets]) {
    expect(hidden.length).toBeGreaterThan(3);
    expect(log()).not.toContain(hidden);
  }
  const next = await started();
  const back = new Player(next.base);
  for (const one of anna.cookie.split('; ')) back.keepCookie(one);
  await back.attend(table);
  expect(back.room!.phase).toBe('playing');
  next.child.kill('SIGTERM');
  expect(await next.ended()).toBe(0);
});

test('a thought that is under way is finished first, and no other begins', async () => {
  const asked: (() => void)[] = [];
  const thinkers: Thinking = {
    answer: () => new Promise(() => {}),
    advise: () => new Promise(resolve => asked.push(() => resolve(null))),
    explain: async () => null,
    close: async () => {},
  };
  const server = await new TestServer().start({ thinkers });
  const anna = await server.guest('Anna');
  await anna.host({ hints: true });
  await anna.begin('greedy');
  await anna.until(() => anna.scene!.decision !== null);
  anna.send({ type: 'hint' });
  await anna.until(() => asked.length === 1);
  const left = server.app.leave(0);
  anna.send({ type: 'ping' });
  await anna.until(() => anna.wire.some(text => text.includes('"pong"')));
  expect(anna.closed).toBeNull();
  const before = anna.wire.length;
  asked[0]!();
  await left;
  await anna.until(() => anna.closed !== null);
  expect(anna.closed).toBe(4003);
  expect(anna.wire.length).toBeGreaterThan(before);
  await server.end();
});

test('without a store it is alive, but nobody should be sent to it', async () => {
  const server = await new TestServer().start({}, store => ({
    ...store,
    dueTables: () => Promise.reject(new Error('the disk is gone')),
  }));
  const someone = new Player(server.base);
  expect((await someone.call('GET', '/healthz')).status).toBe(200);
  const ready = await someone.call('GET', '/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([503, { ready: false, why: 'store' }]);
  await server.end();
});
