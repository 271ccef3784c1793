// `npm run screens`: whole games measured on every screen; prints a row for each game and screen. The fullest tables are
// measured in `npm test`, in German and French only some of them; `LANGUAGES=de,fr npm run screens -- fullest`: all of them
// in these languages, a quarter of an hour. `PLACES=all npm run screens -- fullest`: every place where there was the most
// of something, which takes hours.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

const cli = join(root, 'node_modules/@playwright/test/cli.js');
const config = join(root, 'apps/web/playwright.config.ts');

const named = process.argv.slice(2);
const specs = named.length > 0 ? named : ['stage.spec'];

console.log('| game | screen | decisions | faults | at most 4 buttons |');
console.log('| --- | --- | --- | --- | --- |');
process.exitCode = await runWithChromium(
  'screens',
  'npm run screens',
  // One at a time: what is measured depends on no clock, but two browsers would take longer than twice one.
  [cli, 'test', '--config', config, '--workers=1', ...specs],
  { FULLEST: 'all' },
);
