import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BeatKind } from '../src/director/beat.ts';
import type { Cue } from '../src/director/timeline.ts';
import { holdBack } from '../src/motion/hold-back.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('what came before the dice hides nothing', () => {
  const root = table();
  holdBack(root, [cue('gain', 100), cue('roll', 500), cue('result', 1100), cue('gain', 1350)]);
  vi.advanceTimersByTime(1200);
  expect(root.dataset['before']).toBe('gain');
});

test('where somebody is asked before anything wakes, all of it comes with the sum', () => {
  const root = table();
  holdBack(root, [cue('action', 0), cue('roll', 500), cue('result', 1100)]);
  expect(root.dataset['before']).toBe('result wake gain');
  vi.advanceTimersByTime(1050);
  expect(root.dataset['before']).toBe('result wake gain');
  vi.advanceTimersByTime(100);
  expect(root.dataset['before']).toBeUndefined();
});

test('a press ends it for good: nothing of it comes later', () => {
  const root = table();
  const end = holdBack(root, [cue('roll', 0), cue('result', 600), cue('wake', 900)]);
  vi.advanceTimersByTime(10);
  end();
  root.dataset['before'] = 'of another';
  vi.advanceTimersByTime(2000);
  expect(root.dataset['before']).toBe('of another');
  holdBack(root, [cue('roll', 0), cue('result', 600)])();
  root.dataset['before'] = 'of another';
  vi.advanceTimersByTime(2000);
  expect(root.dataset['before']).toBe('of another');
});

test('a press ends it, and where nothing takes time nothing waits', () => {
  const root = table();
  holdBack(root, [cue('roll', 0), cue('result', 600)])();
  expect(root.dataset['before']).toBeUndefined();
  holdBack(root, [cue('result', 0, 0), cue('gain', 0, 0)]);
  expect(root.dataset['before']).toBeUndefined();
});
