// `npm run drawing`: where the time goes while a table is opened and an answer is drawn, in a real Chromium.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

process.exitCode = await runWithChromium('drawing', 'npm run drawing', [
  join(root, 'apps/web/bench/drawing/main.ts'),
  ...process.argv.slice(2),
]);
