// In another language nothing English is left: neither a text of the app or the table, nor a word of the games, nor a card's
// name, nor a whole sentence. How sentences are formed is tested without a browser.
import type { Game } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import type { Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptGame, playGreedily } from '../fullest/greedy-game.ts';
import { expect, test } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { GAMES, list, nextSight } from './table.ts';

type Locale = 'en' | 'de' | 'fr';

/** A game without a board of its own may be in English alone. */
const games: readonly Game[] = await Promise.all(
  shelf.filter(({ id }) => GAMES.some(one => one === id)).map(({ rules }) => rules()),
);
/** By then everyone owns something. */
const ANSWERS = 60;

/** A game that is under way: the first seat is asked. */
function begun(game: Game): ReturnType<typeof keptGame> {
  const seed = 'languages';
  let answers = 0;
  playGreedily(game, 3, seed, (_t, _lane, n) => {
    if (answers < ANSWERS) answers = n;
  });
  return keptGame(game, 3, { seed, answers }, game.id);
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
const source = (file: string): string => readFileSync(join(root, file), 'utf8');
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** The texts in a file: what stands between quotes and is neither a key (`'pay':`) nor the name of a value (`p['coin']`). */
const quoted = (code: string): string =>
  [
    ...code
      .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      .matchAll(/(\[)?('(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`\n]*`)(:)?/g),
  ]
    .flatMap(([, isIndex, text, isKey]) => (isIndex || isKey ? [] : [text]))
    .join(' ')
    .replaceAll(/\$\{[^}]*\}/g, ' ');

/** The texts of a catalogue: without names of texts and arguments, functions, variants and comments. */
const catalogued = (catalogue: string): string =>
  catalogue
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/^ *[-.]?[\w-]+ =/gm, '')
    .replaceAll(/\w+: "[^"]*"|\$\w+|\{ -[\w-]+|\b[A-Z_]+\(|\[[\w-]+\](?!\])/g, ' ');

/** The catalogues and rules of one language, and how it forms sentences. */
function textsIn(locale: Locale): string[] {
  const found = (pattern: string): string[] => globSync(pattern, { cwd: root }).map(source);
  return [
    ...found(`{apps,games,packages}/*/{,src/}words/${locale}.ftl`).map(catalogued),
    ...found(join('docs/rules', locale === 'en' ? '' : locale, '*.md')),
    ...found(`packages/powers/src/{grammar-,languages/}${locale}.ts`).map(quoted),
  ];
}

/** Words that no sentence of another language has. */
const TELLING =
  'you your with may when each gain gains take takes draw draws cards from turn any this that';

/** Every word of an English table, or of a card as it is printed, that no table of this language has. */
function englishWords(locale: Locale): Set<string> {
  // Games are called by their own names, languages too, and the levels of a solo game.
  const own = [...games.map(({ name }) => name), 'English', 'Squire', 'Margrave', 'Legend'];
  const known = new Set([...textsIn(locale), ...own].flatMap(wordsIn));
  const printed = games.flatMap(game => game.ledger().map(({ name }) => name));
  return new Set(
    [...textsIn('en'), ...printed, TELLING].flatMap(wordsIn).filter(word => !known.has(word)),
  );
}

/** All that is read or heard on the page. */
async function words(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const isCode =
        element?.closest('script, noscript, style, pre, .cw-code, [lang="en"]') instanceof Element;
      if (!isCode) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  // Names may be parted by a soft hyphen.
  return [
    ...new Set(all.map(text => text.replaceAll('\u00AD', '').trim()).filter(text => text !== '')),
  ];
}

for (const locale of ['de', 'fr'] as const) {
  const english = englishWords(locale);

  async function check(page: Page, where: string): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const left = (await words(page)).filter(text => wordsIn(text).some(word => english.has(word)));
    expect.soft(left, where).toEqual([]);
  }

  test.describe(locale, () => {
    test.use({
      locale: { de: 'de-DE', fr: 'fr-FR' }[locale],
      storageState: async ({ baseURL }, use) => {
        await use(browserWith({ ...quietSettings, locale }, baseURL!, games.map(begun)));
      },
    });

    test('nothing English is left on the screens around the table', async ({ page }) => {
      // What this file is for: names of options and kinds were English once, and those of cards.
      for (const word of ['first', 'printed', 'together', 'undo', 'newest', 'owlbear'])
        expect([...english], word).toContain(word);
      const screens = games.flatMap(({ id }) => [`setup/${id}`, `rules/${id}`, `learn/${id}`]);
      for (const screen of ['', ...screens, 'settings', 'credits', 'import', 'nowhere']) {
        await page.goto(`/#/${screen}`);
        await page.locator('main h1, .cw-coach').first().waitFor();
        await check(page, screen);
      }
    });

    test('nothing English is left at a table', async ({ page }) => {
      for (const { id } of games) {
        await page.goto(`/#/table/${id}`);
        await nextSight(page);
        await list(page, true);
        await check(page, `the table of ${id}`);
        await page.keyboard.press('Escape');
        await page.keyboard.press('i');
        await page.locator('dialog[open]').waitFor();
        await check(page, `the icons of ${id}`);
        await page.keyboard.press('Escape');
      }
    });
  });
}
