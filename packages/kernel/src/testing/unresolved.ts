import { QuickChance } from '../chance.ts';
import type { Position } from '../core.ts';
import type { Game } from '../game.ts';
import type { View } from '../play.ts';
import { playRandomly } from '../playout.ts';

/** The powers that no random game has used: what is printed on a card, and nothing sets off. At most so many games, all variants in turn. */
export function unresolved<S extends Position, V extends View>(
  game: Game<S, V>,
  games: number,
): string[] {
  const used = new Uint8Array(game.powers.length);
  const picks: number[] = [];
  for (let n = 0; n < games && used.includes(0); n++) {
    const { settings } = game.variants[n % game.variants.length]!;
    const t = game.draft(game.setup(settings, `resolved ${n}`));
    t.powers = used;
    const chance = new QuickChance(n);
    while (playRandomly(t, chance, picks));
  }
  return game.powers.filter((_, power) => used[power] === 0);
}
