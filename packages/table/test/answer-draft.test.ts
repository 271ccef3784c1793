import type { Decision, Option } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  blocked,
  bump,
  canBump,
  place,
  ready,
  startDraft,
  toggle,
  total,
} from '../src/decision/answer-draft.ts';

const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  note: { say: id },
  ...more,
});

function decision(
  kind: Decision['kind'],
  options: Option[],
  more: Partial<Decision> = {},
): Decision {
  return {
    id: '0.1',
    seat: 0,
    kind,
    step: 'step',
    prompt: { say: 'prompt' },
    options,
    min: 1,
    max: 1,
    fallback: { decision: '0.1', picks: [] },
    ...more,
  };
}

describe('a selection', () => {
  const some = decision(
    'select',
    [option('a'), option('b'), option('c'), option('no', { blocked: { say: 'why' } })],
    { min: 2, max: 2 },
  );

  test('starts empty, though there is a fallback', () => {
    expect(startDraft({ ...some, fallback: { decision: '0.1', picks: ['a', 'b'] } }).picks).toEqual(
      [],
    );
  });

  test('takes in and out', () => {
    const draft = toggle(toggle(startDraft(some), 'a'), 'b');
    expect(draft.picks).toEqual(['a', 'b']);
    expect(ready(draft)).toBe(true);
    expect(toggle(draft, 'a').picks).toEqual(['b']);
    expect(ready(toggle(draft, 'a'))).toBe(false);
  });

  test('lets the first go when it is full', () => {
    expect(['a', 'b', 'c'].reduce(toggle, startDraft(some)).picks).toEqual(['b', 'c']);
  });

  test('never takes what is blocked', () => {
    expect(toggle(startDraft(some), 'no').picks).toEqual([]);
    expect(blocked(some).map(({ id }) => id)).toEqual(['no']);
  });

  test('is sent when there are enough and not too many', () => {
    const draft = { ...startDraft(some), picks: ['a', 'b'] };
    expect(answerOf(draft)).toEqual({ decision: '0.1', picks: ['a', 'b'] });
    expect(ready({ ...draft, picks: ['a', 'b', 'c'] })).toBe(false);
  });
});

describe('a split', () => {
  const two = decision(
    'split',
    [option('strength', { min: 1, max: 7 }), option('magic', { min: 0, max: 2 })],
    {
      min: 6,
      max: 6,
      fallback: { decision: '0.1', counts: { strength: 5, magic: 1 } },
    },
  );

  test('starts as the fallback divides it: one tap is enough', () => {
    const draft = startDraft(two);
    expect(draft.counts).toEqual({ strength: 5, magic: 1 });
    expect(ready(draft)).toBe(true);
    expect(answerOf(draft)).toEqual({ decision: '0.1', counts: { strength: 5, magic: 1 } });
  });

  test('one more here is one less there, so the total holds', () => {
    expect(bump(startDraft(two), 'magic', 1).counts).toEqual({ strength: 4, magic: 2 });
    expect(bump(startDraft(two), 'magic', -1).counts).toEqual({ strength: 6, magic: 0 });
  });

  test('keeps to the least and the most of each share', () => {
    const draft = bump(startDraft(two), 'magic', 1);
    expect(canBump(draft, 'magic', 1)).toBe(false);
    expect(canBump(bump(startDraft(two), 'magic', -1), 'magic', -1)).toBe(false);
  });

  test('is not sent with too little or too much', () => {
    const split = (strength: number) => ({ ...startDraft(two), counts: { strength, magic: 1 } });
    expect([4, 5, 6].map(n => ready(split(n)))).toEqual([false, true, false]);
    expect(ready({ ...split(5), decision: { ...two, max: 7 }, counts: { strength: 6 } })).toBe(
      true,
    );
  });

  test('leaves an unknown share, and one that no other can make room for', () => {
    const draft = startDraft(two);
    expect(bump(draft, 'nobody', 1)).toBe(draft);
    const one = startDraft({ ...two, options: [option('strength', { max: 9 })], max: 5, min: 5 });
    expect(bump({ ...one, counts: { strength: 5 } }, 'strength', 1).counts).toEqual({
      strength: 5,
    });
    const free = decision('split', [option('a'), option('b')], {
      min: 0,
      max: 9,
      fallback: { decision: '0.1', counts: { a: 1, b: 2 } },
    });
    expect(bump(startDraft(free), 'a', 1).counts).toEqual({ a: 2, b: 2 });
    expect(bump(startDraft(free), 'a', -1).counts).toEqual({ a: 0, b: 3 });
    expect(canBump({ ...startDraft(free), counts: {} }, 'a', -1)).toBe(false);
  });

  test('one more comes from where the most is', () => {
    const three = decision(
      'split',
      ['a', 'b', 'c'].map(id => option(id)),
      { min: 6, max: 6, fallback: { decision: '0.1', counts: { a: 1, b: 2, c: 3 } } },
    );
    expect(bump(startDraft(three), 'a', 1).counts).toEqual({ a: 2, b: 2, c: 2 });
  });

  test('with three shares one less leaves a rest, and it is not ready until that is given', () => {
    const three = decision(
      'split',
      ['a', 'b', 'c'].map(id => option(id, { min: 0, max: 3 })),
      { min: 4, max: 4, fallback: { decision: '0.1', counts: { a: 3, b: 1, c: 0 } } },
    );
    const less = bump(startDraft(three), 'a', -1);
    expect(total(less)).toBe(3);
    expect(ready(less)).toBe(false);
    expect(bump(less, 'c', 1).counts).toEqual({ a: 2, b: 1, c: 1 });
    expect(bump(startDraft(three), 'c', 1).counts).toEqual({ a: 2, b: 1, c: 1 });
  });
});

describe('an order', () => {
  const order = decision('order', [option('a'), option('b'), option('c')], {
    min: 3,
    max: 3,
    fallback: { decision: '0.1', picks: ['c', 'a', 'b'] },
  });

  test('starts as the fallback has it', () => {
    expect(startDraft(order).picks).toEqual(['c', 'a', 'b']);
    expect(ready(startDraft(order))).toBe(true);
  });

  test('moves a thing, never beyond the ends', () => {
    expect(place(startDraft(order), 'c', 1).picks).toEqual(['a', 'c', 'b']);
    expect(place(startDraft(order), 'c', 99).picks).toEqual(['a', 'b', 'c']);
    expect(place(startDraft(order), 'b', -1).picks).toEqual(['b', 'c', 'a']);
    expect(place(startDraft(order), 'nobody', 0).picks).toEqual(['c', 'a', 'b']);
  });
});
