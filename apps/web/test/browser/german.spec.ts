// In German, nothing English is left: neither the app's own words nor whole English sentences of the games.
import type { Page } from '@playwright/test';
import { de } from '../../src/strings/de.ts';
import type { Key } from '../../src/strings/en.ts';
import { en } from '../../src/strings/en.ts';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { against, GAMES, play, sitDown, watchBots } from './table.ts';

test.use({ settings: { locale: 'de' }, locale: 'de-DE' });

const forms = (text: (typeof en)[Key] | (typeof de)[Key]): string[] =>
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

const patterns = englishTexts();
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
        element?.closest('script, style, pre, .cw-code, [lang="en"]') instanceof Element;
      if (!isCode) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  });
  return [...new Set(all.map(text => text.trim()).filter(text => text !== ''))];
}

async function checkGerman(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const left = (await words(page)).filter(
    text => patterns.some(pattern => pattern.test(text)) || TELLING.test(text),
  );
  expect.soft(left, where).toEqual([]);
}

test('the screens around the table', async ({ page }) => {
  const screens = GAMES.flatMap(game => [`setup/${game}`, `rules/${game}`, `cards/${game}`]);
  for (const screen of ['', ...screens, 'settings', 'credits', 'import', 'nowhere']) {
    await page.goto(`/#/${screen}`);
    await page.locator('main h1').waitFor();
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
  });
}

test('the end of a game', async ({ page }) => {
  await watchBots(page, 'shadowgate');
  await page.locator('.cw-growth').waitFor();
  await checkGerman(page, 'the end');
});
