import { describe, expect, test } from 'vitest';
import { nextTime } from '../src/course.ts';
import { headOf } from '../src/head.ts';
import { Trial } from '../src/testing/trial.ts';

const begun = (): Trial => new Trial({ clock: { kind: 'move', seconds: 60 } }).begin();
const runOut = (t: Trial): Trial => t.waits(nextTime(t.room)! - t.now);

describe('whom a table waits for', () => {
  test('those who are asked and play themselves', () => {
    const t = begun();
    expect(headOf(t.room)).toMatchObject({
      waiting: t.room.waiting().map(seat => t.at(seat)),
      held: [],
    });
  });

  test('not someone for whom a bot plays, as long as another plays', () => {
    const { room } = runOut(begun());
    expect(room.active()).toHaveLength(1);
    expect(headOf(room)).toMatchObject({ waiting: [], held: [] });
  });

  test('when nobody is playing any more, for any of them to come back', () => {
    const t = runOut(begun());
    t.does('anna', { type: 'stand-in', seat: t.room.active()[0]! });
    expect(headOf(t.room)).toMatchObject({ waiting: [], held: ['anna', 'ben'] });
    t.does('ben', { type: 'reclaim', seat: 1 });
    expect(headOf(t.room).held).toEqual([]);
  });
});

describe('what the lobby knows of a table', () => {
  test('before it has begun', () => {
    const t = new Trial().does('ben', { type: 'sit', seat: 1, name: 'Ben' });
    expect(headOf(t.room)).toEqual({
      id: 'table1',
      game: 'villages',
      phase: 'gathering',
      isOpen: true,
      updated: t.now,
      due: null,
      host: 'anna',
      guests: ['ben'],
      waiting: [],
      held: [],
      names: [null, 'Ben'],
      clock: '{"kind":"none"}',
      turn: 0,
    });
  });

  test('that it is rated', () => {
    const rated = { rated: true, undo: 'off', clock: { kind: 'move', seconds: 60 } } as const;
    expect(headOf(new Trial(rated).room)).toMatchObject({ rated: true });
  });

  test.each([
    ['open, to be watched', { open: true, watch: true }, [true, true]],
    ['open, not to be watched', { open: true, watch: false }, [true, false]],
    ['not open', { open: false, watch: true }, [false, false]],
  ])('whether it is listed before and in the game: %s', (_, more, listed) => {
    const t = new Trial(more);
    const before = headOf(t.room).isOpen;
    expect([before, headOf(t.begin().room).isOpen]).toEqual(listed);
  });

  test('when it has something to do: at once for a bot, later for a clock', () => {
    const t = begun();
    expect(headOf(t.room)).toMatchObject({ due: t.now + 60_000, turn: expect.any(Number) });
    t.waits(10).writes({ type: 'stood-in', seat: t.room.waiting()[0]!, why: 'away' });
    expect(headOf(t.room).due).toBe(t.now);
  });

  test('those who gave up are not held for', () => {
    const t = new Trial({ settings: { players: 3 } }).begin();
    t.does('anna', { type: 'concede', seat: 0 });
    for (const seat of [1, 2]) t.writes({ type: 'stood-in', seat, why: 'away' });
    expect(headOf(t.room).held).toEqual(['ben', 'cora']);
    t.writes({ type: 'ended', why: 'abandoned', winners: [] });
    expect(headOf(t.room).held).toEqual([]);
  });
});
