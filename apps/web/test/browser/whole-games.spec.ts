import { shelf } from '@castellan/shelf';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import { against, GAMES, playToTheEnd, sitDown } from './table.ts';

/** How many play: `PLAYERS=1,2,3,5` for others. Who is too many for a game has no test. */
const COUNTS = (process.env['PLAYERS'] ?? '1,4').split(',').map(Number);

const mostPlayers = (game: string): number => shelf.find(({ id }) => id === game)!.about.players[1];

for (const game of GAMES) {
  for (const players of COUNTS) {
    if (players > mostPlayers(game)) continue;
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
