import type { Decision } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { isAnswerTo, onlyAsked } from './asked.ts';

const option = (id: string, blocked = false): Decision['options'][number] => ({
  id,
  note: { say: id },
  ...(blocked ? { blocked: { say: 'no' } } : {}),
});
const decision = (kind: Decision['kind'], ...options: Decision['options']): Decision => ({
  id: '0.0',
  seat: 0,
  kind,
  step: 's',
  prompt: { say: 'p' },
  options,
  min: 1,
  max: 1,
  fallback: { decision: '0.0', picks: ['a'] },
});
const choice = decision('choose', option('a'), option('b'), option('c', true));

test('a lesson to read leaves nothing to decide', () => {
  expect(onlyAsked({ text: '' }, choice)).toBeNull();
});

test('a lesson that asks leaves only what it asks for, and takes only that', () => {
  const lesson = { text: '', choose: 'b' };
  expect(onlyAsked(lesson, choice)!.options.map(({ id }) => id)).toEqual(['b']);
  expect(isAnswerTo(lesson, choice, { decision: '0.0', picks: ['a'] })).toBe(false);
  expect(isAnswerTo(lesson, choice, { decision: '0.0', picks: ['b'] })).toBe(true);
});

test('a split must be divided as the lesson says', () => {
  const split = decision('split', option('gold'), option('magic'));
  const lesson = { text: '', choose: 'gold', counts: { gold: 2 } };
  expect(isAnswerTo(lesson, split, { decision: '0.0', counts: { gold: 2, magic: 0 } })).toBe(true);
  expect(isAnswerTo(lesson, split, { decision: '0.0', counts: { gold: 1, magic: 1 } })).toBe(false);
});

test('a lesson that no longer fits its table does not lock it', () => {
  for (const choose of ['gone', 'c']) {
    expect(onlyAsked({ text: '', choose }, choice)).toBe(choice);
    expect(isAnswerTo({ text: '', choose }, choice, { decision: '0.0', picks: ['a'] })).toBe(true);
  }
});
