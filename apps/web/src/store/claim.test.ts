import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TabStanding } from './claim.ts';
import { Claim } from './claim.ts';
import type { Database } from './database.ts';
import { fleetingDatabase } from './database.ts';
import { GameShelf } from './game-shelf.ts';
import { gameWith } from './test-game.ts';

const open: Claim[] = [];
let games = 0;

/** A browser with one game in it. */
async function browser(answers: number): Promise<{ id: string; database: Database }> {
  const database = fleetingDatabase();
  const id = `game ${++games}`;
  await new GameShelf(database).add({ ...gameWith(answers), id });
  return { id, database };
}

/** A tab in which that game is opened. */
class Tab {
  readonly shelf: GameShelf;
  readonly claim: Claim;

  constructor({ id, database }: { id: string; database: Database }) {
    this.shelf = new GameShelf(database);
    this.claim = new Claim(this.shelf, id);
    open.push(this.claim);
  }

  get role(): TabStanding['role'] {
    return this.claim.get().role;
  }

  /** How many answers it shows. */
  get shown(): number | undefined {
    return this.claim.game?.save.answers.length;
  }

  async becomes(role: TabStanding['role']): Promise<this> {
    await expect.poll(() => this.role, { timeout: 5000 }).toBe(role);
    return this;
  }

  /** Plays until the game has this many answers. */
  play(answers: number, turn = this.turn): Promise<boolean> {
    return this.claim.keep(turn, gameWith(answers).save, false);
  }

  get turn(): number {
    const standing = this.claim.get();
    return 'turn' in standing ? standing.turn : 0;
  }
}

/** The part of a browser's storage that a lock needs. */
function marks(): Partial<Storage> {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
}

afterEach(() => {
  for (const claim of open.splice(0)) claim.close();
  vi.unstubAllGlobals();
});

describe.each(['locks', 'no locks'])('with %s', kind => {
  const begin = (answers: number): ReturnType<typeof browser> => {
    if (kind === 'no locks') {
      vi.stubGlobal('navigator', {});
      vi.stubGlobal('localStorage', marks());
    }
    return browser(answers);
  };

  test('the first tab plays, the second follows, move by move and back', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    const second = await new Tab(place).becomes('follower');
    expect(await first.play(4)).toBe(true);
    expect(await first.play(5)).toBe(true);
    await expect.poll(() => second.shown).toBe(5);
    expect(await first.play(4)).toBe(true);
    await expect.poll(() => second.shown).toBe(4);
    expect(await second.play(9)).toBe(false);
    expect(second.role).toBe('follower');
  });

  test('it is taken over, and taken back', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    const second = await new Tab(place).becomes('follower');
    await first.play(4);
    second.claim.takeOver();
    await second.becomes('writer');
    expect(second.shown).toBe(4);
    await first.becomes('follower');
    expect(await first.play(9)).toBe(false);
    expect(await second.play(5)).toBe(true);
    await expect.poll(() => first.shown).toBe(5);
    first.claim.takeOver();
    await first.becomes('writer');
    await second.becomes('follower');
    expect(await first.play(6)).toBe(true);
  });

  test('a tab that closes leaves the game to a follower', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    const second = await new Tab(place).becomes('follower');
    first.claim.close();
    await second.becomes('writer');
    expect(await second.play(4)).toBe(true);
  });

  test('a hidden follower does not replace a tab that reloads', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    const hidden = await new Tab(place).becomes('follower');
    hidden.claim.see(false);
    first.claim.close();
    const again = await new Tab(place).becomes('writer');
    expect(hidden.role).toBe('follower');
    again.claim.close();
    hidden.claim.see(true);
    await hidden.becomes('writer');
  });

  test('several tabs opened at the same moment: in the end one plays', async () => {
    const place = await begin(3);
    const all = [1, 2, 3, 4].map(() => new Tab(place));
    const roles = (): string =>
      all
        .map(({ role }) => role)
        .toSorted()
        .join();
    await expect.poll(roles, { timeout: 5000 }).toBe('follower,follower,follower,writer');
    const writer = all.find(({ role }) => role === 'writer')!;
    const taken = await Promise.all(all.map(tab => tab.play(tab === writer ? 4 : 9)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await writer.shelf.get(place.id))!.game.save.answers).toHaveLength(4);
  });

  test('deleted elsewhere: both writer and follower are told, and keep the game in memory', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    const second = await new Tab(place).becomes('follower');
    await first.play(4);
    await expect.poll(() => second.shown).toBe(4);
    await new GameShelf(place.database).remove(place.id);
    await first.becomes('gone');
    await second.becomes('gone');
    expect(await first.play(5)).toBe(false);
    expect(first.claim.get()).toMatchObject({ game: { save: { answers: { length: 4 } } } });
  });

  test('a page that was left and comes back goes on where it was', async () => {
    const place = await begin(3);
    const tab = await new Tab(place).becomes('writer');
    await tab.play(4);
    const { revision } = (await tab.shelf.get(place.id))!;
    tab.claim.leave();
    tab.claim.comeBack();
    await expect
      .poll(async () => (await tab.shelf.get(place.id))!.revision, { timeout: 5000 })
      .toBe(revision + 1);
    expect([tab.role, tab.turn]).toEqual(['writer', 1]);
    expect(await tab.play(5)).toBe(true);
  });

  test('a page that comes back after the game was played on starts again', async () => {
    const place = await begin(3);
    const tab = await new Tab(place).becomes('writer');
    tab.claim.leave();
    const other = await new Tab(place).becomes('writer');
    await other.play(4);
    other.claim.close();
    tab.claim.comeBack();
    await tab.becomes('writer');
    expect(tab.shown).toBe(4);
    // What was set up before leaving does not know about it.
    expect(await tab.play(9, 1)).toBe(false);
    expect(await tab.play(5)).toBe(true);
  });

  test('a page that comes back to a game played on elsewhere follows it', async () => {
    const place = await begin(3);
    const first = await new Tab(place).becomes('writer');
    first.claim.leave();
    const second = await new Tab(place).becomes('writer');
    await second.play(4);
    first.claim.comeBack();
    await first.becomes('follower');
    await expect.poll(() => first.shown).toBe(4);
  });

  test('there is no such game', async () => {
    const place = await begin(3);
    const tab = await new Tab({ ...place, id: 'none' }).becomes('gone');
    expect(tab.claim.game).toBeNull();
  });
});

