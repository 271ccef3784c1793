import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
/** Below this size, headers cost more than compression saves. */
const SMALL = 512;

/** Puts a .br and a .gz beside every text file of the build, so that serving needs no compression. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'castellan:compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
          TEXT.test(name),
        );
        await Promise.all(names.map(name => squeeze(join(folder, name))));
      },
    },
  };
}

async function squeeze(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < SMALL) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) writeFileSync(`${file}.br`, br);
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
}
