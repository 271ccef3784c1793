import { Conflict } from '@castellan/room';
import { describe, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { fleetingDatabase } from './database.ts';
import { GameShelf } from './game-shelf.ts';
import { KeptLog } from './kept-log.ts';
import { answered, logWith } from './test-game.ts';

/** How many entries a game has before its first answer. */
const BEGUN = logWith(0).length;

/** Two tabs of one browser. */
function tabs(database = fleetingDatabase()): [GameShelf, GameShelf] {
  return [new GameShelf(database), new GameShelf(database)];
}

const answersOf = async (shelf: GameShelf): Promise<number | undefined> =>
  (await shelf.game('a'))?.save.answers.length;

describe('a log is only written to by who knows how long it is', () => {
  test('each append makes it longer', async () => {
    const [shelf] = tabs();
    expect(await shelf.add(logWith(0))).toBe('a');
    await shelf.append('a', BEGUN, [answered(0)]);
    await shelf.append('a', BEGUN + 1, [answered(1), answered(2)]);
    expect(await shelf.log('a')).toEqual(logWith(3));
    expect(await shelf.log('a', BEGUN + 1)).toEqual([answered(1), answered(2)]);
  });

  test('a writer that missed the last write is refused, even with a longer game', async () => {
    const [one, other] = tabs();
    await one.add(logWith(3));
    await one.append('a', BEGUN + 3, [answered(3)]);
    const late = [answered(3), answered(4), answered(5)];
    await expect(other.append('a', BEGUN + 3, late)).rejects.toThrow(Conflict);
    expect(await answersOf(one)).toBe(4);
  });

  test('an undo makes the game shorter, and is written', async () => {
    const [shelf] = tabs();
    await shelf.add(logWith(5));
    await shelf.append('a', BEGUN + 5, [{ type: 'undone', at: 6, seat: 0, to: 4 }]);
    expect(await answersOf(shelf)).toBe(4);
  });

  test('of many writes at the same moment, one succeeds', async () => {
    const [one, other] = tabs();
    await one.add(logWith(0));
    const taken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? one : other).append('a', BEGUN, [answered(n)]),
      ),
    );
    const won = taken.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(won).toHaveLength(1);
    expect(await one.log('a', BEGUN)).toEqual([answered(won[0]!)]);
  });

  test('a new game never replaces an existing one', async () => {
    const [one, other] = tabs();
    await one.add(logWith(5));
    await expect(other.add(logWith(0))).rejects.toThrow(/already/);
    expect(await answersOf(one)).toBe(5);
  });

  test('a late write does not bring back a deleted game', async () => {
    const [one, other] = tabs();
    await one.add(logWith(5));
    await other.remove('a');
    await expect(one.append('a', BEGUN + 5, [answered(5)])).rejects.toThrow(Conflict);
    expect([await one.log('a'), await one.game('a')]).toEqual([null, null]);
  });

  test('games whose names begin alike don’t mix', async () => {
    const [shelf] = tabs();
    await shelf.add(logWith(2));
    await shelf.add(logWith(5, 'aa'));
    expect(await answersOf(shelf)).toBe(2);
    await shelf.remove('a');
    const { games } = await shelf.list();
    expect(games.map(({ id }) => id)).toEqual(['aa']);
  });

  test('an unreadable game is neither listed nor changed, but counted', async () => {
    const database = fleetingDatabase();
    const [shelf] = tabs(database);
    await database.put('games', 'old', { id: 'old', save: 'damaged' });
    await database.put('entries', 'a 000000', { type: 'opened', from: 'damaged' });
    await shelf.add(logWith(2, 'b'));
    await shelf.add(logWith(1, 'c'));
    const { games, unreadable } = await shelf.list();
    // The newest first: an answer's time is its number here.
    expect(games.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(unreadable).toBe(2);
    await expect(shelf.game('a')).rejects.toThrow();
    expect(await database.get('entries', 'a 000000')).toMatchObject({ from: 'damaged' });
  });
});

test('the other tabs hear which game has changed, and how long it is', async () => {
  const [one, other] = tabs();
  const heard: number[] = [];
  const stop = other.listen('a', length => heard.push(length));
  await one.add(logWith(0, 'b'));
  await one.add(logWith(0));
  await one.append('a', BEGUN, [answered(0)]);
  await one.append('a', BEGUN, [answered(9)]).catch(() => {});
  await one.remove('a');
  await expect.poll(() => heard).toEqual([BEGUN, BEGUN + 1, 0]);
  stop();
});

