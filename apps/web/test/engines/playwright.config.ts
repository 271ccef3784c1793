// The visits of the other engines. `npm run engines` runs them; those without a browser here are left out, loudly.
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { buildSite, isStale } from '../../serve/site.ts';
import type { Chosen } from './journey.ts';

const artefacts = join(import.meta.dirname, '..', '..', 'artefacts');
const report = process.env['BROWSER_REPORT'];

// Before several servers want it at once.
if (isStale()) await buildSite();

export default defineConfig<object, Chosen>({
  testDir: import.meta.dirname,
  outputDir: join(artefacts, 'engines-failed'),
  // Each engine plays its part from beginning to end, beside the other.
  workers: 2,
  fullyParallel: false,
  // As for Chromium: named, but nothing is held up.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Drawn without a graphics card, perhaps on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  projects: [
    ...(process.env['FIREFOX_PATH']
      ? [{ name: 'Firefox', use: { engineName: 'firefox' as const } }]
      : []),
    ...(process.env['WEBKIT_DRIVER_PATH']
      ? [{ name: 'WebKit', use: { engineName: 'webkit' as const } }]
      : []),
  ],
});
