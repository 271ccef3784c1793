// What waits in a loaded game must wait in the order of a turn [SG 3.2].
import { misplaced, positionsOf } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { shadowgate } from '../index.ts';

/** A state does not show whether a paid quest is already completed: its points are added to the others. */
const UNSEEN = ['level lost', 'use lost'];

describe.each([
  { players: 1, characters: 'star' },
  { players: 3, characters: 'star' },
  { players: 3, characters: 'either' },
])('$players players, characters: $characters', settings => {
  const positions = positionsOf(shadowgate, settings, 20);

  test('positions of real games are accepted', () => {
    for (const position of positions) expect(shadowgate.problems(position)).toEqual([]);
  });

  test('a misplaced step is refused, unless it may already be done', () => {
    const believed = positions
      .flatMap(position => misplaced(position))
      .filter(({ state }) => shadowgate.problems(state).length === 0)
      .map(({ how, step }) => `${step} ${how}`);
    expect(believed.filter(change => !UNSEEN.includes(change))).toEqual([]);
  });
});
