import { describe, expect, test } from 'vitest';
import { askedOn } from './asked.ts';
import type { Position } from './core.ts';
import { newCore } from './core.ts';
import { waitingLanes } from './decision.ts';
import type { Draft } from './draft.ts';
import { Run } from './run.ts';
import { offerOf, proceed, settle } from './flow.ts';
import type { Offer } from './offer.ts';
import { over } from './playout.ts';
import { seedFrom } from './rng.ts';
import type { Ask, Steps } from './step.ts';
import { flag } from './shape.ts';
import { auto, choose, order, select, split } from './step.ts';

/** A table where nothing happens except that answers are written down. */
interface Notes extends Position {
  notes: string[];
}
type Options = (offer: Offer) => void;

const face = {
  prompt: () => ({ say: 'ask' }),
  face: (_: unknown, __: unknown, code: number) => ({ id: `c${code}`, note: { say: 'c' } }),
};

function asking(kind: Ask<Notes>['kind'], options: Options, alwaysAsk = false): Ask<Notes> {
  const parts = {
    ...face,
    alwaysAsk,
    options: (_: unknown, __: unknown, offer: Offer) => options(offer),
  };
  const note = (t: Draft<Notes>, codes: readonly number[]): void =>
    void t.state.notes.push(`${kind} ${codes.join()}`);
  if (kind === 'choose') return choose({ ...parts, resolve: (t, _, code) => note(t, [code]) });
  const resolve = (t: Draft<Notes>, _: unknown, codes: readonly number[]): void => note(t, codes);
  if (kind === 'select') return select({ ...parts, resolve });
  return kind === 'split' ? split({ ...parts, resolve }) : order({ ...parts, resolve });
}

function table(steps: Steps<Notes>, seats = 2): Run<Notes> {
  return new Run<Notes>({ core: newCore(seats, seedFrom(1)), notes: [] }, steps, []);
}

/** Runs to one decision; returns whether it was asked and what was noted. */
function reach(step: Ask<Notes>): { asked: boolean; notes: string[]; t: Run<Notes> } {
  const t = table({ ask: step });
  t.push('ask', 0);
  return { asked: settle(t), notes: t.state.notes, t };
}

const codes =
  (...all: number[]): Options =>
  offer =>
    all.forEach(code => offer.add(code));
const some =
  (least: number, most: number, ...all: number[]): Options =>
  offer => {
    codes(...all)(offer);
    offer.between(least, most);
  };
const shares =
  (total: number, ...all: [min: number, max: number][]): Options =>
  offer => {
    offer.total = total;
    all.forEach(([min, max], code) => offer.share(code, min, max));
  };

describe('where there is only one answer, nobody is asked', () => {
  test.each<[string, Ask<Notes>, string]>([
    ['choose, one option', asking('choose', codes(7)), 'choose 7'],
    ['select, all of them', asking('select', some(2, 2, 7, 8)), 'select 7,8'],
    ['select, all of them, and more allowed', asking('select', some(2, 9, 7, 8)), 'select 7,8'],
    ['select, none allowed', asking('select', some(0, 0, 7, 8)), 'select '],
    ['select, nothing there', asking('select', some(0, 2)), 'select '],
    ['order, one thing', asking('order', codes(7)), 'order 7'],
    ['order, nothing', asking('order', codes()), 'order '],
    ['split, all shares at their least', asking('split', shares(3, [1, 5], [2, 5])), 'split 1,2'],
    ['split, all shares at their most', asking('split', shares(4, [0, 1], [0, 3])), 'split 1,3'],
    ['split, one share', asking('split', shares(4, [0, 9])), 'split 4'],
    [
      'split, only one share that can take more',
      asking('split', shares(6, [1, 1], [0, 9], [2, 2])),
      'split 1,3,2',
    ],
    ['split, nothing among none', asking('split', shares(0)), 'split '],
  ])('%s', (_, step, note) => {
    const { asked, notes, t } = reach(step);
    expect(asked).toBe(false);
    expect(notes).toEqual([note]);
    // A forced answer is not counted, so it does not number the decisions.
    expect(t.state.core.answered).toEqual([0, 0]);
  });
});

