// Checks that neither the linter nor the compiler can make: who may depend on whom, that no path leaves its package,
// that cards are tables, that only the icon language looks at the kind of an effect, and that screens compute no rule.
// The linter's part is in .oxlintrc.json: pure rules, test tools only in tests, ui/ only at the edge.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { strangers } from './house.ts';

/** A broken rule: where, which one, and what to do instead. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule:
    | 'direction'
    | 'leaves-package'
    | 'plain-tables'
    | 'kind-of-effect'
    | 'rules-in-screen';
  readonly advice: string;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const FOLDERS = '{packages,games,apps,tools}/*';

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export function checkBoundaries(root: string): Violation[] {
  const manifests = globSync(`${FOLDERS}/package.json`, { cwd: root }).sort();
  const sources = globSync(`${FOLDERS}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).sort();
  return [
    ...checkDirection(root, manifests),
    ...sources.flatMap(file => {
      const text = read(root, file);
      return [
        ...checkPaths(root, file, text),
        ...checkTable(file, text),
        ...checkKinds(file, text),
        ...checkScreen(file, text),
      ];
    }),
  ];
}

function checkDirection(root: string, manifests: readonly string[]): Violation[] {
  const said = manifests.map(file => ({ file, text: read(root, file) }));
  const folderOf = new Map(
    said.map(({ file, text }) => [(JSON.parse(text) as Manifest).name, dirname(file)]),
  );
  return said.flatMap(({ file, text }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Manifest;
    const names = Object.keys({ ...devDependencies, ...dependencies });
    return names.flatMap((name): Violation[] => {
      const to = folderOf.get(name);
      const inTests = !Object.hasOwn(dependencies, name);
      const advice = to === undefined ? null : strangers(dirname(file), to, inTests);
      const line = lineOf(text, text.indexOf(`"${name}"`));
      return advice === null ? [] : [{ file, line, rule: 'direction', advice }];
    });
  });
}

/** The package of a file; a file without a package.json in its folder belongs to the root. */
function packageOf(root: string, file: string): string {
  const [top = '', name = ''] = file.split('/');
  const folder = `${top}/${name}`;
  return existsSync(join(root, folder, 'package.json')) ? folder : top;
}

function checkPaths(root: string, file: string, text: string): Violation[] {
  if (!text.includes('../')) return [];
  const home = packageOf(root, file);
  return importsOf(file, text).flatMap(({ specifier, at }): Violation[] => {
    if (!specifier.startsWith('../')) return [];
    if (`${posix.join(posix.dirname(file), specifier)}/`.startsWith(`${home}/`)) return [];
    const advice = `'${specifier}' leaves ${home}; import the other package by its name`;
    return [{ file, line: lineOf(text, at), rule: 'leaves-package', advice }];
  });
}

function importsOf(file: string, text: string): { specifier: string; at: number }[] {
  const { staticImports, staticExports, dynamicImports } = parsed(file, text).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.flatMap(request =>
    request
      ? [{ specifier: text.slice(request.start + 1, request.end - 1), at: request.start }]
      : [],
  );
}

/** A game's cards/ are tables: they call the constructors of the icon language and contain no logic. */
function checkTable(file: string, text: string): Violation[] {
  if (
    !/^(games\/[^/]+|packages\/conformance\/toy)\/cards\//.test(file) ||
    file.endsWith('.test.ts')
  )
    return [];
  const advice =
    'cards/ are tables without functions; say it in the icon language, or register a verb in powers.ts';
  return placesOf(isFunction, parsed(file, text).program).map(at => ({
    file,
    line: lineOf(text, at),
    rule: 'plain-tables',
    advice,
  }));
}

/** What an effect is, is asked in `packages/powers`, so that a new kind is new in one place. */
function checkKinds(file: string, text: string): Violation[] {
  // What a game's puzzles say of a turn was told by its rules.
  const isOurs =
    /^(games|apps|packages\/(?!powers\/))/.test(file) && !/^games\/[\w-]+\/puzzles\.ts$/.test(file);
  if (!isOurs || /\.test\.tsx?$|\/test\//.test(file) || !/\bop\b/.test(text)) return [];
  const advice = 'only packages/powers knows the kinds of effects; ask it (src/traits.ts)';
  return placesOf(isKind, parsed(file, text).program).map(at => ({
    file,
    line: lineOf(text, at),
    rule: 'kind-of-effect',
    advice,
  }));
}

/** What a game's ui/ may import of its game, by the path in the game's folder: what there is, and what is shown of it. */
const FOR_SCREENS =
  /^((state|events|view|settings|figures|printed)\.ts|(cards|ui|vocabulary|words)\/.+)$/;

/** A screen computes no rule: what it must know comes with the decision and the view. */
function checkScreen(file: string, text: string): Violation[] {
  const game = /^games\/[^/]+\/(?=ui\/)/.exec(file)?.[0];
  if (game === undefined || file.includes('.test.')) return [];
  return importsOf(file, text).flatMap(({ specifier, at }): Violation[] => {
    const path = posix.join(posix.dirname(file), specifier);
    const isRule = specifier.startsWith('.') && path.startsWith(game);
    if (!isRule || FOR_SCREENS.test(path.slice(game.length))) return [];
    const advice = `a screen computes no rule, so it knows no ${path}; take it from ${game}view.ts`;
    return [{ file, line: lineOf(text, at), rule: 'rules-in-screen', advice }];
  });
}

/** This is the bundler's own parser, so what is checked is what runs. */
const parsed = (file: string, text: string): ReturnType<typeof parseSync> =>
  parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' });

/** A part of the syntax tree. */
interface Node {
  readonly type?: string;
  readonly start: number;
  readonly name?: unknown;
  readonly value?: unknown;
}

const isFunction = ({ type = '' }: Node): boolean => /^(ArrowFunction|Function|Class)/.test(type);

/** The name of what says an effect's kind: `effect.op`, `{ op }`, `'op' in effect`. */
const isKind = ({ type, name, value }: Node): boolean =>
  (type === 'Identifier' && name === 'op') || (type === 'Literal' && value === 'op');

/** Where such parts begin, anywhere below a node of the syntax tree. */
function placesOf(wanted: (node: Node) => boolean, node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  if (wanted(node as Node)) return [(node as Node).start];
  return Object.values(node).flatMap(child => placesOf(wanted, child));
}
