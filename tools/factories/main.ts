// Makes the factories of the games that have changed. Every command does so before it begins.
import { basename, join } from 'node:path';
import { makeFactories, staleGames } from './make.ts';

for (const game of staleGames(join(import.meta.dirname, '..', '..'))) {
  try {
    await makeFactories(game);
  } catch (error) {
    console.error(`The factories of ${basename(game)} can't be made: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
