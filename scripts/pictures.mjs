// `npm run pictures`: takes the pictures in the README again; with --all, every screen at every size.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

process.exitCode = await runWithChromium('pictures', 'npm run pictures', [
  join(root, 'apps/web/bench/pictures/main.ts'),
  ...process.argv.slice(2),
]);
