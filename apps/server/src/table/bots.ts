import { chairNamed, chairs } from '@castellan/bots';
import type { QuickChair } from '@castellan/bots';
import type { Answer, Decision, Game, Table, Position, View } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';

/** The bots that may sit down. Those that are not quick think in a thread of their own (`thinkers.ts`). */
export const SERVER_BOTS: readonly string[] = Object.keys(chairs);

/** Who plays for someone who is away. */
export const STAND_IN = 'greedy';

/**
 * What a quick bot answers in a seat. Its chance comes from the place in the game and not from the seed, so that it tells
 * nobody anything about the deck.
 */
export function botAnswer(bot: string, table: Table<Position, View>, decision: Decision): Answer {
  try {
    return chairFor(bot, table.game, decision).choose(table.view(decision.seat), decision);
  } catch {
    return decision.fallback;
  }
}

function chairFor(bot: string, game: Game, { seat, id }: Decision): QuickChair {
  let n = seat + 1;
  for (const letter of id) n = (n * 31 + letter.codePointAt(0)!) % 1_000_003;
  return chairNamed(bot)(game, new QuickChance(n));
}
