// Who waits for a seat, on either database: the one who completes a table takes all of its people, once.
import { head, sat } from '@castellan/room/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from '../../test/services/stores.ts';
import type { Store } from './store.ts';

describe.each(places)('seekers in %s', (_name, make) => {
  let place: Awaited<ReturnType<typeof make>>;
  let store: Store;
  beforeAll(async () => {
    place = await make();
    store = await place.open();
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  const seek = (guest: string, slots: readonly string[], since = 100) =>
    store.seek({ guest, name: guest.toUpperCase(), wish: '{}', since, until: 1000 }, slots);
  const seat = (table: string, guests: readonly string[], slot: string) =>
    store.seatTogether(head(table, { guests }), [sat(0)], guests, slot, 500);

  test('company is who wants one of the same, those who waited longest first', async () => {
    await seek('ben', ['a 2', 'a 3'], 200);
    await seek('anna', ['a 2'], 100);
    await seek('cora', ['b 2'], 50);
    expect(await store.company('ben', 500, 8)).toEqual([
      {
        slot: 'a 2',
        people: [
          { guest: 'anna', name: 'ANNA', portrait: 0, since: 100 },
          { guest: 'ben', name: 'BEN', portrait: 0, since: 200 },
        ],
      },
      { slot: 'a 3', people: [{ guest: 'ben', name: 'BEN', portrait: 0, since: 200 }] },
    ]);
    // Whose word is too old does not count.
    expect((await store.company('ben', 1001, 8))[0]!.people).toEqual([]);
    expect(await store.stay('cora', 1001, 2000)).toBeNull();
    expect(await store.stay('cora', 900, 2000)).toMatchObject({ until: 2000, table: null });
  });

  test('of many who seat the same people at once one wins, and the others have written nothing', async () => {
    for (const guest of ['d0', 'd1', 'd2', 'd3']) await seek(guest, ['d 2']);
    const pairs = [
      ['d0', 'd1'],
      ['d1', 'd2'],
      ['d2', 'd3'],
      ['d0', 'd3'],
      ['d0', 'd1'],
    ];
    const won = await Promise.all(pairs.map((pair, i) => seat(`d-table-${i}`, pair, 'd 2')));
    const seated = pairs.filter((_, i) => won[i]).flat();
    expect(new Set(seated).size).toBe(seated.length);
    expect(seated.length).toBeGreaterThan(0);
    for (const [i, isWon] of won.entries())
      expect((await store.log(`d-table-${i}`)) !== null).toBe(isWon);
    for (const guest of seated) expect(await store.tablesOf(guest, 10)).toHaveLength(1);
    expect((await store.waits(['d 2'], 0, 10)).every(ms => ms === 400)).toBe(true);
  });

  test('a seat that was given stays until it was taken note of; then one may wait again', async () => {
    for (const guest of ['e0', 'e1']) await seek(guest, ['e 2']);
    expect(await seat('e-table', ['e0', 'e1'], 'e 2')).toBe(true);
    expect(await seek('e0', ['e 2'])).toMatchObject({ table: 'e-table' });
    await store.unseek('e0');
    expect(await seek('e0', ['e 2'])).toMatchObject({ table: null });
    expect(await seat('e-again', ['e0', 'e1'], 'e 2')).toBe(false);
  });

  test('those who no longer wait are cleared away', async () => {
    await seek('f0', ['f 2']);
    await store.tidySeeking(1001);
    expect(await store.stay('f0', 0, 2000)).toBeNull();
    expect(await store.waiting(0)).not.toContainEqual({ slot: 'f 2', count: 1 });
  });

  test('favourites have an end, and are private', async () => {
    for (const id of ['g0', 'g1', 'g2', 'g3'])
      await store.addGuest({ id, name: id }, `key ${id}`, 1);
    await store.create(head('g-table', { guests: ['g0', 'g1', 'g2', 'g3'] }), [sat(0)]);
    expect(await store.haveMet('g0', 'g1')).toBe(true);
    expect(await store.haveMet('g0', 'f0')).toBe(false);
    expect(await store.favour('g0', 'g1', 5, 2)).toBe(true);
    expect(await store.favour('g0', 'g2', 6, 2)).toBe(true);
    expect(await store.favour('g0', 'g3', 7, 2)).toBe(false);
    const known = await store.companions('g0', 10);
    expect(known.map(one => [one.guest, one.isFavourite])).toEqual([
      ['g2', true],
      ['g1', true],
      ['g3', false],
    ]);
    expect((await store.companions('g1', 10)).some(one => one.isFavourite)).toBe(false);
  });

  test('an invitation is found as long as the seat is kept and the game has not begun', async () => {
    const kept = head('h-table', { invited: ['h0'] });
    await store.create(kept, [sat(0)]);
    await store.invite(['h0'], 'h-table', 9);
    await store.invite(['h0'], 'h-table', 9);
    expect(await store.invitations('h0', 10)).toEqual([kept]);
    await store.append(head('h-table'), 1, [sat(1)]);
    expect(await store.invitations('h0', 10)).toEqual([]);
  });
});
