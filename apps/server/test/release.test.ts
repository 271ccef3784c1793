// A release, installed into an empty folder without a network, and a move played at its table.
import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { version } from '../src/version.ts';
import { Player } from './player.ts';

// The page may have to be built first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const run = promisify(execFile);
const tool = join(import.meta.dirname, '..', '..', '..', 'tools', 'release', 'main.ts');
const place = mkdtempSync(join(tmpdir(), 'castellan-released-'));
const out = join(place, 'out');
const castellan = join(
  place,
  'installed',
  'lib',
  'node_modules',
  'castellan',
  'scripts',
  'released.mjs',
);
const named = (end: string): string => join(out, `castellan-${version}.${end}`);
let server: ChildProcess | null = null;

beforeAll(async () => {
  await run(process.execPath, [tool, '--out', out]);
  const prefix = join(place, 'installed');
  await run('npm', ['i', '-g', '--offline', '--prefix', prefix, named('tgz')]);
});
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(place, { recursive: true, force: true });
});

/** Starts it as people do, far from any checkout; resolves to its address. */
function serve(): Promise<string> {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', join(place, 'data')];
  server = spawn(process.execPath, [castellan, 'serve', ...flags], { cwd: place });
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [server!.stdout!, server!.stderr!])
      stream.on('data', chunk => {
        text += chunk;
        const at = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
        if (at !== undefined) resolve(at);
      });
    server!.once('exit', code => reject(new Error(`It ended with ${code}: ${text}`)));
  });
}

test('it says its version, and has the page, a search bot in a thread, and rules to read', async () => {
  const { stdout } = await run(process.execPath, [castellan, '--version'], { cwd: place });
  expect(stdout).toBe(`castellan ${version}\n`);
  const base = await serve();
  expect(await (await fetch(base)).text()).toMatch(/<script type="module"/);
  const anna = await new Player(base).introduce('Anna');
  await anna.host({ hints: true });
  await anna.begin('greedy');
  await anna.until(() => anna.scene!.decision !== null);
  const { revision } = anna;
  anna.answer(anna.scene!.decision!.fallback);
  await anna.until(() => anna.revision > revision);
  await anna.until(() => anna.scene!.decision !== null);
  anna.send({ type: 'hint' });
  await anna.until(() => anna.advised.length > 0);
  const ended = new Promise(resolve => server!.once('exit', resolve));
  server!.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(anna.closed).toBe(4003);
});

test('its checksums are right, and its bill names every package that is in it', () => {
  const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n');
  expect(sums).toHaveLength(3);
  for (const line of sums) {
    const [sum, name] = line.split('  ') as [string, string];
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ).toBe(sum);
  }
  const bill = JSON.parse(readFileSync(named('cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const billed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  const installed = readFileSync(join(castellan, '..', '..', 'THIRD-PARTY.txt'), 'utf8');
  const inside = installed.matchAll(/^-{80}\n\n(\S+) (\S+) \(/gm);
  const packages = [...inside].map(([, name, one]) => `pkg:npm/${name}@${one}`);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(one => !billed.has(one))).toEqual([]);
});

test('it needs no other package, and says whose work is in it', () => {
  const installed = join(castellan, '..', '..');
  expect(existsSync(join(installed, 'node_modules'))).toBe(false);
  expect(readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8')).toMatch(/^fastify \d/m);
  expect(existsSync(join(installed, 'docs', 'rules', 'villages.md'))).toBe(true);
});
