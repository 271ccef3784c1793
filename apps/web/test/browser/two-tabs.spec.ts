// One game in several tabs: one plays, the others follow, and nothing that was answered is lost.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import type { Sight } from './table.ts';
import { against, byList, english, list, nextSight, play, sitDown } from './table.ts';

const policy = policies['card-kingdoms'];

interface Stored {
  readonly id: string;
  readonly save: { readonly answers: readonly unknown[] };
}

/** The games that lie in the browser's database. */
function storedGames(page: Page): Promise<Stored[]> {
  return page.evaluate(
    () =>
      new Promise<Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('castellan');
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('games').objectStore('games').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result as Stored[]);
          });
        });
      }),
  );
}

/** The answers of the only game there, as text. */
async function stored(page: Page): Promise<string[]> {
  const [game, ...others] = await storedGames(page);
  expect(others).toEqual([]);
  return game!.save.answers.map(answer => JSON.stringify(answer));
}

/** Another tab at the same address. */
async function anotherTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.cw-table').waitFor();
  return other;
}

const notice = (page: Page): Locator => page.getByText(english('playedElsewhere'));
const playHere = (page: Page): Locator => page.getByRole('button', { name: english('playHere') });
const lines = (page: Page): Promise<string> =>
  page.locator('.cw-rail-log .ct-log__lines').evaluate(lines => lines.textContent);

async function takeOver(page: Page): Promise<Sight> {
  await playHere(page).click();
  return nextSight(page);
}

/** Nothing in this tab can be decided. */
async function expectFollowing(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('.ct-option, .ct-decision[data-decision]')).toHaveCount(0);
  await expect(page.locator('.cw-board [data-lit="can"]')).toHaveCount(0);
}

const withoutLocks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));

for (const kind of ['with locks', 'without locks'] as const) {
  test.describe(kind, () => {
    test.beforeEach(async ({ context }) => {
      if (kind === 'without locks') await withoutLocks(context);
    });

    test('a second tab follows and can’t answer; taken over and taken back, the game keeps all that was answered', async ({
      context,
      page,
    }) => {
      await sitDown(page, against('card-kingdoms', 2, 'tabs'));
      const other = await anotherTab(context, page);
      await expectFollowing(other);
      for (let round = 0; round < 2; round++) {
        await play(page, { policy, most: 2 });
        await expect.poll(() => lines(other)).toBe(await lines(page));
        await expectFollowing(other);
      }
      let before = await stored(page);
      await other.keyboard.press('1');
      await other.keyboard.press('Enter');
      await other.keyboard.press('u');
      await expect(notice(other)).toBeVisible();
      expect(await stored(page)).toEqual(before);

      let [plays, follows] = [page, other];
      for (let round = 0; round < 2; round++) {
        const asked = await nextSight(plays);
        expect(await takeOver(follows)).toEqual(asked);
        await expectFollowing(plays);
        [plays, follows] = [follows, plays];
        const { answers } = await play(plays, { policy, most: 2 });
        expect(answers).toBe(2);
        const after = await stored(plays);
        expect(after.length).toBeGreaterThan(before.length);
        expect(after.slice(0, before.length)).toEqual(before);
        before = after;
        await expect.poll(() => lines(follows)).toBe(await lines(plays));
      }
    });

    test('a tab that is closed, and one that crashes, leaves the game to the others', async ({
      context,
      page,
    }) => {
      await sitDown(page, against('card-kingdoms', 2, 'crash'));
      const { last } = await play(page, { policy, most: 3 });
      const other = await anotherTab(context, page);
      await expectFollowing(other);
      const address = page.url();
      await page.close();
      expect(await nextSight(other)).toEqual(last);
      const crashed = other.waitForEvent('crash');
      other.goto('chrome://crash').catch(() => {});
      await crashed;
      const third = await context.newPage();
      await third.goto(address);
      expect(await nextSight(third)).toEqual(last);
      expect((await play(third, { policy, most: 2 })).answers).toBe(2);
    });
  });
}

test('two tabs that know nothing of each other answer at the same moment: one answer is taken', async ({
  context,
  page,
}) => {
  await withoutLocks(context);
  // Neither hears the other, like a tab that was frozen: each believes that it plays alone.
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await sitDown(page, against('card-kingdoms', 2, 'race'));
  await play(page, { policy, most: 3 });
  const other = await anotherTab(context, page);
  let [newer, older] = [other, page];
  for (let round = 0; round < 4; round++) {
    const before = await stored(page);
    const asked = await nextSight(newer);
    expect(await nextSight(older)).toEqual(asked);
    await Promise.all([older, newer].map(tab => byList(tab, asked, policy)));
    // Who came too late is told so, and begins again from what was taken.
    await expectFollowing(older);
    const next = await nextSight(newer, asked.decision);
    const after = await stored(page);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await takeOver(older)).toEqual(next);
    [newer, older] = [older, newer];
  }
});

