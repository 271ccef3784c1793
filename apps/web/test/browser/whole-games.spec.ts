// Whole games. In `npm test`: for one by pressing things alone, for two by the list and by things, and the first answers by a
// screen reader's tree. `WAY=press|drag|keyboard|reader|tap|tap-lying` plays them all in one way, taps on a phone;
// `PLAYERS=1,2,3,5` with that many players.
import { shelf } from '@castellan/shelf';
import type { Page, ViewportSize } from '@playwright/test';
import { byKeys } from './by-keys.ts';
import { playByReader, spokenPolicies } from './by-reader.ts';
import { byCarrying, byTaps, byThings, sometimesThings } from './by-things.ts';
import { expect, test } from './journey.ts';
import { policies } from './policy.ts';
import type { GameId, Means, Way } from './table.ts';
import { against, GAMES, playToTheEnd, setUp } from './table.ts';

const { WAY, PLAYERS } = process.env;

/** How a whole game is played, and with what its answers must have been given. */
interface Manner {
  readonly title: string;
  readonly way: () => Way;
  /** The first of these must have been used, and nothing else may have been. */
  readonly means: readonly Means[];
  /** The phone it is played on; at a desk, unless told. */
  readonly phone?: ViewportSize;
}

const MANNERS: Readonly<Record<string, Manner>> = {
  both: {
    title: 'the list and things',
    way: () => sometimesThings(3),
    means: ['thing', 'list', 'button'],
  },
  press: { title: 'pressing things alone', way: () => byThings, means: ['thing', 'button'] },
  drag: { title: 'dragging', way: byCarrying, means: ['carried', 'thing', 'button'] },
  keyboard: { title: 'the keyboard alone', way: () => byKeys, means: ['key'] },
  tap: {
    title: 'taps on a phone',
    way: () => byTaps,
    means: ['thing', 'button'],
    phone: { width: 390, height: 664 },
  },
  'tap-lying': {
    title: 'taps on a phone that lies',
    way: () => byTaps,
    means: ['thing', 'button'],
    phone: { width: 844, height: 390 },
  },
};

/** Villages is played to its end by two friends, Shadowgate by keyboard: in tests of their own. */
const WITHOUT_ANOTHER = new Set<GameId>(['card-kingdoms', 'quests', 'margraves']);

const counts = (usual: readonly number[]): readonly number[] =>
  PLAYERS?.split(',').map(Number) ?? usual;
const mostPlayers = (game: string): number => shelf.find(({ id }) => id === game)!.about.players[1];

function plays(game: GameId, players: number, manner: string): void {
  const { title, way, means } = MANNERS[manner]!;
  // Numbers of players that a game doesn't take have no test.
  if (players > mostPlayers(game)) return;
  test(`a whole game of ${game} for ${players}, by ${title}`, async ({ page }) => {
    if (WAY !== undefined) test.setTimeout(900_000);
    await setUp(page, against(game, players, `whole ${players}`));
    const { answers, by } = await playToTheEnd(page, { policy: policies[game], way: way() });
    expect(answers).toBeGreaterThan(10);
    expect(by[means[0]!], means[0]).toBeGreaterThan(3);
    expect(means.reduce((sum, one) => sum + by[one], 0)).toBe(answers);
    noteDown(`${answers} answers: ${means.map(one => `${by[one]} by ${one}`).join(', ')}`);
  });
}

async function hears(page: Page, game: GameId, players: number, most?: number): Promise<void> {
  await setUp(page, against(game, players, `heard ${players}`));
  const presses = await playByReader(page, spokenPolicies[game], most);
  expect(presses).toBeGreaterThan(10);
  if (most === undefined) await expect(page.locator('dialog[open] .ct-sheet')).toBeVisible();
  noteDown(`${presses} presses by a reader`);
}

function noteDown(description: string): void {
  const { annotations, title } = test.info();
  annotations.push({ type: 'answers', description });
  if (WAY !== undefined) console.log(`${title}: ${description}`);
}

const { phone } = MANNERS[WAY ?? ''] ?? {};
if (phone !== undefined) test.use({ viewport: phone, hasTouch: true, isMobile: true });

for (const game of GAMES) {
  if (WAY === 'reader') {
    for (const players of counts([2])) {
      if (players > mostPlayers(game)) continue;
      test(`a whole game of ${game} for ${players}, by a reader's tree`, async ({ page }) => {
        test.setTimeout(900_000);
        await hears(page, game, players);
      });
    }
  } else if (WAY !== undefined) {
    for (const players of counts([2])) plays(game, players, WAY);
  } else {
    for (const players of counts([1])) plays(game, players, 'press');
    for (const players of WITHOUT_ANOTHER.has(game) ? counts([2]) : [])
      plays(game, players, 'both');
  }
}

if (WAY === undefined)
  test("the first answers by a reader's tree", async ({ page }) => {
    await hears(page, 'quests', 2, 12);
  });
