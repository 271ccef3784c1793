// The table as a place: boxes and cards that never change their size in a game, everything in sight, letters large enough.
import { expect, test } from './journey.ts';
import type { Measured } from './measures.ts';
import { measure } from './measures.ts';
import { policies } from './policy.ts';
import { against, GAMES, list, play, sitDown } from './table.ts';

const SCREENS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

for (const game of GAMES) {
  for (const [width, height] of SCREENS) {
    test(`${game} at ${width} × ${height}: nothing changes its size, all is in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await sitDown(page, against(game, 3, 'measured'));
      let first: Measured | null = null;
      const sizes = new Map<string, string>();
      const crowded: string[] = [];
      await play(page, {
        policy: policies[game],
        most: 10,
        boardEvery: 1,
        look: async ({ prompt }) => {
          // The list of all options covers things, as it should: it is for those who ask for it.
          await list(page, false);
          const now = await measure(page);
          expect(now.faults, prompt).toEqual([]);
          first ??= now;
          expect(now.zones, prompt).toEqual(first.zones);
          // A card that lies where it lay is as large as it was.
          for (const [card, size] of Object.entries(now.cards)) {
            expect(size, card).toBe(sizes.get(card) ?? size);
            sizes.set(card, size);
          }
          if (now.buttons > 4) crowded.push(prompt);
        },
      });
      expect(sizes.size).toBeGreaterThan(3);
      expect(crowded).toEqual([]);
    });
  }
}
