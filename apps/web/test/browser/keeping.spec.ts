// A game survives: the page going away, a step taken back.
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import type { GameId, Sight } from './table.ts';
import {
  against,
  closeLog,
  openLog,
  byList,
  english,
  list,
  nextSight,
  optionButton,
  play,
  sitDown,
  withSaved,
} from './table.ts';

/** In the middle of something: a price half paid, a harvest half brought in. */
const cascades: readonly {
  readonly game: GameId;
  readonly players: number;
  readonly what: string;
  isThere(sight: Sight): boolean;
}[] = [
  {
    game: 'card-kingdoms',
    players: 2,
    what: 'a payment',
    isThere: ({ kind }) => kind === 'split',
  },
  {
    game: 'card-kingdoms',
    players: 3,
    what: 'a harvest',
    isThere: ({ prompt }) => /harvest/i.test(prompt),
  },
  {
    game: 'shadowgate',
    players: 2,
    what: 'a quest half paid',
    isThere: ({ options }) =>
      options.some(id => id.startsWith('assign:') || id.startsWith('resource:')) &&
      !options.includes('end'),
  },
];

for (const { game, players, what, isThere } of cascades) {
  test(`a reload in the middle of ${what} (${game}) keeps the same decision`, async ({ page }) => {
    await sitDown(page, against(game, players, `cascade ${players}`));
    const { last } = await play(page, { policy: policies[game], until: isThere });
    expect(last.at, `there was ${what}`).toBe('decision');
    await list(page, false);
    const log = await (await openLog(page)).innerText();
    await closeLog(page);
    await page.reload();
    const again = await nextSight(page);
    expect(again).toEqual(last);
    expect(await (await openLog(page)).innerText()).toBe(log);
    await closeLog(page);
    const { answers } = await play(page, { policy: policies[game], most: 2 });
    expect(answers).toBe(2);
  });
}

test('a reload in the very moment in which an answer shows loses nothing', async ({ page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'moment'));
  for (let round = 0; round < 5; round++) {
    const before = await nextSight(page);
    const seen = page.waitForEvent('console', {
      predicate: line => line.text().startsWith('seen '),
    });
    const loaded = page.waitForEvent('load');
    await page.evaluate(reloadOnChange, before.decision);
    await byList(page, before, policies['card-kingdoms']);
    const shown = (await seen).text().slice('seen '.length);
    await loaded;
    expect(`seen ${(await nextSight(page)).decision}`).toBe(`seen ${shown}`);
  }
});

/** In the page: leaves it as soon as something else is asked, before anything is painted. */
function reloadOnChange(asked: string): void {
  const panel = document.querySelector<HTMLElement>('.ct-decision')!;
  new MutationObserver(() => {
    const now = panel.dataset['decision'];
    if (now === undefined || now === asked) return;
    console.info(`seen ${now}`);
    // A list that closes goes back in the history, which would call off a reload of the same moment.
    requestAnimationFrame(() => location.reload());
  }).observe(panel, { attributeFilter: ['data-decision'] });
}

test('undo takes back one step at a time, by button and by key', async ({ page }) => {
  await sitDown(page, against('card-kingdoms', 2, 'undo'));
  const { last: before } = await play(page, {
    policy: { first: ['gain:'], last: [] },
    until: ({ options }) => options.some(id => id.startsWith('recruit:')),
  });
  const recruit = before.options.find(id => id.startsWith('recruit:'))!;
  await optionButton(page, recruit).click();
  const paying = await nextSight(page, before.decision);
  expect(paying.kind).toBe('split');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await nextSight(page, paying.decision)).toEqual(before);

  await optionButton(page, recruit).click();
  expect(await nextSight(page, before.decision)).toEqual(paying);
  await page.keyboard.press('u');
  expect(await nextSight(page, paying.decision)).toEqual(before);
});

test('a game left is among the games, can be continued and deleted', async ({ page }) => {
  await sitDown(page, against('shadowgate', 2, 'left'));
  const { last } = await play(page, { policy: policies.shadowgate, most: 3 });
  await page.locator('.cw-table-bar a').click();
  const row = page.locator('.cw-saved-row');
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  expect(await nextSight(page)).toEqual(last);
  await page.goto('/#/');
  await withSaved(page, 'remove');
  await page.locator('dialog[open]').getByText(english('remove'), { exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: english('lobbyTitle') })).toBeVisible();
});

test.describe(() => {
  test.use({ isPainted: true });

  test('what was painted on an earlier visit is not painted again', async ({ page }) => {
    const art = page.locator('.ct-card__art').first();
    const width = (): Promise<number> =>
      art.evaluate(async element => {
        const address = /url\("(blob:.+)"\)/.exec(element.style.backgroundImage)?.[1];
        if (address === undefined) return 0;
        const image = new Image();
        image.src = address;
        await image.decode();
        return image.naturalWidth;
      });
    await page.goto('/#/cards/shadowgate');
    await expect.poll(width).toBeGreaterThan(100);
    // Something that no painter would make.
    const other = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    await page.evaluate(async text => {
      const [shelf] = (await caches.keys()).filter(name => name.startsWith('paintings '));
      const cache = await caches.open(shelf!);
      for (const key of await cache.keys())
        await cache.put(key, new Response(new Blob([text], { type: 'image/svg+xml' })));
    }, other);
    await page.reload();
    await expect.poll(width).toBe(4);
  });
});
