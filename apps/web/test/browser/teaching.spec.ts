// A hint at the table, and the review of a finished game.
import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { against, english, list, nextSight, play, sitDown, watchBots } from './table.ts';

test('a hint tells a plan, its chance and why; a finished game is reviewed', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'teaching'));
  await page.locator('.ct-decision[data-decision]').waitFor();
  await page.getByRole('button', { name: english('menu') }).click();
  // By the menu, as on phones; elsewhere there is a bulb too.
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: english('hint') }).click();
  // It lies on the table: a line in the rail, and numbers on the things to press.
  await expect(page.locator('.cw-hint-line')).toContainText('%');
  await expect(page.locator('.cw-hint-marks b').first()).toBeVisible();
  await keepPicture(page, 'hint');
  await page.getByRole('button', { name: english('hintMore') }).click();
  const hint = page.getByRole('dialog');
  await expect(hint.getByRole('heading', { name: english('hintBest') })).toContainText('%');
  await expect(hint.locator('.cw-plan li')).not.toHaveCount(0);
  await hint
    .getByRole('button', { name: english('hintShow') })
    .last()
    .click();
  await expect(page.locator('.cw-hint-line')).toBeVisible();

  await watchBots(page, 'shadowgate');
  await page.getByRole('link', { name: english('watchReplay') }).click();
  await page.getByRole('button', { name: english('reviewGame') }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByRole('img', { name: english('reviewGraph') })).toBeVisible();
  await expect(review.getByText(english('reviewFair'))).toBeVisible();
});

test('a bot says why it moved so, while the game goes on', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'since'));
  await play(page, { policy: { first: ['character:', 'end'], last: [] }, most: 6 });
  await list(page, false);
  await page.locator('.cw-since__line').first().click();
  const log = page.getByRole('dialog');
  await log.getByRole('button', { name: english('whyMove') }).click();
  const told = log.locator('.cw-why-told');
  await expect(told).toContainText('%');
  await expect(told.locator('.cw-reasons')).toContainText(/\w+/);
  await keepPicture(page, 'why-move');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  test('a hint takes the place of the question: all buttons stay in sight', async ({ page }) => {
    await sitDown(page, against('shadowgate', 2, 'teaching'));
    await page.locator('.ct-decision[data-decision]').waitFor();
    const buttons = page.locator('.ct-rail__actions button:visible');
    const places = () =>
      buttons.evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().bottom)));
    const before = await places();
    expect(Math.max(...before)).toBeLessThanOrEqual(664);
    await page.getByRole('button', { name: english('menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english('hint') })
      .click();
    const line = page.locator('.cw-hint-line');
    await expect(line).toContainText('%');
    await expect(line.locator('span > small')).toContainText(/\w+/);
    await keepPicture(page, 'hint');
    await expect(async () => expect(await places()).toEqual(before)).toPass({ timeout: 10_000 });
  });
});

test.describe('in a second game', () => {
  test.use({ settings: { met: { villages: { tables: ['the first'], steps: [] } } } });

  test('a tip tells of what is new, for eight seconds, and not twice', async ({ page }) => {
    await page.clock.install();
    await sitDown(page, against('villages', 2, 'tips'));
    const tip = page.locator('.cw-tip');
    await expect(tip).toContainText('develop');
    // Below what is asked, and off what can be pressed for it.
    const [told, asked] = [await tip.boundingBox(), await page.locator('.ct-rail').boundingBox()];
    expect(told!.y).toBeGreaterThanOrEqual(asked!.y + asked!.height);
    await page.clock.runFor(8000);
    await expect(tip).toHaveCount(0);
    await page.reload();
    await page.locator('.ct-decision[data-decision]').waitFor();
    await expect(tip).toHaveCount(0);
  });
});

test('the names beside the chances can be read, however many are at 0 %', async ({ page }) => {
  const sitters = Array.from({ length: 5 }, () => 'greedy');
  await sitDown(page, { game: 'card-kingdoms', sitters, seed: 'review' });
  expect((await nextSight(page)).at).toBe('over');
  await page.getByRole('link', { name: english('watchReplay') }).click();
  await page.locator('.cw-controls').waitFor();
  const graph = page.locator('.cw-chances svg');
  for (const [width, height, mode] of [
    [1440, 900, 'wide'],
    [390, 844, 'phone'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(`.ct-stage[data-mode="${mode}"]`).waitFor();
    const more = page.locator('.cw-controls-open');
    if (await more.isVisible()) await more.click();
    await page
      .getByRole('button', { name: english('reviewGame') })
      .last()
      .click();
    await expect(graph).toBeVisible();
    await keepPicture(page, 'review');
    await expectReadable(graph);
    await page.keyboard.press('Escape');
    await expect(graph).toHaveCount(0);
    if (mode === 'phone') continue;
    // No matter who played a turn, it says why.
    await page.getByRole('button', { name: english('stepOn') }).click();
    await page.getByRole('button', { name: english('whyTurn') }).click();
    await expect(page.locator('dialog[open] .cw-plan li').first()).toBeVisible();
    await keepPicture(page, 'why-turn');
    await page.keyboard.press('Escape');
  }
});

/** Every name on the graph is large enough, within the picture, and clear of the next one. */
async function expectReadable(graph: Locator): Promise<void> {
  const { picture, names } = await graph.evaluate(svg => {
    const boxOf = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const texts = [...svg.querySelectorAll<SVGTextElement>('.ct-chart__series text')];
    const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
    const size = (text: Element): number =>
      scale * Number.parseFloat(getComputedStyle(text).fontSize);
    return {
      picture: boxOf(svg),
      names: texts.map(text => ({ ...boxOf(text), size: size(text) })),
    };
  });
  expect(names).toHaveLength(5);
  for (const { left, top, right, bottom, size } of names) {
    expect(size).toBeGreaterThanOrEqual(11);
    expect(left).toBeGreaterThanOrEqual(picture.left);
    expect(top).toBeGreaterThanOrEqual(picture.top - 1);
    expect(right).toBeLessThanOrEqual(picture.right + 1);
    expect(bottom).toBeLessThanOrEqual(picture.bottom + 1);
  }
  const tops = names.map(({ top }) => top).toSorted((a, b) => a - b);
  for (const [i, top] of tops.slice(1).entries()) expect(top - tops[i]!).toBeGreaterThan(10);
}
