// Checks whether the installed packages match the lock file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode, root } from './pinned-node.mjs';

const readLock = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

const libc = () => (process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
const admits = (list, value) => list === undefined || list.includes(value);

/** Whether a native package is meant for this machine. */
function fitsHere({ os, cpu, libc: libcs }) {
  if (!admits(os, process.platform) || !admits(cpu, process.arch)) return false;
  return process.platform !== 'linux' || libcs === undefined || libcs.includes(libc());
}

/** Whether a package of the lock file may be missing here: those for other platforms, and optional peers. */
function mayBeAbsent(entry) {
  const isNative = entry.os !== undefined || entry.cpu !== undefined;
  if (entry.optional && isNative) return !fitsHere(entry);
  return entry.optional || entry.devOptional || entry.peer;
}

/** Why the installed packages differ from the lock file, or null if they match. */
export function staleness() {
  const installedLock = join('node_modules', '.package-lock.json');
  // npm writes this file last, so an interrupted install counts as missing.
  if (!existsSync(join(root, installedLock))) return 'the dependencies are not installed yet';
  const installed = readLock(installedLock);
  for (const [place, entry] of Object.entries(readLock('package-lock.json'))) {
    // If two versions are needed, one is in the node_modules of the package that needs it.
    if (!place.includes('node_modules/')) continue;
    const name = place.split('node_modules/').at(-1);
    const found = installed[place];
    if (found === undefined && mayBeAbsent(entry)) continue;
    if (found === undefined) return `${name} is missing`;
    if (found.version !== entry.version || found.integrity !== entry.integrity) {
      return `${name} is not as the lock has it`;
    }
  }
  return pinnedNode() === null ? 'the pinned Node is missing' : null;
}