describe('where there is something to decide, it is asked', () => {
  test.each<[string, Ask<Notes>]>([
    ['choose', asking('choose', codes(7, 8))],
    ['select, some of them', asking('select', some(1, 1, 7, 8))],
    ['select, perhaps', asking('select', some(0, 1, 7))],
    ['order', asking('order', codes(7, 8))],
    ['split', asking('split', shares(3, [0, 3], [0, 3]))],
    ['choose, always', asking('choose', codes(7), true)],
    ['select, always', asking('select', some(1, 1, 7), true)],
    ['select, always, though none are allowed', asking('select', some(0, 0, 7), true)],
    ['order, always', asking('order', codes(7), true)],
    ['split, always', asking('split', shares(3, [3, 3]), true)],
  ])('%s', (_, step) => {
    const { asked, notes } = reach(step);
    expect(asked).toBe(true);
    expect(notes).toEqual([]);
  });

  test.each<[string, Ask<Notes>, string]>([
    ['select', asking('select', some(0, 1), true), 'select '],
    ['order', asking('order', codes(), true), 'order '],
    ['split', asking('split', shares(0), true), 'split '],
  ])('%s, always asked, but not when there is nothing to look at', (_, step, note) => {
    expect(reach(step).notes).toEqual([note]);
  });
});

describe('whether a single answer is asked for may depend on the frame', () => {
  /** Asks if its arguments say so, or if the table has a note. */
  const steps: Steps<Notes> = {
    look: choose({
      ...face,
      args: { hidden: flag() },
      alwaysAsk: (t, _, { hidden }) => hidden || t.state.notes.length > 0,
      options: (_, __, offer) => offer.add(7),
      resolve: (t, _, code) => void t.state.notes.push(`took ${code}`),
    }),
  };

  test.each([
    [true, []],
    [false, ['took 7']],
  ])('hidden: %s', (hidden, notes) => {
    const t = table(steps);
    t.push('look', 0, { hidden });
    expect(settle(t)).toBe(hidden);
    expect(t.state.notes).toEqual(notes);
  });

  test('it may also depend on the table', () => {
    const t = table(steps);
    t.push('look', 0, { hidden: false });
    t.push('look', 1, { hidden: false });
    expect(settle(t)).toBe(true);
    expect(askedOn(t, 0).decision).toMatchObject({
      seat: 0,
      step: 'look',
      fallback: { picks: ['c7'] },
    });
  });
});

describe('a question without an answer is a fault of the rules', () => {
  test.each<[string, Ask<Notes>, RegExp]>([
    ['choose of nothing', asking('choose', codes()), /offers nothing/],
    ['select of more than there is', asking('select', some(2, 2, 7)), /more than it offers/],
    ['split of too much', asking('split', shares(5, [0, 2], [0, 2])), /can’t be divided/],
    ['split of too little', asking('split', shares(1, [1, 2], [1, 2])), /can’t be divided/],
  ])('%s', (_, step, says) => {
    expect(() => reach(step)).toThrow(says);
  });
});

test('an unknown step is named, together with the known ones', () => {
  const t = table({ look: asking('choose', codes(7)), wait: auto<Notes>(() => {}) });
  t.push('lok', 0);
  expect(() => settle(t)).toThrow(/no step "lok"; the steps are look, wait/);
});

describe('the agenda', () => {
  const say = (word: string, then?: (t: Draft<Notes>) => void): Steps<Notes>[string] =>
    auto<Notes>(t => {
      t.state.notes.push(word);
      then?.(t);
    });

  test('the step pushed last comes first, and what it pushes comes before the rest', () => {
    const t = table({ a: say('a'), b: say('b', t => t.push('c', 0)), c: say('c') });
    t.push('a', 0);
    t.push('b', 0);
    expect(settle(t)).toBe(false);
    expect(t.state.notes).toEqual(['b', 'c', 'a']);
    expect(over(t)).toBe(true);
  });

  test('finish drops all that is left', () => {
    const t = table({ a: say('a'), end: say('end', t => t.finish()) });
    t.push('a', 0);
    t.push('end', 0);
    expect(settle(t)).toBe(false);
    expect(t.state.notes).toEqual(['end']);
  });

  test('steps that run in a circle are found', () => {
    const circle = table({ a: say('a', t => t.push('a', 0)) });
    circle.push('a', 0);
    expect(() => settle(circle)).toThrow(/comes to no end: at a,/);
    const rounds = table({
      open: auto<Notes>(t => {
        t.push('open', 0);
        t.together('a', 0);
      }),
      a: auto<Notes>(() => {}),
    });
    rounds.push('open', 0);
    expect(() => settle(rounds)).toThrow(/rounds are opened/);
  });

  test('an answer resolves, and the agenda runs on', () => {
    const t = table({ ask: asking('choose', codes(7, 8)), a: say('a') });
    t.push('a', 0);
    t.push('ask', 1);
    expect(settle(t)).toBe(true);
    expect(proceed(t, 0, [8])).toBe(false);
    expect(t.state.notes).toEqual(['choose 8', 'a']);
    expect(t.state.core.answered).toEqual([0, 1]);
  });
});

