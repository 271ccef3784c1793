import type { Game, Position, Variant, View } from '@castellan/kernel';
import { chanceFrom } from './chance-from.ts';
import { expectSameFor } from './checks/non-interference.ts';
import { somewhere } from './somewhere.ts';
import { viewersOf } from './viewers.ts';

/** Compares one position of this seed's game with a twin of it, for one viewer; a fault says how they differ. */
export function twinWorld<S extends Position, V extends View>(
  game: Game<S, V>,
  variant: Variant,
  seed: string,
): void {
  const chance = chanceFrom(`twin ${seed}`);
  const state = somewhere(game, variant, seed);
  const viewers = viewersOf(state);
  const viewer = viewers[chance.below(viewers.length)]!;
  expectSameFor(game, { state, decisions: game.pending(state), next: null, chance }, viewer);
}
