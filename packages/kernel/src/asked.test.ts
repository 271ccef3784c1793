import { toy } from '@castellan/conformance/toy';
import type { ToySeen, ToyState } from '@castellan/conformance/toy';
import { describe, expect, test } from 'vitest';
import { allAsked, answerAsked } from './asked.ts';
import { defineGame } from './game.ts';
import type { Game } from './game.ts';
import { QuickChance } from './chance.ts';
import { randomAnswer } from './playout.ts';
import type { Choose, Steps } from './step.ts';
import { Table } from './table.ts';

test('an answer on a draft does what the same answer does to the state', () => {
  const one = toy.setup({}, 'same');
  const other = toy.clone(one);
  const t = toy.draft(other);
  const [asked] = allAsked(t);
  expect(asked!.decision).toEqual(toy.pending(one)[0]);
  expect(() => answerAsked(t, asked!, { decision: '0.0', picks: ['buy:moon'] })).toThrow(
    'not among the options',
  );
  expect(other).toEqual(one);
  const answer = { decision: '0.0', picks: ['pass'] };
  toy.apply(one, answer);
  answerAsked(t, asked!, answer);
  expect(other).toEqual(one);
});

describe('what pends is worked out once for a position', () => {
  /**
   * Counts how often the rules were asked for options, faces and the outcome, and how often something was resolved.
   */
  const none = { options: 0, prompts: 0, faces: 0, resolved: 0, outcomes: 0 };

  /** The toy game with counters. */
  function counting(): { game: Game<ToyState, ToySeen>; counts: typeof none } {
    const counts = { ...none };
    const counted =
      <A extends unknown[], R>(name: keyof typeof none, part: (...args: A) => R) =>
      (...args: A): R => {
        counts[name]++;
        return part(...args);
      };
    const steps = Object.entries(toy.steps).map(([name, step]) => {
      if (step.kind === 'auto') return [name, step];
      const parts = {
        options: counted('options', step.options.bind(step)),
        prompt: counted('prompts', step.prompt.bind(step)),
        face: counted('faces', step.face.bind(step)),
        resolve: counted('resolved', (step as Choose<ToyState>).resolve.bind(step)),
      };
      return [name, { ...step, ...parts }];
    });
    const game = defineGame<ToyState, ToySeen>({
      ...toy,
      steps: Object.fromEntries(steps) as Steps<ToyState>,
      outcome: counted('outcomes', toy.outcome),
    });
    return { game, counts };
  }

  test('a table that is looked at again and again asks its rules once', () => {
    const { game, counts } = counting();
    const table = new Table(game, { players: 2 }, 'once');
    Object.assign(counts, none);
    const chance = new QuickChance(1);
    const expected = { prompts: 0, faces: 0, outcomes: 1 };
    for (; table.outcome() === null; table.outcome()) {
      table.decisions();
      const open = table.decisions();
      expected.outcomes++;
      expected.prompts += open.length;
      for (const { options } of open) expected.faces += options.length;
      table.answer(randomAnswer(open[0]!, chance));
    }
    expect(counts).toMatchObject(expected);
  });

  test('the options of a step are worked out once, when the step is reached', () => {
    const { game, counts } = counting();
    // With one player, nobody is asked at the same time as someone else.
    const table = new Table(game, { players: 1 }, 'once');
    Object.assign(counts, none);
    const chance = new QuickChance(1);
    while (table.outcome() === null) table.answer(randomAnswer(table.decisions()[0]!, chance));
    expect(table.answers.length).toBeGreaterThan(6);
    expect(counts.options).toBe(counts.resolved);
  });
});
