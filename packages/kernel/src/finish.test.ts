import { expect, test } from 'vitest';
import type { Position } from './core.ts';
import { newCore } from './core.ts';
import type { Draft } from './draft.ts';
import { settle } from './flow.ts';
import { Run } from './run.ts';
import { auto } from './step.ts';

/** A step that goes on with `more` after everything that `first` put on the agenda, like a sequence. */
function played(first: (t: Draft<Position>) => void, below: readonly string[] = []): string[] {
  const done: string[] = [];
  const say = (word: string) => auto<Position>(() => void done.push(word));
  const begin = auto<Position>((t, seat) => {
    const { height } = t;
    first(t);
    if (t.changedSince(height)) t.pushBelow(height, 'more', seat);
    else done.push('at once');
  });
  const steps = { begin, more: say('more'), asked: say('asked'), later: say('later') };
  const t = new Run<Position>({ core: newCore(2, '') }, steps, null);
  for (const step of below) t.push(step, 0);
  t.push('begin', 0);
  settle(t);
  return done;
}

test('what comes after waits for what was pushed, and runs at once if nothing was', () => {
  expect(played(t => t.push('asked', 0), ['later'])).toEqual(['asked', 'more', 'later']);
  expect(played(() => {}, ['later'])).toEqual(['at once', 'later']);
});

test('after the end of the game nothing follows, whether or not something was left below', () => {
  expect(played(t => t.finish(), ['later'])).toEqual([]);
  expect(played(t => t.finish())).toEqual([]);
});

test('a step pushed after the end runs like any other', () => {
  const once = { more: true };
  const last = (t: Draft<Position>): void => {
    if (!once.more) return t.push('asked', 0);
    once.more = false;
    t.finish();
    return t.push('begin', 0);
  };
  expect(played(last, ['later'])).toEqual(['asked', 'more']);
});
