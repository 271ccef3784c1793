import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { gameOfText } from '@castellan/shelf/decks';
import { foreignDeck } from '@castellan/shelf/testing';
import { expect, test } from 'vitest';
import { gameOf } from '../src/testing/trial.ts';
import { compareTwins, keptTable } from '../src/testing/twin-worlds.ts';

const games: readonly (readonly [string, () => Promise<Game>])[] = [
  ...shelf.map(({ id }) => [id, () => gameOf(id)] as const),
  ...['card-kingdoms', 'villages', 'shadowgate'].map(
    id =>
      [`${id} with a deck of strangers`, async () => gameOfText(await foreignDeck(id))] as const,
  ),
];

test.each(games)('%s tells nobody more than they may know', async (_, game) => {
  const { answers, messages, hints, moves } = await compareTwins(await game(), keptTable);
  // A short game has few positions to look at.
  expect(messages).toBeGreaterThan(Math.min(100, 4 * answers));
  expect(moves).toBeGreaterThanOrEqual(Math.min(5, Math.floor(answers / 12)));
  expect(hints).toBeGreaterThan(0);
});
