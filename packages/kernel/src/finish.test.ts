import { expect, test } from 'vitest';
import type { Position } from './core.ts';
import { newCore } from './core.ts';
import type { Draft } from './draft.ts';
import { settle } from './flow.ts';
import { Run } from './run.ts';
import { auto } from './step.ts';

/** A step that goes on with `more` after what `first` has put on the agenda, as a sequence does. */
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

test('what comes after waits for what was put on the agenda, and is done at once where nothing was', () => {
  expect(played(t => t.push('asked', 0), ['later'])).toEqual(['asked', 'more', 'later']);
  expect(played(() => {}, ['later'])).toEqual(['at once', 'later']);
});

test('when the game was ended nothing comes after, whether or not something was left below', () => {
  expect(played(t => t.finish(), ['later'])).toEqual([]);
  expect(played(t => t.finish())).toEqual([]);
});

test('a last step that is put on the agenda after the end goes on as any other', () => {
  const once = { more: true };
  const last = (t: Draft<Position>): void => {
    if (!once.more) return t.push('asked', 0);
    once.more = false;
    t.finish();
    return t.push('begin', 0);
  };
  expect(played(last, ['later'])).toEqual(['asked', 'more']);
});
