import type { Phrase } from '@castellan/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Director } from '../src/director/director.ts';
import { flyingTime } from '../src/motion/plan.ts';
import { actionsOf } from '../src/director/beat.ts';
import { script, thingsOf } from '../src/director/script.ts';
import type { Cast } from '../src/director/script.ts';
import { timeline, WHOLE_TURN } from '../src/director/timeline.ts';

const cast: Cast = {
  beats: {
    turn: 'turn',
    rolled: 'roll',
    harvested: { beat: 'gain', wakes: 'tableau:{seat}:{cards}' },
    bought: 'action',
    robbed: 'loss',
    drew: 'deal',
    moved: 'step',
    shuffled: 'none',
  },
  flights: {
    robbed: () => [{ from: 'seat:0', to: 'seat:1', token: 'gems', n: 1 }],
    drew: () => [{ from: 'deck', to: 'hand', card: 'x' }],
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

  test('what somebody loses is an action, and nobody’s own doing', () => {
    const [loss] = script([{ say: 'robbed', seat: 0 }], cast);
    expect([loss!.kind, loss!.seat, loss!.flights.length]).toEqual(['action', null, 1]);
  });

  test('a run of the same thing is one beat, of the one who does all of it; actions and dice stay apart', () => {
    const kinds = (...says: string[]) =>
      script(
        says.map((say, seat) => ({ say, seat })),
        cast,
      ).map(({ kind, seat, events }) => [kind, seat, events.length]);
    expect(kinds('drew', 'drew', 'moved', 'moved')).toEqual([
      ['deal', null, 2],
      ['step', null, 2],
    ]);
    expect(kinds('bought', 'bought')).toHaveLength(2);
    expect(script([{ say: 'drew' }, { say: 'drew' }], cast)[0]!.seat).toBeNull();
    const same = [1, 1].map(seat => ({ say: 'drew', seat }));
    expect(script(same, cast)[0]).toMatchObject({ seat: 1, flights: [{}, {}] });
  });

  test.each([
    [
      ['a', 'b'],
      ['tableau:2:a', 'tableau:2:b'],
    ],
    [{ knight: 2, monk: 1 }, ['tableau:2:knight', 'tableau:2:monk']],
    ['one', ['tableau:2:one']],
    [7, ['tableau:2:7']],
    [null, []],
    ['', []],
    [undefined, []],
  ])('what wakes is named by %o', (cards, wakes) => {
    const event = { say: 'harvested', seat: 2, ...(cards === undefined ? {} : { cards }) };
    expect(script([event], cast).flatMap(beat => beat.wakes)).toEqual(wakes);
    expect(thingsOf(event, cast)).toEqual(['seat:2', ...wakes, 'seat:2']);
  });

  test('what woke before something else came wakes by itself', () => {
    const beats = script([harvested(0, 'a'), bought, harvested(1, 'b')], cast);
    expect(beats.map(({ kind }) => kind)).toEqual(['wake', 'gain', 'action', 'wake', 'gain']);
  });

  test('an event of nobody is about whatever it brought, then about the table itself', () => {
    expect(thingsOf({ say: 'drew' }, cast)).toEqual(['hand', 'seat:-1']);
  });

  test('its actions are what is done, and what is lost by it', () => {
    expect(actionsOf(cast.beats!)).toEqual(['bought', 'robbed']);
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
  const step = (n: number, turn: number, ...events: Phrase[]) => ({
    step: `${n}`,
    turn,
    events,
  });

  /** One at whose table something has happened already. */
  function opened(): Director {
    const director = new Director();
    director.direct(step(1, 1), cast, calm);
    return director;
  }

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
    const director = opened();
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

  test('a press during your own beats skips nothing of what comes', () => {
    const director = opened();
    director.direct(step(2, 1, { say: 'bought', seat: 0 }), cast, calm);
    expect(director.skip()).toBe(true);
    director.direct(step(3, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(true);
  });

  test.each([
    ['nobody’s', true, [{ say: 'drew' }]],
    ['your own and another’s', false, [{ say: 'bought', seat: 0 }, bought]],
  ])('a press on %s beats: is the rest of the turn shown? %s', (_whose, isShown, events) => {
    const director = opened();
    director.direct(step(2, 1, ...events), cast, calm);
    director.skip();
    director.direct(step(3, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(isShown);
  });

  test('after a turn was skipped, its number means nothing', () => {
    const director = opened();
    director.direct(step(2, 1, bought), cast, calm);
    director.skip();
    director.direct(step(3, 2, bought), cast, calm);
    director.direct(step(4, 1, bought), cast, calm);
    expect(director.isPlaying()).toBe(true);
  });

  test('a landing is that of the last of these tokens; of others, that of all', () => {
    const director = opened();
    const gem = { say: 'robbed', seat: 0 };
    director.direct(step(2, 1, harvested(0, 'a'), gem, harvested(1, 'b'), gem), cast, calm);
    const lands = director.cues
      .filter(({ flights }) => flights.length > 0)
      .map(cue => cue.at + flyingTime(cue));
    expect(lands).toHaveLength(4);
    expect([director.landing('gold'), director.landing('gems')]).toEqual([lands[2], lands[3]]);
    expect(director.landing('wood')).toBe(lands[3]);
    vi.advanceTimersByTime(lands[3]! + 50);
    expect(director.landing('gems')).toBe(0);
    expect(opened().landing('gold')).toBe(0);
  });

  test('what is closed or no longer heard says nothing', () => {
    const director = opened();
    const hear = vi.fn<() => void>();
    director.subscribe(hear)();
    director.direct(step(2, 1, bought), cast, calm);
    director.skip();
    const other = opened();
    other.subscribe(hear);
    other.direct(step(2, 1, bought), cast, calm);
    other.close();
    vi.advanceTimersByTime(9000);
    expect(hear).not.toHaveBeenCalled();
    expect(director.since('turn')).toBe(Infinity);
  });

  test('what comes while something is shown takes its place', () => {
    const director = opened();
    director.direct(step(2, 1, bought), cast, calm);
    vi.advanceTimersByTime(1000);
    director.direct(step(3, 1, bought), cast, calm);
    vi.advanceTimersByTime(1000);
    expect(director.isPlaying()).toBe(true);
    director.direct(step(4, 1), cast, calm);
    director.begin();
    expect(director.isPlaying()).toBe(false);
  });

  test('a number changes when the last of its tokens has arrived', () => {
    const director = opened();
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
    const director = opened();
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
    const director = opened();
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
