// What people have at a table on the network as they have it alone: a turn that waits, hints, a game that moves.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { begin, chooseSitter, company, known, openMenu, sitAt } from './devices.ts';
import { policies } from './policy.ts';
import type { GameId, Sight } from './table.ts';
import { byList, english, list, lookFrom, nextSight, optionButton, play, setUp } from './table.ts';

const decision = (page: Page) => page.locator('.ct-decision[data-decision]');
const held = (page: Page) => page.locator('.ct-end-turn[data-held]');

/** Who is asked, and what. */
async function whoIsAsked(pages: readonly Page[]): Promise<{ page: Page; sight: Sight }> {
  const page = await Promise.any(
    pages.map(async one => {
      await decision(one).waitFor({ state: 'attached' });
      return one;
    }),
  );
  return { page, sight: await nextSight(page) };
}

const decided = (page: Page, sight: Sight): Promise<void> =>
  page.locator(`[data-decision="${sight.decision}"]`).waitFor({ state: 'detached' });

/** Everyone answers, and ends their turn, until this is asked. */
async function playUntil(
  pages: readonly Page[],
  game: GameId,
  isIt: (sight: Sight, page: Page) => boolean,
): Promise<{ page: Page; other: Page; sight: Sight }> {
  for (;;) {
    const { page, sight } = await whoIsAsked(pages);
    if (isIt(sight, page)) return { page, other: pages.find(one => one !== page)!, sight };
    await byList(page, sight, policies[game]);
    await decided(page, sight);
    if (await held(page).isVisible()) await held(page).click();
  }
}

test('a turn that is done waits: others see nothing of it, it is taken back without asking, and the clock ends it', async ({
  browser,
  baseURL,
}) => {
  const clock = { kind: 'move', seconds: 25 } as const;
  const rules = { game: 'card-kingdoms', undo: 'ask', clock } as const;
  const { anna, ben } = await company(browser, baseURL!, rules, {}, { turnEnd: 'by-hand' });
  await begin(anna, ben);
  const isLast = ({ prompt, options }: Sight): boolean =>
    prompt.includes('last action') && options.includes('gain:gold');
  const first = await playUntil([anna, ben], 'card-kingdoms', isLast);
  const { page, other, sight } = first;
  // What was just gained is shown for a moment.
  const seen = async (): Promise<string> =>
    (await other.locator('.cw-board').innerText()).replaceAll(/^[+−]\d+\n/gm, '');
  const before = await seen();
  const take = async (one: Page): Promise<void> => {
    await list(one, true);
    await optionButton(one, 'gain:gold').click();
    await expect(held(one)).toBeEnabled();
  };
  await take(page);
  await page.locator('.ct-rail__undo').click();
  await expect(decision(page)).toHaveAttribute('data-decision', sight.decision);
  await take(page);
  await other.waitForTimeout(500);
  expect(await seen()).toBe(before);
  for (const one of [page, other]) await expect(one.locator('.co-panel')).toHaveCount(0);
  await held(page).click();
  await expect.poll(seen).not.toBe(before);

  const next = await playUntil([anna, ben], 'card-kingdoms', isLast);
  await take(next.page);
  // Nobody ends it: when the time is up it counts, and no bot has stepped in.
  await decision(next.other).waitFor();
  await expect(held(next.page)).toHaveCount(0);
  await openMenu(next.other);
  await next.other.getByRole('button', { name: 'Players' }).click();
  await expect(next.other.getByRole('dialog')).not.toContainText('A bot plays');
});

test('a hint is given to the one who must decide, where the table allows hints, and nowhere else', async ({
  browser,
  baseURL,
}) => {
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => known(browser, baseURL!, name)),
  );
  await anna!.goto(`${baseURL}/#/friends/new/villages`);
  const allowed = anna!.getByRole('checkbox', { name: 'Hints are allowed' });
  await expect(allowed).not.toBeChecked();
  await allowed.check();
  await anna!.locator('.cw-setup-start button').click();
  await anna!.locator('.co-link').waitFor();
  await sitAt(ben!, anna!.url());
  await expect(ben!.locator('.co-room-facts')).toContainText('Hints are allowed');
  await begin(anna!, ben!);
  const { page } = await whoIsAsked([anna!, ben!]);
  const other = page === anna ? ben! : anna!;
  await openMenu(other);
  const hint = (one: Page) => one.getByRole('button', { name: english('hint') });
  await expect(other.getByRole('button', { name: english('rules') }).first()).toBeVisible();
  await expect(hint(other)).toHaveCount(0);
  await hint(page).click();
  await expect(page.locator('.cw-hint-line')).toContainText('%');
  await page.getByRole('button', { name: english('hintMore') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: english('hintBest') })).toContainText('%');
  await expect(dialog.locator('.cw-plan li')).not.toHaveCount(0);
});

