// Debian's packages, for the tests that need a program which npm doesn't have.
import { execFileSync, spawnSync } from 'node:child_process';

function run(args) {
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Whether this machine takes Debian's packages from us. */
export function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs packages: all of the first list that can be had. */
export function installFromDebian(...lists) {
  const quietly = ['install', '-y', '-qq', '--no-install-recommends'];
  return run(['update', '-qq']) && lists.some(names => run([...quietly, ...names]));
}
