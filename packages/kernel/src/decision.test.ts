import { describe, expect, test } from 'vitest';
import { matchAnswer } from './answer.ts';
import { askedOn } from './asked.ts';
import { newCore } from './core.ts';
import type { Decision } from './decision.ts';
import { Run } from './run.ts';
import { settle } from './flow.ts';
import type { Offer } from './offer.ts';
import { seedFrom } from './rng.ts';
import type { Ask } from './step.ts';
import { choose, order, select, split } from './step.ts';

const words = {
  prompt: () => ({ say: 'ask' }),
  face: (_: unknown, __: unknown, code: number) => ({
    id: `c${code}`,
    note: { say: 'card', code },
    ref: `card:${code}`,
  }),
  resolve: () => {},
};

function reach(step: Ask<object>, seat = 1): Decision {
  const t = new Run<object>({ core: newCore(2, seedFrom(1)) }, { ask: step }, null);
  t.push('ask', seat);
  expect(settle(t)).toBe(true);
  return askedOn(t, 0).decision;
}

const offer3 = (_: unknown, __: unknown, offer: Offer): void => {
  offer.add(3);
  offer.block(9, { say: 'too-dear' });
  offer.add(1);
  offer.add(2);
};
const picks = (decision: Decision): readonly string[] =>
  'picks' in decision.fallback ? decision.fallback.picks : [];

test('a decision lists what may be answered in the order of the offer, then what is blocked and why', () => {
  const decision = reach(choose({ ...words, options: offer3 }));
  expect(decision).toEqual({
    id: '1.0',
    seat: 1,
    kind: 'choose',
    step: 'ask',
    prompt: { say: 'ask' },
    options: [
      { id: 'c3', note: { say: 'card', code: 3 }, ref: 'card:3' },
      { id: 'c1', note: { say: 'card', code: 1 }, ref: 'card:1' },
      { id: 'c2', note: { say: 'card', code: 2 }, ref: 'card:2' },
      { id: 'c9', note: { say: 'card', code: 9 }, ref: 'card:9', blocked: { say: 'too-dear' } },
    ],
    min: 1,
    max: 1,
    fallback: { decision: '1.0', picks: ['c3'] },
  });
});

test('a step can say in full why something is blocked, when someone looks', () => {
  const decision = reach(
    choose({
      ...words,
      options: offer3,
      why: (_, seat, code, reason) => ({ ...reason, seat, needs: code }),
    }),
  );
  expect(decision.options.at(-1)!.blocked).toEqual({ say: 'too-dear', seat: 1, needs: 9 });
});

describe('the fallback is legal', () => {
  const some = (least: number, most: number) => (_: unknown, __: unknown, offer: Offer) => {
    offer3(_, __, offer);
    offer.between(least, most);
  };
  const shares = (total: number) => (_: unknown, __: unknown, offer: Offer) => {
    offer.total = total;
    offer.share(0, 0, 2);
    offer.share(1, 1, 3);
    offer.share(2, 0, 9);
  };

  test.each<[string, Ask<object>, number[]]>([
    ['choose: the first', choose({ ...words, options: offer3 }), [0]],
    ['choose: the step’s own', choose({ ...words, options: offer3, fallback: () => [2] }), [2]],
    ['select: the least', select({ ...words, options: some(0, 2) }), []],
    ['select: the least', select({ ...words, options: some(2, 2) }), [0, 1]],
    [
      'select: the step’s own',
      select({ ...words, options: some(0, 2), fallback: () => [1, 3] }),
      [1, 0],
    ],
    ['order: as offered', order({ ...words, options: offer3 }), [0, 1, 2]],
    [
      'split: its least each, then from the first on',
      split({ ...words, options: shares(5) }),
      [2, 3, 0],
    ],
    [
      'split: its least each, then from the first on',
      split({ ...words, options: shares(9) }),
      [2, 3, 4],
    ],
    [
      'split: the step’s own',
      split({ ...words, options: shares(5), fallback: () => [0, 1, 4] }),
      [0, 1, 4],
    ],
  ])('%s', (_, step, places) => {
    const decision = reach(step);
    expect(matchAnswer(decision, decision.fallback)).toEqual(places);
  });
});

test('how many to pick', () => {
  const range = (step: Ask<object>): [number, number] => {
    const { min, max } = reach(step);
    return [min, max];
  };
  const options = (least: number, most: number) => (_: unknown, __: unknown, offer: Offer) => {
    offer3(_, __, offer);
    offer.between(least, most);
  };
  expect(range(select({ ...words, options: options(0, 2) }))).toEqual([0, 2]);
  // Never more than there are.
  expect(range(select({ ...words, options: options(1, 99) }))).toEqual([1, 3]);
  expect(range(order({ ...words, options: offer3 }))).toEqual([3, 3]);
});

test('a share says its limits, and the decision the amount', () => {
  const decision = reach(
    split({
      ...words,
      options: (_, __, offer) => {
        offer.total = 4;
        offer.share(0, 1, 3);
        offer.share(1, 0, 9);
      },
    }),
  );
  expect(decision.options.map(({ min, max }) => [min, max])).toEqual([
    [1, 3],
    [0, 9],
  ]);
  expect([decision.min, decision.max]).toEqual([4, 4]);
});

test('asking twice gives the same, also for blocked options', () => {
  const t = new Run<object>(
    { core: newCore(2, seedFrom(1)) },
    { ask: choose({ ...words, options: offer3 }) },
    null,
  );
  t.push('ask', 0);
  settle(t);
  const first = askedOn(t, 0).decision;
  expect(askedOn(t, 0).decision).toEqual(first);
  expect(picks(first)).toEqual(['c3']);
});
