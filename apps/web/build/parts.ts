import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { gameFolders } from './house.ts';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...given: never) => unknown>>[1];

/** What is fetched together, to be there without a network: the page itself, or what one game adds. */
export interface Part {
  readonly name: string;
  readonly files: readonly string[];
  /** How much is sent for it. */
  readonly bytes: number;
}

/** The part that everything needs. */
const PAGE = 'page';

interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Sorts the files of the build: what only one game needs is that game's part. */
export function partsOf(bundle: Bundle, files: readonly BuiltFile[]): readonly Part[] {
  const owners = ownersIn(bundle);
  const names = [PAGE, ...gameFolders()];
  return names.map(name => {
    const own = files.filter(file => (owners.get(file.name) ?? PAGE) === name);
    const bytes = own.reduce((sum, { content }) => sum + sentBytes(content), 0);
    return { name, files: own.map(file => `/${file.name}`), bytes };
  });
}

function ownersIn(bundle: Bundle): ReadonlyMap<string, string> {
  const games = gameFolders();
  const owners = new Map<string, string>();
  for (const [name, file] of Object.entries(bundle)) {
    // A worker's files and pictures come without their modules, by the name of their game.
    const named = games.find(game => new RegExp(`^assets/(?:pictures-)?${game}-`).test(name));
    if (named !== undefined) owners.set(name, named);
    if (file.type !== 'chunk') continue;
    const of = games.filter(game => file.moduleIds.some(id => id.includes(`/games/${game}/`)));
    if (of.length !== 1) continue;
    owners.set(name, of[0]!);
    for (const style of file.viteMetadata?.importedCss ?? []) owners.set(style, of[0]!);
  }
  return owners;
}

const sentBytes = (content: string | Uint8Array): number => {
  const packed = brotliCompressSync(content).length;
  return Math.min(packed, Buffer.byteLength(content));
};
