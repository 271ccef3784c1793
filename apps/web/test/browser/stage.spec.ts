// The table as a place: boxes and cards that never change their size in a game, everything in sight, letters large enough.
import { expect, test } from './journey.ts';
import { letterFaults } from './letters.ts';
import { measure, settled } from './measures.ts';
import type { NamedBox } from './measures.ts';
import { policies } from './policy.ts';
import { SCREENS } from './screens.ts';
import { against, GAMES, list, play, sitDown } from './table.ts';

/** In `npm test` the first decisions of a game and how large letters are; with `FULLEST=all` (`npm run screens`) whole games, on all screens at each,
 * and whether anything written is cut or covered. */
const isWhole = process.env['FULLEST'] === 'all';

/** What was seen on one screen since the game began. */
interface Seen {
  zones: readonly NamedBox[] | null;
  readonly sizes: Map<string, string>;
}

for (const game of GAMES) {
  test(`${game} on every screen: nothing changes its size, all is in sight`, async ({ page }) => {
    if (isWhole) test.setTimeout(3_600_000);
    const seen = SCREENS.map((): Seen => ({ zones: null, sizes: new Map() }));
    let looked = 0;
    await sitDown(page, against(game, 3, 'measured'));
    await play(page, {
      policy: policies[game],
      most: isWhole ? 400 : 10,
      boardEvery: 1,
      look: async ({ prompt }) => {
        // The list of all options covers things, as it should: it is for those who ask for it.
        await list(page, false);
        // Every position on the first screen, every third on all of them: drawing is what takes the time.
        const screens = isWhole || looked++ % 3 === 0 ? SCREENS : SCREENS.slice(0, 1);
        for (const [at, { width, height }] of screens.entries()) {
          const { sizes, zones } = seen[at]!;
          const where = `${width} × ${height}: ${prompt}`;
          await page.setViewportSize({ width, height });
          await settled(page);
          const now = await measure(page);
          const letters = (await letterFaults(page)).filter(
            fault => isWhole || fault.endsWith(' px'),
          );
          expect([...now.faults, ...letters], where).toEqual([]);
          expect(now.zones, where).toEqual(zones ?? now.zones);
          seen[at]!.zones = now.zones;
          // A card that lies where it lay is as large as it was.
          for (const [card, size] of Object.entries(now.cards)) {
            expect(size, `${where}: ${card}`).toBe(sizes.get(card) ?? size);
            sizes.set(card, size);
          }
          expect(now.buttons, where).toBeLessThanOrEqual(4);
        }
      },
    });
    for (const { sizes } of seen) expect(sizes.size).toBeGreaterThan(3);
  });
}
