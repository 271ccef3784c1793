import { describe, expect, test } from 'vitest';
import { purse } from './purse.ts';

const kinds = { gold: 'G', gem: 'gem' };
const written = {
  add: (
    held: Record<'gold' | 'gem', number>,
    n: Record<'gold' | 'gem', number>,
    times: number,
  ) => ({
    gold: (held.gold += n.gold * times),
    gem: (held.gem += n.gem * times),
  }),
  has: (held: Record<'gold' | 'gem', number>, n: Record<'gold' | 'gem', number>, times: number) =>
    held.gold >= n.gold * times && held.gem >= n.gem * times,
};

describe.each([
  ['by name', purse(kinds)],
  ['written out', purse(kinds, written)],
])('a purse, counted %s', (_, tokens) => {
  test('holds what is put into it', () => {
    expect(tokens.kinds).toEqual(['gold', 'gem']);
    const held = { ...tokens.of({ gem: 2 }), cards: [7] };
    expect(held).toEqual({ gold: 0, gem: 2, cards: [7] });
    tokens.add(held, { gold: 3, gem: 1 }, 2);
    expect(held).toEqual({ gold: 6, gem: 4, cards: [7] });
    expect(tokens.add(held, { gold: 1, gem: 0 }, -2)).toMatchObject({ gold: 4, gem: 4 });
    expect(tokens.since(held, { gold: 5, gem: 1 })).toEqual({ gold: -1, gem: 3 });
  });

  test.each([
    [{ gold: 2, gem: 1 }, 2, true],
    [{ gold: 2, gem: 1 }, 3, false],
    [{ gold: 0, gem: 3 }, 1, false],
    [{ gold: 9, gem: 9 }, 0, true],
  ])('has %j %i times: %s', (price, times, isEnough) => {
    expect(tokens.has({ gold: 4, gem: 2 }, price, times)).toBe(isEnough);
  });

  test('a price, several times', () => {
    expect(tokens.times({ gold: 2, gem: 1 }, 3)).toEqual({ gold: 6, gem: 3 });
  });

  test('is checked as part of a state', () => {
    const problems: string[] = [];
    const { gold, gem } = tokens.fields({ gem: 5 });
    gold.shape(2)(-1, 'gold', problems);
    gem.shape(2)(6, 'gem', problems);
    expect(problems).toEqual([
      'gold must be a whole number from 0 up',
      'gem must be a whole number from 0 to 5',
    ]);
  });
});

test('a kind that was forgotten when it was written out is named at once', () => {
  const more = { ...kinds, favor: 'F' };
  const [add, has] = [purse(more).add, purse(more).has];
  expect(() => purse(more, { add, has: written.has })).toThrow('the purse does not count favor');
  expect(() => purse(more, { has, add: written.add as never })).toThrow(
    'the purse does not count favor',
  );
  // @ts-expect-error The compiler says it already of an `add` that leaves out a kind.
  expect(() => purse(more, { ...written, has })).toThrow('favor');
});
