import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build, minifySync } from 'vite';
import { factory } from '../factories/make.ts';

/** What was kept. */
export interface Kept {
  readonly game: string;
  readonly rulesVersion: number;
  readonly kilobytes: number;
}

const LIST = 'apps/shelf/src/editions.ts';
const END_OF_LIST = /^\];\n/m;

/** With the cards as they were. */
const WHOLE = `import { cardTable } from '@castellan/kernel';
export const game = make(cardTable);
`;

const TYPES = `// Rules as they were in an older version: the same contract as today's.
import type { Game, ReadCards } from '@castellan/kernel';

export const game: Game;

/** The same with other cards; not in what was kept before there were decks. */
export function make(read: ReadCards): Game;
`;

/**
 * Keeps the rules of a game as they are in the checkout \`from\`: one file without imports but the kernel, which plays
 * on when the rules have long been mended. It goes into \`root\`, and on the list of kept editions.
 */
export async function keepEdition(root: string, from: string, game: string): Promise<Kept> {
  const source = join(from, 'games', game);
  if (!existsSync(join(source, 'index.ts')))
    throw new Error(`There is no game "${game}" in ${from}.`);
  const { edition } = (await import(join(source, 'edition.ts'))) as {
    readonly edition: { readonly name: string; readonly rulesVersion: number };
  };
  const { name, rulesVersion } = edition;
  const folder = join(root, 'games', game, 'editions');
  const file = join(folder, `${rulesVersion}.js`);
  if (existsSync(file)) throw new Error(`Version ${rulesVersion} of ${game} is kept already.`);
  const code = await bundled(from, source);
  const text = `// ${name}, rules version ${rulesVersion}, as it was. Made by \`npm run keep-edition\` from the rules; not to be edited.\n${code}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  writeFileSync(join(folder, 'edition.d.ts'), TYPES);
  writeFileSync(
    join(folder, `${rulesVersion}.record.txt`),
    readFileSync(join(source, 'test', 'record.txt')),
  );
  openDoor(join(root, 'games', game, 'package.json'));
  enlist(join(root, LIST), game, rulesVersion);
  return { game, rulesVersion, kilobytes: Math.round(text.length / 1024) };
}

async function bundled(from: string, source: string): Promise<string> {
  const made = await build({
    configFile: false,
    root: from,
    logLevel: 'error',
    plugins: [englishOnly(source)],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(source, 'index.ts'), formats: ['es'], fileName: 'game' },
      // The kernel is the contract: a table of today plays by these rules, so both must mean the same things.
      rolldownOptions: { external: [/^@castellan\/kernel/] },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built.');
  const [chunk, ...rest] = first.output;
  if (rest.length > 0) throw new Error('The rules are more than one file.');
  // Its names are short already. Nobody reads it, so it needs no lines either.
  return `${minifySync('game.js', `${factory(chunk.code, 'game')}${WHOLE}`, { compress: false, mangle: false }).code}\n`;
}

/** Pages speak by today's words; a program is spoken to in English. */
function englishOnly(source: string): Plugin {
  const made = join(source, 'words', 'made');
  return {
    name: 'castellan:english-only',
    enforce: 'pre',
    load: id =>
      id === join(made, 'all.ts')
        ? `import * as en from ${JSON.stringify(join(made, 'en.ts'))};\nexport const all = { en };`
        : null,
  };
}

/** Lets others import what the folder holds. */
function openDoor(path: string): void {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { exports: Record<string, unknown> };
  manifest.exports['./editions/*'] = {
    types: './editions/edition.d.ts',
    default: './editions/*.js',
  };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

function enlist(path: string, game: string, rulesVersion: number): void {
  const text = readFileSync(path, 'utf8');
  if (!END_OF_LIST.test(text)) throw new Error(`${LIST} is not laid out as it was.`);
  const entry = `  {
    game: '${game}',
    rulesVersion: ${rulesVersion},
    rules: async () => (await import('@castellan/${game}/editions/${rulesVersion}')).game,
    make: () => import('@castellan/${game}/editions/${rulesVersion}'),
  },
`;
  writeFileSync(
    path,
    text.replace(END_OF_LIST, end => entry + end),
  );
}
