import { checks, runCheck, runChecks } from '../src/index.ts';
import { defineGame, defineSettings } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { toy } from '../src/toy.ts';
import { brokenGames } from './broken.ts';

const TWO = toy.variants[1]!;

/** Enough games for every fault to show; short ones, so that the endless game does not take long. */
const budget = { seeds: ['1', '2', '3', '4'], limit: 500 };

describe('each check notices', () => {
  test.each(brokenGames)('$check: $wrong', ({ check: name, says, game }) => {
    const check = checks.find(one => one.name === name)!;
    expect(() => runCheck(check, toy, TWO, budget)).not.toThrow();
    const attempt = (): void => runCheck(check, game(), TWO, budget);
    expect(attempt).toThrow(says);
    expect(attempt).toThrow(`breaks "${name}"`);
  });

  test.each(checks)('$name has a broken game', ({ name }) => {
    expect(brokenGames.some(({ check }) => check === name)).toBe(true);
  });
});

test('outside a test runner, all checks run over the game of one seed', () => {
  for (const variant of toy.variants)
    expect(() => runChecks(toy, variant, 7, { every: 3 })).not.toThrow();
  const { game } = brokenGames.find(({ check }) => check === 'appraise')!;
  expect(() => runChecks(game(), TWO, 7)).toThrow(
    /^market-day \(two\) breaks "appraise": seed "7", after \d+ answers/,
  );
});

/** So many points hardly anyone has. */
const RARE = 36;

test('a setting is told from one without effect, though few games reach what it changes', () => {
  const rainy = new WeakSet<object>();
  let reached = 0;
  let played = 0;
  const { specs } = defineSettings({ weather: { values: ['sun', 'rain'] } });
  const weathered = defineGame({
    ...toy,
    settings: [...toy.settings, ...specs],
    unpack(given, seed) {
      const state = toy.unpack(given, seed);
      if (given['weather'] === 'rain') rainy.add(state);
      return state;
    },
    outcome(state) {
      const end = toy.outcome(state);
      if (end === null || !rainy.has(state)) return end;
      played++;
      if (end.scores.every(({ total }) => total < RARE)) return end;
      reached++;
      return { ...end, winners: [] };
    },
  });
  const check = checks.find(({ name }) => name === 'settings')!;
  expect(() => runCheck(check, weathered, TWO, budget)).not.toThrow();
  expect(reached).toBe(1);
  expect(played).toBeGreaterThan(40);
});
