import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { boards } from './build/boards.ts';
import { cards } from './build/cards.ts';
import { compileEarly } from './build/compile-early.ts';
import { chunkFileNames, pageChunks, workerChunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { fixedTokens } from './build/fixed-tokens.ts';
import { firstHome } from './build/first-home.ts';
import { dist, webRoot } from './build/house.ts';
import { pictures } from './build/pictures.ts';
import { precache } from './build/precache.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { noWords } from './build/words.ts';

/** The style compiler's name for nested rules. */
const NESTING = 1;

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
    ahead(),
    firstHome(),
    compileEarly(),
    precache(),
    compress(),
  ],
  // Written apart: a browser finds the rules for an element by its class, which a nested rule below a list of parents hides.
  css: { lightningcss: { include: NESTING } },
  worker: {
    format: 'es',
    plugins: () => [cards(), noWords()],
    rolldownOptions: { output: { chunkFileNames, codeSplitting: workerChunks } },
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
      input: {
        page: join(webRoot, 'index.html'),
        ahead: join(webRoot, 'src', 'ahead', 'ahead.ts'),
        sw: join(webRoot, 'src', 'pwa', 'sw.ts'),
      },
      output: {
        // The service worker must keep its name; everything else carries the hash of its content.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: pageChunks,
      },
    },
  },
}));
