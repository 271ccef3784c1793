// One game in several tabs: any of them plays, all of them show it, and nothing that was answered is lost or doubled.
import type { Entry } from '@castellan/room';
import { openingOf, saveIn } from '@castellan/room';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import {
  against,
  byList,
  closeLog,
  english,
  list,
  nextSight,
  openLog,
  optionButton,
  play,
  sitDown,
  withSaved,
} from './table.ts';

const policy = policies['card-kingdoms'];

/** The logs of all games that lie in the browser's database. */
async function storedLogs(page: Page): Promise<Entry[][]> {
  const rows = await page.evaluate(
    () =>
      new Promise<(readonly [table: string, entry: Entry])[]>((resolve, reject) => {
        const opening = indexedDB.open('castellan');
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const entries = opening.result.transaction('entries').objectStore('entries');
          const [keys, values] = [entries.getAllKeys(), entries.getAll()];
          entries.transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve(
              keys.result.map((key, i) => [String(key).split(' ')[0]!, values.result[i] as Entry]),
            );
          });
        });
      }),
  );
  return [...Map.groupBy(rows, ([table]) => table).values()].map(log =>
    log.map(([, entry]) => entry),
  );
}

/** The answers of the only game there, as text. */
async function stored(page: Page): Promise<string[]> {
  const [log, ...others] = await storedLogs(page);
  expect(others).toEqual([]);
  return saveIn(log!)!.answers.map(answer => JSON.stringify(answer));
}

/** More was answered, and all that was before is still there. */
function expectMore(after: readonly string[], before: readonly string[]): void {
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
}

/** Another tab at the same address. */
async function anotherTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('.cw-table').waitFor();
  return other;
}

/** Both tabs show the same decision and tell the same. */
async function expectAlike(one: Page, other: Page): Promise<void> {
  const told = await (await openLog(one)).innerText();
  await expect(await openLog(other)).toHaveText(told, { useInnerText: true });
  for (const page of [one, other]) await closeLog(page);
  expect(await nextSight(other)).toEqual(await nextSight(one));
}

/** Neither hears the other, like a tab that was frozen: each believes that it plays alone. */
const deaf = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });

test('what one tab plays is seen in the other, and either plays on', async ({ context, page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'tabs'));
  const other = await anotherTab(context, page);
  await expectAlike(page, other);
  let before = await stored(page);
  let [plays, follows] = [page, other];
  for (let round = 0; round < 4; round++) {
    const { answers } = await play(plays, { policy, most: 2 });
    expect(answers).toBe(2);
    await expectAlike(plays, follows);
    const after = await stored(plays);
    expectMore(after, before);
    before = after;
    [plays, follows] = [follows, plays];
  }
});

test('a tab that is closed, and one that crashes, leaves the game to the others', async ({
  context,
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'crash'));
  const { last } = await play(page, { policy, most: 3 });
  const other = await anotherTab(context, page);
  const address = page.url();
  await page.close();
  expect(await nextSight(other)).toEqual(last);
  const { last: then } = await play(other, { policy, most: 2 });
  const crashed = other.waitForEvent('crash');
  other.goto('chrome://crash').catch(() => {});
  await crashed;
  const third = await context.newPage();
  await third.goto(address);
  expect(await nextSight(third)).toEqual(then);
  expect((await play(third, { policy, most: 2 })).answers).toBe(2);
});

for (const kind of ['hear each other', 'know nothing of each other'] as const)
  test(`two tabs that ${kind} answer at the same moment: one answer is taken`, async ({
    context,
    page,
  }) => {
    if (kind === 'know nothing of each other') await deaf(context);
    await sitDown(page, against('card-kingdoms', 2, 'race'));
    await play(page, { policy, most: 3 });
    const other = await anotherTab(context, page);
    let before = await stored(page);
    for (let round = 0; round < 4; round++) {
      const asked = await nextSight(page);
      expect(await nextSight(other)).toEqual(asked);
      // The tab that comes too late may find nothing left to press.
      const late = (): string => 'late';
      const pressed = await Promise.all(
        [page, other].map(tab => byList(tab, asked, policy).catch(late)),
      );
      expect(pressed).not.toEqual(['late', 'late']);
      // Who came too late goes on from what was taken.
      const next = await nextSight(page, asked.decision);
      expect(await nextSight(other, asked.decision)).toEqual(next);
      const after = await stored(page);
      expectMore(after, before);
      const taken = after.filter(answer => answer.includes(JSON.stringify(asked.decision)));
      expect(taken).toHaveLength(1);
      before = after;
    }
    await expectAlike(page, other);
  });

test('a tab that answers what another has answered differently is told, and shown the position', async ({
  context,
  page,
}) => {
  await deaf(context);
  await sitDown(page, against('card-kingdoms', 2, 'otherwise'));
  const { last } = await play(page, {
    policy,
    until: ({ options }) => options.includes('gain:gold') && options.includes('gain:strength'),
  });
  const other = await anotherTab(context, page);
  const before = await stored(page);
  await list(page, true);
  await optionButton(page, 'gain:gold').click();
  const next = await nextSight(page, last.decision);
  await list(other, true);
  await optionButton(other, 'gain:strength').click();
  await expect(other.locator('.cw-notices')).toContainText(english('refusedStale'));
  expect(await nextSight(other, last.decision)).toEqual(next);
  const after = await stored(page);
  expectMore(after, before);
  expect(after[before.length]).toContain('gain:gold');
  await expectAlike(page, other);
});

