// Finds every catalogue of the house and writes its modules to `words/made/`, which git ignores.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseCatalogue, plainText, writeTexts } from './compile.ts';
import type { Entry, Parsed } from './compile.ts';
import { chaptersIn, ON_CARDS } from './rules.ts';

/** A folder with catalogues: `en.ftl`, and a file for each other language. */
export interface Shelf {
  readonly root: string;
  readonly folder: string;
  readonly languages: ReadonlyMap<string, Parsed>;
}

/** Each is a line for those who translate. */
export interface Findings {
  /** Wrong: nothing is written. */
  readonly problems: string[];
  /** Not translated yet: English is used. */
  readonly missing: string[];
}

const PLACES = ['{games,packages,apps}/*/{,src/}words/en.ftl', 'packages/*/toy/words/en.ftl'];

export function shelves(root: string): Shelf[] {
  const folders = globSync(PLACES, { cwd: root, exclude: ['**/node_modules'] }).map(dirname);
  return folders.toSorted().map(folder => {
    const files = globSync('*.ftl', { cwd: join(root, folder) });
    const names = files.map(file => basename(file, '.ftl')).filter(name => name !== 'en');
    const read = (language: string): readonly [string, Parsed] => {
      const path = join(folder, `${language}.ftl`);
      return [language, parseCatalogue(readFileSync(join(root, path), 'utf8'), path)];
    };
    return { root, folder, languages: new Map(['en', ...names.toSorted()].map(read)) };
  });
}

type Choice = (text: string) => boolean;

/** The name of a card: English has those that are printed on them. */
const isName: Choice = text => text.startsWith('name-');

/** What the lobby says of a game. */
const isAbout: Choice = text => text.startsWith('about-');

/** The parts of the page with texts of their own, that only those need who open them; their names begin with the part's. */
const OPENED = [
  'online',
  'account',
  'people',
  'puzzle',
  'find',
  'calls',
  'owned',
  'fault',
  'fair',
  'house',
  'tournament',
];
const PARTS: Readonly<Record<string, Choice>> = {
  lessons: text => /^lesson-|^legend-|\.meaning$/.test(text),
  ...Object.fromEntries(OPENED.map(part => [part, (text: string) => text.startsWith(`${part}-`)])),
};

const isText: Choice = text => ![isName, isAbout, ...Object.values(PARTS)].some(is => is(text));

const argList = ({ args }: Entry): string =>
  args.length === 0 ? 'none' : args.map(arg => `$${arg}`).join(', ');

/** What is wrong with the catalogues of a folder. Every language is held against English. */
function findingsOf({ folder, languages }: Shelf): Findings {
  const problems: string[] = [];
  const missing: string[] = [];
  const english = languages.get('en')!.texts;
  for (const [language, parsed] of languages) {
    const file = join(folder, `${language}.ftl`);
    problems.push(...parsed.problems);
    problems.push(...writeTexts(parsed).problems.map(problem => `${file}: ${problem}`));
    for (const [name, { args }] of parsed.texts) {
      if (isName(name)) continue;
      const original = english.get(name);
      if (original === undefined) problems.push(`${file}: English has no text "${name}".`);
      for (const arg of args)
        if (original !== undefined && !original.args.includes(arg))
          problems.push(`${file}: "${name}" uses $${arg}; English has ${argList(original)}.`);
    }
    for (const name of english.keys())
      if (!parsed.texts.has(name)) missing.push(`${file}: "${name}" is not translated.`);
  }
  return { problems, missing };
}

/** Texts that other code finds by the beginnings of their names. */
const FOUND = /^(?:about|icon|kind|value|ruling|rival|lesson|name|language|setting)(?:-|$)/;

