import { expect, test } from 'vitest';
import { MemoryStore } from '../src/host/memory-store.ts';
import { dropAtAnyMoment, keepersOn, raceTwoWriters } from '../src/testing/places.ts';

function place() {
  const store = new MemoryStore();
  return keepersOn(store, log => store.append({ id: (log[0] as { table: string }).table }, 0, log));
}

test('two who write to one log never both win', async () => {
  expect(await raceTwoWriters(place())).toBeGreaterThan(20);
});

test('what is lost is found', async () => {
  const whole = place();
  const lossy = { ...whole, log: async (table: string) => (await whole.log(table))!.slice(0, -1) };
  await expect(dropAtAnyMoment(lossy, { drops: 20 })).rejects.toThrow(/was told, and there are/);
});

test('what anyone was told is there, at whatever moment the table is dropped', async () => {
  expect(await dropAtAnyMoment(place())).toBeGreaterThan(400);
});
