// The decision by hand: a list that opens when it is wanted, a card that is read before it is played, a double click that answers once, a payment on the table.
import { quiet } from './carrying.ts';
import { expect, test } from './journey.ts';
import { letterFaults } from './letters.ts';
import { settled } from './measures.ts';
import { policies } from './policy.ts';
import { tap } from './press.ts';
import {
  against,
  CONFIRM,
  isPayment,
  list,
  nextSight,
  optionButton,
  play,
  sitDown,
} from './table.ts';
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

  test('a finger chooses a lit card, the brass button does it; a second tap shows it large', async ({
    page,
  }) => {
    await sitDown(page, against('card-kingdoms', 2, 'finger'));
    const { last } = await play(page, {
      policy: policies['card-kingdoms'],
      until: ({ options }) => options.some(id => id.startsWith('recruit:')),
    });
    await list(page, false);
    const lit = page.locator('[data-zone-id="center"] button.ct-thing[data-lit="can"]').first();
    const card = `[data-zone-id="center"] [data-ref="${await lit.getAttribute('data-ref')}"]`;
    const brass = '.ct-rail__aimed .ct-button--main';
    await tap(page, card);
    await expect(page.locator(card)).toHaveAttribute('data-lit', 'picked');
    await expect(page.locator('.ct-rail__line')).toHaveText(/^[^:]+: ((?! for \d).)+$/);
    await expect(page.locator(brass)).toContainText(/(Slay|Recruit) .* for \d/);
    expect((await nextSight(page)).decision).toBe(last.decision);
    await tap(page, card);
    await expect(page.locator('.ct-zoom[open]')).toBeVisible();
    await expect(page.locator(brass)).toHaveCount(0);
    await tap(page, '.ct-zoom__actions > .ct-button');
    await tap(page, card);
    await tap(page, brass);
    await nextSight(page, last.decision);
  });
});

test.describe('on a phone with its bars shown', () => {
  test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

  test('the way on is brass at the foot, to decline is stone beside it, and nothing covers the table', async ({
    page,
  }) => {
    const at = ({ options }: { options: readonly string[] }): boolean =>
      options.length === 2 && options.includes('pass');
    await sitDown(page, { ...against('margraves', 3, 'looks'), at });
    await nextSight(page);
    await list(page, false);
    const brass = page.locator('.ct-rail__action > .ct-button--main');
    await expect(brass).toHaveCount(1);
    await expect(brass).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.ct-rail__asked')).toHaveCount(0);
    await expect(page.locator('.ct-end-turn')).toHaveAttribute('data-lit', 'can');
    await expect(page.locator('.ct-end-turn')).not.toHaveAttribute('data-main');
  });

  test('a question about nothing but what is folded away opens it', async ({ page }) => {
    const at = ({ options }: { options: readonly string[] }): boolean => options.includes('done');
    await sitDown(page, { ...against('villages', 3, 'looks'), at });
    await nextSight(page);
    await expect(page.locator('.ct-fold [data-lit="can"]').first()).toBeInViewport();
  });
});

test('at a desk the ways back and the end of the turn never move', async ({ page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'steady'));
  const places = new Set<string>();
  const { by } = await play(page, {
    policy: policies['card-kingdoms'],
    most: 12,
    look: async () => {
      const ways = page.locator('.ct-rail__undo, .ct-rail__all, .ct-end-turn');
      const boxes = await ways.evaluateAll(all =>
        all.map(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        }),
      );
      places.add(boxes.join(' '));
    },
  });
  expect(by.list).toBe(12);
  expect([...places]).toHaveLength(1);
});

