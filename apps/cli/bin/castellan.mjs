#!/usr/bin/env node
// The `castellan` command. Plain JavaScript, so that an older Node can start it and hand over to the pinned one.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { oldest, pinnedNode } from '../../../scripts/pinned-node.mjs';

const main = new URL('../src/main.ts', import.meta.url);
const node = pinnedNode();

if (node === null) {
  console.error(
    `Castellan needs Node ${oldest} or newer, or the one that comes with it: run \`npm ci\` first.`,
  );
  process.exitCode = 1;
} else if (node === process.execPath) {
  process.argv[1] = fileURLToPath(main);
  await import(main.href);
} else {
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: 'inherit' });
  // The terminal sends ctrl-c to both; the command below decides what it means.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', code => process.exit(code ?? 1));
}
