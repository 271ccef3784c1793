import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** These play whole games. */
const LONG = /\/(anchor|appraise|legend|play|words)\.test\.ts$/;

/** The first failure decides, so what takes long comes last. Vitest itself begins with it. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).reverse();
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(file => !isLong(file)), ...sorted.filter(isLong)];
  }
}

/** The game's own tests, without the conformance suite: that asks whether a game is sound, not whether it is this game. */
export default defineConfig({
  test: {
    include: [`games/${process.env['MUTANTS_OF']}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/ui/**', '**/conformance.test.ts'],
    testTimeout: 60_000,
    // A mutant is switched on before anything is loaded, so one worker can run all files.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
