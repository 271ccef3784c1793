import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOperation } from './operation.ts';

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('the private address %s is on this machine unless it says otherwise', (text, place) => {
  expect(readOperation({ admin: text }, {}).admin).toEqual(place);
  expect(readOperation({}, { CASTELLAN_ADMIN: text }).admin).toEqual(place);
});

test('the secret comes from the environment or a file, never from a flag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-secret-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'correct-horse-battery\n');
  const secretIn = (env: Record<string, string>) => readOperation({}, env).secret;
  expect(secretIn({ CASTELLAN_ADMIN_SECRET: 'correct-horse-staple' })).toBe('correct-horse-staple');
  expect(secretIn({ CASTELLAN_ADMIN_SECRET_FILE: file })).toBe('correct-horse-battery');
  expect(secretIn({})).toBeNull();
  writeFileSync(file, '');
  expect(() => secretIn({ CASTELLAN_ADMIN_SECRET_FILE: file })).toThrow(/at least 16/);
  expect(() => secretIn({ CASTELLAN_ADMIN_SECRET_FILE: join(folder, 'none') })).toThrow(
    /can't be read/,
  );
  rmSync(folder, { recursive: true });
});

test.each([
  [{ admin: 'here' }, {}],
  [{ admin: '70000' }, {}],
  [{ log: 'xml' }, {}],
  [{ notice: 'soon' }, {}],
  [{ notice: '301' }, {}],
  [{}, { CASTELLAN_ADMIN_SECRET: 'short' }],
] as [Record<string, string>, Record<string, string>][])(
  '%j %j is not understood',
  (values, env) => {
    expect(() => readOperation(values, env)).toThrow(TypeError);
  },
);
