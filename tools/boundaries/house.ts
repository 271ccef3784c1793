// The house: where a file lives, and what those who live there may know.

export type Kind = 'package' | 'game' | 'app' | 'tool';

/**
 * The part of its folder that a file belongs to. `kit` is what kernel and powers offer to tests: scenario tables
 * and the conformance suite. `ui` is a game's board.
 */
export type Part = 'source' | 'ui' | 'kit' | 'test';

export type Place = {
  readonly kind: Kind;
  /** The folder's name: 'kernel', 'card-kingdoms'. */
  readonly name: string;
  /** The folder from the root: 'packages/kernel'. */
  readonly folder: string;
  readonly part: Part;
  /** In a game's ui/, its tests included. */
  readonly inUi: boolean;
};

/** Direction between packages. A package that is not listed here has no place in the house yet. */
export const packagesKnow: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  conformance: ['kernel'],
  powers: ['kernel'],
  bots: ['kernel', 'powers'],
  table: ['kernel', 'powers'],
  protocol: ['kernel'],
};

/** What a game's rules know; its board also knows the table. */
export const gamesKnow: readonly string[] = ['kernel', 'powers'];

const kinds: Readonly<Record<string, Kind>> = {
  packages: 'package',
  games: 'game',
  apps: 'app',
};

/** Subpaths of a package that only tests, the command line and tools may import. */
export const testKits: readonly string[] = [
  '@castellan/kernel/testing',
  '@castellan/conformance',
  '@castellan/conformance/checks',
  '@castellan/conformance/toy',
  '@castellan/powers/conformance',
];

function partOf(kind: Kind, name: string, inside: readonly string[]): Part {
  const file = inside.at(-1) ?? '';
  if (/\.test\.tsx?$/.test(file) || inside.includes('test')) return 'test';
  // An app's benchmark and the settings of its browser tests drive it from outside, as tests do.
  if (kind === 'app' && (inside[0] === 'bench' || file === 'playwright.config.ts')) return 'test';
  // A package's gallery shows its parts to us, on a stage of its own.
  if (kind === 'package' && inside[0] === 'gallery') return 'test';
  if (kind === 'game' && inside[0] === 'ui') return 'ui';
  if (kind !== 'package' || inside[0] !== 'src') return 'source';
  // What other packages' tests are written with.
  const isKit = name === 'conformance' || inside[1] === 'testing' || inside[1] === 'conformance';
  return isKit ? 'kit' : 'source';
}

/** Where a file lives, by its path from the root. Whatever is not a package, a game or an app is a tool. */
export function placeOf(path: string): Place {
  const [top = '', name = '', ...inside] = path.split('/');
  const kind = kinds[top];
  if (kind !== undefined)
    return {
      kind,
      name,
      folder: `${top}/${name}`,
      part: partOf(kind, name, inside),
      inUi: kind === 'game' && inside[0] === 'ui',
    };
  const isWorkspace = top === 'tools' && name === 'bench';
  const folder = isWorkspace ? `${top}/${name}` : path.includes('/') ? top : '.';
  return {
    kind: 'tool',
    name: isWorkspace ? name : top,
    folder,
    part: partOf('tool', name, inside),
    inUi: false,
  };
}

const rulePackages: readonly string[] = ['kernel', 'conformance', 'powers', 'bots'];

/** Rule code: what must play the same game anywhere, any time. */
export function isRuleCode({ kind, name, part }: Place): boolean {
  if (part !== 'source' && part !== 'kit') return false;
  return kind === 'game' || (kind === 'package' && rulePackages.includes(name));
}
