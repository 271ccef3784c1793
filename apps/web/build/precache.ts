import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { webRoot } from './house.ts';
import { partsOf } from './parts.ts';

/** A placeholder in the service worker's source for the list that only the finished build knows. */
const PLACE = '__CASTELLAN_FILES__';
/** What is not for the page: the worker itself, and the list of which file needs which. */
const OURS = new Set(['sw.js', 'manifest.json']);
/** What few ever need is fetched when it is: rules of older versions, and puzzles. */
const APART = /^assets\/(?:editions|puzzles)\//;
const publicRoot = join(webRoot, 'public');

/** Writes the list of this build's files into the service worker. */
export function precache(): Plugin {
  return {
    name: 'castellan:precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The build has no sw.js');
        const built = Object.entries(bundle).filter(
          ([name]) => !OURS.has(name) && !name.endsWith('.map'),
        );
        const hash = createHash('sha256');
        const files = [];
        for (const [name, file] of built) {
          const content = file.type === 'chunk' ? file.code : file.source;
          hash.update(name).update(content);
          // The page itself is asked for by the address that people know.
          if (!APART.test(name)) files.push({ name: name === 'index.html' ? '' : name, content });
        }
        for (const found of readdirSync(publicRoot, { recursive: true, encoding: 'utf8' }).sort()) {
          if (!/\.\w+$/.test(found)) continue;
          const name = found.replaceAll('\\', '/');
          const content = readFileSync(join(publicRoot, found));
          hash.update(name).update(content);
          files.push({ name, content });
        }
        const list = { version: hash.digest('hex').slice(0, 16), parts: partsOf(bundle, files) };
        // Written as a JSON string, so that it fits whatever quotes the minifier chose.
        worker.code = worker.code.replace(PLACE, () =>
          JSON.stringify(list)
            .replaceAll('"', String.raw`\"`)
            .replaceAll('`', ''),
        );
        if (!worker.code.includes(list.version))
          throw new Error('The list of files found no place in sw.js');
      },
    },
  };
}
