// Promise 6: the keyboard alone can play a whole game. Nothing here touches a pointer.
import type { Page } from '@playwright/test';
import { byKeys } from './by-keys.ts';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import type { GameId } from './table.ts';
import { english, nextSight } from './table.ts';

/** What has the focus, as a screen reader would name it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const label = labels.map(one => one.textContent).join(' ');
    return (element.getAttribute('aria-label') ?? (label || element.textContent)).trim();
  });
}

/** Goes on by Tab until the focus is where we want it. */
async function tabTo(page: Page, name: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab never came to "${name}".`);
}

/** Opens a game's box by the keys; gives what the game is called. */
async function openBox(page: Page, game: GameId): Promise<string> {
  const tile = page.locator(`.cw-tile[data-game="${game}"]`);
  const name = await tile.locator('.cw-box b').innerText();
  if ((await tile.locator('.cw-tile-text').count()) === 0) {
    await tabTo(page, english('openBox', { game: name }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused();
  }
  return name;
}

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const game = await openBox(page, 'shadowgate');
  await tabTo(page, english('setUpLabel', { game }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // From two players to one, by the arrows of the radio buttons.
  await tabTo(page, '2');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.cw-seat')).toHaveCount(1);
  await tabTo(page, english('more'));
  await page.keyboard.press('Enter');
  await tabTo(page, english('seed'));
  await page.keyboard.type('keys');
  await tabTo(page, english('start'));
  await page.keyboard.press('Enter');

  // A card large and away again, the log, the keys, a step back.
  let sight = await nextSight(page);
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open] .ct-keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if ((await page.locator('button.ct-thing[data-zoom]:focus').count()) > 0) break;
  }
  await page.keyboard.press('z');
  await expect(page.locator('dialog.ct-zoom[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  let answers = 0;
  while (sight.at !== 'over') {
    await byKeys(page, sight, policies.shadowgate);
    sight = await nextSight(page, sight.decision);
    answers++;
    expect(answers).toBeLessThan(400);
  }
  expect(answers).toBeGreaterThan(20);
  await tabTo(page, english('toLobby'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(english('over'))).toBeVisible();
});

test('every option beyond the ninth is reached by Tab and Enter, and no key answers twice', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, english('playNowLabel', { game: await openBox(page, 'card-kingdoms') }));
  await page.keyboard.press('Enter');
  let sight = await nextSight(page);
  for (let i = 0; i < 6 && sight.at === 'decision'; i++) {
    if (sight.kind !== 'choose') {
      await page.keyboard.press('Enter');
    } else {
      const last = sight.options.at(-1)!;
      for (let n = 0; n < 150; n++) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(
          () => (document.activeElement as HTMLElement | null)?.dataset['option'] ?? '',
        );
        if (at === last) break;
      }
      await page.keyboard.press('Enter');
    }
    sight = await nextSight(page, sight.decision);
  }
  await expect(page.locator('.cw-notice')).toHaveCount(0);
});
