import { expect, test } from 'vitest';
import { freshGame } from './seating.ts';
import { fairBot, fairFight } from './fair-fight.ts';
import { editionOf } from './games.ts';
import type { SavedGame, Sitter } from './store/saved-game.ts';
import { savedFrom } from './store/saved-game.ts';

const edition = (await editionOf('quests'))!;

/** A finished game that these seats won. */
function played(sitters: readonly Sitter[], winners: readonly number[], why = 'played'): SavedGame {
  const names = sitters.map((_, seat) => `${seat}`);
  const settings = { players: sitters.length };
  const log = freshGame(edition, { settings, seed: 'fair', sitters, names });
  return savedFrom([...log, { type: 'ended', at: 1, why, winners } as (typeof log)[number]]);
}

const against = (bot: string, ...winners: number[]): SavedGame =>
  played(['person', { bot }, { bot: 'page' }], winners);

test('winners meet stronger bots next, losers weaker ones, as far as there are any', () => {
  const next = (game: SavedGame): string => fairFight([game], 'quests').level;
  expect(fairFight([], 'quests')).toEqual({ level: 'greedy', last: null });
  expect(next(against('greedy-slayer', 0))).toBe('steward');
  expect(next(against('greedy', 1))).toBe('page');
  expect(next(against('page', 2))).toBe('page');
  expect(next(against('castellan', 0, 1))).toBe('castellan');
});

test('only the last game alone against bots that try to win counts', () => {
  const games = [
    played(['person', { bot: 'random' }], [1]),
    played(['person', 'person', { bot: 'page' }], [0]),
    played(['person', { bot: 'page' }], [0], 'limit'),
    against('steward', 1),
    against('page', 0),
  ];
  expect(fairFight(games, 'villages').last).toBeNull();
  expect(fairFight(games, 'quests')).toEqual({
    level: 'greedy',
    last: { level: 'steward', isWon: false },
  });
});

test('those who are invited have a style of the game', () => {
  const fair = fairFight([], 'quests');
  expect(['greedy-slayer', 'greedy-hoarder']).toContain(fairBot(fair, ['slayer', 'hoarder']));
  expect(fairBot(fair, [])).toBe('greedy');
});
