// Several people at one screen: nobody ever sees what is another's.
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { keepPicture } from './pictures.ts';
import type { GameId, TableStart } from './table.ts';
import { english, play, sitDown } from './table.ts';

/** What is secret in each game: how the refs of such things begin. */
const secrets: Readonly<Record<GameId, string>> = {
  'card-kingdoms': 'duke:',
  shadowgate: 'hand:',
  villages: 'hand:building:',
  margraves: 'wealth:',
  quests: 'hand:',
};

/** What the first seats are called unless somebody says otherwise. */
const NAMES = [english('yourTableName'), 'Anna'];

/** The secret things that are anywhere in the page: as things, or in any attribute or text. */
function secretsIn(page: Page, start: string): Promise<string[]> {
  return page.evaluate(start => {
    const found = document.documentElement.outerHTML.matchAll(
      new RegExp(`${start}[a-z0-9-]+`, 'g'),
    );
    return [...new Set([...found].map(([ref]) => ref))];
  }, start);
}

for (const [game, players] of [
  ['card-kingdoms', 2],
  ['card-kingdoms', 3],
  ['shadowgate', 2],
] as const) {
  test(`pass and play: ${game} for ${players} keeps everyone's secrets`, async ({ page }) => {
    const seating: TableStart = {
      game,
      sitters: Array.from({ length: players }, () => 'person'),
      seed: `pass ${players}`,
    };
    const start = secrets[game];
    await sitDown(page, seating);
    const theirs: Set<string>[] = seating.sitters.map(() => new Set());
    const hadSome = new Set<number>();
    let handovers = 0;
    const { answers } = await play(page, {
      policy: policies[game],
      most: 30,
      look: async sight => {
        const shown = await secretsIn(page, start);
        if (sight.at === 'curtain') {
          handovers++;
          expect(shown, 'behind the curtain').toEqual([]);
          expect(await page.locator('[data-ref], .cw-table, .ct-log').count()).toBe(0);
          return;
        }
        const seat = Number(sight.decision.split('.')[0]);
        for (const [other, known] of theirs.entries()) {
          const leaked = other === seat ? [] : shown.filter(ref => known.has(ref));
          expect(leaked, `what seat ${seat} sees of seat ${other}`).toEqual([]);
        }
        // A card that was played or passed on may come into another hand later: only what is held now counts.
        theirs[seat] = new Set(shown);
        if (shown.length > 0) hadSome.add(seat);
      },
    });
    expect(answers).toBe(30);
    expect(handovers).toBeGreaterThan(3);
    expect(hadSome.size).toBe(players);
  });
}

test('pass and play: no curtain falls where nobody has anything to hide', async ({ page }) => {
  // Margraves: the wealth of the beginning is secret; after that, all lies open until a card is played face down.
  await sitDown(page, { game: 'margraves', sitters: ['person', 'person'], seed: 'pass open' });
  let isOpen = false;
  let holder = -1;
  let [curtains, turns] = [0, 0];
  await play(page, {
    policy: { first: ['pennant:', 'hand:', 'move:', 'location:'], last: ['build', 'recall'] },
    most: 40,
    look: async sight => {
      if (sight.at === 'curtain') {
        expect(isOpen, 'a curtain falls though all lies open').toBe(false);
        curtains++;
        holder = -1;
        return;
      }
      const seat = Number(sight.decision.split('.')[0]);
      if (sight.prompt.includes('Play a Citizen')) isOpen = true;
      if (holder >= 0 && holder !== seat) {
        turns++;
        // Whose turn it is now is said, and the table lies before them.
        await expect(page.locator('.cw-table-status')).toContainText(
          english('turnOf', { name: NAMES[seat]! }),
        );
        if (turns === 1) {
          await expect(page.locator('.cw-passed')).toBeVisible();
          await keepPicture(page, 'passed-on');
        }
      }
      holder = seat;
    },
  });
  expect(curtains).toBeGreaterThan(1);
  expect(turns).toBeGreaterThan(2);
});

test('pass and play: a curtain that is lifted in the very moment in which it falls is lifted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isPressed = false;
    const lift = (): void => {
      const button = document.querySelector<HTMLElement>('.cw-curtain button');
      if (button === null || isPressed) return;
      isPressed = true;
      button.click();
    };
    new MutationObserver(lift).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, { game: 'card-kingdoms', sitters: ['person', 'person'], seed: 'at once' });
  await expect(page.locator('.ct-decision[data-decision]')).toBeVisible();
});
