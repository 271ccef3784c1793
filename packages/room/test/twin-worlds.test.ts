import { shelf } from '@castellan/shelf';
import { expect, test } from 'vitest';
import { gameOf } from '../src/testing/trial.ts';
import { compareTwins, keptTable } from '../src/testing/twin-worlds.ts';

test.each(shelf.map(({ id }) => id))('%s tells nobody more than they may know', async id => {
  const { answers, messages, hints, moves } = await compareTwins(await gameOf(id), keptTable);
  // A short game has few positions to look at.
  expect(messages).toBeGreaterThan(Math.min(100, 4 * answers));
  expect(moves).toBeGreaterThanOrEqual(Math.min(5, Math.floor(answers / 12)));
  expect(hints).toBeGreaterThan(0);
});
