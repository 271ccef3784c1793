// A release, installed into an empty folder without a network, and a move played at its table.
import { buildSite, dist, isStale } from '@castellan/web/site';
import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Player } from '../../apps/server/test/player.ts';
import { manifestIn } from './bundle.ts';
import { notesFor } from './notes.ts';
import type { Release } from './release.ts';
import { release } from './release.ts';

// The page may have to be built first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const place = mkdtempSync(join(tmpdir(), 'castellan-released-'));
const out = join(place, 'out');
const castellan = join(
  place,
  'installed',
  'lib',
  'node_modules',
  'castellan',
  'bin',
  'castellan.mjs',
);
let made: Release;
let server: ChildProcess | null = null;

beforeAll(async () => {
  if (isStale()) await buildSite();
  made = await release(root, dist, out);
  const prefix = join(place, 'installed');
  await run('npm', ['i', '-g', '--offline', '--prefix', prefix, join(out, made.tarball)]);
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
  const { version } = manifestIn(root);
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
  const sums = readFileSync(join(out, made.checksums), 'utf8').trim().split('\n');
  expect(sums).toHaveLength(3);
  for (const line of sums) {
    const [sum, name] = line.split('  ') as [string, string];
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ).toBe(sum);
  }
  const bill = JSON.parse(readFileSync(join(out, made.bill), 'utf8')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const billed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  for (const folder of made.packages) {
    const { name, version } = manifestIn(folder);
    expect(billed, name).toContain(`pkg:npm/${name}@${version}`);
  }
});

test('it needs no other package, and says whose work is in it', () => {
  const installed = join(castellan, '..', '..');
  expect(existsSync(join(installed, 'node_modules'))).toBe(false);
  expect(readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8')).toMatch(/^fastify \d/m);
  expect(existsSync(join(installed, 'docs', 'rules', 'villages.md'))).toBe(true);
});

test('what is new is what is not released yet, else the section of the version', () => {
  const old = '# Changelog\n\n## 0.1.0\n\n- first\n';
  expect(notesFor(old, '0.1.0')).toBe('# Castellan 0.1.0\n\n- first\n');
  expect(notesFor(old.replace('## 0', '## Unreleased\n\n- more\n\n## 0'), '0.1.0')).toContain(
    '- more',
  );
  expect(() => notesFor(old, '0.2.0')).toThrow(/no section/);
});
