// Things are carried onto what takes them: with a mouse in every game, with a finger, there and back.
import type { Page } from '@playwright/test';
import type { Spot } from './carrying.ts';
import { after, carriable, drop, isPutDown, lift, spotsOf, takers } from './carrying.ts';
import { expect, test } from './journey.ts';
import { keepPicture } from './pictures.ts';
import { policies } from './policy.ts';
import type { GameId, Sight } from './table.ts';
import { against, byList, GAMES, list, nextSight, play, sitDown } from './table.ts';

/** How often each game is played by carrying, and what must have been carried. */
const CARRIED: Readonly<Record<GameId, { readonly times: number; readonly kinds: string[] }>> = {
  'card-kingdoms': { times: 8, kinds: ['center', 'token'] },
  margraves: { times: 12, kinds: ['hand', 'margrave', 'knight'] },
  quests: { times: 12, kinds: ['line', 'hand', 'quest'] },
  shadowgate: { times: 10, kinds: ['hand', 'quest'] },
  villages: { times: 12, kinds: ['hand', 'pile', 'gold'] },
};

for (const game of GAMES) {
  test(`${game} is played by carrying`, async ({ page }) => {
    const { times, kinds } = CARRIED[game];
    const carried: string[] = [];
    const kindOf = ({ name }: Spot): string => name.split(':')[0]!;
    await sitDown(page, against(game, 2, 'carried'));
    let sight = await nextSight(page);
    for (let turn = 0; turn < 100 && carried.length < times && sight.at === 'decision'; turn++) {
      await list(page, false);
      const things = await carriable(page);
      // What was not carried yet comes first.
      const thing =
        things.find(one => !carried.includes(kindOf(one))) ?? things[turn % things.length];
      if (thing !== undefined) {
        await lift(page, thing);
        const targets = await takers(page);
        if (carried.length === 2) await keepPicture(page, `carrying-${game}`);
        await drop(page, targets[turn % targets.length]!);
        carried.push(kindOf(thing));
        const next = await after(page);
        if (next.decision !== sight.decision) {
          sight = next;
          continue;
        }
      }
      // A payment or a selection is still to be confirmed; what can't be carried is answered by the list.
      await byList(page, sight, policies[game]);
      sight = await nextSight(page, sight.decision);
    }
    expect(carried.length).toBe(times);
    expect([...new Set(carried)]).toEqual(expect.arrayContaining(kinds));
  });
}

/** A card of the hand that may be carried, in a game of Shadowgate. */
async function handCard(page: Page): Promise<{ readonly card: Spot; readonly sight: Sight }> {
  await sitDown(page, against('shadowgate', 2, 'there and back'));
  const { last: sight } = await play(page, {
    policy: policies.shadowgate,
    until: ({ options }) => options.some(id => id.startsWith('quest:')),
  });
  await list(page, false);
  const [card] = (await carriable(page)).filter(({ name }) => name.startsWith('hand:'));
  return { card: card!, sight };
}

test.describe('there and back', () => {
  test.use({ settings: { motion: 'on' } });

  test('what is dropped elsewhere goes back, and so it does by Escape', async ({ page }) => {
    const { card, sight } = await handCard(page);
    const rail = (await spotsOf(page, '[data-zone-id="rail"]'))[0]!;
    await lift(page, card);
    await expect(page.locator('.ct-lifted')).toBeVisible();
    await expect(page.locator('.sg-quest[data-takes]')).not.toHaveCount(0);
    await drop(page, rail);
    await isPutDown(page);
    await lift(page, card);
    await page.mouse.move(card.x, card.y - 200, { steps: 3 });
    await page.keyboard.press('Escape');
    await isPutDown(page);
    await page.mouse.up();
    // Neither was a press: nothing lies open, and the same is asked.
    await expect(page.locator('dialog[open], .ct-menu')).toHaveCount(0);
    expect((await nextSight(page)).decision).toBe(sight.decision);
  });

  test('a card on a quest sets out on it and pays for it: two answers, taken back one by one', async ({
    page,
  }) => {
    const { card, sight } = await handCard(page);
    const id = card.name.slice('hand:'.length);
    await lift(page, card);
    const quest = (await takers(page)).find(({ name }) => name.startsWith('quest:'))!;
    await drop(page, quest);
    await expect(page.locator(`[data-ref="paid:${id}"]`)).toBeVisible();
    await isPutDown(page);
    const paid = await nextSight(page);
    const [seat, answers] = sight.decision.split('.');
    expect(paid.decision).toBe(`${seat}.${Number(answers) + 2}`);
    await page.locator('.ct-rail__undo').click();
    await expect(page.locator(`[data-ref="hand:${id}"]`)).toBeVisible();
    await page.locator('.ct-rail__undo').click();
    await expect(page.locator('.ct-decision')).toHaveAttribute('data-decision', sight.decision);
  });
});

test('a press that hardly moves is a press', async ({ page }) => {
  const { card, sight } = await handCard(page);
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(card.x + 2, card.y + 2);
  await page.mouse.up();
  await expect(page.locator('.ct-menu')).toBeVisible();
  expect((await nextSight(page)).decision).toBe(sight.decision);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a card is carried onto a quest; held still, it is shown large', async ({ page }) => {
    const { card, sight } = await handCard(page);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: string, ...touchPoints: readonly { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: [...touchPoints],
      });
    const { x, y } = card;
    // Sent together: a finger that rests shows the card large, and a slow machine would rest between the two.
    await Promise.all([
      finger('touchStart', { x, y }),
      finger('touchMove', { x, y: y - 14 }),
      finger('touchMove', { x, y: y - 40 }),
    ]);
    await expect(page.locator('.ct-lifted')).toBeVisible();
    const quest = (await takers(page)).find(({ name }) => name.startsWith('quest:'))!;
    await finger('touchMove', { x: quest.x, y: quest.y + 40 });
    await finger('touchMove', { x: quest.x, y: quest.y });
    await keepPicture(page, 'carrying-shadowgate');
    await finger('touchEnd');
    const next = await after(page);
    expect(next.decision).not.toBe(sight.decision);
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    const [other] = (await carriable(page)).filter(({ name }) => name.startsWith('hand:'));
    await finger('touchStart', other!);
    await expect(page.locator('.ct-zoom[open]')).toBeVisible();
    await finger('touchEnd');
    expect((await nextSight(page)).decision).toBe(next.decision);
  });
});
