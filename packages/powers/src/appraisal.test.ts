import { choose } from '@castellan/kernel';
import type { Choose } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { powerAppraisal } from './appraisal.ts';
import type { Weighing } from './appraisal.ts';
import { codeOf, PASS } from './steps.ts';
import type { Effect } from './effect.ts';

const gold = (n: number): Effect => ({ op: 'gain', amounts: { gold: n, magic: 0 }, per: null });
const take: Effect = { op: 'take', amounts: { gold: 0, magic: 3 }, upTo: true };
const oneCard: Effect = { op: 'lose', from: 'hand', n: 1, random: false };

const weighing: Weighing = {
  prices: {
    resources: { gold: 1, magic: 2 },
    count: () => 0,
    acquire: () => 0,
    lose: () => 5,
    rob: () => 0,
    act: () => 0,
    verb: () => 0,
  },
  pass: 0.25,
  aim: rival => 10 + rival,
  acquire: (from, code) => (from === 'market' ? 20 + code : 0),
  pay: (from, card) => (from === 'hand' ? 30 + card : 0),
  card: (from, card) => (from === 'hand' ? 40 + card : 0),
};

const POWERS = [gold(1), { op: 'or', of: [gold(2), gold(3)] } satisfies Effect];
const appraise = powerAppraisal<null>({ effect: power => POWERS[power]! }, () => weighing);
const worth = (step: string, effect: Effect | null, code: number): number =>
  appraise[step]!(null, 0, { effect } as never)(code);

test.each<[step: string, effect: Effect | null, code: number, worth: number]>([
  ['power/or', { op: 'or', of: [gold(2), take] }, 0, 2],
  // Two of the three that may be taken, at the price per unit, because they come from another player.
  ['power/or', { op: 'or', of: [gold(2), take] }, codeOf(2, 1), 4],
  ['power/or', { op: 'or', of: [gold(2), take] }, PASS, 0.25],
  ['power/any', { op: 'any', of: [gold(2), gold(7)] }, 1, 7],
  ['power/any', { op: 'any', of: [gold(2), gold(7)] }, PASS, 0.25],
  ['power/use', null, codeOf(0, 0), 1],
  ['power/use', null, codeOf(1, 1), 3],
  ['power/use', null, PASS, 0.25],
  ['power/may', { op: 'may', of: gold(4) }, 0, 4],
  ['power/may', { op: 'may', of: gold(4) }, PASS, 0.25],
  // A price of one card is appraised as that card; any other price by the prices.
  ['power/pay', { op: 'pay', cost: oneCard, of: gold(9) }, 6, 36],
  ['power/pay', { op: 'pay', cost: { ...oneCard, n: 2 }, of: gold(9) }, 0, 4],
  ['power/pay', { op: 'pay', cost: oneCard, of: gold(9) }, PASS, 0.25],
  ['power/card', oneCard, 3, 43],
  ['power/aim', { op: 'aim', of: take }, 2, 12],
  ['power/aim', { op: 'aim', of: take }, PASS, 0.25],
  ['power/take', take, codeOf(3, 0), 6],
  ['power/take', take, PASS, 0.25],
  ['power/acquire', { op: 'acquire', from: 'market', filter: {} }, 5, 25],
  ['power/acquire', { op: 'may', of: { op: 'acquire', from: 'market', filter: {} } }, PASS, 0.25],
])('%s: %j by code %i is worth %d', (step, effect, code, expected) => {
  expect(worth(step, effect, code)).toBe(expected);
});

test('what a verb asks needs no entry: all its options are alike', () => {
  const flip: Choose<null> = choose({
    options: (_, __, offer) => offer.add(0),
    prompt: () => ({ say: 'flip' }),
    face: () => ({ id: 'flip', note: { say: 'flip' } }),
    resolve: () => {},
  });
  const known = powerAppraisal<null>(
    { effect: () => gold(1), verbSteps: { flip } },
    () => weighing,
  );
  expect([0, 1, 2].map(known['flip']!(null, 0, null))).toEqual([0, 0, 0]);
  expect(known['roll']).toBeUndefined();
});

test('a game may weigh effects by itself', () => {
  const whole = powerAppraisal<null>({ effect: power => POWERS[power]! }, () => ({
    ...weighing,
    effect: effect => (effect.op === 'pay' ? 100 : 200),
  }));
  const pay: Effect = { op: 'pay', cost: { ...oneCard, n: 2 }, of: gold(9) };
  expect(whole['power/pay']!(null, 0, { effect: pay } as never)(0)).toBe(100);
  expect(
    whole['power/or']!(null, 0, { effect: { op: 'or', of: [gold(2), pay] } } as never)(0),
  ).toBe(200);
  expect(whole['power/pay']!(null, 0, { effect: pay } as never)(PASS)).toBe(0.25);
});
