// Your own setup: areas and Citizens by hand, the rest by lot, and never a choice that the game would refuse;
// and somebody who plays in a way of their own.
import { startAt } from '@castellan/kernel';
import { editionOf } from '../../src/games.ts';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { choose, english, nextSight } from './table.ts';

test('areas and Citizens are chosen by hand', async ({ page }) => {
  await page.goto('/#/setup/card-kingdoms');
  await page.locator('.cw-values input[value="chosen"]').check({ force: true });
  const areas = page.locator('.cw-part-some');
  const area = (name: string) => areas.getByLabel(name, { exact: true });

  // Five lie there: no sixth, before one goes.
  await expect(areas.locator('input:checked')).toHaveCount(5);
  await expect(area('Caverns')).toBeDisabled();
  await area('Hills').uncheck();
  await expect(areas).toContainText(english('restByLot', { n: 1 }));
  await area('Caverns').check();
  await expect(areas).toContainText(english('allChosen'));
  await expect(area('Hills')).toBeDisabled();
  const citizen = (name: string) => page.getByRole('combobox', { name, exact: true });
  await choose(citizen('Citizen 7'), 'thief');
  await choose(citizen('Citizen 1'), '');

  // The other's style stays when its level is changed.
  await choose(page.getByRole('combobox', { name: english('style') }), 'builder');
  await page.locator('.cw-picker input[value="page"]').check({ force: true });
  await expect(page.locator('.cw-seat').nth(1)).toContainText('Page · Builder');
  await expect(page.locator('.cw-picker-line')).toHaveText(english('builderLine'));
  await page.getByRole('button', { name: english('fairFight') }).click();
  await expect(page.locator('.cw-fair-offer [role="status"]')).toContainText('Squire');
  await expect(page.locator('.cw-seat').nth(1)).toContainText('Squire · ');
  await keepPicture(page, 'set-up');
  await page.locator('.cw-setup-start button').click();
  await nextSight(page);
  const center = page.locator('[data-zone-id="center"]');
  for (const name of ['Kobolds', 'Thief', 'Merchant']) await expect(center).toContainText(name);
  await expect(center).not.toContainText('Goblin');
});

test('the setup says what it means to start, with the settings that are chosen', async ({
  page,
}) => {
  const edition = (await editionOf('shadowgate'))!;
  const { wins } = startAt(edition, { players: 2, equalTurns: false })!;
  const line = page.getByText(english('whoStarts', { wins: Math.round(100 * wins), even: 50 }));
  await page.goto('/#/setup/shadowgate');
  await expect(line).toBeVisible();
  const equal = page.getByRole('group', { name: 'Equal turns' });
  await equal.getByLabel(english('yes')).check({ force: true });
  await expect(line).toBeHidden();
});
