// The packages of this repository as others see them: their names and the entry points they declare.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './house.ts';
import { placeOf } from './house.ts';

export type Workspace = {
  readonly place: Place;
  /** '@castellan/kernel', '@castellan/kernel/testing' … */
  readonly entries: readonly string[];
};

/** What is read of a package.json. */
type Manifest = { readonly name: string; readonly exports?: Readonly<Record<string, unknown>> };

function foldersIn(root: string, parent: string): string[] {
  const path = join(root, parent);
  return existsSync(path) ? readdirSync(path).map(name => `${parent}/${name}`) : [];
}

/** Every workspace by its package name. */
export function readWorkspaces(root: string): Map<string, Workspace> {
  const workspaces = new Map<string, Workspace>();
  for (const folder of ['packages', 'games', 'apps', 'tools'].flatMap(top =>
    foldersIn(root, top),
  )) {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const entries = Object.keys(manifest.exports ?? {}).map(key => manifest.name + key.slice(1));
    workspaces.set(manifest.name, { place: placeOf(`${folder}/package.json`), entries });
  }
  return workspaces;
}
