import type { Seat } from '@castellan/kernel';
import { begin } from '@castellan/kernel';
import type { ClockRule, ClockView } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';
import { Clocks } from '../src/clock.ts';
import { nextTime } from '../src/course.ts';
import { ownTable } from '../src/own-table.ts';
import { roomFrom } from '../src/room.ts';
import { sceneOf } from '../src/sight.ts';
import { gameOf, Trial } from '../src/testing/trial.ts';

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

test('someone who comes back gets thirty seconds once, not again and again', () => {
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

test('a clock for each move: someone who lets it run out again waits until the bot has answered', () => {
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

test('where only bots sit, they play', async () => {
  const villages = await gameOf('villages');
  const seated = ['Anna', 'Ben'].map(name => ({ name, chair: 'greedy' }));
  const save = begin(villages, { players: 2 }, 'bots', seated);
  const room = roomFrom(ownTable('table1', save, seated, 1), villages);
  expect([room.active(), room.botSeat()]).toEqual([[], room.waiting()[0]]);
});

test('when nobody is playing any more, no bot plays on', () => {
  const t = timed(MOVE);
  for (let i = 0; i < 50 && t.room.active().length > 0; i++) {
    t.waits(10_000);
    const seat = t.room.botSeat();
    if (seat !== null) t.botMoves(seat);
  }
  expect([t.room.active(), t.room.botSeat(), nextTime(t.room)]).toEqual([[], null, null]);
  expect(t.again().save()).toEqual(t.room.save());
});

test('when the game is over, all clocks stand', () => {
  const t = timed(MOVE).waits(4000).writes({ type: 'ended', why: 'limit', winners: [] });
  const seat = t.room.table!.decisions()[0]!.seat;
  expect([nextTime(t.room), clockOf(t, seat)]).toEqual([null, { left: 6000, since: null }]);
});

describe('clocks alone', () => {
  const BANK: ClockRule = { kind: 'bank', seconds: 60, increment: 5 };
  const of = (rule: ClockRule): Clocks => new Clocks(rule, [true, true, false]);
  const asked = (...seats: number[]) => new Map(seats.map(seat => [seat, '0'] as const));

  test('bots have none, and a table may have none', () => {
    const full = { left: 10_000, since: null };
    expect(of(MOVE).view()).toEqual([full, full, null]);
    expect(of({ kind: 'days', days: 2 }).view()![0]).toEqual({ left: 172_800_000, since: null });
    const none = of({ kind: 'none' });
    none.run(asked(0), 0);
    none.answered(0, 5, 'own');
    expect([none.view(), none.next(), none.isSpent(0)]).toEqual([null, null, false]);
  });

  test('the first to run out is next', () => {
    const clocks = of(BANK);
    clocks.run(asked(1), 0);
    clocks.answered(1, 20_000, 'own');
    clocks.run(asked(0, 1), 30_000);
    expect(clocks.next()).toEqual({ seat: 1, at: 30_000 + 45_000 });
    clocks.run(asked(0), 40_000);
    expect(clocks.next()).toEqual({ seat: 0, at: 90_000 });
    expect(clocks.view()![1]).toEqual({ left: 35_000, since: null });
  });

  test.each([
    [BANK, 'own', 45_000],
    [BANK, 'stand-in', 40_000],
    [{ kind: 'move', seconds: 60 }, 'own', 60_000],
    [{ kind: 'move', seconds: 60 }, 'stand-in', 60_000],
  ] as const)('an answer after 20 seconds: %o by %s leaves %i', (rule, hand, left) => {
    const clocks = of(rule);
    clocks.run(asked(0), 1000);
    clocks.answered(0, 21_000, hand);
    clocks.answered(2, 21_000, hand);
    expect(clocks.view()![0]).toEqual({ left, since: null });
  });

  test('a new question has the whole time of a move, and a bank goes on', () => {
    for (const [rule, left] of [
      [MOVE, 10_000],
      [BANK, 57_000],
    ] as const) {
      const clocks = of(rule);
      clocks.run(new Map([[0, '0']]), 0);
      clocks.stop(3000);
      clocks.run(new Map([[0, '1']]), 5000);
      expect(clocks.view()![0]).toEqual({ left, since: 5000 });
    }
  });

  test('in a game that was begun elsewhere, what is answered and taken back gives no time either', () => {
    const clocks = new Clocks(BANK, [true, true], [7, 6]);
    clocks.run(new Map([[0, '7']]), 0);
    clocks.answered(0, 1000, 'own');
    expect(clocks.view()![0]!.left).toBe(64_000);
    clocks.undone(0, 1000, [7, 6]);
    expect(clocks.view()![0]!.left).toBe(59_000);
    // Nor does what was answered before the clocks were there.
    clocks.undone(0, 1000, [6, 6]);
    expect(clocks.view()![0]!.left).toBe(59_000);
  });

  test('a question that comes again later has what was left of it', () => {
    const clocks = of(MOVE);
    clocks.run(new Map([[0, '0']]), 0);
    clocks.answered(0, 4000, 'own');
    clocks.run(new Map([[0, '1']]), 4000);
    clocks.undone(0, 7000, [0, 0, 0]);
    // Four seconds before the answer, and three after it.
    expect(clocks.view()![0]).toEqual({ left: 3000, since: null });
    clocks.run(new Map([[0, '0']]), 7000);
    clocks.answered(0, 8000, 'own');
    clocks.run(new Map([[0, '1']]), 8000);
    expect(clocks.view()![0]).toEqual({ left: 7000, since: 8000 });
  });

  test('what a bank was given for answers that are taken back is gone, of all who gave them', () => {
    const clocks = of(BANK);
    for (const seat of [0, 1]) {
      clocks.run(asked(seat), 0);
      clocks.answered(seat, 0, 'own');
    }
    clocks.undone(0, 0, [0, 0, 0]);
    expect(clocks.view()!.map(one => one?.left)).toEqual([60_000, 65_000, undefined]);
    clocks.answered(1, 0, 'own');
    clocks.undone(1, 0, [0, 0, 0]);
    expect(clocks.view()![1]!.left).toBe(65_000);
  });

  test('a clock never goes below nothing, nor back', () => {
    const clocks = of(MOVE);
    clocks.run(asked(0), 5000);
    clocks.stop(1000);
    expect(clocks.view()![0]!.left).toBe(10_000);
    clocks.run(asked(0), 5000);
    clocks.stop(99_000);
    expect([clocks.view()![0]!.left, clocks.isSpent(0)]).toEqual([0, false]);
    clocks.reclaimed(0);
    clocks.reclaimed(2);
    expect(clocks.view()![0]!.left).toBe(30_000);
    clocks.run(asked(0), 100_000);
    clocks.stop(130_000);
    expect([clocks.isSpent(0), clocks.isSpent(1), clocks.isSpent(2)]).toEqual([true, false, false]);
  });

  test('someone who comes back with time left is topped up to thirty seconds, once', () => {
    const clocks = of(BANK);
    const left = (): number => clocks.view()![0]!.left;
    clocks.reclaimed(0);
    expect(left()).toBe(60_000);
    clocks.run(asked(0), 0);
    clocks.stop(50_000);
    clocks.reclaimed(0);
    expect(left()).toBe(30_000);
    clocks.run(asked(0), 60_000);
    clocks.stop(90_000);
    clocks.reclaimed(0);
    expect(left()).toBe(10_000);
  });

  test('a bank of days gives hours back, and goes on in the next turn', () => {
    const clocks = of({ kind: 'days', days: 7, hours: 12 });
    const [hour, day] = [3_600_000, 86_400_000];
    clocks.run(asked(0), 0);
    clocks.answered(0, 2 * day, 'own');
    expect(clocks.view()![0]!.left).toBe(5 * day + 12 * hour);
    clocks.run(new Map([[0, '1']]), 3 * day);
    expect(clocks.next()).toEqual({ seat: 0, at: 3 * day + 5 * day + 12 * hour });
  });

  test('on vacation a clock stands, also for what is asked meanwhile, and goes on after it', () => {
    const clocks = of({ kind: 'days', days: 2 });
    clocks.run(asked(0), 0);
    clocks.rested(0, 500_000, 100_000);
    expect(clocks.view()![0]).toEqual({ left: 172_800_000 - 100_000, since: 500_000 });
    expect(clocks.next()!.at).toBe(500_000 + 172_700_000);
    clocks.answered(0, 200_000, 'own');
    clocks.run(new Map([[0, '1']]), 300_000);
    expect(clocks.view()![0]).toEqual({ left: 172_800_000, since: 500_000 });
    // Back earlier than they said.
    clocks.rested(0, 400_000, 400_000);
    expect(clocks.view()![0]).toEqual({ left: 172_800_000, since: 400_000 });
  });
});
