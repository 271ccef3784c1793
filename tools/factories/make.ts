// Makes functions of the cards that a game is played with: one of its rules, one of its board, and one of its cards
// alone, for a page that fills them in. See ADR 0030.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { dependentsOf, nameFrom, readersOf } from './dependents.ts';

/** What no file of a game is: all of its tables of cards, what a table of it is laid for, and what it asks of a deck. */
const ALL_CARDS = 'made/cards.ts';

/** What is made of which file of a game, and what it exports. */
const DOORS = [
  { entry: 'index.ts', exported: 'game', file: 'rules', type: 'Game', home: 'kernel' },
  { entry: 'ui/index.tsx', exported: 'ui', file: 'ui', type: 'GameUi', home: 'table' },
  { entry: ALL_CARDS, exported: 'cards', file: 'cards', type: 'CardsOf', home: 'kernel' },
] as const;
type Door = (typeof DOORS)[number];

/** The games whose factories are older than what they are made of. */
export function staleGames(root: string): string[] {
  return globSync('games/*/index.ts', { cwd: root })
    .map(path => join(root, dirname(path)))
    .filter(game => markIn(game) !== markOf(game))
    .toSorted();
}

const MARK = 'made/factories.txt';

const markIn = (game: string): string | null => {
  const path = join(game, MARK);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

/** What a factory is made of: this tool, and every file in it. */
function markOf(game: string): string {
  const mark = createHash('sha256');
  const own = globSync('*.ts', { cwd: import.meta.dirname }).toSorted();
  for (const file of own) mark.update(readFileSync(join(import.meta.dirname, file)));
  const exclude = ['**/node_modules', '**/made', 'editions', 'test', '**/*.test.ts'];
  for (const file of globSync('**/*.{ts,tsx,json}', { cwd: game, exclude }).toSorted())
    mark.update(`\n${file}\n`).update(readFileSync(join(game, file)));
  return mark.digest('hex');
}

/** Makes the factories of a game. */
export async function makeFactories(game: string): Promise<void> {
  const mark = markOf(game);
  const folder = join(game, 'made');
  mkdirSync(folder, { recursive: true });
  for (const { entry, exported, file, ...typed } of DOORS) {
    const door = join(game, entry);
    if (entry !== ALL_CARDS && !existsSync(door)) continue;
    const code = `${MADE}${factory(await bundled(game, door), exported)}`;
    writeFileSync(join(folder, `${file}.js`), code);
    writeFileSync(join(folder, `${file}.d.ts`), typesOf(typed));
  }
  writeFileSync(join(game, MARK), mark);
}

/** All that differs with the cards, in one piece. */
async function bundled(game: string, entry: string): Promise<string> {
  const { build } = await import('vite');
  const made = await build({
    configFile: false,
    root: game,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [allCards(game), onlyDependents(game)],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      lib: { entry, formats: ['es'], fileName: 'factory' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was made.');
  return first.output[0].code;
}

function allCards(game: string): Plugin {
  const door = join(game, ALL_CARDS);
  const own = join(game, 'own-cards.ts');
  return {
    name: 'castellan:all-cards',
    enforce: 'pre',
    resolveId: id => (id === door ? id : null),
    load(id) {
      if (id !== door) return null;
      const tables = readersOf(game).map(
        (file, n) => `export * as table${n} from '${nameFrom(dirname(door), file)}';`,
      );
      const asked = existsSync(own)
        ? `import { ownCards } from '../own-cards.ts';`
        : 'const ownCards = null;';
      const laid = `import { edition } from '../edition.ts';\nexport const cards = { edition, ownCards };`;
      return [...tables, asked, laid].join('\n');
    },
  };
}

/** Everything else stays where it is, and is the same for every deck. */
function onlyDependents(game: string): Plugin {
  const inside = dependentsOf(game);
  return {
    name: 'castellan:only-dependents',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined) return null;
      if (!id.startsWith('.')) return { id, external: true };
      const file = resolve(dirname(importer), id);
      if (inside.has(file) || file.endsWith('.json')) return null;
      return { id: nameFrom(join(game, 'made'), file), external: true };
    },
  };
}

const MADE = "// Made by tools/factories from the game's own files: change those, not this one.\n";
const IMPORT = /^import [^;]+;\n/gm;
const EXPORT = /^export \{([^}]*)\};\n*$/m;
const READER = /\bcardTable(?: as ([\w$]+))?(?:, | (?=\}))/;

/** A module as a function of how it reads its cards. */
export function factory(code: string, exported: string): string {
  const imports = code.match(IMPORT) ?? [];
  const body = code.replaceAll(IMPORT, '');
  const names =
    EXPORT.exec(body)?.[1]
      ?.split(',')
      .map(name => name.trim()) ?? [];
  const own = names.find(name => name === exported || name.endsWith(` as ${exported}`));
  if (own === undefined) throw new Error(`Nothing called "${exported}" is exported.`);
  const [reader] = imports.flatMap(line => READER.exec(line)?.slice(1) ?? []);
  const head = imports.map(line => line.replace(READER, '').replace(', }', ' }'));
  return `${head.join('')}
export function make(${reader ?? 'cardTable'}) {
${body.replace(EXPORT, '')}
return ${own.split(' ')[0]!};
}
`;
}

function typesOf({ type, home }: Pick<Door, 'type' | 'home'>): string {
  return `import type { ReadCards } from '@castellan/kernel';
import type { ${type} } from '@castellan/${home}';

export function make(read: ReadCards): ${type};
`;
}