describe('at the same time', () => {
  const steps: Steps<Notes> = {
    open: auto<Notes>(t => {
      for (let seat = 0; seat < 3; seat++) t.together('ask', seat);
      t.push('after', 0);
    }),
    ask: choose({
      ...face,
      options: (_, seat, offer) => {
        offer.add(1);
        // Seat 1 has no choice.
        if (seat !== 1) offer.add(2);
      },
      resolve: (t, seat, code) => {
        t.state.notes.push(`${seat}:${code}`);
        if (code === 2) t.push('more', seat);
      },
    }),
    more: asking('order', codes(3, 4)),
    after: auto<Notes>(t => void t.state.notes.push('after')),
  };

  function opened(): Run<Notes> {
    const t = table(steps, 3);
    t.push('open', 0);
    expect(settle(t)).toBe(true);
    return t;
  }

  test('all are asked at once, those with no choice are passed over, and the table waits', () => {
    const t = opened();
    expect(waitingLanes(t.state)).toEqual([1, 3]);
    expect(t.state.notes).toEqual(['1:1']);
    expect(waitingLanes(t.state).map(lane => askedOn(t, lane).decision.id)).toEqual(['0.0', '2.0']);
  });

  test('the table waits also when every seat has something forced before its first decision', () => {
    const t = table({ ...steps, ask: auto<Notes>((t, seat) => t.push('more', seat)) }, 3);
    t.push('open', 0);
    expect(settle(t)).toBe(true);
    expect(waitingLanes(t.state)).toEqual([1, 2, 3]);
    expect(t.state.notes).toEqual([]);
  });

  test('a seat that goes on being asked keeps the table waiting; the last one lets it go on', () => {
    const t = opened();
    expect(proceed(t, 3, [2])).toBe(true);
    expect(waitingLanes(t.state)).toEqual([1, 3]);
    expect(proceed(t, 1, [1])).toBe(true);
    expect(waitingLanes(t.state)).toEqual([3]);
    expect(proceed(t, 3, [4, 3])).toBe(false);
    expect(t.state.notes).toEqual(['1:1', '2:2', '0:1', 'order 4,3', 'after']);
  });

  test('the offer of one stack is never used for another', () => {
    const t = opened();
    expect(offerOf(t, 1).codes).toEqual([1, 2]);
    proceed(t, 3, [2]);
    expect(offerOf(t, 3).codes).toEqual([3, 4]);
    expect(offerOf(t, 1).codes).toEqual([1, 2]);
  });

  test('neither dice nor another simultaneous round: the order of arrival would matter', () => {
    const inner = (run: (t: Draft<Notes>) => void): (() => boolean) => {
      const t = table({ open: auto<Notes>(t => t.together('in', 0)), in: auto(run) });
      t.push('open', 0);
      return () => settle(t);
    };
    expect(inner(t => void t.below(6))).toThrow(/may not draw/);
    expect(inner(t => t.shuffle([1, 2]))).toThrow(/may not draw/);
    expect(inner(t => t.together('in', 1))).toThrow(/can't open such a round/);
  });

  test('a seat that ends the game ends it for all', () => {
    const t = table({ ...steps, more: auto<Notes>(t => t.finish()) }, 3);
    t.push('open', 0);
    settle(t);
    expect(proceed(t, 3, [2])).toBe(false);
    expect(over(t)).toBe(true);
  });
});
