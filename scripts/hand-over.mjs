// The `castellan` command of a checkout and of a release. Plain JavaScript, so that an older Node can start it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { oldest, pinnedNode } from './pinned-node.mjs';

/**
 * Runs a program: here if this Node is new enough, else by the pinned one.
 *
 * @param {URL} main
 * @param {string} advice what to do if there is no Node that is new enough
 */
export async function handOver(main, advice) {
  const node = pinnedNode();
  if (node === null) {
    console.error(
      `Castellan needs Node ${oldest} or newer, and this is Node ${process.versions.node}. ${advice}`,
    );
    process.exitCode = 1;
  } else if (node === process.execPath) {
    process.argv[1] = fileURLToPath(main);
    await import(main.href);
  } else {
    const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], {
      stdio: 'inherit',
    });
    // The terminal sends ctrl-c to both; the command below decides what it means.
    process.on('SIGINT', () => {});
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('close', code => process.exit(code ?? 1));
  }
}
