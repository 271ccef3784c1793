// The browser tests: whole games in a real Chromium, against the built app. `npm run browser` runs them.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './test/browser/chromium-flags.ts';

// Several checkouts can be tested at once.
const port = Number(process.env['BROWSER_PORT'] ?? 8437);
const here = import.meta.dirname;
const artefacts = join(here, 'artefacts');
const report = process.env['BROWSER_REPORT'];
const executablePath = process.env['CHROMIUM_PATH'] || undefined;

export default defineConfig({
  testDir: join(here, 'test', 'browser'),
  outputDir: join(artefacts, 'failures'),
  // More than the cores can do at once: a test that waits for a clock, a server or another player leaves them free.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  // One that passes on its second try has found a bug that we want to see, but does not hold up all others: it is named
  // at the end as flaky. While a test is written, `--retries 0` shows it at once.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Tests play whole games; a machine that is slow, or busy with other things, must not make them fail.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // To trace all that is done takes time in every test. One that fails is traced with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      args: [...chromiumFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: `"${process.execPath}" "${join(here, '..', 'server', 'src', 'main.ts')}" --port ${port} --data "${join(artefacts, 'data')}"`,
    url: `http://localhost:${port}/`,
    // The page may have to be built first, on a busy machine.
    timeout: 600_000,
    stdout: 'pipe',
  },
});
