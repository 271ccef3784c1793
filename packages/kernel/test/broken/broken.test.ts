import { checks, runCheck, runChecks } from '@castellan/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { brokenGames } from './broken.ts';
import { tiny } from './tiny/index.ts';

const TWO = tiny.variants[1]!;

/** Enough games for every fault to show; short ones, lest the endless one take long. */
const budget = { seeds: ['1', '2', '3', '4'], limit: 500 };

describe('each check notices', () => {
  test.each(brokenGames)('$check: $wrong', ({ check: name, says, game }) => {
    const check = checks.find(one => one.name === name)!;
    expect(() => runCheck(check, tiny, TWO, budget)).not.toThrow();
    const attempt = (): void => runCheck(check, game(), TWO, budget);
    expect(attempt).toThrow(says);
    expect(attempt).toThrow(`breaks "${name}"`);
  });

  test.each(checks)('$name has a broken game', ({ name }) => {
    expect(brokenGames.some(({ check }) => check === name)).toBe(true);
  });
});

test('outside a test runner, all checks run over the game of one seed', () => {
  for (const variant of tiny.variants)
    expect(() => runChecks(tiny, variant, 7, { every: 3 })).not.toThrow();
  const { game } = brokenGames.find(({ check }) => check === 'appraise')!;
  expect(() => runChecks(game(), TWO, 7)).toThrow(
    /^tiny \(2 seats\) breaks "appraise": seed "7", after \d+ answers/,
  );
});
