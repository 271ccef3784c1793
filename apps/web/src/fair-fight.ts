import { partsOf } from '@castellan/bots/cast';
import { endingIn } from '@castellan/room';
import { botOf, CHARACTERS } from './characters.ts';
import type { SavedGame } from './store/saved-game.ts';

/** Those who try to win, from the weakest to the strongest. */
const RUNGS = CHARACTERS.map(({ bot }) => bot).filter(bot => bot !== 'random');

/** Whom to play against next, and why. */
export interface FairFight {
  readonly level: string;
  /** The last game alone against bots; null if there was none. */
  readonly last: { readonly level: string; readonly isWon: boolean } | null;
}

/**
 * Against whom somebody wins about every second game: stronger bots after a game that was won, weaker ones after one that
 * was lost. `games` are those of this browser, the newest first: what they tell need not be kept a second time.
 */
export function fairFight(games: readonly SavedGame[], game: string): FairFight {
  for (const { game: id, sitters, log } of games) {
    const ending = id === game ? endingIn(log) : null;
    const seats = sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
    if (ending?.why !== 'played' || seats.length !== 1) continue;
    const met = sitters.map(one => (one === 'person' ? -1 : RUNGS.indexOf(partsOf(one.bot).level)));
    const rung = Math.max(...met);
    if (rung < 0) continue;
    const isWon = ending.winners.includes(seats[0]!);
    const next = Math.min(RUNGS.length - 1, Math.max(0, rung + (isWon ? 1 : -1)));
    return { level: RUNGS[next]!, last: { level: RUNGS[rung]!, isWon } };
  }
  return { level: 'greedy', last: null };
}

/** A bot of that level, in one of the styles of the game. */
export const fairBot = ({ level }: FairFight, cast: readonly string[]): string =>
  botOf(level, cast[Math.floor(Math.random() * cast.length)] ?? null);
