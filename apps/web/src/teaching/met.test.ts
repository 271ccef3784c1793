import { describe, expect, it } from 'vitest';
import { metFrom } from '../store/preferences.ts';
import { meet, tipFrom } from './met.ts';

describe('what is new in a game', () => {
  const first = meet(undefined, 'a', 'lead').met;

  it('gets no tip in the first game: lessons are for that', () => {
    expect(meet(undefined, 'a', 'lead').isTipDue).toBe(false);
    expect(meet(first, 'a', 'follow').isTipDue).toBe(false);
  });

  it('gets one tip in the second and the third game, and none for what was met before', () => {
    expect(meet(first, 'b', 'lead').isTipDue).toBe(false);
    const second = meet(first, 'b', 'draw');
    expect(second.isTipDue).toBe(true);
    expect(meet(second.met, 'b', 'draw').isTipDue).toBe(false);
    const third = meet(second.met, 'c', 'pile');
    expect(third.isTipDue).toBe(true);
    expect(meet(third.met, 'd', 'power').isTipDue).toBe(false);
    expect(meet(third.met, 'd', 'power').met).toBe(third.met);
  });

  it('goes on at a table that is opened again', () => {
    const second = meet(first, 'b', 'lead').met;
    expect(meet(second, 'a', 'draw').isTipDue).toBe(false);
    expect(meet(second, 'b', 'pile').isTipDue).toBe(true);
  });
});

it('is read at a glance: whole sentences, as many as fit', () => {
  expect(tipFrom('One. Two! Three?')).toBe('One. Two! Three?');
  expect(tipFrom(`${'a'.repeat(100)}. ${'b'.repeat(100)}. c.`)).toBe(`${'a'.repeat(100)}.`);
  expect(tipFrom('No end')).toBe('No end');
  expect(tipFrom(`One: two. ${'b'.repeat(130)}: c.`)).toBe('One: two.');
});

it('reads what a browser has kept, whatever it is', () => {
  for (const bad of [null, 7, 'x', []]) expect(metFrom(bad)).toEqual({});
  expect(metFrom({ quests: null, villages: { tables: ['a', 1], steps: 'x' } })).toEqual({
    quests: { tables: [], steps: [] },
    villages: { tables: ['a'], steps: [] },
  });
});
