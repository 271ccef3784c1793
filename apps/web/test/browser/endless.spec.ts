// A game in which nobody ever does more than they must: it is stopped, with a word and how it stood.
import { cardKingdoms } from '@castellan/card-kingdoms';
import { Table } from '@castellan/kernel';
import { MOST_MOVES } from '@castellan/kernel';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import { browserWith, quietSettings } from './settings.ts';
import { byList, english, nextSight, withSaved } from './table.ts';

function almostThere(): { key: string; value: unknown } {
  const table = new Table(cardKingdoms, { players: 2 }, 'endless');
  while (table.answers.length < MOST_MOVES - 1) table.answer(table.decisions()[0]!.fallback);
  // The last one is a person's.
  const asked = table.decisions()[0]!.seat;
  const sitters = [0, 1].map(seat => (seat === asked ? 'person' : { bot: 'greedy' }));
  const names = ['Robin', 'Anna'];
  const save = table.save();
  const game = { title: save.game, game: save.game, save, sitters, names, updated: 0, over: false };
  return { key: 'endless', value: { id: 'endless', ...game } };
}

test.use({
  storageState: async ({ baseURL }, use) => {
    await use(browserWith(quietSettings, baseURL!, [almostThere()]));
  },
});

test('a game that goes on for too long is stopped, says so, and stays stopped', async ({
  page,
}) => {
  await page.goto('/#/table/endless');
  await byList(page, await nextSight(page), policies['card-kingdoms']);
  const end = page.getByRole('dialog', { name: english('stopped') });
  await expect(end).toContainText(english('stoppedText', { n: MOST_MOVES }));
  await expect(end.locator('.ct-chart svg[role=img]')).toBeVisible();
  await keepPicture(page, 'stopped');
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, 'stopped');
  await page.reload();
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: english('lookAtTable') }).click();
  await expect(page.locator('.cw-over-panel')).toContainText(
    english('stoppedText', { n: MOST_MOVES }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#/');
  await expect(page.locator('.cw-saved-row')).toContainText(english('over'));
  await withSaved(page, 'watch');
  await expect(page.getByRole('button', { name: english('reviewGame') })).toBeVisible();
});
