// `npm run bench:levels`: how long each level of bots takes for a decision in a real Chromium, also on a slower processor.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { root } from './pinned-node.mjs';

process.exitCode = await runWithChromium('levels', 'npm run bench:levels', [
  join(root, 'apps/web/bench/levels/main.ts'),
  ...process.argv.slice(2),
]);
