// The toy is the template: a new game is Market Day under another name.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Naming } from './naming.ts';

const TOY = join('packages', 'conformance', 'toy');

/** The files of the new game by their paths from the root. */
export function filesOf(root: string, naming: Naming): Map<string, string> {
  const folder = `games/${naming.id}`;
  const files = new Map([[`${folder}/package.json`, manifest(naming)]]);
  const toy = readdirSync(join(root, TOY), { recursive: true, withFileTypes: true });
  // What is made of its catalogue is made again.
  for (const entry of toy.filter(one => one.isFile() && !/[/\\]made$/.test(one.parentPath))) {
    const path = join(entry.parentPath, entry.name);
    const place = renamed(relative(join(root, TOY), path).replaceAll('\\', '/'), naming);
    const text = readFileSync(path, 'utf8');
    files.set(
      `${folder}/${place}`,
      renamed(place === 'README.md' ? introduced(text) : text, naming),
    );
  }
  return files;
}

const renamed = (text: string, { id, title, clauses }: Naming): string =>
  text
    .replaceAll('market-day', id)
    .replaceAll('Market Day', title)
    .replaceAll(/\bMD(?= \d)/g, clauses);

/** The toy's introduction, between its title and its first clause, is not true for a copy. */
function introduced(readme: string): string {
  const [title, , ...clauses] = readme.split('\n\n');
  const introduction = [
    'A new game. So far it is the toy of `packages/conformance` under another name: change it until it is yours.',
    '[The guide](../../docs/guide/add-a-game.md) goes through it file by file.',
  ];
  return [title, introduction.join('\n'), ...clauses].join('\n\n');
}

function manifest({ id, title }: Naming): string {
  const fields = {
    name: `@castellan/${id}`,
    version: '0.1.0',
    private: true,
    description: `The rules of ${title}`,
    license: 'MIT',
    type: 'module',
    exports: { '.': './index.ts', './about': './about.ts', './edition': './edition.ts' },
    dependencies: { '@castellan/kernel': '0.1.0' },
    devDependencies: { '@castellan/conformance': '0.1.0' },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