/** Texts of English that no code names (`'deck'`), nor their beginning (`` `stand-${…}` ``). */
export function unusedOf({ root, folder, languages }: Shelf): string[] {
  // The language of powers has phrases of its own, which the games put into words.
  // What a game asks of a deck of own cards is said by the package that reads decks.
  const places = [dirname(folder), 'packages/powers/src', 'games/*/own-cards.ts'];
  const found = globSync(
    places.map(place => (place.endsWith('.ts') ? place : `${place}/**/*.{ts,tsx,ftl}`)),
    { cwd: root, exclude: ['**/made', '**/editions', '**/test', '**/node_modules'] },
  );
  const code = found.map(file => readFileSync(join(root, file), 'utf8')).join('\n');
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(match => match[1]!);
  const isNamed = (name: string): boolean =>
    code.includes(`'${name}'`) ||
    code.includes(`"${name}"`) ||
    new RegExp(`^\\s*${name}: `, 'm').test(code) ||
    begun.some(one => name.startsWith(one));
  // A part of the page names its texts without what they all begin with.
  const isUsed = (name: string): boolean =>
    isNamed(name) ||
    OPENED.some(part => name.startsWith(`${part}-`) && isNamed(name.slice(part.length + 1)));
  return [...languages.get('en')!.texts.keys()]
    .filter(name => !FOUND.test(name) && !name.includes('.') && !isUsed(name))
    .map(name => `${join(folder, 'en.ftl')}: nothing says "${name}".`);
}

/** The modules of a folder by their file names. */
function modulesOf(shelf: Shelf): Map<string, string> {
  const { folder, languages } = shelf;
  const names = [...languages.keys()];
  const english = [...languages.get('en')!.texts.keys()];
  const parts = Object.keys(PARTS).filter(part => english.some(PARTS[part]!));
  const modules = new Map<string, string>();
  for (const language of names) {
    modules.set(`${language}.ts`, textModule(shelf, language));
    for (const part of parts)
      modules.set(`${part}-${language}.ts`, partModule(shelf, language, part));
  }
  const heading = `// Made by tools/catalogues from the catalogues in ${folder}.`;
  /** What fetches each language: a module of its own, so that a page has only what it needs. */
  const loaders = (exported: string, prefix = ''): string =>
    lines(
      heading,
      `export type { Args } from './${prefix}en.ts';`,
      `export const ${exported} = {`,
      ...names.map(name => `  ${name}: () => import('./${prefix}${name}.ts'),`),
      '};',
    );
  modules.set('index.ts', loaders('catalogues'));
  for (const part of parts) modules.set(`${part}.ts`, loaders(part, `${part}-`));
  const imports = names.map(name => `import * as ${name} from './${name}.ts';`);
  modules.set('all.ts', lines(heading, ...imports, `export const all = { ${names.join(', ')} };`));
  if (english.includes('language'))
    modules.set('languages.ts', lines(heading, ...languageLines(shelf)));
  if (english.some(isAbout)) modules.set('about.ts', lines(heading, ...aboutLines(shelf)));
  return modules;
}

/** What the lobby says of a game: all languages together, as it is little and the lobby needs it at once. */
function aboutLines({ languages }: Shelf): string[] {
  const english = languages.get('en')!.texts;
  const rows = [...languages].map(([language, { texts }]) => {
    const fields = [...english].filter(([name]) => isAbout(name));
    const texted = fields.map(
      ([name, entry]) =>
        `${name.slice('about-'.length)}: ${plainText((texts.get(name) ?? entry).pattern)}`,
    );
    return `  ${language}: { ${texted.join(', ')} },`;
  });
  return ['export const words = {', ...rows, '};'];
}

/** The languages that must have every text. Others have begun: what they lack is said in English. */
export const completeIn = (root: string): readonly string[] =>
  JSON.parse(readFileSync(join(root, 'packages/table/words/complete.json'), 'utf8')) as string[];

