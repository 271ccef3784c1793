import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tableRoot } from './house.ts';

const FILE = join(tableRoot, 'src', 'theme', 'fixed-tokens.css');

/** Writes tokens that never change into the styles where they are used: a page then neither loads nor looks up their names. */
export function fixedTokens(): Plugin {
  const values = new Map<string, string>();
  return {
    name: 'castellan:fixed-tokens',
    apply: 'build',
    buildStart() {
      for (const [, name, value] of readFileSync(FILE, 'utf8').matchAll(
        /^ +(--[\w-]+):\s+([^;]+);/gm,
      ))
        values.set(name!, value!);
    },
    transform(code, id) {
      if (id.endsWith('/fixed-tokens.css')) return { code: '', map: null };
      if (id.endsWith('.css'))
        return {
          code: code.replaceAll(
            /var\((--[\w-]+)\)/g,
            (use, name: string) => values.get(name) ?? use,
          ),
          map: null,
        };
      for (const [, name] of /\.tsx?$/.test(id) ? code.matchAll(/var\((--ct-[\w-]+)\)/g) : [])
        if (values.has(name!))
          this.error(`${id} takes ${name}, which the build writes into the styles: use a class.`);
      return null;
    },
  };
}
