import { chairNamed, chanceFor, greedy } from '@castellan/bots';
import type { Game, Position } from '@castellan/kernel';
import { frameOn, over, proceed, QuickChance, waitingLanes } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games.ts';

/** Every level, plain and in every style that the game has. */
const chairsOf = ({ styles = [] }: Game): string[] =>
  ['', ...styles.map(({ name }) => `-${name}`)].flatMap(style => [
    `page${style}`,
    `squire${style}`,
    `steward${style}@8`,
    `castellan${style}@16`,
  ]);

/** Positions of a game that greedy chairs play, some decisions apart. */
function* positions(game: Game, every: number, most: number): Generator<Position> {
  const counts = game.settings[0]!.values.map(Number);
  const players = counts.includes(3) ? 3 : Math.max(...counts);
  const state = game.setup({ players }, 'no cheating');
  const t = game.draft(state);
  const chairs = Array.from({ length: players }, (_, seat) => greedy(game, new QuickChance(seat)));
  const picks: number[] = [];
  for (let i = 1; i <= every * most && !over(t); i++) {
    const lane = waitingLanes(state)[0]!;
    if (i % every === 0) yield game.clone(state);
    chairs[frameOn(t, lane).seat]!.pick(t, lane, picks);
    proceed(t, lane, picks);
  }
}

/** Five of them, far apart; of a short game, as they come. */
function spread(game: Game): Position[] {
  const apart = [...positions(game, 23, 5)];
  return apart.length > 2 ? apart : [...positions(game, 2, 5)];
}

function picksOf(game: Game, name: string, state: Position, lane: number): number[] {
  const picks: number[] = [];
  const chair = chairNamed(name)(game, chanceFor('chair', 0));
  chair.pick(game.draft(game.clone(state)), lane, picks);
  return picks;
}

for (const { id, rules } of games) {
  describe(id, () => {
    test('no chair looks at what its seat can’t see: other hidden cards change no choice', async () => {
      const game = await rules();
      let swapped = 0;
      for (const state of spread(game)) {
        const lane = waitingLanes(state)[0]!;
        const { seat } = frameOn(game.draft(state), lane);
        const other = game.sample(game.view(state, seat), new QuickChance(99));
        if (JSON.stringify(other) !== JSON.stringify(state)) swapped++;
        for (const name of chairsOf(game))
          expect(picksOf(game, name, other, lane)).toEqual(picksOf(game, name, state, lane));
      }
      expect(swapped).toBeGreaterThan(2);
    });
  });
}
