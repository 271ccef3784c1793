// Which Node runs the project. The sources are TypeScript and run directly, which needs a recent Node. People may
// have an older one, so a pinned Node is installed with the dependencies, as an optional package for their platform.
// Everything in scripts/ is plain JavaScript for Node 18 and later, so that an older Node can run it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that runs this project: node:sqlite and type stripping are stable from here on. */
export const oldest = '24.15';

/** @param {string | null} version such as '26.10.0'; null is what does not start */
export function isNewEnough(version) {
  if (version === null) return false;
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** The version of a Node executable, or null if it can't start (wrong platform, missing loader). */
export function versionOf(executable) {
  try {
    return execFileSync(executable, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** The npm package with Node for this platform. Only on Apple silicon is its name irregular. */
export function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

/** Where that package keeps its executable, relative to node_modules. */
export function packagedExecutable() {
  return join(packageName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * The Node to run the project with: the current one if it is new enough, otherwise the packaged one, otherwise null.
 */
export function pinnedNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  // In a checkout among its packages; beside a release that was installed together with it.
  const places = [join(root, 'node_modules'), dirname(root)];
  const found = places.map(place => join(place, packagedExecutable())).filter(existsSync);
  return found.find(packaged => isNewEnough(versionOf(packaged))) ?? null;
}
