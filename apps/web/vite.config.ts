import { join } from 'node:path';
import { defineConfig } from 'vite';
import { boards } from './build/boards.ts';
import { cards } from './build/cards.ts';
import { compileEarly } from './build/compile-early.ts';
import { compress } from './build/compress.ts';
import { fixedTokens } from './build/fixed-tokens.ts';
import { dist, webRoot } from './build/house.ts';
import { pictures } from './build/pictures.ts';
import { precache } from './build/precache.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { noWords } from './build/words.ts';

/** The style compiler's name for nested rules. */
const NESTING = 1;

/** What few ever need lies apart: rules of older versions, and puzzles. */
const APART: Readonly<Record<string, RegExp>> = {
  'editions/': /[\\/]editions[\\/]\d+\.js$/,
  'puzzles/': /[\\/]games[\\/][\w-]+[\\/]puzzles\.ts$/,
};
const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string => {
  const apart = Object.keys(APART).find(folder => moduleIds.some(id => APART[folder]!.test(id)));
  return `assets/${apart ?? ''}[name]-[hash].js`;
};

export default defineConfig(({ mode }) => ({
  root: webRoot,
  base: '/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    cards(),
    boards({ none: mode === 'plain' }),
    pictures(),
    fixedTokens(),
    preloadFonts(),
    compileEarly(),
    precache(),
    compress(),
  ],
  // Written apart: a browser finds the rules for an element by its class, which a nested rule below a list of parents hides.
  css: { lightningcss: { include: NESTING } },
  worker: {
    format: 'es',
    plugins: () => [cards(), noWords()],
    rolldownOptions: { output: { chunkFileNames } },
  },
  build: {
    outDir: dist,
    emptyOutDir: true,
    // Which file needs which: for those who weigh them.
    manifest: 'manifest.json',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { main: join(webRoot, 'index.html'), sw: join(webRoot, 'src', 'pwa', 'sw.ts') },
      output: {
        // The service worker must keep its name; everything else carries the hash of its content.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames,
        assetFileNames: 'assets/[name]-[hash][extname]',
        // Left alone, the bundler cuts what the tables share into dozens of crumbs, by which of them share it.
        codeSplitting: {
          groups: [
            { name: 'page', test: /^(?!.*[\\/]pwa[\\/]sw)/, tags: ['$initial'], priority: 2 },
            {
              name: 'table',
              // The grammar of a language comes with that language; the notation is read where a deck of own cards is.
              test: /packages[\\/](?:table|powers)[\\/](?!src[\\/](?:read\.ts|(?:noun|grammar|languages[\\/])-?(?!en\b)\w*\.ts))/,
              // Every board is there twice: with our cards, and to be made of others.
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
}));
