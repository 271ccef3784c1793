// What waits in a loaded game must wait in the order of a turn [CK 3.1, 13.3].
import { misplaced, positionsOf } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

/** Steps that can be in a turn any number of times: actions, Thieves, dice, harvests, parts of a reward. */
const IN_ANY_NUMBER = {
  lost: ['action', 'attack-die', 'compensation', 'power/rest', 'power/use', 'thief', 'turn-up'],
  doubled: ['action', 'power/rest', 'thief'],
};

describe.each([1, 3, 5])('%i players', players => {
  const positions = positionsOf(cardKingdoms, { players, setup: 'random' }, 8);
  const believed = positions
    .flatMap(position => misplaced(position))
    .filter(({ state }) => cardKingdoms.problems(state).length === 0)
    .map(({ deed, step }) => `${step} ${deed}`);

  test('positions of real games are accepted', () => {
    for (const position of positions) expect(cardKingdoms.problems(position)).toEqual([]);
  });

  test('a misplaced step is accepted only if there can be one more or one less of it', () => {
    const harmless = Object.entries(IN_ANY_NUMBER).flatMap(([deed, steps]) =>
      steps.map(step => `${step} ${deed}`),
    );
    expect(believed.filter(deed => !harmless.includes(deed))).toEqual([]);
  });
});
