// What can be changed, and the tests that must notice it.
import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export interface Target {
  readonly name: string;
  /** Copied whole: what is changed, and its own tests. */
  readonly folder: string;
  /** What is changed and what is not, as globs in the folder. */
  readonly sources: string;
  readonly except: readonly string[];
  /** How it compiles. */
  readonly tsconfig: string;
}

/** What is not a rule of a game: texts, tables of cards, the display, and what a bot prefers. */
const NOT_RULES = [
  'ui/**',
  'test/**',
  'words/**',
  'vocabulary/**',
  'cards/**',
  '{about,board,ledger,legend}.ts',
  '{appraise*,favour,income,outlook,takes,worth}.ts',
];

const games = globSync('games/*/package.json', { cwd: root })
  .map(path => path.split(/[\\/]/)[1]!)
  .sort()
  .map(name => ({
    name,
    folder: `games/${name}`,
    sources: '**/*.ts',
    except: NOT_RULES,
    tsconfig: 'tsconfig.base.json',
  }));

export const targets: readonly Target[] = [
  ...games,
  {
    name: 'table',
    folder: 'packages/table',
    sources: 'src/**/*.ts',
    except: [
      // What tests are written with.
      'src/testing/**',
      // What is drawn and heard: pictures, shapes, sounds.
      'src/art/**',
      'src/icon/*.ts',
      'src/portrait/{draw,garments,hair,hats,stroke}.ts',
      'src/sound/recipes.ts',
      // What only a browser can run: hooks, pointers, animations.
      'src/**/use-*.ts',
      'src/view.ts',
      'src/stage/stage-context.ts',
      'src/carry/{drag,lifted}.ts',
      'src/decision/{asked-here,over-stage,point,sent}.ts',
      'src/motion/{glide,move}.ts',
    ],
    tsconfig: 'tsconfig.web.json',
  },
  {
    name: 'room',
    folder: 'packages/room',
    sources: 'src/**/*.ts',
    except: [
      'src/testing/**',
      // Replays, lessons and a page's own table: the tests of the page's worker have them.
      'src/host/{course-of,lessons,own-services,replay,sandbox,teacher}.ts',
    ],
    tsconfig: 'tsconfig.node.json',
  },
];

/** The files of a target that are changed. */
export const sourcesOf = ({ folder, sources, except }: Target): string[] =>
  globSync(`${folder}/${sources}`, {
    cwd: root,
    exclude: [...except.map(part => `${folder}/${part}`), '**/*.test.ts', '**/node_modules/**'],
  })
    .map(file => file.replaceAll('\\', '/'))
    .sort();

export const testsOf = ({ folder }: Target): string[] =>
  globSync([`${folder}/test/**/*.*`, `${folder}/src/**/*.test.ts`], { cwd: root }).sort();
