// `npm run motion`: what is seen when things happen, as pictures, and how smooth it is, in a real Chromium.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

process.exitCode = await runWithChromium('motion', 'npm run motion', [
  join(root, 'apps/web/bench/motion/main.ts'),
  ...process.argv.slice(2),
]);
