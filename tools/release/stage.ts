import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bundle, manifestIn, packagesOf } from './bundle.ts';

/** What a release is called, and which Node it brings if need be. */
interface Manifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const TEXTS = ['LICENSE', 'NOTICE', 'CHANGELOG.md'];

/** Puts everything that a release holds into a folder, as npm will install it; returns the foreign packages in it. */
export async function stage(
  root: string,
  site: string,
  folder: string,
): Promise<readonly string[]> {
  const at = (...path: string[]): string => join(folder, ...path);
  const from = (...path: string[]): string => join(root, ...path);
  const { foreign } = await bundle(root, from('apps', 'cli', 'src', 'main.ts'), at('lib'));
  const packages = packagesOf(foreign);
  cpSync(site, at('site'), { recursive: true });
  cpSync(from('docs', 'rules'), at('docs', 'rules'), { recursive: true });
  mkdirSync(at('scripts'));
  for (const name of ['released.mjs', 'hand-over.mjs', 'pinned-node.mjs'])
    copyFileSync(from('scripts', name), at('scripts', name));
  chmodSync(at('scripts', 'released.mjs'), 0o755);
  for (const name of TEXTS) copyFileSync(from(name), at(name));
  copyFileSync(from('tools', 'release', 'README.md'), at('README.md'));
  writeFileSync(at('THIRD-PARTY.txt'), licences(packages));
  const manifest = JSON.parse(readFileSync(from('package.json'), 'utf8')) as Manifest;
  writeFileSync(at('package.json'), `${JSON.stringify(released(manifest), null, 2)}\n`);
  return packages;
}

/** It needs no other package: what it uses is in it. */
function released({ version, description, license, optionalDependencies }: Manifest): object {
  const nodes = new Set(Object.values(optionalDependencies));
  if (nodes.size !== 1) throw new Error('The packaged Nodes are not of one version.');
  return {
    name: 'castellan',
    version,
    description,
    license,
    type: 'module',
    bin: { castellan: 'scripts/released.mjs' },
    engines: { node: '>=18' },
    config: { node: [...nodes][0] },
  };
}

const LICENCE = /^licen[cs]e(?:[.-].*)?$/i;

/** Everyone whose work is in the programs, with what they ask for. */
function licences(packages: readonly string[]): string {
  const texts = packages.map(folder => {
    const { name, version, license } = manifestIn(folder);
    const files = readdirSync(folder).filter(file => LICENCE.test(file));
    const text = files.map(file => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
    return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
  });
  const line = `\n${'-'.repeat(80)}\n\n`;
  return `Castellan's programs contain these packages:\n${line}${texts.join(line)}`;
}