describe('the log of a table that is open here', () => {
  const nowhere = (): never => expect.unreachable();

  test('a table that was only looked at is not stored; its first answer is, with all before', async () => {
    const [shelf] = tabs();
    const log = new KeptLog(shelf, logWith(0), false, nowhere);
    const answer = { decision: '0.0', picks: ['x'] };
    await log.append(BEGUN, [{ type: 'held', at: 1, seat: 0, answer }]);
    expect(await shelf.log('a')).toBeNull();
    await log.append(BEGUN + 1, [answered(0)]);
    expect(await shelf.log('a')).toEqual(log.entries);
    expect(log.entries).toHaveLength(BEGUN + 2);
    expect(log.saved().save.answers).toHaveLength(1);
  });

  test('a table that is held is not stored by its answers either; once it is kept, all of it is', async () => {
    const [shelf] = tabs();
    const log = new KeptLog(shelf, logWith(0), 'held', nowhere);
    await log.append(BEGUN, [answered(0)]);
    expect(await shelf.log('a')).toBeNull();
    expect(await log.read()).toEqual(logWith(1));
    log.keep();
    await log.append(BEGUN + 1, [answered(1)]);
    expect(await shelf.log('a')).toEqual(logWith(2));
  });

  test('a tab that was overtaken is told, and reads what the other has written', async () => {
    const shelves = tabs();
    await shelves[0].add(logWith(1));
    const [one, other] = shelves.map(shelf => new KeptLog(shelf, logWith(1), true, nowhere));
    await one!.append(BEGUN + 1, [answered(1)]);
    await expect(other!.append(BEGUN + 1, [answered(7)])).rejects.toThrow(Conflict);
    expect(await other!.read()).toEqual(logWith(2));
    await other!.append(BEGUN + 2, [answered(2)]);
    await expect(one!.append(BEGUN + 1, [answered(8)])).rejects.toThrow(Conflict);
    expect(await one!.read()).toEqual(logWith(3));
  });

  /** A disk that is full until the test makes room. */
  function full() {
    const database = fleetingDatabase();
    const disk = { isFull: false };
    const atOnce: Database['atOnce'] = (mode, task) =>
      disk.isFull && mode === 'readwrite'
        ? Promise.reject(new Error('full'))
        : database.atOnce(mode, task);
    return { disk, shelves: tabs({ ...database, atOnce }) };
  }

  test('what can’t be stored is told, and stored with the next entry', async () => {
    const { disk, shelves } = full();
    const [shelf] = shelves;
    const told: string[] = [];
    await shelf.add(logWith(0));
    const log = new KeptLog(shelf, logWith(0), true, ({ message }) => told.push(message));
    disk.isFull = true;
    await log.append(BEGUN, [answered(0)]);
    await log.append(BEGUN + 1, [answered(1)]);
    expect(told).toEqual(['full', 'full']);
    expect(await log.read()).toEqual(logWith(2));
    expect(await answersOf(shelf)).toBe(0);
    disk.isFull = false;
    await log.append(BEGUN + 2, [answered(2)]);
    expect(await shelf.log('a')).toEqual(logWith(3));
  });

  test('unless another tab has gone on meanwhile: then that is the game', async () => {
    const { disk, shelves } = full();
    await shelves[0].add(logWith(0));
    const log = new KeptLog(shelves[0], logWith(0), true, () => {});
    disk.isFull = true;
    await log.append(BEGUN, [answered(7)]);
    disk.isFull = false;
    await shelves[1].append('a', BEGUN, [answered(0)]);
    await expect(log.append(BEGUN + 1, [answered(8)])).rejects.toThrow(Conflict);
    expect(await log.read()).toEqual(logWith(1));
  });

  const taken = (shelf: GameShelf, onUnstored: (error: Error) => void): KeptLog => {
    const { log, stored } = shelf.begun('a')!;
    return new KeptLog(shelf, log, stored, onUnstored);
  };

  test('a game that was begun is there at once, and what is played follows its beginning to the shelf', async () => {
    const [shelf] = tabs();
    expect(shelf.begin(logWith(0))).toBe('a');
    const log = taken(shelf, nowhere);
    await log.append(BEGUN, [answered(0)]);
    expect(await shelf.log('a')).toEqual(logWith(1));
    expect(shelf.begun('a')).toBeNull();
  });

  test('a beginning that can’t be stored is told, and stored with the first answer', async () => {
    const { disk, shelves } = full();
    const told: string[] = [];
    disk.isFull = true;
    shelves[0].begin(logWith(0));
    const log = taken(shelves[0], ({ message }) => told.push(message));
    expect(await log.read()).toEqual(logWith(0));
    expect(told).toEqual(['full']);
    disk.isFull = false;
    await log.append(BEGUN, [answered(0)]);
    expect(await shelves[0].log('a')).toEqual(logWith(1));
  });

  test('a beginning is forgotten when another tab goes on with it', async () => {
    const [one, other] = tabs();
    one.begin(logWith(0));
    await taken(one, nowhere).read();
    await other.append('a', BEGUN, [answered(0)]);
    await expect.poll(() => one.begun('a')).toBeNull();
  });

  test('a game that was deleted elsewhere is gone here', async () => {
    const [one, other] = tabs();
    await one.add(logWith(1));
    const log = new KeptLog(one, logWith(1), true, nowhere);
    await other.remove('a');
    await expect(log.append(BEGUN + 1, [answered(1)])).rejects.toThrow(Conflict);
    await expect(log.read()).rejects.toThrow(/deleted/);
  });
});
