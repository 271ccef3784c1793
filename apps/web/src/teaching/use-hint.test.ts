import type { Answer, Decision, ToldStep } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { isStep } from './use-hint.ts';

const option = (id: string) => ({ id, note: { say: id } });
const decision = {
  id: '0.1',
  options: ['axe', 'bow', 'club'].map(option),
} as unknown as Decision;

const step = (picks: string[], counts: number[] = []): ToldStep => ({
  prompt: { say: 'what' },
  picks: picks.map(say => ({ say })),
  counts,
  things: [],
});

test.each<[boolean, ToldStep, Partial<Answer>]>([
  [true, step(['axe']), { picks: ['axe'] }],
  [false, step(['axe']), { picks: ['bow'] }],
  [false, step(['axe']), { picks: ['axe', 'bow'] }],
  [true, step(['axe', 'bow']), { picks: ['bow', 'axe'] }],
  [true, step([]), { picks: [] }],
  [true, step(['axe', 'club'], [2, 1]), { counts: { axe: 2, bow: 0, club: 1 } }],
  [false, step(['axe', 'club'], [2, 1]), { counts: { axe: 1, club: 2 } }],
  [false, step(['axe'], [2]), { picks: ['axe'] }],
])('%s: %j is followed by %j', (isFollowed, advised, answer) => {
  const given = { decision: decision.id, ...answer } as Answer;
  expect(isStep(advised, decision, given)).toBe(isFollowed);
});
