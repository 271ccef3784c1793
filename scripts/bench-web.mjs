// `npm run bench:web`: the size and speed of the built web app, measured in a real Chromium.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

process.exitCode = await runWithChromium('web benchmark', 'npm run bench:web', [
  join(root, 'apps/web/bench/main.ts'),
  ...process.argv.slice(2),
]);
