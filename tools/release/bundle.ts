import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';

/** Programs and threads are named by their URL in the sources: `new URL('worker.ts', import.meta.url)`. */
const BY_URL = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;
/** Texts that lie in the checkout, and beside the programs in a release. */
const DOCS = /`(?:\.\.\/)+docs\//g;

/** What a bundle is made of. */
export interface Bundle {
  /** Every file of a package that is not ours, and went into it. */
  readonly foreign: readonly string[];
}

/**
 * Makes plain JavaScript of the program that starts at `entry`, of every program and thread that it starts, and of all
 * that they import: files in one folder, that need nothing but Node.
 */
export async function bundle(root: string, entry: string, folder: string): Promise<Bundle> {
  const foreign = new Set<string>();
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [programs(root), site(root), record(foreign)],
    // A release runs on Node alone: everything goes in.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: { [nameOf(root, entry)]: entry },
        // PostgreSQL's driver tries it, and does without.
        external: ['pg-native'],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'es' },
      },
    },
  });
  return { foreign: [...foreign].sort() };
}

/** `apps/server/src/store/sqlite-worker.ts` is `server-store-sqlite-worker`. */
function nameOf(root: string, file: string): string {
  return relative(root, file)
    .replace(/^apps\//, '')
    .replace(/\.ts$/, '')
    .split('/')
    .filter(part => part !== 'src')
    .join('-');
}

/** Whatever a file starts by its URL becomes a file beside it. */
function programs(root: string): Plugin {
  return {
    name: 'castellan:programs',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('/node_modules/')) return null;
      const changed = code
        .replaceAll(BY_URL, (_, path: string) => {
          const file = resolve(dirname(id), path);
          const name = nameOf(root, file);
          this.emitFile({ type: 'chunk', id: file, fileName: `${name}.js` });
          return `new URL('./${name}.js', import.meta.url)`;
        })
        .replaceAll(DOCS, '`../docs/');
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** The page of a release is built: nothing there looks for its sources. */
function site(root: string): Plugin {
  const ours = join(root, 'apps', 'web', 'serve', 'released-site.ts');
  return {
    name: 'castellan:site',
    enforce: 'pre',
    resolveId: id => (id === '@castellan/web/site' ? ours : null),
  };
}

function record(foreign: Set<string>): Plugin {
  return {
    name: 'castellan:record',
    moduleParsed({ id }) {
      const [file = ''] = id.replace(/^\0/, '').split('?');
      if (file.includes('/node_modules/')) foreign.add(file);
    },
  };
}

/** The folders of the packages to which these files belong. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const folders = files.map(file => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)![0]);
  return [...new Set(folders)].sort();
}

export function manifestIn(folder: string): {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
} {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
