// The decision by hand: a list that opens when it is wanted, a card that is read before it is played, a double click that answers once, a payment by one control.
import { quiet } from './carrying.ts';
import { expect, test } from './journey.ts';
import { letterFaults } from './letters.ts';
import { settled } from './measures.ts';
import { policies } from './policy.ts';
import { against, isPayment, list, nextSight, optionButton, play, sitDown } from './table.ts';
import { targetFaults } from './targets.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('all options open over the market, and never over the hand or the question', async ({
    page,
  }) => {
    await sitDown(page, against('shadowgate', 2, 'fold'));
    const { options } = await nextSight(page);
    await expect(optionButton(page, options[0]!)).not.toBeInViewport();
    await list(page, true);
    await expect(optionButton(page, options[0]!)).toBeInViewport();
    const over = await page.locator('.ct-rail__list').boundingBox();
    const prompt = await page.locator('.ct-rail__prompt').boundingBox();
    const hand = await page.locator('[data-zone-id="hand"]').boundingBox();
    expect(over!.y + over!.height).toBeLessThanOrEqual(prompt!.y);
    expect(over!.y + over!.height).toBeLessThanOrEqual(hand!.y);
    await list(page, false);
    await expect(optionButton(page, options[0]!)).not.toBeInViewport();
  });

  test('a finger shows a lit card large first, with what may be done', async ({ page }) => {
    await sitDown(page, against('card-kingdoms', 2, 'finger'));
    const { last } = await play(page, {
      policy: policies['card-kingdoms'],
      until: ({ options }) => options.some(id => id.startsWith('recruit:')),
    });
    await list(page, false);
    const lit = page.locator('[data-zone-id="center"] button.ct-thing[data-lit="can"]').first();
    await lit.tap();
    await expect(page.locator('.ct-zoom[open]')).toBeVisible();
    expect((await nextSight(page)).decision).toBe(last.decision);
    await page.locator('.ct-zoom__actions .ct-button--main').first().tap();
    await nextSight(page, last.decision);
  });
});

test('a double click answers one decision, not the next as well', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'double'));
  const before = await nextSight(page);
  const first = before.options.find(id => !id.startsWith('end'))!;
  await list(page, true);
  await optionButton(page, first).dblclick();
  const after = await nextSight(page, before.decision);
  await quiet(page);
  expect((await nextSight(page)).decision).toBe(after.decision);
  await expect(page.locator('.cw-notices')).toBeEmpty();
  expect(Number(after.decision.split('.')[1])).toBe(Number(before.decision.split('.')[1]) + 1);
});

test('a payment in two kinds is divided by one control', async ({ page }) => {
  await sitDown(page, { ...against('card-kingdoms', 2, 'undo'), at: isPayment });
  expect((await nextSight(page)).kind).toBe('split');
  const confirm = page.locator('.ct-decision__foot .ct-button--main');
  const whole = await confirm.innerText();
  await expect(page.locator('.ct-pair .ct-stepper')).toHaveCount(1);
  const [less, more] = await page.locator('.ct-pair .ct-stepper button').all();
  await more!.click();
  await expect(confirm).not.toHaveText(whole);
  await less!.click();
  await expect(confirm).toHaveText(whole);
});

test('what can’t be taken back is shown large before it is done: the choice of a Duke', async ({
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'careful'));
  const before = await nextSight(page);
  await page.locator('[data-zone-id="court"] button.ct-thing[data-lit="can"]').first().click();
  await expect(page.locator('.ct-zoom[open]')).toBeVisible();
  expect((await nextSight(page)).decision).toBe(before.decision);
  await page.locator('.ct-zoom__actions .ct-button--main').click();
  await nextSight(page, before.decision);
  await expect(page.locator('.ct-zoom[open]')).toHaveCount(0);
});

test('what the others did since the last turn is a line for each, and opens', async ({ page }) => {
  await sitDown(page, against('shadowgate', 4, 'since'));
  await play(page, { policy: { first: ['character:', 'end'], last: [] }, most: 6 });
  await list(page, false);
  const lines = page.locator('.cw-since__line');
  await expect(lines).toHaveCount(3);
  // All of them are in sight, without scrolling: three lines of words at most, none of them cut.
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
  const most = await lines.evaluateAll(all =>
    Math.max(
      ...all.map(line => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
    ),
  );
  expect(most).toBeLessThan(3.2);
  expect(await letterFaults(page, true)).toEqual([]);
  await lines.first().click();
  const moves = page.locator('.cw-since__actions button');
  await moves.first().click();
  // It points at a thing on the table.
  const pointed = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().duration === 2600).length,
    );
  await expect.poll(pointed).toBeGreaterThan(0);
  // It is known after a reload too.
  await page.reload();
  await expect(lines).toHaveCount(3);
  // On smaller screens they share a line or few of the rail, and the log's button shows all that they did, above the log.
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    for (const one of await page.locator('.cw-since-line li').all())
      await expect(one).toBeInViewport({ ratio: 1 });
    expect(await letterFaults(page, true)).toEqual([]);
    expect(await targetFaults(page)).toEqual([]);
  }
  // Each that is not told all is counted.
  await expect(page.locator('.cw-since-line li').last()).toContainText(/\+\d$/);
  await page.locator('.cw-log-button').click();
  await expect(page.locator('.cw-log-dialog .cw-since__line')).toHaveCount(3);
  await page.keyboard.press('Escape');
  // A press on what one of them did shows that at once.
  await page.locator('.cw-since-line label').nth(1).click();
  const inDialog = page.locator('.cw-log-dialog .cw-since__line');
  for (const line of await inDialog.all()) await expect(line).toBeInViewport({ ratio: 0.5 });
  await expect(inDialog.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await moves.first().click();
  await expect.poll(pointed).toBeGreaterThan(0);
  await expect(inDialog).toHaveCount(0);
});

test('what the icons of few cards say is told in words, while one of them is chosen', async ({
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 3, 'dukes'));
  const sentences = page.locator('.ct-rail__sentences');
  await expect(sentences.locator('dt')).toHaveCount(2);
  await expect(sentences.locator('dd').first()).toContainText('Victory Point');
  await list(page, true);
  await expect(sentences).toHaveCount(0);
});