test('where hints are not allowed none are offered', async ({ browser, baseURL }) => {
  const { anna, ben } = await company(browser, baseURL!);
  await expect(ben.locator('.co-room-facts')).not.toContainText('Hints');
  await begin(anna, ben);
  const { page } = await whoIsAsked([anna, ben]);
  await openMenu(page);
  await expect(page.getByRole('button', { name: english('rules') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: english('hint') })).toHaveCount(0);
});

test('a friend is invited into a game against bots, and plays on in the seat of one', async ({
  browser,
  baseURL,
}) => {
  const device = { baseURL: baseURL! };
  const [anna, ben] = await Promise.all(
    ['Anna', 'Ben'].map(name => known(browser, baseURL!, name, device)),
  );
  const sitters = ['person', 'greedy', 'greedy'];
  await setUp(anna!, { game: 'villages', sitters, seed: 'ab'.repeat(32) });
  const { last } = await play(anna!, { policy: policies.villages, most: 5 });
  await openMenu(anna!);
  await anna!.getByRole('button', { name: english('inviteFriends') }).click();
  await anna!.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna!.locator('.co-begun-alone')).toContainText('You started this game alone');
  await expect(anna!.locator('.co-seat[data-kind="bot"]')).toHaveCount(2);
  await chooseSitter(anna!, 1, '');
  await anna!.locator('.co-link').waitFor();
  await sitAt(ben!, anna!.url());
  await expect(ben!.locator('.co-begun-alone')).toContainText('Anna started this game alone');
  await expect(anna!.locator('.co-start')).toHaveText('Continue the game');
  await begin(anna!, ben!);
  // It stands where it stood.
  expect((await nextSight(anna!)).decision).toBe(last.decision);
  const pages = [anna!, ben!];
  const { sight } = await playUntil(pages, 'villages', (_, page) => page === ben);
  await byList(ben!, sight, policies.villages);
  await decided(ben!, sight);
  const isNext = (next: Sight, page: Page): boolean =>
    page === ben && next.decision !== sight.decision;
  await playUntil(pages, 'villages', isNext);
});

test('a game of the network is taken home, and played on there against bots', async ({
  browser,
  baseURL,
}) => {
  const { anna, ben } = await company(browser, baseURL!);
  await begin(anna, ben);
  for (let n = 0; n < 4; n++) {
    const { page, sight } = await whoIsAsked([anna, ben]);
    await byList(page, sight, policies.villages);
    await decided(page, sight);
  }
  await openMenu(anna);
  await anna.getByRole('button', { name: 'Give up' }).click();
  await anna.getByRole('button', { name: 'Give up' }).click();

  // At home it is over as it was, with its shuffle; it goes on from there, with a bot in Anna's place.
  await ben.getByRole('button', { name: 'Save in this browser' }).click();
  await ben.getByRole('link', { name: 'Saved: open it' }).click();
  await expect(ben).toHaveURL(/#\/replay\//);
  await expect(ben.locator('.cw-known')).toContainText('Ben won: the others gave up.');
  await expect(ben.locator('.cw-checks')).toHaveCount(2);
  await ben.getByRole('button', { name: english('toEnd'), exact: true }).click();
  await ben.getByRole('button', { name: english('playFromHere') }).click();
  await expect(ben).toHaveURL(/#\/table\//);
  const { by } = await play(ben, { policy: policies.villages, most: 4 });
  expect(by.list).toBe(4);

  // From its replay: it is seen from your own place, and can be played on from any point.
  await anna.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  await expect(anna.getByRole('button', { name: 'Save in this browser' })).toBeVisible();
  await expect(lookFrom(anna)).toHaveAttribute('data-value', '0');
  await anna.getByRole('button', { name: english('stepOn') }).click();
  await anna.getByRole('button', { name: english('playFromHere') }).click();
  await expect(anna).toHaveURL(/#\/table\//);
  const home = await play(anna, { policy: policies.villages, most: 3 });
  expect(home.by.list).toBe(3);
  expect(home.last.decision).toMatch(/^0\./);
});
