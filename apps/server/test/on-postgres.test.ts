// What tests of a server say of one file is true of PostgreSQL too: history and ratings, the game of the day, fair and kind.
import { describe, vi } from 'vitest';
import { hasPostgres } from './services/programs.ts';
import { inPostgres } from './services/stores.ts';

describe.runIf(hasPostgres())('on PostgreSQL', async () => {
  // Who was here before may have loaded them, and a file that is loaded says its tests no second time.
  vi.resetModules();
  const { keepIn } = await import('./house.ts');
  keepIn(inPostgres);
  await import('./history.test.ts');
  await import('./daily.test.ts');
  await import('./fair.test.ts');
  keepIn(null);
});
