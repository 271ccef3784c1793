// A position set up by hand, and played by option ids.
import { seedFrom } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { TestTable } from '@castellan/kernel/testing';
import type { Seen, Tiny } from './bare.ts';

export class PatternTable<S extends Tiny> extends TestTable<S, Seen<S>> {
  /** The box of the game, arranged, with nothing to be done yet. */
  constructor(game: Game<S, Seen<S>>, players: number, arrange: (state: S) => void) {
    // Checks are off, because unneeded parts may be missing.
    super({ ...game, problems: () => [] }, game.unpack({ players }, seedFrom('stage')));
    arrange(this.state);
  }
}
