import { afterEach, expect, test, vi } from 'vitest';
import type { BeatKind } from '../src/director/beat.ts';
import type { Cue } from '../src/director/timeline.ts';
import { holdBack } from '../src/motion/hold-back.ts';

afterEach(() => void vi.useRealTimers());

const cue = (kind: BeatKind, at: number, ms = 100): Cue => ({
  kind,
  at,
  ms,
  seat: 0,
  events: [],
  flights: [],
  wakes: [],
});
const table = (): HTMLElement => ({ dataset: {} }) as HTMLElement;

test('what the dice bring waits for its beat: the sum, what wakes, what is gained', () => {
  vi.useFakeTimers();
  const root = table();
  holdBack(root, [cue('roll', 0), cue('result', 600), cue('wake', 850), cue('gain', 1100)]);
  expect(root.dataset['before']).toBe('result wake gain');
  vi.advanceTimersByTime(700);
  expect(root.dataset['before']).toBe('wake gain');
  vi.advanceTimersByTime(200);
  expect(root.dataset['before']).toBe('gain');
  vi.advanceTimersByTime(300);
  expect(root.dataset['before']).toBeUndefined();
});

test('a press ends it, and where nothing takes time nothing waits', () => {
  vi.useFakeTimers();
  const root = table();
  holdBack(root, [cue('roll', 0), cue('result', 600)])();
  expect(root.dataset['before']).toBeUndefined();
  holdBack(root, [cue('result', 0, 0), cue('gain', 0, 0)]);
  expect(root.dataset['before']).toBeUndefined();
});