test('a tab that was frozen while the game was played on elsewhere follows when it wakes', async ({
  context,
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'frozen'));
  await play(page, { policy, most: 3 });
  const other = await anotherTab(context, page);
  await expectFollowing(other);
  // It waits for the network and neither hears nor does anything, like a tab that the browser has put to sleep.
  const asleep = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/asleep', route => asleep.resolve(() => route.fulfill({ body: '' })));
  const sleeping = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/asleep', false);
    request.send();
  });
  const wake = await asleep.promise;
  await takeOver(other);
  await play(other, { policy, most: 3 });
  const before = await stored(other);
  await wake();
  await sleeping;
  await expectFollowing(page);
  await expect.poll(() => lines(page)).toBe(await lines(other));
  expect(await stored(other)).toEqual(before);
});

test('a step taken back in one tab is taken back in the other', async ({ context, page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'undo'));
  const { last } = await play(page, {
    policy: { first: ['gain:'], last: [] },
    until: ({ options }) => options.some(id => id.startsWith('recruit:')),
  });
  const other = await anotherTab(context, page);
  await expectFollowing(other);
  const before = await stored(page);
  await list(page, true);
  await page.locator(`.ct-option[data-option^="recruit:"]`).first().click();
  const paying = await nextSight(page, last.decision);
  await expect.poll(() => stored(page)).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await nextSight(page, paying.decision)).toEqual(last);
  expect(await stored(page)).toEqual(before);
  expect(await takeOver(other)).toEqual(last);
  await expectFollowing(page);
});

test('continued from the games in a second tab: it follows there', async ({ context, page }) => {
  await sitDown(page, against('shadowgate', 2, 'lobby'));
  await play(page, { policy: policies.shadowgate, most: 2 });
  const other = await context.newPage();
  await other.goto('/#/');
  await other.locator('.cw-saved-row').getByText(english('continueGame')).click();
  await expectFollowing(other);
});

test('deleted in another tab while it is played: it says so, and can be kept', async ({
  context,
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'deleted'));
  const { last } = await play(page, { policy, most: 3 });
  const before = await stored(page);
  const other = await context.newPage();
  await other.goto('/#/');
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.locator('dialog[open]').getByText(english('remove'), { exact: true }).click();
  await expect(page.getByText(english('deletedElsewhere'))).toBeVisible();
  expect(await storedGames(page)).toEqual([]);
  await page.getByRole('button', { name: english('keepIt') }).click();
  expect(await nextSight(page)).toEqual(last);
  expect(await stored(page)).toEqual(before);
});

test('several people at one device: who follows sees nobody’s cards; who takes over meets the curtain', async ({
  context,
  page,
}) => {
  await sitDown(page, { game: 'card-kingdoms', sitters: ['person', 'person'], seed: 'people' });
  await play(page, { policy, most: 3 });
  const other = await anotherTab(context, page);
  await expectFollowing(other);
  await expect(other.locator('.cw-curtain')).toHaveCount(0);
  await playHere(other).click();
  await expect(other.locator('.cw-curtain')).toBeVisible();
  await expectFollowing(page);
  expect((await play(other, { policy, most: 3 })).answers).toBe(3);
});

test('lessons end when their table is played on in another tab', async ({ context, page }) => {
  await page.goto('/#/learn/card-kingdoms');
  const coach = page.locator('.cw-coach');
  const next = coach.getByRole('button', { name: english('next'), exact: true });
  await coach.waitFor();
  while (await next.isVisible()) await next.click();
  // A Duke can't be taken back: it is shown large first.
  await page.locator('.ct-thing[data-lit="can"]').click();
  await page.locator('.ct-zoom__actions .ct-button--main').click();
  await expect.poll(() => storedGames(page).then(games => games.length)).toBe(1);
  const other = await context.newPage();
  await other.goto('/#/');
  await other.locator('.cw-saved-row').getByText(english('continueGame')).click();
  await expectFollowing(other);
  await expect(coach).toBeVisible();
  const before = await stored(page);
  await takeOver(other);
  await expectFollowing(page);
  await play(other, { policy, most: 2 });
  await takeOver(page);
  await expect(coach).toHaveCount(0);
  expect((await stored(page)).slice(0, before.length)).toEqual(before);
});

test('a game that an older version stored is played on', async ({ browser, page, baseURL }) => {
  await sitDown(page, against('card-kingdoms', 2, 'older'));
  const { last } = await play(page, { policy, most: 3 });
  const [game] = await storedGames(page);
  const kept = browserWith(quietSettings, baseURL!);
  // Version 1 had no revisions.
  const [games] = (kept.origins[0] as unknown as OldBrowser).indexedDB[0]!.stores;
  games!.records.push({ key: game!.id, value: game });
  const older = await browser.newContext({ storageState: kept, baseURL: baseURL! });
  const tab = await older.newPage();
  await tab.goto(`/#/table/${game!.id}`);
  expect(await nextSight(tab)).toEqual(last);
  expect((await play(tab, { policy, most: 2 })).answers).toBe(2);
  expect((await stored(tab)).slice(0, game!.save.answers.length)).toEqual(
    game!.save.answers.map(answer => JSON.stringify(answer)),
  );
  await older.close();
});

interface OldBrowser {
  readonly indexedDB: readonly {
    readonly stores: readonly { readonly records: { key: string; value: unknown }[] }[];
  }[];
}
