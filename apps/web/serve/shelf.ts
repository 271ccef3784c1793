import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, contentType, pageHeaders, securityHeaders } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the build, in every form in which it can be sent. */
export interface Item {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

const SUFFIXES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Reads the whole build once: it is small, and then only its own file names can be requested. */
export function readShelf(folder: string): ReadonlyMap<string, Item> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const all = new Set(names);
  const items = new Map<string, Item>();
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const bodies = new Map<Encoding, Buffer>([['identity', content]]);
    for (const [encoding, suffix] of SUFFIXES) {
      if (all.has(name + suffix)) bodies.set(encoding, readFileSync(join(folder, name + suffix)));
    }
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const headers = {
      ...securityHeaders,
      ...(name.endsWith('.html') ? pageHeaders(content.toString()) : {}),
      'Cache-Control': cacheControl(name),
      'Content-Type': contentType(name),
      Vary: 'Accept-Encoding',
    };
    items.set(name, { etag, headers, bodies });
  }
  return items;
}

/** The smallest form that the browser accepts. `q=0` means it does not. */
export function bestEncoding(item: Item, accepted: string): Encoding {
  const refused = new Set<string>();
  const wanted = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(word => word.trim());
    (parameters.some(parameter => /^q=0(?:\.0*)?$/.test(parameter)) ? refused : wanted).add(name);
  }
  const takes = (name: string): boolean =>
    !refused.has(name) && (wanted.has(name) || wanted.has('*'));
  return (['br', 'gzip'] as const).find(name => item.bodies.has(name) && takes(name)) ?? 'identity';
}
