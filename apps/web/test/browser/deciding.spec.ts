// The decision by hand: a sheet that folds on a phone, a card that is read before it is played, a double click that answers once, a payment by one control.
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, english, nextSight, optionButton, play, sitDown } from './table.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the decision folds down to its question, and stays as it was left', async ({ page }) => {
    await sitDown(page, against('shadowgate', 2, 'fold'));
    const { options } = await nextSight(page);
    const handle = page.locator('.cw-sheet-handle');
    const sheet = page.locator('.cw-side');
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    expect((await sheet.boundingBox())!.height).toBeLessThanOrEqual(844 / 2 + 1);

    await handle.click();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(handle).toHaveText(english('showOptions', { n: options.length }));
    await expect(page.locator('.ct-option').first()).toBeHidden();
    await expect(page.locator('.ct-decision__prompt')).toBeVisible();
    expect((await sheet.boundingBox())!.height).toBeLessThan(844 / 4);

    await page.reload();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await handle.click();
    await expect(page.locator('.ct-option').first()).toBeVisible();
  });

  test('a finger shows a lit card large first, with what may be done', async ({ page }) => {
    await sitDown(page, against('card-kingdoms', 2, 'finger'));
    const { last } = await play(page, {
      policy: policies['card-kingdoms'],
      until: ({ options }) => options.some(id => id.startsWith('recruit:')),
    });
    const lit = page.locator('.ck-center button.ct-thing[data-lit="can"]').first();
    await lit.scrollIntoViewIfNeeded();
    await lit.tap();
    await expect(page.locator('.ct-zoom[open]')).toBeVisible();
    expect((await nextSight(page)).decision).toBe(last.decision);
    await page.locator('.ct-zoom__deeds .ct-button--main').first().tap();
    await nextSight(page, last.decision);
  });

  test('the table can be scrolled clear of the sheet', async ({ page }) => {
    await sitDown(page, against('card-kingdoms', 2, 'clear'));
    await nextSight(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const gap = await page.evaluate(() => {
      const [board, side] = ['.cw-board', '.cw-side'].map(selector =>
        document.querySelector(selector)!.getBoundingClientRect(),
      );
      return side!.top - board!.bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(-1);
  });
});

test('a double click answers one decision, not the next as well', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'double'));
  const before = await nextSight(page);
  const first = before.options.find(id => !id.startsWith('end'))!;
  await optionButton(page, first).dblclick();
  const after = await nextSight(page, before.decision);
  await page.waitForTimeout(300);
  expect((await nextSight(page)).decision).toBe(after.decision);
  await expect(page.locator('.cw-notices')).toBeEmpty();
  expect(Number(after.decision.split('.')[1])).toBe(Number(before.decision.split('.')[1]) + 1);
});

test('a payment in two kinds is divided by one control', async ({ page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'undo'));
  const { last } = await play(page, {
    policy: policies['card-kingdoms'],
    most: 40,
    until: ({ kind }) => kind === 'split',
  });
  expect(last.kind).toBe('split');
  const confirm = page.locator('.ct-decision__foot .ct-button--main');
  const whole = await confirm.innerText();
  await expect(page.locator('.ct-pair .ct-stepper')).toHaveCount(1);
  await page.locator('.ct-pair .ct-stepper button:enabled').click();
  await expect(confirm).not.toHaveText(whole);
  await page.locator('.ct-decision__foot .ct-button--quiet').click();
  await expect(confirm).toHaveText(whole);
  await expect(page.locator('.ct-decision__foot .ct-button--quiet')).toHaveCount(0);
});

test('what can’t be taken back is shown large before it is done: the choice of a Duke', async ({
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'careful'));
  const before = await nextSight(page);
  await page.locator('.ck-tableau button.ct-thing[data-lit="can"]').first().click();
  await expect(page.locator('.ct-zoom[open]')).toBeVisible();
  expect((await nextSight(page)).decision).toBe(before.decision);
  await page.locator('.ct-zoom__deeds .ct-button--main').click();
  await nextSight(page, before.decision);
  await expect(page.locator('.ct-zoom[open]')).toHaveCount(0);
});
