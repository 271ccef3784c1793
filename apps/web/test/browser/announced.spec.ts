// What the host of a server says to everyone who is there.
import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { begin, chooseSitter, deviceOf, known, newTable } from './devices.ts';

const PHONE = { width: 390, height: 664 };

test('a line from the host stands above the page as text, until it is closed or taken back', async ({
  browser,
  baseURL,
}) => {
  const anna = await deviceOf(browser, baseURL!, 'Anna');
  let line: WebSocketRoute | null = null;
  await anna.routeWebSocket(/\/api\/lobby/, one => {
    one.connectToServer();
    line = one;
  });
  await anna.goto(`${baseURL}/#/friends`);
  await anna.locator('.co-name button').click();
  await anna.locator('.co-new').waitFor();
  const say = (text: string, at: number, until = Date.now() + 3_600_000): void =>
    line!.send(JSON.stringify({ type: 'announced', text, at, until }));
  const slip = anna.locator('.co-announced .cw-notice');
  await expect(slip).toHaveCount(0);
  say('<b>Restart</b> at 20:00', 1);
  await expect(slip).toContainText('<b>Restart</b> at 20:00');
  await expect(slip).toContainText('From the host of this server, until');
  for (const [width, height] of [
    [1440, 900],
    [390, 664],
  ] as const) {
    await anna.setViewportSize({ width, height });
    const [above, heading] = await Promise.all([
      slip.boundingBox(),
      anna.locator('h1').first().boundingBox(),
    ]);
    expect(above!.y + above!.height).toBeLessThanOrEqual(heading!.y + 1);
    expect(above!.x + above!.width).toBeLessThanOrEqual(width);
  }
  await slip.getByRole('button').click();
  await expect(slip).toHaveCount(0);
  // The line was lost, and says it again: it was read.
  say('<b>Restart</b> at 20:00', 1);
  await expect(slip).toHaveCount(0);
  say('Restart in a minute', 2);
  await expect(slip).toContainText('Restart in a minute');
  say('', 3);
  await expect(slip).toHaveCount(0);
  say('Over in a moment', 4, Date.now() + 1500);
  await expect(slip).toHaveCount(0);
  await anna.context().close();
});

test('a page without a line asks for it; at a table on a phone it is a line that covers nothing', async ({
  browser,
  baseURL,
}) => {
  const anna = await known(browser, baseURL!, 'Anna');
  const text = 'The server restarts at eight this evening; your games stay as they are.';
  await anna.route('**/api/hello', async route => {
    const response = await route.fetch();
    const said = { text, at: 7, until: Date.now() + 3_600_000 };
    await route.fulfill({ json: { ...(await response.json()), announced: said } });
  });
  await anna.goto(`${baseURL}/#/people`);
  const slip = anna.locator('.co-announced .cw-notice');
  await expect(slip).toContainText(text);
  await anna.goto(`${baseURL}/#/room/${await newTable(anna)}`);
  await chooseSitter(anna, 1, 'random');
  await begin(anna);
  await anna.setViewportSize(PHONE);
  await expect(slip).toContainText(text);
  const [above, table, close] = await Promise.all([
    slip.boundingBox(),
    anna.locator('.cw-table').boundingBox(),
    slip.getByRole('button').boundingBox(),
  ]);
  expect(above!.y + above!.height).toBeLessThanOrEqual(table!.y);
  expect(table!.y + table!.height).toBeLessThanOrEqual(PHONE.height);
  expect(close!.x + close!.width).toBeLessThanOrEqual(PHONE.width);
  await slip.getByRole('button').click();
  await expect(slip).toHaveCount(0);
  await anna.goto(`${baseURL}/#/people/ranking`);
  await anna.locator('.cp-places').waitFor();
  await expect(slip).toHaveCount(0);
  await anna.context().close();
});
