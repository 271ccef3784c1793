import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Plan } from '../src/ahead/plan.ts';
import { gameFolders, webRoot } from './house.ts';

/** A placeholder in the script for the plan that only the finished build knows. */
const PLACE = '__CASTELLAN_PLAN__';
/** What must be known of the page before anything else. */
const FIRST = '<meta charset="utf-8" />';

/** The screens at which a table is shown, by their names in the address. */
const SCREENS: Readonly<Record<string, string>> = {
  table: 'screens/table/seated-table.tsx',
  replay: 'screens/replay/replay.tsx',
  learn: 'screens/learn/learn.tsx',
  setup: 'screens/setup/setup.tsx',
  room: 'online/room-screen.tsx',
};
const LOCALES = globSync('??.ftl', { cwd: join(webRoot, 'src', 'words') }).map(file =>
  basename(file, '.ftl'),
);

/** Writes the script that asks ahead (`src/ahead/ahead.ts`) into the page, with what each address needs. */
export function ahead(): Plugin {
  return {
    name: 'castellan:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const name = Object.keys(bundle!).find(file => /\/ahead-[\w-]+\.js$/.test(file))!;
        const { code } = bundle![name] as Rolldown.OutputChunk;
        delete bundle![name];
        const plan = JSON.stringify(planOf(bundle!));
        const script = `<script>${code.trim().replace(PLACE, () => plan)}</script>`;
        // Before any style: a script waits for those.
        const written = html.replace(FIRST, () => `${FIRST}\n    ${script}`);
        if (!script.includes(plan) || !written.includes(script))
          throw new Error('What asks ahead found no place in the page.');
        return written;
      },
    },
  };
}

function planOf(bundle: Rolldown.OutputBundle): Plan {
  const files = new Files(bundle);
  // A game without a board of its own is small: the page fetches it when it knows of it.
  const games = gameFolders().filter(game => files.has(`games/${game}/ui/index.tsx`));
  const page = files.of('web/src/main.tsx');
  const boards = games.map(game => files.of(`games/${game}/ui/index.tsx`));
  const table = new Set([
    ...files.of('web/src/screens/table/seated-table.tsx'),
    ...(boards[0] ?? []).filter(file => boards.every(board => board.includes(file))),
  ]);
  const every = new Set([...page, ...table]);
  const beyond = (module: string): string[] => files.of(module).filter(file => !every.has(file));
  const speeches = games.flatMap(game =>
    LOCALES.map(locale => [`${game} ${locale}`, beyond(`games/${game}/words/made/${locale}.ts`)]),
  );
  return {
    table: [...table].filter(file => !page.includes(file)),
    screens: byKey(Object.keys(SCREENS), screen => beyond(`web/src/${SCREENS[screen]}`)),
    games: byKey(games, game => [
      ...beyond(`games/${game}/ui/index.tsx`),
      files.named(`pictures-${game}`, 'json'),
    ]),
    words: {
      ...byKey(LOCALES, locale => beyond(`web/src/words/made/${locale}.ts`)),
      ...Object.fromEntries(speeches),
    },
    worker: files.named('main', 'js'),
    rules: byKey(games, game =>
      ['rolldown-runtime', 'common', game].map(name => files.named(name, 'js')),
    ),
  };
}

const byKey = <T>(keys: readonly string[], make: (key: string) => T): Record<string, T> =>
  Object.fromEntries(keys.map(key => [key, make(key)]));

/** What the build has written. */
class Files {
  readonly #bundle: Rolldown.OutputBundle;

  constructor(bundle: Rolldown.OutputBundle) {
    this.#bundle = bundle;
  }

  has(module: string): boolean {
    return this.#holding(module) !== undefined;
  }

  /** The file that a module lies in, and all that it imports. */
  of(module: string): string[] {
    const names = new Set<string>();
    const add = (name: string): void => {
      const file = this.#bundle[name];
      if (file?.type !== 'chunk' || names.has(name)) return;
      names.add(name);
      for (const style of file.viteMetadata?.importedCss ?? []) names.add(style);
      for (const one of file.imports) add(one);
    };
    const found = this.#holding(module);
    if (found === undefined) throw new Error(`The build has no ${module}.`);
    add(found.fileName);
    return [...names].map(name => basename(name));
  }

  #holding(module: string): Rolldown.OutputChunk | Rolldown.OutputAsset | undefined {
    return Object.values(this.#bundle).find(
      file => file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(module)),
    );
  }

  /** A file whose modules are not known here: a worker's, or data. */
  named(name: string, kind: string): string {
    const pattern = new RegExp(`^assets/${name}-[\\w-]{8}\\.${kind}$`);
    const found = Object.values(this.#bundle).find(
      ({ type, fileName }) => type === 'asset' && pattern.test(fileName),
    );
    if (found === undefined) throw new Error(`The build has no ${name}.`);
    return basename(found.fileName);
  }
}
