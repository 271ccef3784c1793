// A first game together: everyone at the table has a coach of their own.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { begin, known, sitAt } from './devices.ts';
import { english } from './table.ts';

const coach = (page: Page) => page.locator('.cw-coach');
const next = (page: Page) => coach(page).getByRole('button', { name: english('next') });
const decision = (page: Page) => page.locator('.ct-decision[data-decision]');

test('people who learn together are told what a choice is about when it first comes, each at their own pace', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = (await Promise.all(
    ['Anna', 'Ben'].map(name => known(browser, baseURL!, name)),
  )) as [Page, Page];
  await anna.goto(`${baseURL}/#/friends/new/card-kingdoms`);
  await anna.getByRole('checkbox', { name: 'Learn together' }).check();
  await expect(anna.getByRole('checkbox', { name: 'Hints are allowed' })).toBeChecked();
  await anna.locator('.cw-setup-start button').click();
  await anna.locator('.co-link').waitFor();
  await sitAt(ben, anna.url());
  const facts = ben.locator('.co-room-facts');
  await expect(facts).toContainText('Learn together');
  await expect(facts).toContainText('Hints are allowed');
  await begin(anna, ben);

  // Both choose a Duke at the same time, and both are told what a Duke is.
  for (const page of [anna, ben]) {
    await expect(coach(page)).toContainText('You are dealt two Dukes');
    await expect(decision(page)).toHaveCount(0);
  }
  await next(anna).click();
  await expect(coach(anna)).toHaveCount(0);
  await decision(anna).waitFor();
  // Ben still reads; what Anna has read changes nothing for him.
  await expect(coach(ben)).toBeVisible();
  await expect(anna.getByRole('button', { name: english('hint') })).toBeVisible();

  // Someone who has heard enough is told nothing more.
  await coach(ben)
    .getByRole('button', { name: english('skipLessons') })
    .click();
  await decision(ben).waitFor();
  await expect(coach(ben)).toHaveCount(0);
});
