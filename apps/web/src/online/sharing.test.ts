import type { ShuffleReceipt, RoomView, Shuffle, ToTable } from '@castellan/protocol';
import { checkShuffle } from '@castellan/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kept } from './shuffle-receipts.ts';
import { Sharing } from './sharing.ts';

const PROMISE = 'ab'.repeat(32);

/** A room as far as the shuffle is about it. */
const room = (phase: RoomView['phase'], shared: readonly number[], seats = [0]): RoomView =>
  ({ phase, promise: PROMISE, shared, you: { seats } }) as unknown as RoomView;

function browser(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as unknown as Storage;
}

/** The page with this table, as it is after loading. */
function page(isOnline = true): { sharing: Sharing; numbers: string[] } {
  const numbers: string[] = [];
  const tell = (message: ToTable): boolean => {
    if (isOnline && message.type === 'share') numbers.push(message.number);
    return isOnline;
  };
  return { sharing: new Sharing('table', tell), numbers };
}

const isMine = (numbers: Shuffle['numbers'], receipts: readonly ShuffleReceipt[] = kept('table')) =>
  checkShuffle(
    { table: 'table', secret: '', promise: PROMISE, numbers },
    { game: 'toy', rulesVersion: 1, settings: { players: 2 }, seed: '' } as never,
    receipts,
  ).isMine;

beforeEach(() => vi.stubGlobal('localStorage', browser()));
afterEach(() => vi.unstubAllGlobals());

describe('the number for the shuffle', () => {
  test('is kept, and sent once', () => {
    const { sharing, numbers } = page();
    sharing.hear(room('shuffling', []));
    sharing.hear(room('shuffling', []));
    expect(numbers).toHaveLength(1);
    expect(kept('table')).toEqual([{ promise: PROMISE, seat: 0, number: numbers[0] }]);
  });

  test('stays the same when the page is loaded again during the shuffle', () => {
    const before = page();
    before.sharing.hear(room('shuffling', []));
    const after = page();
    // The first may not have arrived: it is sent once more, and no other.
    after.sharing.hear(room('shuffling', []));
    expect(after.numbers).toEqual(before.numbers);
    expect(kept('table')).toHaveLength(1);
    expect(isMine([before.numbers[0]!, null])).toBe(true);
  });

  test('is not sent again when it is in already', () => {
    const before = page();
    before.sharing.hear(room('shuffling', []));
    const after = page();
    after.sharing.hear(room('shuffling', [0]));
    expect(after.numbers).toEqual([]);
    expect(isMine([before.numbers[0]!, null])).toBe(true);
  });

  test('is sent again by a connection that comes back', () => {
    const { sharing, numbers } = page();
    sharing.hear(room('shuffling', []));
    sharing.comeBack();
    sharing.hear(room('shuffling', []));
    expect(numbers).toEqual([numbers[0], numbers[0]]);
  });

  test('of another device that was quicker is not missed later', () => {
    const { sharing, numbers } = page();
    sharing.hear(room('shuffling', [0]));
    expect(numbers).toEqual([]);
    expect(kept('table')).toEqual([{ promise: PROMISE, seat: 0, number: null }]);
    expect(isMine(['cd', null])).toBeNull();
  });

  test('that the server refused at once is no accusation', () => {
    const { sharing } = page();
    sharing.hear(room('shuffling', []));
    expect(sharing.isRefused('stale')).toBe(true);
    expect(sharing.isRefused('stale')).toBe(false);
    expect(isMine(['cd', null])).toBe('refused');
  });

  test('that came too late is no accusation', () => {
    const { sharing } = page();
    sharing.hear(room('shuffling', []));
    sharing.hear(room('playing', [1]));
    expect(isMine([null, 'cd'])).toBe('refused');
  });

  test('that was taken without a word and is not there is one', () => {
    const { sharing } = page();
    sharing.hear(room('shuffling', []));
    sharing.settle();
    expect(sharing.isRefused('stale')).toBe(false);
    sharing.hear(room('playing', [0, 1]));
    expect(isMine(['cd', null])).toBe(false);
  });

  test('kept twice by an older page counts if one of them is there', () => {
    const two = ['11', '22'].map(number => ({ promise: PROMISE, seat: 0, number }));
    expect(isMine(['11', null], two)).toBe(true);
    expect(isMine(['33', null], two)).toBe(false);
  });

  test('is the same as long as the page is open where nothing can be stored', () => {
    vi.stubGlobal('localStorage', undefined);
    const { sharing, numbers } = page();
    sharing.hear(room('shuffling', []));
    sharing.comeBack();
    sharing.hear(room('shuffling', []));
    expect(new Set(numbers).size).toBe(1);
  });
});
