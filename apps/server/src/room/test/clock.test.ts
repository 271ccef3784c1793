import type { Seat } from '@castellan/kernel';
import type { ClockRule, ClockView } from '@castellan/protocol/net';
import { expect, test } from 'vitest';
import { nextTime } from '../course.ts';
import { sceneOf } from '../sight.ts';
import { Trial } from './trial.ts';

const MOVE: ClockRule = { kind: 'move', seconds: 10 };
const timed = (clock: ClockRule): Trial => new Trial({ clock }).begin();
const clockOf = (t: Trial, seat: Seat): ClockView => sceneOf(t.room, 'spectator')!.clocks![seat]!;
const standInAt = (t: Trial, seat: Seat): unknown =>
  (t.room.seats[seat] as { standIn?: string }).standIn;

test('a move that takes too long is played by a bot, until its owner comes back', () => {
  const t = timed(MOVE);
  const seat = t.room.waiting()[0]!;
  expect(nextTime(t.room)).toBe(t.now + 10_000);
  t.waits(9_999);
  expect(t.room.botSeat()).toBeNull();
  t.waits(1);
  expect([t.room.botSeat(), standInAt(t, seat)]).toEqual([seat, 'time']);
  t.botMoves(seat);
  expect(t.log.findLast(({ type }) => type === 'answered')).toMatchObject({ hand: 'stand-in' });
  t.does(t.at(seat), { type: 'reclaim', seat });
  expect(t.room.botSeat()).toBeNull();
});

test('a bank of time runs only for those who are asked, stands in a pause, and gives some back', () => {
  const t = timed({ kind: 'bank', seconds: 60, increment: 5 });
  const seat = t.room.waiting()[0]!;
  t.waits(20_000).does('anna', { type: 'pause' });
  expect(clockOf(t, seat)).toEqual({ left: 40_000, since: null });
  expect(clockOf(t, 1 - seat)).toEqual({ left: 60_000, since: null });
  t.waits(500_000).does('ben', { type: 'resume' }).waits(10_000);
  t.moves();
  expect(clockOf(t, seat).left).toBe(35_000);
});

test('whoever comes back gets thirty seconds once, not again and again', () => {
  const t = timed({ kind: 'bank', seconds: 60, increment: 10 });
  const seat = t.room.waiting()[0]!;
  t.waits(60_000).does(t.at(seat), { type: 'reclaim', seat });
  expect(clockOf(t, seat).left).toBe(30_000);
  t.waits(30_000);
  expect(t.room.botSeat()).toBe(seat);
  t.refuses(t.at(seat), { type: 'reclaim', seat }, 'seat', /time .* is up/);
  t.botMoves(seat);
  // What the bot has answered gives its owner no time.
  expect(clockOf(t, seat).left).toBe(0);
  expect(t.again().clocks!.view()).toEqual(t.room.clocks!.view());
});

test('a clock for each move: who lets it run out again waits until the bot has answered', () => {
  const t = timed(MOVE);
  const seat = t.room.waiting()[0]!;
  t.waits(10_000).does(t.at(seat), { type: 'reclaim', seat }).waits(30_000);
  t.refuses(t.at(seat), { type: 'reclaim', seat }, 'seat');
  while (t.room.botSeat() === seat) t.botMoves(seat);
  t.does(t.at(seat), { type: 'reclaim', seat });
  expect(t.room.isPlayedByBot(seat)).toBe(false);
});

test('taking back gives no new time', () => {
  const t = timed({ kind: 'move', seconds: 100 });
  const slowly = (): Seat => t.waits(30_000).moves();
  let seat = slowly();
  while (!t.room.table!.canUndo(seat)) seat = slowly();
  t.undoes(seat);
  expect(clockOf(t, seat).left).toBe(70_000);
});

test.each([
  [{ kind: 'move', seconds: 100 }, 100_000],
  [{ kind: 'bank', seconds: 100, increment: 20 }, 120_000],
] as const)('thinking, taking back and thinking again uses up one’s time: %o', (clock, most) => {
  const t = timed(clock);
  const seat = t.movesUntil(one => t.room.table!.canUndo(one) && t.room.waiting().includes(one));
  let waited = 0;
  while (waited < 300_000) {
    t.waits(30_000);
    waited += 30_000;
    if (t.room.isPlayedByBot(seat)) break;
    const answer = t.room.table!.answers.at(-1)!;
    t.undoes(seat);
    t.does(t.at(seat), { type: 'answer', seat, revision: t.room.revision, answer });
  }
  expect(t.room.isPlayedByBot(seat)).toBe(true);
  expect(waited).toBeLessThanOrEqual(most + 30_000);
  expect(t.again().clocks!.view()).toEqual(t.room.clocks!.view());
});

test('when nobody plays any more, no bot plays on', () => {
  const t = timed(MOVE);
  for (let i = 0; i < 50 && t.room.active().length > 0; i++) {
    t.waits(10_000);
    const seat = t.room.botSeat();
    if (seat !== null) t.botMoves(seat);
  }
  expect([t.room.active(), t.room.botSeat(), nextTime(t.room)]).toEqual([[], null, null]);
  expect(t.again().save()).toEqual(t.room.save());
});
