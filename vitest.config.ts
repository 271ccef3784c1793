import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{games,packages/{bots,conformance,kernel,powers,protocol}}/**/*.test.ts'],
          // Rules keep nothing between two games, so their tests can share what was loaded: a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apps', include: ['{apps,tools,packages/{client,room,table}}/**/*.test.ts'] },
      },
    ],
    // All cores: nothing else happens while tests run.
    maxWorkers: '100%',
    // Tests play whole games; a slow machine must not make them fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // No retries: a test that passes on its second try has found a bug that we want to see.
    retry: 0,
  },
});
