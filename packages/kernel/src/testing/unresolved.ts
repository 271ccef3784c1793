import { QuickChance } from '../chance.ts';
import type { Position } from '../core.ts';
import type { Game } from '../game.ts';
import type { View } from '../play.ts';
import { playRandomly } from '../playout.ts';
import type { Settings } from '../settings.ts';

/**
 * The powers that no random game has used: printed on a card, but nothing sets them off. Plays at most this many games:
 * all variants in turn, or `only` one of them, and then only what is in play there.
 */
export function unresolved<S extends Position, V extends View>(
  game: Game<S, V>,
  games: number,
  only?: Partial<Settings>,
): string[] {
  const variants = only === undefined ? game.variants : [{ settings: only }];
  const used = new Uint8Array(game.powers.length);
  if (only !== undefined) {
    used.fill(1);
    for (const power of game.inPlay(game.setup(only, 'in play'))) used[power] = 0;
  }
  const picks: number[] = [];
  for (let n = 0; n < games && used.includes(0); n++) {
    const { settings } = variants[n % variants.length]!;
    const t = game.draft(game.setup(settings, `resolved ${n}`));
    t.powers = used;
    const chance = new QuickChance(n);
    while (playRandomly(t, chance, picks));
  }
  return game.powers.filter((_, power) => used[power] === 0);
}
