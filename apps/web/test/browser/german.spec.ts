// In German, nothing English is left: neither a text of the app or the table, nor a word of the games, nor a whole sentence.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cardKingdoms } from '@castellan/card-kingdoms';
import { aboutIn } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { shadowgate } from '@castellan/shadowgate';
import { margraves } from '@castellan/margraves';
import { quests } from '@castellan/quests';
import { villages } from '@castellan/villages';
import { de } from '../../src/strings/de.ts';
import type { StringKey } from '../../src/strings/en.ts';
import { en } from '../../src/strings/en.ts';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { against, GAMES, play, sitDown, watchBots } from './table.ts';

test.use({ settings: { locale: 'de' }, locale: 'de-DE' });

const forms = (text: (typeof en)[StringKey] | (typeof de)[StringKey]): string[] =>
  typeof text === 'string' ? [text] : [text.one, text.other];

/** The English texts as patterns, without those that German has too. */
function englishTexts(): RegExp[] {
  const german = new Set(Object.values(de).flatMap(forms));
  return (
    Object.values(en)
      .flatMap(forms)
      .filter(text => !german.has(text) && text !== 'Deutsch')
      .map(text => {
        const parts = text
          .split(/\{\w+\}/)
          .map(part => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        return new RegExp(`^${parts.join('.+')}$`);
      })
      // "{game}" alone would be anything.
      .filter(pattern => /[a-z]{3}/i.test(pattern.source.replaceAll('.+', '')))
  );
}

const root = join(import.meta.dirname, '..', '..', '..', '..');
const source = (file: string): string => readFileSync(join(root, file), 'utf8');
const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** The texts in a file: what stands between quotes and is neither a key (`'pay':`) nor the name of a value (`p['coin']`). */
const quoted = (code: string): string =>
  [
    ...code
      .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
      .matchAll(/(\[)?('(?:[^'\\\n]|\\.)*'|`[^`\n]*`)(:)?/g),
  ]
    .flatMap(([, isIndex, text, isKey]) => (isIndex || isKey ? [] : [text]))
    .join(' ')
    .replaceAll(/\$\{[^}]*\}/g, ' ');
/** All tables of words in one language. */
function tablesIn(locale: 'en' | 'de'): string[] {
  const games = join('games', '*');
  const files = [
    ...['ui', 'words', 'vocabulary'].flatMap(folder => [
      join(games, folder, `${locale}.ts`),
      join(games, folder, `*-${locale}.ts`),
    ]),
    `packages/table/src/strings-${locale}.ts`,
    `packages/powers/src/grammar-${locale}.ts`,
  ].flatMap(pattern => globSync(pattern, { cwd: root }));
  const strings = Object.values({ en, de }[locale]).flatMap(forms);
  const boxes = shelf.flatMap(({ about }) => Object.values(aboutIn(about, locale)).map(String));
  return [...strings, ...boxes, ...files.map(file => quoted(source(file)))];
}

/** Every word of an English table that no German table has, and no card either: cards keep their printed names. */
function englishWords(): Set<string> {
  const names = [cardKingdoms, margraves, quests, shadowgate, villages].flatMap(game => [
    game.name,
    ...game.ledger().map(({ name }) => name),
  ]);
  // A language is called by its own name, and the levels of a solo game by theirs.
  const own = ['English', 'Squire', 'Margrave', 'Legend'];
  const known = new Set([...tablesIn('de'), ...names, ...own].flatMap(wordsIn));
  return new Set(
    tablesIn('en')
      .flatMap(wordsIn)
      .filter(word => !known.has(word)),
  );
}

const patterns = englishTexts();
const english = englishWords();
/** Words that no German sentence has, and no name of a card either. */
const TELLING =
  /\b(?:you|your|with|may|when|each|gains?|takes?|draws?|cards|from|turn|any|this|that)\b/i;

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

async function checkGerman(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const left = (await words(page)).filter(
    text =>
      patterns.some(pattern => pattern.test(text)) ||
      TELLING.test(text) ||
      wordsIn(text).some(word => english.has(word)),
  );
  expect.soft(left, where).toEqual([]);
}

test('the tables of words are told apart', () => {
  // What this file is for: the names of options and kinds were English once.
  for (const word of ['first', 'printed', 'together', 'credits', 'undo', 'newest'])
    expect([...english], word).toContain(word);
  for (const word of ['erstes', 'spiel', 'goblin', 'knight', 'name', 'gold', 'bot'])
    expect([...english], word).not.toContain(word);
});

test('the screens around the table', async ({ page }) => {
  const screens = GAMES.flatMap(game => [`setup/${game}`, `rules/${game}`, `cards/${game}`]);
  for (const screen of ['', ...screens, 'settings', 'credits', 'import', 'nowhere']) {
    await page.goto(`/#/${screen}`);
    await page.locator('main h1').waitFor();
    if (screen.startsWith('setup/'))
      // Alone, there are options that the others do not have.
      await page.locator('.cw-counts label').first().click();
    await checkGerman(page, screen);
    await keepPicture(page, `german-${screen === '' ? 'lobby' : screen.replace('/', '-')}`);
  }
});

for (const game of GAMES) {
  test(`the table of ${game}`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    await page.locator('.cw-coach').waitFor();
    await checkGerman(page, 'the lessons');
    await sitDown(page, against(game, 2, 'german'));
    await play(page, {
      policy: policies[game],
      most: 30,
      look: async ({ decision }) => checkGerman(page, `decision ${decision}`),
    });
    await page.keyboard.press('?');
    await checkGerman(page, 'the keys');
    await page.keyboard.press('Escape');
    await keepPicture(page, `german-table-${game}`);
    for (const item of await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.cw-table-deeds [aria-haspopup]')!.click();
      await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll('.cw-menu button')].map((_, i) => i).slice(0, 4);
    })) {
      await checkGerman(page, 'the menu');
      await page.locator('.cw-menu button').nth(item).click();
      await page.locator('.cw-menu-back').waitFor();
      await checkGerman(page, `page ${item} of the menu`);
      await page.locator('.cw-menu-back button').click();
    }
    await page.goto('/#/');
    await page.locator('.cw-saved-names b').first().waitFor();
    await checkGerman(page, 'the lobby with a game');
  });
}

test('the end of a game', async ({ page }) => {
  await watchBots(page, 'shadowgate');
  await page.locator('.cw-growth').waitFor();
  await checkGerman(page, 'the end');
  await page.keyboard.press('Escape');
  await checkGerman(page, 'after the end');
});
