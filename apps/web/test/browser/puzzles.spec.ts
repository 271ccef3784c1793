// The puzzle book: a turn is played at the table, and the page says how good it was.
import type { Puzzle } from '@castellan/kernel';
import { puzzlesOf } from '@castellan/shelf/puzzles';
import type { Page } from '@playwright/test';
import { unpacked } from '../../src/screens/puzzles/unpacked.ts';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import type { Sight } from './table.ts';
import { byList, nextSight } from './table.ts';

const TEXT = {
  right: 'That’s it!',
  wrong: 'There’s a better turn',
  again: 'Try again',
  show: 'Show the solution',
};

/** Plays a plan of a puzzle, whatever it is asked first. */
async function playPlan(page: Page, puzzle: Puzzle, isRight: boolean): Promise<void> {
  const book = (await puzzlesOf('quests'))!;
  const plan = puzzle.plans.find(one => one.isRight === isRight)!;
  const words = unpacked(plan.line, book).flatMap(answer =>
    'picks' in answer ? answer.picks : [],
  );
  const verdict = page.getByRole('heading', { name: isRight ? TEXT.right : TEXT.wrong });
  let sight: Sight | null = await nextSight(page);
  while (sight !== null) {
    await byList(page, sight, { first: words, last: [] });
    // The last answer is followed by no question.
    sight = await Promise.race([
      nextSight(page, sight.decision).catch(() => null),
      verdict.waitFor().then(() => null),
    ]);
  }
}

test('a puzzle is found from home, missed, shown and solved, and the book remembers it', async ({
  page,
}) => {
  const book = (await puzzlesOf('quests'))!;
  // One whose best turn is a single answer is pressed without a mistake.
  const n = book.puzzles.findIndex(({ plans }) => !plans[0]!.line.includes(' '));
  const puzzle = book.puzzles[Math.max(0, n)]!;
  await page.goto('/#/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle book', exact: true })).toBeVisible();
  await keepPicture(page, 'puzzle-book');
  await page.goto(`/#/puzzle/quests/${Math.max(0, n) + 1}`);
  await expect(page.locator('.cw-task')).toBeVisible();
  await playPlan(page, puzzle, false);
  await expect(page.getByRole('heading', { name: TEXT.wrong })).toBeVisible();
  await page.getByRole('button', { name: TEXT.show }).click();
  await expect(page.getByRole('dialog')).toContainText('Checked with 2,000 games');
  await keepPicture(page, 'puzzle-missed');
  await page.getByRole('dialog').getByRole('button', { name: TEXT.again }).click();
  await expect(page.locator('.cw-task')).toBeVisible();
  await playPlan(page, puzzle, true);
  await expect(page.getByRole('heading', { name: TEXT.right })).toBeVisible();
  await keepPicture(page, 'puzzle-solved');
  await page.getByRole('link', { name: 'To the puzzle book' }).click();
  await expect(page.locator('.cw-puzzles [data-state="solved"]')).toHaveCount(1);
});

test('a puzzle that does not exist says so', async ({ page }) => {
  await page.goto('/#/puzzle/quests/999');
  await expect(page.getByText('There’s no such puzzle.')).toBeVisible();
});
