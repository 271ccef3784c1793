import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['{packages,games,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Tests play whole games; a slow machine must not make them fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // No retries: a test that passes on its second try has found a bug that we want to see.
    retry: 0,
  },
});
