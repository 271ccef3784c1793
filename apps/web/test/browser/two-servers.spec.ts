// Two servers on one database, one table, two browsers: when one server is killed, nobody loses more than a moment.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { begin, known, newTable, sitAt } from './devices.ts';
import { GameServer } from './game-server.ts';
import { lentServices } from './lent-services.ts';
import { Line } from './line.ts';
import { policies } from './policy.ts';
import { byList, closeLog, nextSight, openLog } from './table.ts';

const game = 'card-kingdoms';

/** That many answers, by those who are asked. */
async function someMoves(pages: readonly Page[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const page = await Promise.race(
      pages.map(async one => {
        await one.locator('.ct-decision[data-decision]').waitFor({ state: 'attached' });
        return one;
      }),
    );
    const sight = await nextSight(page);
    const asked = page.locator(`.ct-decision[data-decision="${sight.decision}"]`);
    // What was on its way when the line broke is asked again, and answered again.
    await expect(async () => {
      if (await asked.isVisible()) await byList(page, sight, policies[game]);
      await asked.waitFor({ state: 'detached', timeout: 3000 });
    }).toPass();
  }
}

/** What a page has told of the game so far. */
async function told(page: Page): Promise<string> {
  const lines = await (await openLog(page)).innerText();
  await closeLog(page);
  return lines;
}

test('two people at two servers play on when either is killed, and nothing is lost', async ({
  browser,
}) => {
  const services = await lentServices();
  test.skip(services === null, 'There is no PostgreSQL or no NATS here.');
  const servers = [new GameServer(services!.env), new GameServer(services!.env)] as const;
  // As a proxy does: to the own one, and when that is gone to the other.
  const lines = await Promise.all(
    servers.map((own, n) => Line.to(() => (own.isUp ? own : servers[1 - n]!).port)),
  );
  try {
    await Promise.all(servers.map(server => server.start()));
    const [annaAt, benAt] = lines.map(({ base }) => base) as [string, string];
    const anna = await known(browser, annaAt, 'Anna');
    const ben = await known(browser, benAt, 'Ben');
    const id = await newTable(anna, { game });
    await anna.goto(`${annaAt}/#/room/${id}`);
    await sitAt(ben, `${benAt}/#/room/${id}`);
    await begin(anna, ben);
    const pages = [anna, ben];
    await someMoves(pages, 4);
    for (const server of servers) {
      const before = await Promise.all(pages.map(told));
      await server.kill();
      const began = performance.now();
      // Pages that were connected to it come back on their own, and everyone answers again.
      await someMoves(pages, 4);
      const ms = Math.round(performance.now() - began);
      test.info().annotations.push({ type: 'four answers after a kill', description: `${ms} ms` });
      for (const [n, page] of pages.entries()) {
        await expect(page.locator('.co-banner')).toBeHidden();
        await expect.poll(() => told(page)).toContain(before[n]!);
      }
      await server.start();
    }
  } finally {
    await Promise.all(browser.contexts().map(context => context.close()));
    for (const line of lines) line.close();
    await Promise.all(servers.map(server => server.end()));
    await services!.end();
  }
});
