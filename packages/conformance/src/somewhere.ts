import { over, playRandomly } from '@castellan/kernel';
import type { Game, Position, Variant, View } from '@castellan/kernel';
import { chanceFrom } from './chance-from.ts';

/** One position of a random game, any of them as likely as any other: the first, each after an answer, the last. */
export function somewhere<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
): S {
  const chance = chanceFrom(`somewhere ${seed}`);
  const t = game.draft(game.setup(variant.settings, seed));
  const picks: number[] = [];
  let kept = game.clone(t.state);
  for (let met = 2; !over(t); met++) {
    playRandomly(t, chance, picks);
    if (chance.below(met) === 0) kept = game.clone(t.state);
  }
  return kept;
}
