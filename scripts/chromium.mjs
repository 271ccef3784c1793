// Finds a Chromium for the browser tests, or installs one if possible: Debian's package as root, otherwise
// Playwright's own. Then runs what needs it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';
import { pinnedNode, root } from './pinned-node.mjs';

/** The shell without windows first: opening a window for each test takes a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath() {
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      const file = join(folder, name);
      if (folder !== '' && existsSync(file)) return file;
    }
  }
  return null;
}

function fromDebian() {
  if (!canInstall()) return false;
  console.log('No Chromium here: installing Debian’s package.');
  // Older Debians have no shell without windows.
  const [shell, whole] = ['chromium-headless-shell', 'chromium'];
  return installFromDebian(['fonts-liberation', shell], ['fonts-liberation', whole]);
}

function fromPlaywright() {
  console.log('No Chromium here: asking Playwright for its own.');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  return spawnSync(pinnedNode(), [cli, 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}

/** The path of a Chromium; '' for Playwright's own, which it finds by itself; null if there is none. */
function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const found = onPath();
  if (found !== null) return found;
  if (fromDebian()) return onPath();
  return fromPlaywright() ? '' : null;
}

/**
 * Runs a file on the pinned Node with CHROMIUM_PATH set; resolves to its exit status. Without a Chromium it prints a
 * clear warning instead, which is a failure in CI.
 */
export function runWithChromium(what, command, args, env = {}) {
  const path = chromium();
  if (path === null) {
    console.error(
      `\n*** ${what.toUpperCase()} NOT RUN: no Chromium here, and none could be installed. ***`,
    );
    console.error(
      `*** Install Chromium, or name one with CHROMIUM_PATH, and run \`${command}\`. ***\n`,
    );
    return Promise.resolve(process.env.CI ? 1 : 0);
  }
  const child = spawn(pinnedNode(), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, CHROMIUM_PATH: path },
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  return new Promise(resolve => {
    child.on('error', () => resolve(1));
    child.on('close', code => resolve(code ?? 1));
  });
}
