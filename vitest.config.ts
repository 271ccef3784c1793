import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps,tools}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Whole games are played in tests; a slow machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that passes by its second try has found a bug that we would rather see.
    retry: 0,
  },
});
