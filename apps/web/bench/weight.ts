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
  /** What paints faces, tokens and the pictures of all games, in a worker of its own. */
  readonly drawing: number;
}

/** What the built page weighs in one language. What comes later, when the table stands, is not part of it. */
export function weights(folder: string, games: readonly string[], locale = 'en'): Weights {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const lobby = closure(manifest, ['page', `words-${locale}`]);
  const shared = closure(manifest, ['table', 'boards'], lobby);
  const own = games.map(game => {
    const all = closure(manifest, [game, `/games/${game}/words/made/${locale}.ts`], shared);
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
    drawing: weigh(folder, painterIn(folder)),
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
const painterIn = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter(file => /^painter-.*\.js$/.test(file))
    .map(file => `assets/${file}`);

function weigh(folder: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return sum;
}
