// Strangers find each other where nobody sent a link, and play what they have found.
import { expect, test } from '@playwright/test';
import { known, sent } from './devices.ts';
import { policies } from './policy.ts';
import { playToTheEnd } from './table.ts';

const pressed = { pressed: true } as const;

test('two strangers find each other by quick match, and play to the end', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const [anna, ben] = await Promise.all(
    ['Mirabel', 'Odo'].map(name => known(browser, baseURL!, name)),
  );
  for (const page of [anna!, ben!]) {
    await page.goto(`${baseURL}/#/find`);
    const quick = page.locator('.cf-quick');
    await expect(
      quick.getByRole('button', { name: 'Villages of Valeria', ...pressed }),
    ).toBeVisible();
    // Only tables of two.
    await quick.getByRole('button', { name: '3', exact: true }).click();
  }
  await anna!.getByRole('button', { name: 'Find me a seat' }).click();
  await expect(anna!.locator('.cf-wait')).toContainText('waiting for one more person');
  await ben!.getByRole('button', { name: 'Find me a seat' }).click();
  await Promise.all(
    [anna!, ben!].map(page => page.locator('.cw-table').waitFor({ timeout: 90_000 })),
  );
  const policy = policies.villages;
  await Promise.all([anna!, ben!].map(page => playToTheEnd(page, { policy })));
  // They have met: either may ask the other back.
  await anna!.goto(`${baseURL}/#/find`);
  await expect(anna!.locator('.cf-people')).toContainText('Odo');
  await Promise.all([anna!, ben!].map(page => page.context().close()));
});

test('an open table is found by what it is; someone who leaves the page no longer waits', async ({
  browser,
  baseURL,
}) => {
  // Earlier tests, and earlier runs, leave tables of their own.
  const hosting = `Sunniva ${Date.now() % 1_000_000}`;
  const [host, page] = await Promise.all(
    [hosting, 'Perrin'].map(name => known(browser, baseURL!, name)),
  );
  const clock = { kind: 'days', days: 3 } as const;
  const spec = {
    game: 'quests',
    settings: { players: 3 },
    clock,
    undo: 'free',
    open: true,
    watch: true,
  };
  await sent(host!, '/api/tables', { spec, name: hosting, sit: true });
  await page!.goto(`${baseURL}/#/find`);
  const tables = page!.locator('.cf-table', { hasText: hosting });
  await expect(tables).toContainText('2 seats free');
  const filters = page!.locator('.cf-filters');
  await filters.getByRole('button', { name: 'Live' }).click();
  await expect(tables).toHaveCount(0);
  await filters.getByRole('button', { name: 'A move a day' }).click();
  await expect(tables).toHaveCount(1);
  // Not what the strangers of the other test look for at the same time.
  const quick = page!.locator('.cf-quick');
  await quick.getByRole('button', { name: 'Margraves of Valeria' }).click();
  await quick.getByRole('button', { name: 'Villages of Valeria' }).click();
  await page!.getByRole('button', { name: 'Find me a seat' }).click();
  await expect(page!.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  await page!.goto(`${baseURL}/#/settings`);
  await expect.poll(async () => sent<object | null>(page!, '/api/seek/stay', {})).toBeNull();
  await Promise.all([host!, page!].map(one => one.context().close()));
});
