/**
 * What is seen when things happen. For each game a film of a rival's turn and of how your own turn begins, five frames
 * each, in `artefacts/motion`; and how long frames take while things move, on the way to it, and while each level of
 * opponents thinks and moves.
 *
 *   main.ts [--game card-kingdoms]... [--width 1440] [--height 900] [--pace calm] [--only films|frames|thinking] [--level castellan]...
 */
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { webRoot } from '../../build/house.ts';
import { CHARACTERS } from '../../src/characters.ts';
import { PACES } from '../../src/store/preferences.ts';
import { policies } from '../../test/browser/policy.ts';
import type { GameId } from '../../test/browser/table.ts';
import { GAMES, nextSight, play } from '../../test/browser/table.ts';
import { begun } from '../begun.ts';
import { aligned, milliseconds, quantile, sum } from '../numbers.ts';
import type { BenchBrowser } from '../visit.ts';
import { visit } from '../visit.ts';
import { builtSite, withBrowser } from '../with-browser.ts';
import { Film } from './film.ts';
import { measureFlights } from './flights.ts';
import type { Frames } from './frames.ts';
import type { Scene } from './scenes.ts';
import { listenForUpdates, scenesOf } from './scenes.ts';
import { measureThinking } from './thinking.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [...GAMES] },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    pace: { type: 'string', default: 'calm' },
    only: { type: 'string' },
    level: { type: 'string', multiple: true, default: CHARACTERS.map(({ bot }) => bot) },
  },
});
const games = GAMES.filter(game => values.game.includes(game));
const pace = PACES.find(one => one === values.pace) ?? 'calm';
const viewport = { width: Number(values.width), height: Number(values.height) };
const PLAYERS = 2;
const FRAMES = 5;
/** By then everyone owns something. */
const ANSWERS = 60;

async function film(place: BenchBrowser, game: GameId): Promise<void> {
  const kept = await begun(game, { players: PLAYERS, answers: ANSWERS }, 'film');
  await visit(place, { motion: 'on', pace, viewport, games: [kept] }, async page => {
    await listenForUpdates(page);
    await page.goto('/#/table/film');
    await nextSight(page);
    const shot = new Film();
    await shot.shoot(page);
    let scenes: Scene[] | null = null;
    await play(page, {
      policy: policies[game],
      until: () => scenes !== null,
      look: async () => {
        scenes = await scenesOf(page, 0);
        // As a hand would: what comes at once on the same spot is the second half of a double click.
        await page.waitForTimeout(500);
      },
    });
    // The last thing that was painted is what you are asked.
    await page.waitForTimeout(500);
    for (const scene of scenes ?? []) {
      const folder = join(webRoot, 'artefacts', 'motion', `${game}-${viewport.width}`);
      for (const file of shot.keep(scene, FRAMES, folder)) console.log(relative('.', file));
    }
  });
}

/** Prints how long frames take in each game, by what was going on. */
async function frames(
  place: BenchBrowser,
  title: string,
  measure: (place: BenchBrowser, game: GameId) => Promise<Frames>,
): Promise<void> {
  const rows = [[title, 'moving', 'mean', '95 of 100', 'longest', 'still', 'longest', 'drawing']];
  for (const game of games) {
    const { moving, still, drawn } = await measure(place, game);
    const figures = [sum(moving) / moving.length, quantile(moving, 0.95)].map(milliseconds);
    const longest = (lengths: readonly number[]): string =>
      lengths.length === 0 ? '–' : milliseconds(Math.max(...lengths));
    rows.push([
      game,
      String(moving.length),
      ...figures,
      longest(moving),
      String(still.length),
      longest(still),
      longest(drawn),
    ]);
  }
  console.log(aligned(rows));
}

await builtSite();
await withBrowser(async place => {
  const isWanted = (part: string): boolean => (values.only ?? part) === part;
  if (isWanted('films')) for (const game of games) await film(place, game);
  if (isWanted('frames')) await frames(place, 'in a game', measureFlights);
  if (isWanted('thinking')) {
    for (const level of values.level) {
      await frames(place, `while a ${level} thinks`, (at, game) =>
        measureThinking(at, game, level),
      );
    }
  }
});
