import type { Answer } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { expect, test } from 'vitest';
import type { History, Sent } from './history.ts';
import { faultsIn } from './history.ts';

const answer = (decision: string, pick = 'a'): Answer => ({ decision, picks: [pick] });
const stored = (decision: string, pick = 'a'): Entry => ({
  type: 'answered',
  at: 0,
  seat: Number(decision[0]),
  hand: 'own',
  answer: answer(decision, pick),
  events: [],
});
const sent = (decision: string, began: number, ended: number, more: Partial<Sent> = {}): Sent => ({
  seat: Number(decision[0]),
  answer: answer(decision),
  began,
  ended,
  result: 'acknowledged',
  ...more,
});
const saw = (at: number, answered: number, who = 'anna') => ({ who, at, answered });

/** Anna answers, then Ben; both see both. */
const good: History = {
  log: [stored('0.1'), stored('1.1')],
  sent: [sent('0.1', 10, 20), sent('1.1', 30, 40)],
  seen: [saw(15, 1), saw(45, 2), saw(25, 1, 'ben'), saw(35, 2, 'ben')],
};
const bad = (change: Partial<History>): string[] => faultsIn({ ...good, ...change });

test('what everyone can agree to is no fault', () => {
  expect(faultsIn(good)).toEqual([]);
});

test('what broke off may be there, or not', () => {
  const broken = sent('1.1', 30, 40, { result: 'unknown' });
  expect(bad({ sent: [good.sent[0]!, broken] })).toEqual([]);
  expect(bad({ log: [stored('0.1')], sent: [good.sent[0]!, broken], seen: [] })).toEqual([]);
});

test('someone who was refused may send the same again', () => {
  const refused = sent('0.1', 1, 5, { result: 'refused' });
  expect(bad({ sent: [refused, ...good.sent] })).toEqual([]);
});

test('those who answer at the same time come in either order', () => {
  const both = [sent('0.1', 10, 40), sent('1.1', 15, 30)];
  expect(bad({ sent: both, seen: [] })).toEqual([]);
  expect(bad({ sent: both, seen: [], log: good.log.toReversed() })).toEqual([]);
});

test('an answer that was acknowledged and is lost, or is another, is found', () => {
  const lost = expect.stringContaining('1.1 was acknowledged, and is lost');
  expect(bad({ log: [stored('0.1')], seen: [] })).toEqual([lost]);
  expect(bad({ log: [stored('0.1'), stored('1.1', 'b')] })).toContainEqual(lost);
});

test('an answer that is there twice, comes from nobody, or was refused is found', () => {
  expect(bad({ log: [...good.log, stored('1.1')] })).toContain('an answer is there twice');
  expect(bad({ log: [...good.log, stored('0.2')] })).toEqual(['nobody has sent the answer to 0.2']);
  expect(bad({ sent: [good.sent[0]!, sent('1.1', 30, 40, { result: 'refused' })] })).toEqual([
    'the answer to 1.1 was refused, and yet it is there',
  ]);
});

test('an order that contradicts what was known is found', () => {
  expect(bad({ log: good.log.toReversed(), seen: [] })).toEqual([
    'the answer to 1.1 is before one that was known',
  ]);
});

test('it finds those who saw what was not there yet, is not there, or was there before', () => {
  expect(bad({ seen: [saw(5, 1)] })).toEqual(['anna saw an answer before it was sent']);
  expect(bad({ seen: [saw(50, 3)] })).toEqual(['anna saw 3 answers that are not there']);
  expect(bad({ seen: [saw(50, 2), saw(60, 1)] })).toEqual(['anna saw 2 answers, and then 1']);
});
