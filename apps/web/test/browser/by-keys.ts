// Played by the keyboard alone: by the keys that stand on the options, by Tab and Enter where they have run out.
import type { Page } from '@playwright/test';
import { best } from './policy.ts';
import { isConfirmable } from './table.ts';
import type { Way } from './table.ts';

/** Goes on by Tab until the focus is where we want it. */
async function tabToOption(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 250; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['option'],
    );
    if (at === id) return;
  }
  throw new Error(`Tab never came to "${id}".`);
}

async function choose(page: Page, id: string): Promise<void> {
  const key = await page
    .locator(`.ct-option[data-option=${JSON.stringify(id)}]`)
    .getAttribute('aria-keyshortcuts');
  if (key === null) {
    await tabToOption(page, id);
    await page.keyboard.press('Enter');
  } else await page.keyboard.press(key.toLowerCase());
}

export const byKeys: Way = async (page, { kind, options }, policy) => {
  if (kind === 'choose') {
    await choose(page, best(policy, options));
    return 'key';
  }
  if (kind === 'select') {
    for (const id of options) {
      if (await isConfirmable(page)) break;
      await choose(page, id);
    }
  }
  await page.keyboard.press('Enter');
  return 'key';
};
