// Friends at one table, each in a browser of their own. `PLAYED=all` plays all five games, also with four.
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { GameServer } from './game-server.ts';
import { Line } from './line.ts';
import type { Policy } from './policy.ts';
import { policies } from './policy.ts';
import { withoutServiceWorker } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import type { GameId } from './table.ts';
import { byList, choosePlayers, GAMES, nextSight, playToTheEnd } from './table.ts';
import { unpainted } from './unpainted.ts';

const isAll = process.env['PLAYED'] === 'all';
const games: readonly GameId[] = isAll ? GAMES : ['villages'];
const companies = isAll ? [2, 4] : [2];
/** Four pages load at the same time. */
const SLOW = { timeout: 90_000 };
const NAMES = ['Anna', 'Ben', 'Cora', 'Dirk'];

/** Someone at the table: their page, and the line that it hangs on. */
class Friend {
  readonly name: string;
  readonly page: Page;
  readonly line: Line;

  private constructor(name: string, page: Page, line: Line) {
    this.name = name;
    this.page = page;
    this.line = line;
  }

  static async come(browser: Browser, server: GameServer, name: string): Promise<Friend> {
    const line = await Line.to(() => server.port);
    const settings = { ...quietSettings, name };
    const context = await browser.newContext({ storageState: browserWith(settings, line.base) });
    await withoutServiceWorker(context);
    await unpainted(context);
    return new Friend(name, await context.newPage(), line);
  }

  async introduce(): Promise<void> {
    await this.page.locator('.co-name button').click();
  }

  /** The phone is put away: no timer runs and no message is heard, until it is taken up again. */
  async sleep(): Promise<() => Promise<void>> {
    const device = await this.page.context().newCDPSession(this.page);
    const turn = (state: 'frozen' | 'active'): Promise<unknown> =>
      device.send('Page.setWebLifecycleState', { state });
    await turn('frozen');
    this.line.cut();
    return async () => {
      this.line.mend();
      await turn('active');
      await device.detach();
    };
  }
}

async function openTable(host: Friend, game: GameId, players: number): Promise<string> {
  const { page } = host;
  await page.goto(`${host.line.base}/#/friends`);
  await host.introduce();
  await page.locator(`.co-new a[href$="${game}"]`).click();
  await choosePlayers(page, players);
  await page.locator('.cw-setup-start button').click();
  const link = await page.locator('.co-link input').inputValue();
  return link.slice(link.indexOf('#'));
}

async function join(friend: Friend, link: string): Promise<void> {
  await friend.page.goto(`${friend.line.base}/${link}`);
  await friend.introduce();
  await expect(friend.page.locator('.co-seat[data-own]')).toContainText(friend.name);
}

const whoIsAsked = (friends: readonly Friend[]): Promise<Friend> =>
  Promise.race(
    friends.map(async friend => {
      await friend.page
        .locator('.ct-decision[data-decision]')
        .waitFor({ state: 'attached', ...SLOW });
      return friend;
    }),
  );

/** That many answers, by those who are asked. */
async function someMoves(friends: readonly Friend[], policy: Policy, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const asked = await whoIsAsked(friends);
    const sight = await nextSight(asked.page);
    await byList(asked.page, sight, policy);
    const answered = `.ct-decision[data-decision="${sight.decision}"]`;
    await asked.page.locator(answered).waitFor({ state: 'detached', ...SLOW });
  }
}

/** Waits until a page has what it shows at the end of a game: where the server dies before, it has to be reloaded. */
const hasTheEnd = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        ['js', 'css'].every(kind =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('/end-dialog-') && name.endsWith(`.${kind}`)),
        ),
      ),
    )
    .toBe(true);

for (const game of games) {
  for (const players of companies) {
    test(`${players} friends play ${game}, with a reload, a lost line, a phone asleep and a server that dies`, async ({
      browser,
    }) => {
      test.setTimeout(1_800_000);
      const server = new GameServer();
      await server.start();
      const friends: Friend[] = [];
      try {
        friends.push(
          ...(await Promise.all(
            NAMES.slice(0, players).map(name => Friend.come(browser, server, name)),
          )),
        );
        const [host, ...others] = friends;
        const link = await openTable(host!, game, players);
        for (const friend of others) await join(friend, link);
        await host!.page.locator('.co-start').click();
        await Promise.all(friends.map(({ page }) => page.locator('.cw-table').waitFor(SLOW)));

        const policy = policies[game];
        await someMoves(friends, policy, 4);
        await others[0]!.page.reload();
        await others[0]!.page.locator('.cw-table').waitFor(SLOW);
        await Promise.all(friends.map(({ page }) => hasTheEnd(page)));
        host!.line.cut();
        await expect(host!.page.locator('.co-banner')).toBeVisible(SLOW);
        host!.line.mend();
        await expect(host!.page.locator('.co-banner')).toBeHidden(SLOW);
        await server.kill();
        await expect(host!.page.locator('.co-banner')).toBeVisible(SLOW);
        await server.start();
        await expect(host!.page.locator('.co-banner')).toBeHidden(SLOW);

        // The one everyone waits for has put their phone away: the others are told.
        const asleep = await whoIsAsked(friends);
        const wake = await asleep.sleep();
        for (const { page } of friends.filter(friend => friend !== asleep)) {
          // Those who are asked as well have something else to read.
          if (await page.locator('.ct-decision[data-decision]').isVisible()) continue;
          const missed = page.getByText(`Waiting for ${asleep.name}: not connected`);
          await expect(missed).toBeVisible(SLOW);
        }
        await wake();
        await expect(asleep.page.locator('.co-banner')).toBeHidden(SLOW);

        await host!.page.getByRole('button', { name: /^Chat/ }).click();
        await host!.page.getByRole('button', { name: 'Hello!' }).click();
        await host!.page.keyboard.press('Escape');
        await expect(others[0]!.page.locator('.co-unread')).toHaveText('1', SLOW);

        await Promise.all(friends.map(({ page }) => playToTheEnd(page, { policy })));
        const sheets = await Promise.all(
          friends.map(async ({ page, name }) => {
            // Each is called "You" on their own screen.
            const sheet = await page.locator('dialog[open] .ct-sheet__scroll').first().innerText();
            return sheet.replaceAll(/\byou\b/gi, name).toLowerCase();
          }),
        );
        expect(new Set(sheets).size).toBe(1);

        await others[0]!.page
          .locator('.cw-end-actions a[href^="#/watch/"]:not([href$="/review"])')
          .click();
        const checks = others[0]!.page.locator('.cw-checks').last();
        await checks.locator('summary').click();
        await expect(checks.locator('li')).toHaveCount(5);
        await expect(checks.locator('li[data-verified]')).toHaveCount(5);
      } finally {
        // Left open, they would go on asking for a server that is gone.
        await Promise.all(friends.map(({ page }) => page.context().close()));
        for (const { line } of friends) line.close();
        await server.end();
      }
    });
  }
}