test('at a desk the right button shows a card large, and does nothing with it', async ({
  page,
}) => {
  await sitDown(page, against('villages', 2, 'right'));
  const { decision } = await nextSight(page);
  await list(page, false);
  await page.locator('[data-zone-id="holding"] button.ct-thing').first().click({ button: 'right' });
  await expect(page.locator('.ct-zoom[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await nextSight(page)).decision).toBe(decision);
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

test('a coin is swapped for another kind by a press, and the purse shows what is left', async ({
  page,
}) => {
  await sitDown(page, { ...against('card-kingdoms', 2, 'undo'), at: isPayment });
  expect((await nextSight(page)).kind).toBe('split');
  const confirm = page.locator(CONFIRM);
  const whole = await confirm.innerText();
  const left = page.locator('[data-zone-id="purse"] .ct-counter__less');
  await expect(left).toHaveCount(1);
  await page.locator('button.ct-socket').first().click();
  await expect(confirm).not.toHaveText(whole);
  await expect(left).toHaveCount(2);
  await page.locator('button.ct-socket[data-share="magic"]').first().click();
  await expect(confirm).toHaveText(whole);
  // As long as none is used, magic stands beside the button too.
  await page.locator('.ck-foot > .ct-button').click();
  await expect(left).toHaveCount(2);
  // The card lies on the slab, and as a ghost where it will be.
  await expect(page.locator('.ct-ghost')).toHaveCount(1);
});

test('what lasts the whole game is chosen in the light: the Duke, with a button below each', async ({
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'careful'));
  const before = await nextSight(page);
  const rite = page.locator('.ct-rite');
  await expect(rite.locator('h3')).toHaveText('Who will you be?');
  const buttons = rite.locator('.ct-rite__be');
  await expect(buttons).toHaveCount(2);
  // One of them is brass: that of the card pointed at. What its signs say stands beside them.
  await rite.locator('li').nth(1).hover();
  await expect(buttons.nth(1)).toHaveClass(/ct-button--main/);
  await expect(buttons.nth(0)).not.toHaveClass(/ct-button--main/);
  await expect(rite.locator('.ct-rite__rows i').first()).toContainText('for each');
  await buttons.nth(1).click();
  await nextSight(page, before.decision);
  await expect(rite).toHaveCount(0);
  await expect(page.locator('[data-zone-id="court"] .ck-duke .ct-tile')).toHaveCount(1);
});

test('what the others did since the last turn is a line for each, and opens', async ({ page }) => {
  await sitDown(page, against('shadowgate', 4, 'since'));
  await play(page, { policy: { first: ['character:', 'end'], last: [] }, most: 6 });
  await list(page, false);
  const lines = page.locator('.cw-since__line');
  await expect(lines).toHaveCount(3);
  // All of them are in sight, without scrolling, and what is in them too: pictures, and words only for those who hear them.
  for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 });
  const over = await lines.evaluateAll(
    all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(over).toBe(0);
  await expect(page.locator('.cw-since .ct-medal, .cw-since .ct-token').first()).toBeVisible();
  for (const line of await lines.all()) await expect(line).toHaveAccessibleName(/\w+ \w+.*\./);
  expect(await letterFaults(page, true)).toEqual([]);
  // A line opens what that rival did, above the log, which is as tall as the screen.
  await lines.first().click();
  expect((await page.locator('dialog[open]').boundingBox())!.height).toBeGreaterThan(
    page.viewportSize()!.height - 40,
  );
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
  // On smaller screens the log's button says how many of them did something, and shows it above the log.
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expect(page.locator('.cw-log-button')).toContainText('3');
    expect(await letterFaults(page, true)).toEqual([]);
    expect(await targetFaults(page)).toEqual([]);
  }
  await page.locator('.cw-log-button').click();
  const inDialog = page.locator('.cw-log-dialog .cw-since__line');
  await expect(inDialog).toHaveCount(3);
  for (const line of await inDialog.all()) await expect(line).toBeInViewport({ ratio: 1 });
  await inDialog.nth(1).click();
  await expect(inDialog.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await moves.first().click();
  await expect.poll(pointed).toBeGreaterThan(0);
  await expect(inDialog).toHaveCount(0);
});