/** What each language calls itself; those that don't say it are not on the list. */
function languageLines({ root, languages }: Shelf): string[] {
  const named = [...languages].flatMap(([language, { texts }]) => {
    const text = texts.get('language');
    return text === undefined ? [] : [`  ${language}: ${plainText(text.pattern)},`];
  });
  return [
    'export const languages = {',
    ...named,
    '} as const;',
    `export const complete = ${JSON.stringify(completeIn(root))} as const;`,
  ];
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

function textModule(shelf: Shelf, language: string): string {
  const { texts } = shelf.languages.get(language)!;
  const own = [
    ...headingOf(shelf, language, argsOf(shelf, language, isText, 'en')),
    ...made(shelf, language, isText),
  ];
  const hasIcons = [...shelf.languages.get('en')!.texts.keys()].some(name =>
    name.startsWith('icon-'),
  );
  if (!hasIcons) return lines(...own);
  const names = [...texts].filter(([name]) => isName(name));
  const rows = names.map(
    ([name, { pattern }]) =>
      `  ${JSON.stringify(name.slice('name-'.length))}: ${plainText(pattern)},`,
  );
  // A language without rules of its own for names and powers uses those of English.
  const has = existsSync(join(shelf.root, 'packages/powers/src/languages', `${language}.ts`));
  return lines(
    ...own,
    'export const names: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    `export { language } from '@castellan/powers/languages/${has ? language : 'en'}';`,
  );
}

/** The texts of a part; with the lessons of a game, the rules out of the digest in `docs/rules`. */
function partModule(shelf: Shelf, language: string, part: string): string {
  const [is, game] = [PARTS[part]!, basename(dirname(shelf.folder))];
  const digest = [join('docs/rules', language, `${game}.md`), join('docs/rules', `${game}.md`)];
  const found = digest.map(path => join(shelf.root, path)).find(path => existsSync(path));
  const rules =
    found === undefined
      ? []
      : chaptersIn(readFileSync(found, 'utf8')).filter(({ id }) => id !== ON_CARDS[game]);
  return lines(
    ...headingOf(shelf, language, argsOf(shelf, language, is, `${part}-en`)),
    ...made(shelf, language, is),
    ...(part === 'lessons' ? [`export const rules = ${JSON.stringify(rules, null, 1)};`] : []),
  );
}

/** Some of the texts; what is not translated yet is said in English. */
function made({ languages }: Shelf, language: string, is: Choice): readonly string[] {
  const english = languages.get('en')!;
  const { texts, terms } = languages.get(language)!;
  const chosen = [...english.texts].filter(([name]) => is(name));
  const all = new Map(chosen.map(([name, entry]) => [name, texts.get(name) ?? entry]));
  const written = writeTexts({ texts: all, terms: new Map([...english.terms, ...terms]) });
  return [...written.lines, `export const locale: string = ${JSON.stringify(language)};`];
}

function headingOf({ root, folder }: Shelf, language: string, args: readonly string[]): string[] {
  const hasOwn = existsSync(join(root, folder, 'functions.ts'));
  return [
    `// Made from ${join(folder, `${language}.ftl`)} by tools/catalogues: change that file, not this one.`,
    `import type { Catalogue, Piece, Value } from '@castellan/kernel';`,
    hasOwn
      ? `import type { Functions } from '../functions.ts';`
      : `import type { Speech as Functions } from '@castellan/kernel';`,
    ...args,
    'type Made = Catalogue<Args, Functions>;',
    'type Term = (a: Readonly<Record<string, Value>>, f: Functions) => Piece;',
  ];
}

/** The arguments of the texts are those of English; the other languages take them from there. */
function argsOf({ languages }: Shelf, language: string, is: Choice, file: string): string[] {
  if (language !== 'en') return [`import type { Args } from './${file}.ts';`];
  const texts = [...languages.get('en')!.texts].filter(([name]) => is(name));
  const rows = texts.map(([name, { args }]) => {
    const fields = args.map(arg => `readonly ${arg}: Value`).join('; ');
    return `  readonly ${JSON.stringify(name)}: {${fields === '' ? '' : ` ${fields} `}};`;
  });
  return ['/** By text, the arguments that it is given. */', 'export type Args = {', ...rows, '};'];
}

/** Writes what has changed, unless something is wrong. */
export function makeAll(root: string): Findings {
  const all = shelves(root);
  const findings = all.map(findingsOf);
  const problems = findings.flatMap(one => one.problems);
  const missing = findings.flatMap(one => one.missing);
  if (problems.length > 0) return { problems, missing };
  for (const shelf of all) {
    const folder = join(root, shelf.folder, 'made');
    const modules = modulesOf(shelf);
    mkdirSync(folder, { recursive: true });
    for (const file of globSync('*.ts', { cwd: folder }))
      if (!modules.has(file)) rmSync(join(folder, file));
    for (const [file, text] of modules) {
      const path = join(folder, file);
      if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
    }
  }
  return { problems, missing };
}
