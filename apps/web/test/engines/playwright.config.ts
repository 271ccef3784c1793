// The visits of the other engines. `npm run engines` runs them; those without a browser here are left out, loudly.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { Chosen } from './journey.ts';

const artefacts = join(import.meta.dirname, '..', '..', 'artefacts');
const report = process.env['BROWSER_REPORT'];

export default defineConfig<object, Chosen>({
  testDir: import.meta.dirname,
  outputDir: join(artefacts, 'engines-failed'),
  globalSetup: join(import.meta.dirname, 'built.ts'),
  // Each engine plays its part from beginning to end, beside the other.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  projects: [
    ...(process.env['FIREFOX_PATH'] ? [{ name: 'Firefox', use: { engineName: 'firefox' as const } }] : []),
    ...(process.env['WEBKIT_DRIVER_PATH'] ? [{ name: 'WebKit', use: { engineName: 'webkit' as const } }] : []),
  ],
});
