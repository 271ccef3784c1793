import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dist, houseRoot } from '../build/house.ts';

/** The sources of the build, and what lies among them but is not part of it. */
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'test',
  'serve',
  'bench',
  'gallery',
  'artefacts',
  'playwright.config.ts',
]);

/** Whether the build is missing, or older than one of its sources. */
export function isStale(): boolean {
  const built = join(dist, 'index.html');
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return SOURCES.some(source => hasNewer(join(houseRoot, source), since));
}

function hasNewer(path: string, since: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.isFile()) return found.mtimeMs > since && !/\.test\.tsx?$|\.md$/.test(path);
  return readdirSync(path).some(name => !LEFT_OUT.has(name) && hasNewer(join(path, name), since));
}
