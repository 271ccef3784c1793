// The lessons of each game, done as a beginner does them with a finger: read, do what is asked, or be shown where to press.
import type { Page } from '@playwright/test';
import { sayIn, screens } from '../../src/strings/text.ts';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { GAMES, play } from './table.ts';

const PHONE = { width: 390, height: 844 };
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];
/** Every lesson at every size takes minutes: here all on a phone, and every other one at another size in turn. */
const isThorough = process.env['LESSONS'] === 'thorough';

await screens.load('de');
const german = sayIn('de');

// German has the longest words.
test.use({ viewport: PHONE, hasTouch: true, settings: { locale: 'de' } });

for (const game of GAMES) {
  test(`the lessons of ${game}, to their end, hide nothing at any size`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`);
    await page.locator('.cw-coach').waitFor();
    const { total } = await count(page);
    expect(total).toBeGreaterThan(8);
    for (let lesson = 1; lesson <= total; lesson++) {
      await expect.poll(async () => (await count(page)).n).toBe(lesson);
      const inTurn = lesson % 2 === 0 ? [SIZES[(lesson / 2) % SIZES.length]!] : [];
      const others = isThorough ? SIZES : inTurn;
      for (const size of [...others, PHONE]) {
        await page.setViewportSize(size);
        await expect
          .poll(() => hidden(page), `lesson ${lesson} at ${size.width} × ${size.height}`)
          .toEqual([]);
      }
      const next = page.locator('.cw-coach-actions .ct-button--main');
      if (await next.isVisible()) await next.tap();
      else await followTheHand(page, lesson);
    }
    // Farewell: a whole game is offered, or this one goes on.
    await expect(page.locator(`.cw-dialog a[href="#/setup/${game}"]`)).toBeVisible();
    await page.locator('.cw-farewell-actions button').tap();
    await expect(page.locator('.cw-coach')).toHaveCount(0);
    await play(page, { policy: policies[game], most: 3 });
  });
}

test('what a lesson does not ask for is refused until it is done as asked', async ({ page }) => {
  await page.goto('/#/learn/card-kingdoms');
  await page.locator('.cw-coach').waitFor();
  const astray = page.locator('.cw-coach-do[data-astray]');
  const confirm = page.locator('.ct-decision__foot .ct-button--main');
  while (!(await confirm.isVisible())) {
    const { n } = await count(page);
    const next = page.locator('.cw-coach-actions .ct-button--main');
    if (await next.isVisible()) await next.tap();
    else await followTheHand(page, n);
    await expect.poll(async () => (await count(page)).n).toBe(n + 1);
  }
  const { n } = await count(page);
  await confirm.tap();
  await expect(astray).toBeVisible();
  await followTheHand(page, n);
  await expect.poll(async () => (await count(page)).n).toBe(n + 1);
  await expect(astray).toHaveCount(0);
});

test.describe('with a mouse', () => {
  test.use({ hasTouch: false });

  test('what is shown of a card beside the pointer does not lie over the coach', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/#/learn/villages');
    await page.locator('.cw-coach-actions .ct-button--main').click();
    await expect.poll(async () => (await count(page)).n).toBe(2);
    const coach = (await page.locator('.cw-coach').boundingBox())!;
    const preview = page.locator('.ct-preview');
    for (const ref of ['pile:0', 'pile:4', 'hand:building:wizards-tower']) {
      await page.locator(`[data-ref="${ref}"]`).first().hover();
      await preview.waitFor();
      const { x, y, width, height } = (await preview.boundingBox())!;
      const isOver =
        coach.x < x + width &&
        x < coach.x + coach.width &&
        coach.y < y + height &&
        y < coach.y + coach.height;
      expect([ref, isOver]).toEqual([ref, false]);
      await page.mouse.move(5, 5);
      await preview.waitFor({ state: 'detached' });
    }
  });
});

test('what the icons mean is one press away, by key and by finger', async ({ page }) => {
  await page.goto('/#/learn/card-kingdoms');
  await page.locator('.cw-coach-end').tap();
  const legend = page.getByRole('dialog', { name: german('icons') });
  await page.getByRole('button', { name: german('icons') }).tap();
  await expect(legend.locator(':has(> [data-icon~="gold"]) > dd')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(legend.locator('dt[data-icon~="vp"]')).toBeInViewport();
});

/** Which lesson it is, and of how many. */
async function count(page: Page): Promise<{ n: number; total: number }> {
  const [n, total] = (await page.locator('.cw-coach-count').innerText()).match(/\d+/g)!.map(Number);
  return { n: n!, total: total! };
}

/** Presses where the hand points until the lesson is over; what is shown large has its button on it, a menu its lines. */
async function followTheHand(page: Page, lesson: number): Promise<void> {
  await page.locator('.cw-coach-actions button[aria-pressed]').tap();
  // Being shown something does nothing.
  expect((await count(page)).n).toBe(lesson);
  const large = page.locator('dialog.ct-zoom[open] .ct-button--main, .ct-menu__item').first();
  await expect(async () => {
    const coach = page.locator('.cw-coach-count');
    if ((await coach.count()) === 0 || (await count(page)).n !== lesson) return;
    if (await large.isVisible()) await large.tap();
    else {
      const at = await pointedAt(page);
      if (at !== null) await page.touchscreen.tap(at.x, at.y);
    }
    expect((await count(page)).n).not.toBe(lesson);
  }).toPass({ intervals: [40] });
}

function pointedAt(page: Page): Promise<{ x: number; y: number } | null> {
  return page.evaluate(() => {
    const hand = document.querySelector<HTMLElement>('.cw-hand');
    if (hand === null || hand.style.visibility === 'hidden') return null;
    const [x = 0, y = 0] = hand.style.translate.split(' ').map(Number.parseFloat);
    return { x, y };
  });
}

/** What of a lesson can't be seen: its own words, what it speaks of, or where the answer is given. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect | null => {
      const found = document.querySelector(selector);
      return found?.checkVisibility() ? found.getBoundingClientRect() : null;
    };
    const coach = box('.cw-coach')!;
    const isIn = (one: DOMRect): boolean =>
      one.left >= 0 && one.top >= 0 && one.right <= innerWidth && one.bottom <= innerHeight;
    const covers = (one: DOMRect | null): boolean =>
      one !== null &&
      one.left < coach.right &&
      coach.left < one.right &&
      one.top < coach.bottom &&
      coach.top < one.bottom;
    const confirm = box('.ct-decision__foot .ct-button--main');
    return [
      ...(isIn(coach) ? [] : ['the coach']),
      ...(innerWidth > 600 || coach.width > innerWidth - 40 ? [] : ['the width']),
      ...(covers(box('.cw-spot-ring')) ? ['what it speaks of'] : []),
      ...(covers(box('.ct-rail__asked, #ct-asked')) ? ['where to answer'] : []),
      ...(confirm === null || isIn(confirm) ? [] : ['the button']),
    ];
  });
}

test('the rules are found by their words and by the names of cards, and lead there', async ({
  page,
}) => {
  await page.goto('/#/rules/quests');
  const search = page.getByRole('searchbox', { name: german('searchRules') });
  await search.fill('anwerben');
  const hit = page.locator('.cw-hits small', { hasText: 'Karten' }).last();
  const text = await hit.innerText();
  await hit.tap();
  const clause = page.locator('.cw-clause:focus');
  await expect(clause).toBeInViewport();
  expect((await clause.innerText()).replaceAll(/\s+/g, ' ')).toContain(text.slice(0, 20));
  await search.fill('schurke');
  await page.locator('.cw-hits button').first().tap();
  await expect(page.locator('dialog.ct-zoom[open] h2')).toHaveText('Schurke');
});
