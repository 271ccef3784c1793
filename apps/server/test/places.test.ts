// Several keepers on one database, and keepers that are gone at any moment: nothing that anyone was told is lost.
import { openingOf, headOf, roomFrom } from '@castellan/room';
import { dropAtAnyMoment, gameOf, keepersOn, raceTwoWriters } from '@castellan/room/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'castellan-places-'));
let store: Store;
beforeAll(async () => {
  store = await openStore(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = () =>
  keepersOn(store, async log => {
    const room = roomFrom(log, await gameOf(openingOf(log).spec.game));
    await store.create(headOf(room), log);
  });

test('two who write to one log never both win', async () => {
  expect(await raceTwoWriters(place())).toBeGreaterThan(20);
});

test('what anyone was told is there, at whatever moment the table is dropped', async () => {
  expect(await dropAtAnyMoment(place())).toBeGreaterThan(400);
});
