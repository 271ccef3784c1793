import { describe, expect, test } from 'vitest';
import { fleetingDatabase } from './database.ts';
import { GameShelf, NOWHERE } from './game-shelf.ts';
import { gameWith } from './test-game.ts';

/** Two tabs of one browser. */
function tabs(): [GameShelf, GameShelf] {
  const database = fleetingDatabase();
  return [new GameShelf(database), new GameShelf(database)];
}

const answersOf = async (shelf: GameShelf): Promise<number | undefined> =>
  (await shelf.get('a'))?.game.save.answers.length;

describe('a game is only written over the revision that the writer knows', () => {
  test('a claim and each write raise the revision', async () => {
    const [shelf] = tabs();
    await shelf.add(gameWith(0));
    const { revision } = (await shelf.claim('a'))!;
    expect(await shelf.write(gameWith(1), revision)).toBe(true);
    expect(await shelf.write(gameWith(2), revision + 1)).toBe(true);
    expect(await shelf.get('a')).toEqual({ game: gameWith(2), revision: revision + 2 });
  });

  test('a writer that missed the last write is refused, even with a longer game', async () => {
    const [one, other] = tabs();
    await one.add(gameWith(3));
    const { revision } = (await one.claim('a'))!;
    expect(await one.write(gameWith(4), revision)).toBe(true);
    expect(await other.write(gameWith(9), revision)).toBe(false);
    expect(await answersOf(one)).toBe(4);
  });

  test('an undo makes the game shorter, and is written', async () => {
    const [shelf] = tabs();
    await shelf.add(gameWith(5));
    const { revision } = (await shelf.claim('a'))!;
    expect(await shelf.write(gameWith(4), revision)).toBe(true);
    expect(await answersOf(shelf)).toBe(4);
  });

  test('after a claim by another tab, the former writer is refused', async () => {
    const [one, other] = tabs();
    await one.add(gameWith(5));
    const first = (await one.claim('a'))!;
    const second = (await other.claim('a'))!;
    expect(await one.write(gameWith(6), first.revision)).toBe(false);
    expect(await other.write(gameWith(7), second.revision)).toBe(true);
    expect(await answersOf(one)).toBe(7);
  });

  test('of many writes at the same moment, one succeeds', async () => {
    const [one, other] = tabs();
    await one.add(gameWith(0));
    const { revision } = (await one.claim('a'))!;
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? one : other).write(gameWith(n), revision),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await answersOf(one)).toBe(taken.indexOf(true));
  });

  test('a new game never replaces an existing one', async () => {
    const [one, other] = tabs();
    await one.add(gameWith(5));
    await expect(other.add(gameWith(0))).rejects.toThrow(/already/);
    expect(await answersOf(one)).toBe(5);
  });

  test('a late write does not bring back a deleted game', async () => {
    const [one, other] = tabs();
    await one.add(gameWith(5));
    const { revision } = (await one.claim('a'))!;
    await other.remove('a');
    expect(await one.write(gameWith(6), revision)).toBe(false);
    expect(await one.get('a')).toBeNull();
    expect(await one.claim('a')).toBeNull();
  });

  test('an unreadable game is neither claimed nor changed', async () => {
    const database = fleetingDatabase();
    const shelf = new GameShelf(database);
    await database.put('games', 'a', { id: 'a', save: 'damaged' });
    await database.put('revisions', 'a', 4);
    await expect(shelf.claim('a')).rejects.toThrow();
    expect(await database.get('revisions', 'a')).toBe(4);
  });
});

test('the other tabs hear which game has changed, and its revision', async () => {
  const [one, other] = tabs();
  const heard: number[] = [];
  const stop = other.listen('a', revision => heard.push(revision));
  await one.add({ ...gameWith(0), id: 'b' });
  await one.add(gameWith(0));
  await one.claim('a');
  await one.write(gameWith(1), 2);
  await one.write(gameWith(9), 2);
  await one.remove('a');
  await expect.poll(() => heard).toEqual([1, 2, 3, NOWHERE]);
  stop();
});
