// `npm run browser`: the browser tests, in a real Chromium, against the built app (built first if needed). `--report
// FILE` also writes the results to a file; all other arguments go to Playwright.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

const args = process.argv.slice(2);
const at = args.indexOf('--report');
const report = at < 0 ? '' : args.splice(at, 2)[1];
const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'apps/web/playwright.config.ts');

process.exitCode = await runWithChromium(
  'browser tests',
  'npm run browser',
  [cli, 'test', '--config', config, ...args],
  { BROWSER_REPORT: report },
);
