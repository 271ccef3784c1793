import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What takes longest, first of all, so that nobody waits for it at the end: games that are played, and servers that wait. */
const LONG = [
  'tools/new-game/new-game',
  'games/card-kingdoms/test/conformance',
  'apps/server/test/cluster-duties',
  'apps/server/test/rights',
  'apps/server/test/release',
  'apps/server/test/tournaments',
  'games/margraves/test/conformance',
  'apps/server/test/cluster',
  'apps/server/test/editions',
  'games/shadowgate/test/conformance',
  'apps/server/test/copy',
  'games/quests/test/conformance',
  'packages/room/test/reasons',
  'apps/server/test/routes',
  'apps/server/test/data',
  'apps/web/test/places',
  'apps/server/test/places',
  'apps/server/test/on-postgres',
  'games/card-kingdoms/test/record',
  'games/villages/test/conformance',
  'games/margraves/test/record',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{apps,games,packages,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Tests share what was loaded, which takes a sixth of the time away. So whatever a test changes for all, it puts back.
    isolate: false,
    sequence: { sequencer: LongFirst },
    // One more than there are cores: tests of servers wait a lot.
    maxWorkers: availableParallelism() + 1,
    // Tests play whole games; a slow machine must not make them fail.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // One that passes on its second try has found a bug that we want to see, but does not hold up all others: CI names it.
    // At a desk it fails at once.
    retry: process.env['CI'] ? 1 : 0,
  },
});
