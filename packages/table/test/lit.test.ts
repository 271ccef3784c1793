import type { Decision, Option } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { startDraft, toggle } from '../src/decision/answer-draft.ts';
import { lightOf, optionsByRef } from '../src/decision/lights.ts';

const options: Option[] = [
  { id: 'slay', note: { say: 'slay' }, ref: 'monster:goblin' },
  { id: 'slay-cheaply', note: { say: 'slay' }, ref: 'monster:goblin' },
  { id: 'slay-dragon', note: { say: 'slay' }, ref: 'monster:dragon', blocked: { say: 'too-weak' } },
  { id: 'pass', note: { say: 'pass' } },
];
const decision: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'choose',
  step: 's',
  prompt: { say: 'p' },
  options,
  min: 1,
  max: 1,
  fallback: { decision: '0.1', picks: ['pass'] },
};

test('options are found by the thing they are about; those about nothing light nothing', () => {
  const byRef = optionsByRef(decision);
  expect(byRef.get('monster:goblin')?.map(({ id }) => id)).toEqual(['slay', 'slay-cheaply']);
  expect([...byRef.keys()]).toEqual(['monster:goblin', 'monster:dragon']);
  expect(optionsByRef(null).size).toBe(0);
});

test('a thing is lit when any option allows it, blocked when all are blocked, dark when none is about it', () => {
  const byRef = optionsByRef(decision);
  expect(lightOf(byRef.get('monster:goblin')!, null)).toBe('can');
  expect(lightOf(byRef.get('monster:dragon')!, null)).toBe('blocked');
  expect(lightOf([], null)).toBe(null);
});

test('in a selection a picked thing says so', () => {
  const select: Decision = { ...decision, kind: 'select', min: 0, max: 2 };
  const draft = toggle(startDraft(select), 'slay');
  expect(lightOf(optionsByRef(select).get('monster:goblin')!, draft)).toBe('picked');
});
