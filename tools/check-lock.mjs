// Fails if a package-lock.json would not install everywhere, or differs from its package.json files.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFaults } from './lock/faults.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The folders that match a workspace pattern; a `*` can only be the last part. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -'/*'.length);
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent)).map(name => `${parent}/${name}`);
}

const manifests = { '': readJson('package.json') };
for (const folder of manifests[''].workspaces.flatMap(foldersOf)) {
  const path = `${folder}/package.json`;
  if (existsSync(join(root, path))) manifests[folder] = readJson(path);
}

/** The other servers of `npm run load` have a lock of their own; they are installed without scripts. */
const rivals = readJson('tools/rivals/package-lock.json').packages;
for (const entry of Object.values(rivals)) delete entry.hasInstallScript;

const faults = [
  ...lockFaults(readJson('package-lock.json').packages, manifests),
  ...lockFaults(rivals, { '': readJson('tools/rivals/package.json') }),
];
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log('The lock is complete for every platform.');
