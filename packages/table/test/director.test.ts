import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Director } from '../src/director/director.ts';
import { flyingTime } from '../src/motion/plan.ts';
import { script } from '../src/director/script.ts';
import type { Cast } from '../src/director/script.ts';
import { timeline, WHOLE_TURN } from '../src/director/timeline.ts';

const cast: Cast = {
  beats: {
    turn: 'turn',
    rolled: 'roll',
    harvested: { beat: 'gain', wakes: 'tableau:{seat}:{cards}' },
    bought: 'action',
    shuffled: 'none',
  },
  flights: {
    harvested: ({ seat }) => [{ from: 'bank', to: `seat:${Number(seat)}`, token: 'gold', n: 1 }],
  },
};
const rolled = { say: 'rolled', seat: 1 };
const harvested = (seat: number, ...cards: string[]) => ({ say: 'harvested', seat, cards });
const bought = { say: 'bought', seat: 1 };
const calm = { pace: 'calm', isStill: false, own: 0 } as const;

describe('a script', () => {
  test('dice fall, are read, all that they wake wakes, then all of it comes at once', () => {
    const beats = script([rolled, harvested(0, 'a', 'b'), harvested(1, 'c'), bought], cast);
    expect(beats.map(({ kind }) => kind)).toEqual(['roll', 'result', 'wake', 'gain', 'action']);
    expect(beats[2]!.wakes).toEqual(['tableau:0:a', 'tableau:0:b', 'tableau:1:c']);
    expect(beats[3]!.flights.map(({ to }) => to)).toEqual(['seat:0', 'seat:1']);
  });

  test('leaves out what only the log tells, and what a game does not name', () => {
    expect(script([{ say: 'shuffled' }, { say: 'unheard-of' }], cast)).toEqual([]);
  });
});

describe('a timeline', () => {
  test('has no length where nothing is to wait', () => {
    expect(timeline(script([rolled, bought], cast), { ...calm, pace: 'instant' }, 0).length).toBe(
      0,
    );
  });

  test('tells a turn faster and faster, and always ends in time', () => {
    let spent = 0;
    for (let n = 0; n < 50; n++) spent = timeline(script([bought], cast), calm, spent).spent;
    expect(spent).toBeLessThanOrEqual(WHOLE_TURN.calm);
  });

  test('pauses only for words where nothing moves', () => {
    const { cues } = timeline(script([rolled, bought], cast), { ...calm, isStill: true }, 0);
    expect(cues.map(({ kind, ms }) => [kind, ms > 0])).toEqual([
      ['roll', false],
      ['result', false],
      ['action', true],
    ]);
  });
});

describe('a director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const step = (n: number, turn: number, ...events: { say: string }[]) => ({
    step: `${n}`,
    turn,
    events,
  });

  test('does not show what had happened before the table was opened', () => {
    const director = new Director();
    director.direct(step(1, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(false);
  });

  test('plays each step once, and says when it is over', () => {
    const director = new Director();
    let heard = 0;
    director.subscribe(() => (heard += 1));
    director.direct(step(1, 1), cast, calm);
    director.direct(step(2, 1, bought), cast, calm);
    director.direct(step(2, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(true);
    vi.advanceTimersByTime(1500);
    expect([director.isPlaying(), heard]).toEqual([false, 1]);
  });

  test('a press ends it, and the rest of that turn is not shown; the next one is', () => {
    const director = new Director();
    director.direct(step(1, 1), cast, calm);
    director.direct(step(2, 1, bought), cast, calm);
    expect(director.skip()).toBe(true);
    expect([director.isPlaying(), director.cues.length, director.skip()]).toEqual([
      false,
      0,
      false,
    ]);
    director.direct(step(3, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(false);
    director.direct(step(4, 2, bought), cast, calm);
    expect(director.isPlaying()).toBe(true);
  });

  test('a number changes when the last of its tokens has arrived', () => {
    const director = new Director();
    director.direct(step(1, 1), cast, calm);
    director.direct(step(2, 1, rolled, harvested(0, 'a'), bought), cast, calm);
    const gain = director.cues.find(({ kind }) => kind === 'gain')!;
    const flown = director.landing('gold');
    expect(flown).toBe(gain.at + flyingTime(gain));
    // Before the next beat, so that there is time to count.
    expect(flown).toBeLessThan(gain.at + gain.ms);
    expect(director.since('roll')).toBe(0);
    expect(director.since('action')).toBe(-director.cues.at(-1)!.at);
  });

  test('time runs from when it is painted, however late that is', () => {
    const director = new Director();
    director.direct(step(1, 1), cast, calm);
    director.direct(step(2, 1, bought), cast, calm);
    vi.advanceTimersByTime(1000);
    director.begin();
    expect(director.since('action')).toBe(0);
    vi.advanceTimersByTime(1499);
    expect(director.isPlaying()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(director.isPlaying()).toBe(false);
  });

  test('an event is still to come until its beat begins, and not any more after a press', () => {
    const director = new Director();
    director.direct(step(1, 1), cast, calm);
    director.direct(step(2, 1, rolled, bought), cast, calm);
    const wait = director.untilShown(bought);
    expect([director.untilShown(rolled), wait]).toEqual([0, director.cues.at(-1)!.at]);
    vi.advanceTimersByTime(wait);
    expect(director.untilShown(bought)).toBe(0);
    director.direct(step(3, 1, rolled, harvested(0, 'a'), bought), cast, calm);
    expect(director.untilShown(bought)).toBeGreaterThan(0);
    director.skip();
    expect(director.untilShown(bought)).toBe(0);
  });
});
