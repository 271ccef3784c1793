import { shelf } from '@castellan/shelf';
import type { GameId } from '../test/browser/table.ts';
import { keptGame, playGreedily } from '../test/fullest/greedy-game.ts';

/** The first is who looks. */
const NAMES = ['Robin', 'Ada', 'Bruno', 'Cleo', 'Dov'];

/** A game that is under way, as a browser kept it: at least this much was answered, and the first seat is asked. */
export async function begun(
  id: GameId,
  { players, answers }: { readonly players: number; readonly answers: number },
  table: string,
): Promise<ReturnType<typeof keptGame>> {
  const game = await shelf.find(one => one.id === id)!.rules();
  const seed = 'motion';
  let at = 0;
  playGreedily(game, players, seed, (_t, _lane, n) => {
    if (at < answers) at = n;
  });
  const { key, value } = keptGame(game, players, { seed, answers: at }, table);
  return {
    key,
    value: { ...(value as object), names: NAMES.slice(0, players), updated: Date.now() },
  };
}
