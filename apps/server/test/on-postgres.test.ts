// What tests of a server say of one file is true of PostgreSQL too: history and ratings, the game of the day, fair and kind.
import { describe } from 'vitest';
import { keepIn } from './house.ts';
import { hasPostgres } from './services/programs.ts';
import { inPostgres } from './services/stores.ts';

describe.runIf(hasPostgres())('on PostgreSQL', async () => {
  keepIn(inPostgres);
  await import('./history.test.ts');
  await import('./daily.test.ts');
  await import('./fair.test.ts');
  keepIn(null);
});
