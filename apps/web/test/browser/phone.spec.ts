// A game on a phone: everything in reach of a thumb, nothing beside the screen.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { sometimesThings } from './by-things.ts';
import { policies } from './policy.ts';
import { keepPicture } from './pictures.ts';
import {
  against,
  CONFIRM,
  english,
  GAMES,
  list,
  play,
  playToTheEnd,
  setUp,
  sitDown,
} from './table.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const SMALLEST = 44;

/** What sticks out to the side, and what is too small for a finger. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(smallest => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide, not ${clientWidth}`);
    const targets =
      '.ct-rail__list[data-open] .ct-option, .ct-decision__foot button, .ct-rail__actions button, button.ct-socket';
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < smallest - 0.5 || height < smallest - 0.5) {
        const name = element.getAttribute('aria-label') ?? element.innerText;
        found.push(`"${name}" is ${width.toFixed(0)} by ${height.toFixed(0)}`);
      }
    }
    return found;
  }, SMALLEST);
}

test('a whole game on a phone', async ({ page }) => {
  await setUp(page, against('card-kingdoms', 1, 'phone'));
  await keepPicture(page, 'table-card-kingdoms');
  await playToTheEnd(page, {
    policy: policies['card-kingdoms'],
    way: sometimesThings(4),
    look: async () => expect(await faults(page)).toEqual([]),
  });
  expect(await faults(page)).toEqual([]);
  await keepPicture(page, 'end');
});

test('Shadowgate on a phone', async ({ page }) => {
  await sitDown(page, against('shadowgate', 4, 'phone'));
  await keepPicture(page, 'table-shadowgate');
  await play(page, {
    policy: policies.shadowgate,
    way: sometimesThings(4),
    most: 25,
    look: async () => expect(await faults(page)).toEqual([]),
  });
});

test('no screen is wider than the phone', async ({ page }) => {
  const screens = GAMES.flatMap(game => [`setup/${game}`, `rules/${game}`, `cards/${game}`]);
  for (const screen of ['', ...screens, 'settings', 'credits', 'import']) {
    await page.goto(`/#/${screen}`);
    await page.locator('.cw-screen h1').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await faults(page), screen).toEqual([]);
    await keepPicture(page, screen === '' ? 'lobby' : screen.replace('/', '-'));
  }
});

for (const locale of ['de', 'fr'] as const) {
  test.describe(() => {
    test.use({ settings: { locale } });
    test(`nor is it where words are long: ${locale}`, async ({ page }) => {
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 740 });
        for (const screen of ['', 'friends', 'settings']) {
          await page.goto(`/#/${screen}`);
          await page.locator('.cw-screen h1').waitFor();
          expect(await faults(page), `${screen} at ${width}`).toEqual([]);
        }
      }
    });
  });
}

test.describe(() => {
  test.use({ settings: { locale: 'fr' } });
  test('what is paid is confirmed where the names of tokens are long', async ({ page }) => {
    await sitDown(page, against('card-kingdoms', 2, 'leben'));
    const { last } = await play(page, {
      policy: policies['card-kingdoms'],
      most: 20,
      until: ({ kind }) => kind === 'split',
    });
    expect(last.kind).toBe('split');
    await expect(page.locator(CONFIRM)).toBeInViewport({ ratio: 1 });
    const button = await page.locator(CONFIRM).boundingBox();
    expect(button!.width).toBeGreaterThan(80);
    for (const socket of await page.locator('.ct-socket').all())
      await expect(socket).toBeInViewport({ ratio: 1 });
  });
});

test('a long question is cut to two lines, and a press shows the whole of it', async ({ page }) => {
  // A small phone: the longest question of this game just fits into two lines of a usual one.
  await page.setViewportSize({ width: 360, height: 740 });
  await sitDown(page, against('quests', 2, 'shot 7'));
  const zones = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.ct-zone')]
        .map(zone => JSON.stringify(zone.getBoundingClientRect()))
        .join(),
    );
  const before = await zones();
  const { last } = await play(page, {
    policy: policies.quests,
    most: 60,
    until: ({ prompt }) => prompt.length > 140,
  });
  expect(last.prompt.length).toBeGreaterThan(140);
  await list(page, false);
  const more = page.locator('.ct-rail__more');
  await more.tap();
  const whole = page.locator('.ct-rail__whole');
  await expect(whole).toBeInViewport();
  const text = await whole.innerText();
  expect(last.prompt).toContain(text);
  await keepPicture(page, 'whole-question');
  const [rail, hand] = await Promise.all(
    ['rail', 'tray'].map(zone => page.locator(`[data-zone-id="${zone}"]`).boundingBox()),
  );
  const over = await whole.boundingBox();
  expect(over!.y + over!.height).toBeLessThanOrEqual(hand!.y);
  // Question and buttons keep to the rail, and nothing has changed its size.
  for (const part of ['.ct-rail__prompt', '.ct-rail__actions']) {
    const box = await page.locator(part).boundingBox();
    expect(box!.y, part).toBeGreaterThanOrEqual(rail!.y);
    expect(box!.y + box!.height, part).toBeLessThanOrEqual(rail!.y + rail!.height);
  }
  expect(await zones()).toBe(before);
  await page.goBack();
  await expect(whole).toHaveCount(0);
  await more.tap();
  await page.locator('[data-zone-id="tray"]').tap({ position: { x: 4, y: 60 } });
  await expect(whole).toHaveCount(0);
});

test('a finger is offered no keys; a keyboard that is there is', async ({ page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'no keys'));
  await page.locator('.ct-decision[data-decision]').waitFor();
  await list(page, true);
  await expect(page.locator('.ct-key:visible')).toHaveCount(0);
  await list(page, false);
  const titles = await page
    .locator('[title]')
    .evaluateAll(all => all.map(one => one.getAttribute('title')));
  expect(titles.filter(title => /\([A-Z]\)$/.test(title!))).toEqual([]);
  const menu = page.getByRole('button', { name: english('menu') });
  const keys = page.getByRole('dialog').getByRole('button', { name: english('keys'), exact: true });
  await menu.tap();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: english('rules') }),
  ).toBeVisible();
  await keepPicture(page, 'menu-of-a-finger');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Escape');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(keys).toBeVisible();
});
