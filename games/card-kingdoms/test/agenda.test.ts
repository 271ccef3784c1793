// What waits in a loaded game must wait in the order of a turn [CK 3.1, 13.3].
import { misplaced, positionsOf } from '@castellan/kernel/testing';
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';

/** What a turn has in any number: actions left, Thieves, dice, seats that have harvested, powers and parts of them. */
const IN_ANY_NUMBER: Readonly<Record<string, RegExp>> = {
  lost: /^(action|attack-die|compensation|power.*|thief|turn-up)$/,
  doubled: /^(action|power|power\/rest|thief)$/,
};

describe.each([1, 3, 5])('%i players', players => {
  const positions = positionsOf(cardKingdoms, { players, setup: 'random' }, 60);
  const believed = positions
    .flatMap(position => misplaced(position))
    .filter(({ state }) => cardKingdoms.problems(state).length === 0);

  test('positions of real games are accepted', () => {
    for (const position of positions) expect(cardKingdoms.problems(position)).toEqual([]);
  });

  test('a step that was misplaced is believed only where there can be one more or one less', () => {
    const harmful = believed.filter(({ how, step }) => !IN_ANY_NUMBER[how]?.test(step));
    expect(harmful.map(({ how, step }) => `${step} ${how}`)).toEqual([]);
  });
});
