import { playRandomly, QuickChance } from '@castellan/kernel';
import type { Game, Position, View } from '@castellan/kernel';
import type { Subject } from './subject.ts';

/** One of our own games, played at random like in a bot's playout. */
export function kernelGame<S extends Position, V extends View>(
  game: Game<S, V>,
  settings: object,
): Subject {
  const position = midgame(game, settings);
  return {
    run(seed) {
      const chance = new QuickChance(seed);
      const t = game.draft(game.setup(settings, seed));
      const picks: number[] = [];
      let decisions = 1;
      while (playRandomly(t, chance, picks)) decisions++;
      return { decisions, checksum: game.turns(t.state) };
    },
    clone: () => game.clone(position),
    json: () => JSON.stringify(position),
  };
}

/** A position from the middle of a random game. */
function midgame<S extends Position, V extends View>(game: Game<S, V>, settings: object): S {
  const chance = new QuickChance(1);
  const t = game.draft(game.setup(settings, 1));
  const picks: number[] = [];
  for (let i = 0; i < 60; i++) playRandomly(t, chance, picks);
  return t.state;
}
