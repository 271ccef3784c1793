// `npm run screens`: tables measured in full, which takes too long for `npm test`: every place where there was the most of
// something, tables for one, and whole games on every screen.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'apps/web/playwright.config.ts');

process.exitCode = await runWithChromium(
  'screens',
  'npm run screens',
  [cli, 'test', '--config', config, 'fullest.spec', 'stage.spec', ...process.argv.slice(2)],
  { FULLEST: 'all' },
);
