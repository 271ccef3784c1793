import type { Game, Variant } from '@castellan/kernel';
import { Causes, firstLane, NO_POWER, over, playRandomly } from '@castellan/kernel';
import { playoutChance } from '../sim/series.ts';
import type { SoakFinding } from './findings.ts';

/** How far back it is looked what a game was busy with that did not end. */
const LAST = 200;

/** The power that a game was busy with when it stopped, by its name; null: none, or it can't be said. */
export function culpritOf(
  game: Game,
  { settings }: Variant,
  { seed, decision }: SoakFinding,
): string | null {
  const counts = new Map<number, number>();
  const t = game.draft(game.setup(settings, seed));
  t.causes = Causes.unknown(t.state.core.agenda);
  const chance = playoutChance(seed);
  const picks: number[] = [];
  try {
    for (let n = 0; n <= decision && !over(t); n++) {
      const { agenda } = t.state.core;
      const lane = firstLane(agenda);
      const cause = t.causes.at(lane, agenda[lane]!.length - 1);
      if (n >= decision - LAST) counts.set(cause, (counts.get(cause) ?? 0) + 1);
      playRandomly(t, chance, picks);
    }
  } catch {
    return game.powers[t.cause] ?? null;
  }
  counts.delete(NO_POWER);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most === undefined ? null : (game.powers[most[0]] ?? null);
}
