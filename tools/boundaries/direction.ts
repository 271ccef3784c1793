// Who may import whom: kernel ← powers ← games ← apps, and only through the front door.
import { posix } from 'node:path';
import type { Place } from './house.ts';
import { gamesKnow, packagesKnow, placeOf, testKits } from './house.ts';
import type { Import } from './imports.ts';
import type { Rule, Violation } from './violation.ts';
import type { Workspace } from './workspaces.ts';

type Fault = { readonly rule: Rule; readonly advice: string };

const fault = (rule: Rule, advice: string): Fault => ({ rule, advice });
const fromTests = (place: Place): boolean => place.part === 'test' || place.part === 'kit';
const testTools = new Set(['vitest', 'fast-check']);

/** May `from` know `to` at all? Both are different folders. */
function acquaintance(from: Place, to: Place): Fault | null {
  if (from.kind === 'tool') return null;
  // The one list of games is there for the apps.
  if (from.kind === 'app' && to.folder === 'apps/shelf') return null;
  if (to.kind === 'app' || to.kind === 'tool') {
    return fault(
      'direction',
      `nothing but a tool imports ${to.folder}; move what you need into a package`,
    );
  }
  if (from.kind === 'app') return null;
  if (to.kind === 'game') {
    return from.kind === 'game'
      ? fault(
          'games-apart',
          `games never import each other; share by packages/kernel or packages/powers, or write it twice`,
        )
      : fault(
          'games-hidden',
          `packages know no game; take what you need of ${to.name} as an argument`,
        );
  }
  if (from.kind === 'game' && to.name === 'table') {
    return from.inUi
      ? null
      : fault('table-in-ui', `only ui/ may import the table; rules say what is, ui/ shows it`);
  }
  // Every test may join the suite, or play the toy.
  if (fromTests(from) && to.name === 'conformance') return null;
  const known = from.kind === 'game' ? gamesKnow : packagesKnow[from.name];
  if (known === undefined) {
    return fault(
      'unknown-package',
      `${from.folder} has no place in the house; give it one in tools/boundaries/house.ts`,
    );
  }
  if (known.includes(to.name)) return null;
  const list = known.length === 0 ? 'no other package' : `${known.join(' and ')} only`;
  return fault(
    'direction',
    `${from.name} knows ${list}, not ${to.name}; turn the dependency round`,
  );
}

/** A relative path: it stays in its folder, and rules stay away from ui/ and from the test kit. */
function neighbour(from: Place, file: string, specifier: string): Fault | null {
  const target = posix.join(posix.dirname(file), specifier);
  const to = placeOf(target);
  if (target.startsWith('..') || to.folder !== from.folder) {
    return fault(
      'leaves-package',
      `'${specifier}' leaves ${from.folder}; import the other package by its name`,
    );
  }
  if (from.part === 'source' && to.part === 'ui') {
    return fault('ui-at-edge', `rules never import their own ui/; let ui/ import the rules`);
  }
  if (from.part === 'source' && (to.part === 'kit' || to.part === 'test')) {
    return fault(
      'test-kit',
      `'${specifier}' is for tests; move what the source needs out of there`,
    );
  }
  return null;
}

/** An import by name, of one of our own packages. */
function byName(
  from: Place,
  specifier: string,
  workspaces: ReadonlyMap<string, Workspace>,
): Fault | null {
  const name = specifier.split('/').slice(0, 2).join('/');
  const workspace = workspaces.get(name);
  if (workspace === undefined) return fault('unknown-package', `there is no package ${name}`);
  const to = workspace.place;
  const stranger = to.folder === from.folder ? null : acquaintance(from, to);
  if (stranger !== null) return stranger;
  if (!workspace.entries.includes(specifier)) {
    const entries = workspace.entries.join(', ') || 'nothing';
    return fault('entry-point', `'${specifier}' is inside ${name}, which offers ${entries}`);
  }
  const mayTest = fromTests(from) || from.kind === 'tool' || from.folder === 'apps/cli';
  if (testKits.includes(specifier) && !mayTest) {
    return fault('test-kit', `'${specifier}' is for tests, apps/cli and tools`);
  }
  return null;
}

function faultOf(
  from: Place,
  file: string,
  { specifier }: Import,
  workspaces: ReadonlyMap<string, Workspace>,
): Fault | null {
  if (specifier === null) {
    return from.kind === 'tool' || from.kind === 'app' || fromTests(from)
      ? null
      : fault(
          'unreadable-import',
          `write the imported name as plain text, so that it can be checked`,
        );
  }
  if (specifier.startsWith('.') || specifier.startsWith('/'))
    return neighbour(from, file, specifier);
  if (specifier.startsWith('@castellan/')) return byName(from, specifier, workspaces);
  const isTestTool = testTools.has(specifier.split('/')[0] ?? '');
  return isTestTool && !fromTests(from) && from.kind !== 'tool'
    ? fault('test-kit', `'${specifier}' is for tests`)
    : null;
}

export function checkDirection(
  file: string,
  imports: readonly Import[],
  workspaces: ReadonlyMap<string, Workspace>,
): Violation[] {
  const from = placeOf(file);
  return imports.flatMap(each => {
    const found = faultOf(from, file, each, workspaces);
    return found === null ? [] : [{ file, line: each.line, ...found }];
  });
}
