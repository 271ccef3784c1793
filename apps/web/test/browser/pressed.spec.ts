// What was pressed shows that its answer is on its way, and does not keep the focus from the table that comes.
import { expect, test } from './journey.ts';
import { press } from './press.ts';
import { nextSight, sitDown } from './table.ts';

/** A thing with which one thing may be done: a press does it. */
const THING = '.cw-board button.ct-thing[data-lit="can"][data-key]';

const ways = [
  ['a pointer', false],
  ['keys', true],
] as const;

for (const [by, isFocused] of ways)
  test(`what ${by} pressed is marked; it has the focus afterwards: ${isFocused}`, async ({
    page,
  }) => {
    await sitDown(page, {
      game: 'card-kingdoms',
      sitters: ['person'],
      seed: 'pressed',
      at: ({ options }) => options.some(id => id.startsWith('recruit:')),
    });
    const { decision } = await nextSight(page);
    // Once the click has done what it does.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        ({ target }) => {
          const thing = (target as Element).closest<HTMLElement>('.ct-thing')!;
          const pressed = [thing.dataset['taken'] !== undefined, thing === document.activeElement];
          Object.assign(window, { pressed });
        },
        { once: true },
      ),
    );
    if (isFocused) {
      await page.keyboard.press('Tab');
      await page.locator(THING).first().focus();
      await page.keyboard.press('Enter');
    } else await press(page, THING);
    await nextSight(page, decision);
    const pressed = await page.evaluate(() => (window as Window & { pressed?: unknown }).pressed);
    expect(pressed).toEqual([true, isFocused]);
    await expect(page.locator('[data-taken]')).toHaveCount(0);
  });
