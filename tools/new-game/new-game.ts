import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { makeAll } from '../catalogues/make.ts';
import { inListings, inLock, inManifest, LISTS, onShelf } from './lists.ts';
import type { Naming } from './naming.ts';
import { namingOf } from './naming.ts';
import { filesOf } from './template.ts';

/** Adds a game with this name to the repository: completely, or not at all. */
export function newGame(root: string, id: string): Naming {
  const naming = namingOf(id, namesIn(root));
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const files = filesOf(root, naming);
  const manifest = files.get(`games/${id}/package.json`)!;
  // Everything is prepared before anything is written.
  files.set(LISTS.listings, inListings(read(LISTS.listings), naming));
  files.set(LISTS.shelf, onShelf(read(LISTS.shelf), naming));
  files.set(LISTS.shelfManifest, inManifest(read(LISTS.shelfManifest), naming));
  for (const lock of [LISTS.lock, LISTS.installed])
    files.set(lock, inLock(read(lock), naming, manifest));
  write(root, id, files);
  makeAll(root);
  return naming;
}

/** Games and packages share one scope. */
function namesIn(root: string): string[] {
  return ['games', 'packages', 'apps', 'tools'].flatMap(folder =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => name),
  );
}

function write(root: string, id: string, files: ReadonlyMap<string, string>): void {
  const before = new Map<string, string>();
  try {
    for (const [path, text] of files) {
      const full = join(root, path);
      if (existsSync(full)) before.set(full, readFileSync(full, 'utf8'));
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, text);
    }
    link(root, id);
  } catch (error) {
    rmSync(join(root, 'games', id), { recursive: true, force: true });
    for (const [path, text] of before) writeFileSync(path, text);
    throw error;
  }
}

/** The link where others find the package, as npm would make it. */
function link(root: string, id: string): void {
  const place = join(root, 'node_modules', '@castellan', id);
  // The leftover link of a deleted game with this name.
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(place);
  const game = join(root, 'games', id);
  symlinkSync(
    process.platform === 'win32' ? game : relative(dirname(place), game),
    place,
    'junction',
  );
}
