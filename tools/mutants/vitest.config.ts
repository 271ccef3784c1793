import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** These play whole games, and those of a mutant may never end. */
const LONG =
  /\/(agenda|anchor|audience|full-disk|clone|legend|places|playthrough|record|resolved|secrets|spoiled-file|table-file|twin-worlds|words)\.test\.ts$/;

/** The first failure decides, so slow files come last. Vitest would start with them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).reverse();
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(file => !isLong(file)), ...sorted.filter(isLong)];
  }
}

/**
 * The target's own tests; of a game without its screen and the conformance suite, which asks whether a game is sound, not whether it is this
 * game. Also without the tests of how well bots play: they take longer than all others together, and should not be
 * the only tests of a rule.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [`${process.env['MUTANTS_OF']}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/ui/**', '**/{appraise,conformance,greedy,play}.test.ts'],
    // Stryker sets the time limit: a test that fails because the machine is busy would look like a kill.
    testTimeout: 0,
    hookTimeout: 0,
    // A mutant is switched on before anything is loaded, so one worker can run all files.
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
