import { test } from './journey.ts';
import { expect } from './journey.ts';
import { policies } from './policy.ts';
import { against, GAMES, playToTheEnd, sitDown } from './table.ts';

test.use({ isPainted: false });

for (const game of GAMES) {
  for (const players of [1, 4]) {
    test(`a whole game of ${game} for ${players}, by panel and by board`, async ({ page }) => {
      await sitDown(page, against(game, players, `whole ${players}`));
      const { answers, byBoard } = await playToTheEnd(page, {
        policy: policies[game],
        boardEvery: 3,
      });
      expect(answers).toBeGreaterThan(10);
      expect(byBoard).toBeGreaterThan(3);
      test
        .info()
        .annotations.push({ type: 'answers', description: `${answers}, ${byBoard} by board` });
    });
  }
}
