import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the build in its list of which needs which. */
interface Entry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Entry>>;

/** Scripts and styles, gzipped, in bytes. */
export interface Weights {
  /** Loaded before a game can be chosen. */
  readonly lobby: number;
  /** Loaded before any table can be played, the lobby included. */
  readonly shared: number;
  /** By game: what else is loaded for its table. */
  readonly own: Readonly<Record<string, number>>;
  /** What draws faces and the pictures of all games: it comes when a table stands. */
  readonly drawing: number;
}

/** What the built page weighs in one language. What comes later, when the table stands, is not part of it. */
export function weights(folder: string, games: readonly string[], locale = 'en'): Weights {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const lobby = closure(manifest, ['page', `/src/words/made/${locale}.ts`]);
  const shared = closure(
    manifest,
    ['/seated-table.tsx', ':pictures/table', `/table/words/made/${locale}.ts`],
    lobby,
  );
  const own = games.map(game => {
    const parts = ['edition.ts', 'ui/index.tsx', `words/made/${locale}.ts`];
    const entries = parts.map(part => `/games/${game}/${part}`);
    const all = closure(manifest, [...entries, `:pictures/${game}`], shared);
    return [
      game,
      weigh(
        folder,
        [...all].filter(file => !shared.has(file)),
      ),
    ] as const;
  });
  return {
    lobby: weigh(folder, lobby),
    shared: weigh(folder, shared),
    own: Object.fromEntries(own),
    drawing: weigh(folder, drawing(folder, manifest, shared)),
  };
}

/**
 * The files that these entries need, one through the other, together with those already there. An entry is given by its
 * name, or by how its path ends: how it begins depends on where the build was started.
 */
function closure(
  manifest: Manifest,
  entries: readonly string[],
  there: ReadonlySet<string> = new Set(),
): Set<string> {
  const files = new Set(there);
  const add = (entry: Entry): void => {
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) files.add(style);
    for (const key of entry.imports ?? []) add(manifest[key]!);
  };
  for (const wanted of entries) {
    const found = Object.keys(manifest).find(
      key => `/${key}`.endsWith(wanted) || manifest[key]!.name === wanted,
    );
    if (found === undefined) throw new Error(`The build has no ${wanted}.`);
    add(manifest[found]!);
  }
  return files;
}

/** The painter is a worker: the list of files does not name it. */
function drawing(folder: string, manifest: Manifest, there: ReadonlySet<string>): string[] {
  const painter = readdirSync(join(folder, 'assets')).filter(file => /^painter-.*\.js$/.test(file));
  const faces = [...closure(manifest, ['/portrait/draw.ts'], there)].filter(one => !there.has(one));
  return [...painter.map(file => `assets/${file}`), ...faces];
}

function weigh(folder: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return sum;
}
