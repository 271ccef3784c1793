// `npm run chaos`: breaks what people play on, and looks whether anything is lost. `--page`: after a server, a page too.
import { join } from 'node:path';
import { runWithChromium } from './chromium.mjs';
import { runFile } from './commands.mjs';
import { root } from './pinned-node.mjs';

const args = process.argv.slice(2);
const [server, page] = ['apps/server/load/chaos.ts', 'apps/web/test/killed/main.ts'].map(file =>
  join(root, file),
);
process.exitCode = await runFile([server, ...args]);
if (args.includes('--page') && process.exitCode === 0)
  process.exitCode = await runWithChromium('chaos of a page', 'npm run chaos -- --page', [
    page,
    ...args,
  ]);
