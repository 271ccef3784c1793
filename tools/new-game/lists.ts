// Where a game is named outside its own folder: on the shelf, from which every app takes its games, and in the lock
// files.
import type { Naming } from './naming.ts';

/** The files that change, by their paths from the root. The second lock file is npm's record of what is installed. */
export const LISTS = {
  listings: 'apps/shelf/src/listings.ts',
  shelf: 'apps/shelf/src/index.ts',
  shelfManifest: 'apps/shelf/package.json',
  lock: 'package-lock.json',
  installed: 'node_modules/.package-lock.json',
} as const;

const LAST_IMPORT =
  /^import \{ about as \w+ \} from '@castellan\/[\w-]+\/about';\n(?!import \{ about)/m;
const END_OF_LIST = /^\];\n/m;
const END_OF_RULES = /^\};\n/m;

/** The list of games with one more at its end. */
export function inListings(text: string, { id, variable }: Naming): string {
  const entry = [
    '  {',
    `    id: '${id}',`,
    `    about: ${variable},`,
    `    edition: async () => (await import('@castellan/${id}/edition')).edition,`,
    '  },',
    '',
  ].join('\n');
  const line = `import { about as ${variable} } from '@castellan/${id}/about';\n`;
  return inserted(
    LISTS.listings,
    inserted(LISTS.listings, text, LAST_IMPORT, found => found + line),
    END_OF_LIST,
    found => entry + found,
  );
}

/** The shelf with the rules of one more game. */
export function onShelf(text: string, { id }: Naming): string {
  const name = id.includes('-') ? `'${id}'` : id;
  const entry = `  ${name}: async () => (await import('@castellan/${id}')).game as unknown as Game,\n`;
  return inserted(LISTS.shelf, text, END_OF_RULES, found => entry + found);
}

function inserted(
  path: string,
  text: string,
  where: RegExp,
  change: (found: string) => string,
): string {
  if (!where.test(text))
    throw new Error(
      `${path} is not laid out as it was: put the game on the shelf by hand, or put the list back into its old form.`,
    );
  return text.replace(where, change);
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package.json of the shelf with the new game as a dependency. */
export function inManifest(text: string, { id }: Naming): string {
  const manifest = JSON.parse(text) as Manifest;
  return written({ ...manifest, dependencies: withGame(manifest.dependencies, id) });
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** A lock file as npm would write it for the new package. */
export function inLock(text: string, { id }: Naming, game: string): string {
  const lock = JSON.parse(text) as Lock;
  const shelf = lock.packages['apps/shelf'] as Manifest;
  const { name, version, license, dependencies, devDependencies } = JSON.parse(game) as Readonly<
    Record<string, unknown>
  >;
  const packages = {
    ...lock.packages,
    'apps/shelf': { ...shelf, dependencies: withGame(shelf.dependencies, id) },
    [`games/${id}`]: { name, version, license, dependencies, devDependencies },
    [`node_modules/@castellan/${id}`]: { resolved: `games/${id}`, link: true },
  };
  return written({ ...lock, packages: sorted(packages) });
}

const withGame = (dependencies: Manifest['dependencies'], id: string): Manifest['dependencies'] =>
  sorted({ ...dependencies, [`@castellan/${id}`]: '0.1.0' });

/** In npm's order. */
const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));

const written = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
