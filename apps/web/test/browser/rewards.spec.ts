// What a slain monster brings, in the order that one chooses: pressed where it lies, by mouse and by finger.
import type { Save } from '@castellan/kernel';
import { frameOn, Table } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { keptGame, playGreedily, savedAt } from '../fullest/greedy-game.ts';
import { expect, test } from './journey.ts';
import { browserWith, quietSettings } from './settings.ts';
import { nextSight } from './table.ts';

const margraves = await shelf.find(({ id }) => id === 'margraves')!.rules();
const PLAYERS = 2;

/** A game in which the first seat is asked what of a monster it takes first. */
function asked(): { key: string; value: unknown } {
  for (let game = 0; ; game++) {
    const seed = `rewards ${game}`;
    const found: number[] = [];
    playGreedily(margraves, PLAYERS, seed, (t, lane, answers) => {
      if (frameOn(t, lane).step === 'power/use') found.push(answers);
    });
    const place = found.find(answers =>
      isAboutLair(savedAt(margraves, PLAYERS, { seed, answers })),
    );
    if (place !== undefined)
      return keptGame(margraves, PLAYERS, { seed, answers: place }, 'rewards');
  }
}

function isAboutLair(save: Save): boolean {
  const [decision] = Table.replay(margraves, save).decisions();
  return decision!.options[0]!.ref!.startsWith('lair:');
}

test.use({
  storageState: ({ baseURL }, use) => use(browserWith(quietSettings, baseURL!, [asked()])),
});

for (const phone of [false, true])
  test.describe(() => {
    if (phone) test.use({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true });

    test(`rewards are taken from the lair, one after the other (${phone ? 'phone' : 'desk'})`, async ({
      page,
    }) => {
      await page.goto('/#/table/rewards');
      const before = await nextSight(page);
      await expect(page.locator('.ct-decision__prompt')).toContainText('Which reward');
      const lair = page.locator('.mg-lair [data-lit="can"]');
      await expect(lair).toHaveCount(1);
      await (phone ? lair.tap() : lair.click());
      const lines = page.locator('.ct-menu__item');
      await expect(lines.filter({ hasText: /influence/i })).toHaveCount(1);
      expect(await lines.count()).toBeGreaterThan(1);
      const influence = lines.filter({ hasText: /influence/i });
      await (phone ? influence.tap() : influence.click());
      await nextSight(page, before.decision);
      await expect(page.locator('.ct-decision__prompt')).toContainText('influence');
    });
  });