test('a tab that was frozen while the game was played on elsewhere is where the game is when it wakes', async ({
  context,
  page,
}) => {
  await sitDown(page, against('card-kingdoms', 2, 'frozen'));
  await play(page, { policy, most: 3 });
  const other = await anotherTab(context, page);
  // It waits for the network and neither hears nor does anything, like a tab that the browser has put to sleep.
  const asleep = Promise.withResolvers<() => Promise<void>>();
  await page.route('**/asleep', route => asleep.resolve(() => route.fulfill({ body: '' })));
  const sleeping = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/asleep', false);
    request.send();
  });
  const wake = await asleep.promise;
  await play(other, { policy, most: 3 });
  const before = await stored(other);
  await wake();
  await sleeping;
  await expectAlike(other, page);
  expect(await stored(other)).toEqual(before);
});

test('a step taken back in one tab is taken back in the other', async ({ context, page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'undo'));
  const { last } = await play(page, {
    policy: { first: ['gain:'], last: [] },
    until: ({ options }) => options.some(id => id.startsWith('recruit:')),
  });
  const other = await anotherTab(context, page);
  const before = await stored(page);
  let [plays, follows] = [page, other];
  for (let round = 0; round < 2; round++) {
    await list(plays, true);
    await plays.locator(`.ct-option[data-option^="recruit:"]`).first().click();
    const paying = await nextSight(plays, last.decision);
    expect(await nextSight(follows, last.decision)).toEqual(paying);
    expectMore(await stored(page), before);
    // Either tab can take it back.
    const takesBack = round === 0 ? plays : follows;
    await takesBack.getByRole('button', { name: 'Undo' }).click();
    for (const tab of [page, other]) expect(await nextSight(tab, paying.decision)).toEqual(last);
    expect(await stored(page)).toEqual(before);
    [plays, follows] = [follows, plays];
  }
  await expectAlike(page, other);
});

test('continued from the games in a second tab: it is played there too', async ({
  context,
  page,
}) => {
  await sitDown(page, against('shadowgate', 2, 'lobby'));
  const { last } = await play(page, { policy: policies.shadowgate, most: 2 });
  const other = await context.newPage();
  await other.goto('/#/');
  await other.locator('.cw-saved-row').getByRole('link').click();
  expect(await nextSight(other)).toEqual(last);
  await play(other, { policy: policies.shadowgate, most: 2 });
  await expectAlike(other, page);
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
  await withSaved(other, 'remove');
  await other.locator('dialog[open]').getByText(english('remove'), { exact: true }).click();
  await expect(page.getByText(english('deletedElsewhere'))).toBeVisible();
  expect(await storedLogs(page)).toEqual([]);
  await page.getByRole('button', { name: english('keepIt') }).click();
  expect(await nextSight(page)).toEqual(last);
  expect(await stored(page)).toEqual(before);
  expect((await play(page, { policy, most: 2 })).answers).toBe(2);
});

test('several people at one device: every tab has its own curtain', async ({ context, page }) => {
  await sitDown(page, { game: 'card-kingdoms', sitters: ['person', 'person'], seed: 'people' });
  const { last } = await play(page, {
    policy,
    until: ({ at, options }) => at === 'decision' && options.includes('gain:gold'),
  });
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.cw-curtain')).toBeVisible();
  await expect(other.locator('.cw-table, [data-ref]')).toHaveCount(0);
  // What is played in the other tab lifts no curtain here.
  expect((await play(page, { policy, most: 3 })).answers).toBe(3);
  await expect(other.locator('.cw-curtain')).toBeVisible();
  await expect(other.locator('.cw-table, [data-ref]')).toHaveCount(0);
  expect((await play(other, { policy, most: 3 })).answers).toBe(3);
  expect((await nextSight(page, last.decision)).at).not.toBe('over');
});

test('lessons that are left leave no game to go on with', async ({ page }) => {
  await page.goto('/#/learn/card-kingdoms');
  const coach = page.locator('.cw-coach');
  const next = coach.getByRole('button', { name: english('next'), exact: true });
  await coach.waitFor();
  while (await next.isVisible()) await next.click();
  await page.locator('.ct-rite__be:enabled').first().click();
  await expect(page.locator('.ct-rite__be')).toHaveCount(0);
  await page.goto('/#/');
  await page.locator('.cw-shelf, .cw-games, main h1').first().waitFor();
  expect(await storedLogs(page)).toEqual([]);
  await expect(page.locator('.cw-saved-row')).toHaveCount(0);
});

test('a game that an older version stored is played on', async ({ browser, page, baseURL }) => {
  await sitDown(page, against('card-kingdoms', 2, 'older'));
  const { last } = await play(page, { policy, most: 3 });
  const [log] = await storedLogs(page);
  const id = openingOf(log!).table;
  const save = saveIn(log!)!;
  // As version 1 stored it: as a whole.
  const old = {
    id,
    game: save.game,
    save,
    sitters: ['person', { bot: 'greedy' }],
    names: ['You', 'Anna'],
    updated: 1,
    over: false,
  };
  const kept = browserWith(quietSettings, baseURL!, [{ key: id, value: old }]);
  const older = await browser.newContext({ storageState: kept, baseURL: baseURL! });
  const tab = await older.newPage();
  await tab.goto(`/#/table/${id}`);
  expect(await nextSight(tab)).toEqual(last);
  expect((await play(tab, { policy, most: 2 })).answers).toBe(2);
  expectMore(
    await stored(tab),
    save.answers.map(answer => JSON.stringify(answer)),
  );
  await older.close();
});
