import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export type FileKind = 'script' | 'style' | 'font' | 'picture' | 'other';

/** A file of the build: its size, and its size when sent. */
export interface Piece {
  readonly name: string;
  readonly kind: FileKind;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const KINDS: Readonly<Record<string, FileKind>> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  svg: 'picture',
  png: 'picture',
};

export function fileKindOf(name: string): FileKind {
  return KINDS[name.slice(name.lastIndexOf('.') + 1)] ?? 'other';
}

/** All files of the build, the largest first. */
export function bundle(folder: string): Piece[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.(?:br|gz)$|^manifest\.json$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return names
    .map(name => {
      const content = readFileSync(join(folder, name));
      const kind = fileKindOf(name);
      // Files that are already compressed are sent as they are.
      const isPacked = kind === 'font' || name.endsWith('.png');
      return {
        name: name.replace(/^assets\//, ''),
        kind,
        raw: content.length,
        gzip: isPacked ? content.length : gzipSync(content, { level: 9 }).length,
        brotli: isPacked ? content.length : brotliCompressSync(content).length,
      };
    })
    .sort((a, b) => b.gzip - a.gzip);
}
