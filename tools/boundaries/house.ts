// Who may import whom: kernel ← powers ← games ← apps. A package lists what it imports in its package.json. Knip
// checks that it imports nothing else, and this table checks what it may list.

/** A package that is not listed here has no place yet. */
const packages: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  conformance: ['kernel'],
  powers: ['kernel'],
  decks: ['kernel', 'powers'],
  bots: ['kernel', 'powers'],
  table: ['kernel', 'powers'],
  protocol: ['kernel'],
  client: ['kernel', 'protocol'],
  room: ['bots', 'kernel', 'protocol'],
};

/** A game's board may use the table; the linter keeps its rules away from it. */
const games: readonly string[] = ['kernel', 'powers', 'table'];

/**
 * Why the package in one folder may not import the package in another; null if it may. Folders are like
 * 'packages/kernel'. Tests may import more: `inTests` is for devDependencies.
 */
export function strangers(from: string, to: string, inTests: boolean): string | null {
  const [kind, name] = parts(from);
  const [otherKind, otherName] = parts(to);
  // The list of games is only for apps.
  if (kind === 'tools' || (kind === 'apps' && to === 'apps/shelf')) return null;
  // A room takes any game: its tests play the real ones.
  if (inTests && from === 'packages/room' && to === 'apps/shelf') return null;
  // The server serves the page, and must know when to build it.
  if (from === 'apps/server' && to === 'apps/web') return null;
  if (otherKind === 'apps' || otherKind === 'tools')
    return `nobody but a tool knows ${to}; move what you need into a package`;
  if (kind === 'apps') return null;
  if (otherKind === 'games')
    return kind === 'games'
      ? 'games never know each other; share by packages/kernel or packages/powers, or write it twice'
      : `packages know no game; take what you need of ${otherName} as an argument`;
  if (inTests && to === 'packages/conformance') return null;
  const known = kind === 'games' ? games : packages[name];
  if (known === undefined)
    return `${from} has no place in the house; give it one in tools/boundaries/house.ts`;
  if (known.includes(otherName)) return null;
  const list = known.length === 0 ? 'no other package' : `${known.join(' and ')} only`;
  return `${name} knows ${list}, not ${otherName}; turn the dependency round`;
}

function parts(folder: string): readonly [kind: string, name: string] {
  const [kind = '', name = ''] = folder.split('/');
  return [kind, name];
}
