// A game looked at again: all of it when it is over, and until then what those saw who play it here.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { choose, english, lookFrom, play, sitDown, watchBots, withSaved } from './table.ts';

/** The hidden cards that lie anywhere in the page. */
const handsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = document.documentElement.outerHTML.matchAll(/hand:[a-z0-9-]+/g);
    return [...new Set([...found].map(([ref]) => ref))];
  });

async function replayFromLobby(page: Page): Promise<void> {
  await page.goto('/#/');
  await withSaved(page, 'watch');
  await page.getByRole('button', { name: english('toEnd'), exact: true }).click();
}

test('a game against bots that is still on: no other hand, no review, no way back to play on from', async ({
  page,
}) => {
  await sitDown(page, { game: 'shadowgate', sitters: ['person', 'greedy'], seed: 'still on' });
  await play(page, { policy: policies.shadowgate, most: 6 });
  const own = await handsIn(page);
  expect(own.length).toBeGreaterThan(0);
  await replayFromLobby(page);
  await lookFrom(page).click();
  await expect(page.getByRole('option')).toHaveText([
    english('spectator'),
    english('yourTableName'),
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(english('replayStillOn'))).toBeVisible();
  await expect(page.getByRole('button', { name: english('reviewGame') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: english('playFromHere') })).toHaveCount(0);
  expect((await handsIn(page)).toSorted()).toEqual(own.toSorted());
  await keepPicture(page, 'replay-still-on');
  await page.getByRole('link', { name: english('continueGame') }).click();
  await expect(page.locator('.ct-decision[data-decision]')).toBeVisible();
});

test('two people at one device: each sees their own hand again behind a curtain', async ({
  page,
}) => {
  await sitDown(page, { game: 'shadowgate', sitters: ['person', 'person'], seed: 'both on' });
  await play(page, { policy: policies.shadowgate, most: 8 });
  await replayFromLobby(page);
  await expect(page.locator('.cw-table')).toBeVisible();
  expect(await handsIn(page)).toEqual([]);
  const seen: string[][] = [];
  for (const [seat, name] of [english('yourTableName'), 'Anna'].entries()) {
    await choose(lookFrom(page), String(seat));
    await expect(
      page.getByRole('heading', { name: english('curtainTitle', { name }) }),
    ).toBeVisible();
    expect(await handsIn(page), 'behind the curtain').toEqual([]);
    expect(await page.locator('[data-ref], .cw-table, .ct-log').count()).toBe(0);
    await page.getByRole('button', { name: english('curtainShow', { name }) }).click();
    // The hand is laid when it is its turn.
    await expect(page.locator('.cw-table:not(:has([aria-busy]))')).toBeVisible();
    await expect.poll(() => handsIn(page)).not.toEqual([]);
    seen.push(await handsIn(page));
  }
  expect(seen.every(hand => hand.length > 0)).toBe(true);
  expect(seen[0]!.filter(card => seen[1]!.includes(card))).toEqual([]);
  await choose(lookFrom(page), 'spectator');
  await expect.poll(() => handsIn(page)).toEqual([]);
});

test('a finished game is shown from every seat, and can be played on from any time', async ({
  page,
}) => {
  await watchBots(page, 'card-kingdoms');
  await page.getByRole('link', { name: english('watchReplay') }).click();
  await page.getByRole('button', { name: english('toEnd'), exact: true }).click();
  await page.getByRole('button', { name: english('stepBack'), exact: true }).click();
  // Each sees their own Duke and nobody else's.
  const dukes = page.locator('.cw-board [data-ref*=":duke:"]');
  const seen: string[] = [];
  for (const seat of ['0', '1']) {
    await choose(lookFrom(page), seat);
    await expect(dukes).toHaveCount(1);
    await expect
      .poll(async () => seen.includes((await dukes.getAttribute('data-ref')) ?? ''))
      .toBe(false);
    seen.push((await dukes.getAttribute('data-ref'))!);
  }
  await choose(lookFrom(page), 'spectator');
  await expect(dukes).toHaveCount(0);
  // What if? Something else is tried out; then the game is as it was.
  const step = page.locator('.cw-controls-step');
  const before = await step.innerText();
  await page.getByRole('button', { name: english('tryOut') }).click();
  await expect(page.locator('.cw-trying')).toBeVisible();
  await page.locator('.ct-decision[data-decision]').waitFor();
  await page.getByRole('button', { name: english('backToReplay') }).click();
  await expect(step).toHaveText(before);
  await page.getByRole('button', { name: english('playFromHere') }).click();
  await expect(page).toHaveURL(/#\/table\//);
});