test('a tab that missed the takeover is refused, and follows', async () => {
  const place = await browser(3);
  const frozen = await new Tab(place).becomes('writer');
  // Another tab that this one does not hear.
  await place.database.atOnce('readwrite', async records => {
    const known = Number(await records.get('revisions', place.id));
    records.put('revisions', place.id, known + 2);
    records.put('games', place.id, { ...gameWith(8), id: place.id });
  });
  expect(await frozen.play(4)).toBe(false);
  expect(frozen.shown).toBe(8);
  expect((await frozen.shelf.get(place.id))!.game.save.answers).toHaveLength(8);
});

test('a new game is stored from its first answer on', async () => {
  const shelf = new GameShelf(fleetingDatabase());
  const id = `game ${++games}`;
  const claim = new Claim(shelf, id, { ...gameWith(0), id });
  open.push(claim);
  await expect.poll(() => claim.get().role).toBe('writer');
  expect(await claim.keep(1, gameWith(0).save, false)).toBe(true);
  expect(await shelf.get(id)).toBeNull();
  expect(await claim.keep(1, gameWith(1).save, false)).toBe(true);
  expect(await claim.keep(1, gameWith(0).save, false)).toBe(true);
  expect((await shelf.get(id))!.game.save.answers).toHaveLength(0);
});

test('if nothing can be stored, the game can still be played and loses nothing on the way', async () => {
  const { id, database } = await browser(3);
  const full: Database = {
    ...database,
    atOnce: (mode, task) =>
      mode === 'readwrite'
        ? Promise.reject(new Error('storage is full'))
        : database.atOnce(mode, task),
  };
  const tab = await new Tab({ id, database: full }).becomes('writer');
  await expect(tab.play(4)).rejects.toThrow('full');
  await expect(tab.play(5)).rejects.toThrow('full');
  tab.claim.leave();
  tab.claim.comeBack();
  await new Tab({ id, database: full }).becomes('follower');
  expect([tab.role, tab.turn, tab.shown]).toEqual(['writer', 1, 5]);
});

test('without locks, a tab that vanished is waited for once', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', marks());
  const place = await browser(3);
  localStorage.setItem(`castellan-game-${place.id}`, 'held');
  const tab = new Tab(place);
  await new Promise(resolve => setTimeout(resolve, 200));
  expect(tab.role).toBe('asking');
  await tab.becomes('writer');
  tab.claim.close();
  expect(localStorage.getItem(`castellan-game-${place.id}`)).toBeNull();
});

test('if the browser stores no marks, the game can still be played', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', undefined);
  const tab = await new Tab(await browser(3)).becomes('writer');
  expect(await tab.play(4)).toBe(true);
});

test('if the browser refuses locks, the game can still be played', async () => {
  const place = await browser(3);
  const refused = new DOMException('denied', 'SecurityError');
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
  const tab = await new Tab(place).becomes('writer');
  expect(await tab.play(4)).toBe(true);
});
